import type { Reply } from '../../../adapters/assistant/assistant.ts';
import { type Concern, kinds, languages } from '../../../care/index.ts';
import { careWords } from '../../../content/care/words.ts';
import { careText, helpLinesTold, type Locale } from '../../care.ts';
import type { Services } from '../../services.ts';
import type { ConversationRow } from './queries.ts';

/** Why a person is needed, as the office reads it. It names no more than she has to know before she opens it. */
const reasons: Record<Concern['severity'], string> = {
  crisis: 'May be in danger',
  care: 'Wrote of something that a person should answer',
};

/** The answer to somebody in need. It comes before every other rule of the chat, and no model is asked. */
export function careReply(
  services: Services,
  concern: Concern,
  { country }: Locale,
  { isTold, asksEmail }: { isTold: boolean; asksEmail: boolean },
): Reply {
  return {
    response: careText(services, { ...concern, country }, { isTold, asksEmail }),
    recommendations: [],
    sources: [],
    intent: 'question',
    escalate: reasons[concern.severity],
  };
}

/** To what somebody writes whom a person will answer: never "I do not know that", and whom to call meanwhile. */
export function stillHere(services: Services, concern: Concern, { country }: Locale): string {
  const { stillHere: words, noReading } = careWords[concern.language];
  if (concern.severity === 'care') return noReading;
  return `${words}\n${helpLinesTold(services, { ...concern, country })}`;
}

/** What was said in a conversation before, as long as nobody of ours has closed the matter. */
export function concernOf({ careKind, careSeverity, careLanguage }: ConversationRow): Concern | undefined {
  const kind = kinds.find((one) => one === careKind);
  if (!kind || !careSeverity) return undefined;
  return { kind, severity: careSeverity, language: languages.find((one) => one === careLanguage) ?? 'en' };
}
