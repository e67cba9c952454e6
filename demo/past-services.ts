import { scriptedAssistant } from '../adapters/assistant/scripted.ts';
import { outboxTransport } from '../adapters/mail/outbox.ts';
import { assistantWords } from '../content/assistant.ts';
import type { Services } from '../domain/services.ts';
import type { DrawingDesk } from './draw-meanwhile.ts';
import type { PlayMoney } from './pay.ts';
import type { Timeline } from './timeline.ts';

/**
 * The services with which verbs and jobs run in the past: the same database and files, and for everything that knows
 * the time or leaves the process an implementation that stays with the timeline.
 */
export function pastServices(
  services: Services,
  { timeline, playMoney, desk }: { timeline: Timeline; playMoney: PlayMoney; desk: DrawingDesk },
): Services {
  const { live, log, content } = services;
  return {
    ...services,
    clock: timeline,
    jobs: timeline.queue,
    // Sample letters never leave, not even where SMTP is configured for the demo.
    mail: outboxTransport,
    assistant: scriptedAssistant(() => assistantWords(content.current().site)),
    ...playMoney,
    // Nobody has a page open on what happened weeks ago.
    live: { ...live, publish: async () => {} },
    log: { ...log, info: () => {} },
    documents: desk.documents,
    files: desk.files,
  };
}
