import { liveReportsTopic } from '../../../domain/readings/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { eventStream } from '../../event-stream.ts';
import { findMember } from '../../middleware/member.ts';
import type { Route } from './+types/report-stream';

/** Tabs of one member. */
const MOST_STREAMS = 8;

/** Says that a member's report has come a step further; the page then asks for it in the usual way. */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const member = await findMember(services, request);
  if (!member) return Response.json({ error: 'Please sign in.' }, { status: 401 });
  const topic = liveReportsTopic(member.id);
  if (services.live.listening(topic) >= MOST_STREAMS) {
    return Response.json({ error: 'Your reports are open in too many windows.' }, { status: 429 });
  }
  let count = 0;
  return eventStream(services, { topic, read: async () => ({ count: count++ }) });
});
