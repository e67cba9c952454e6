import { isStaff } from '../../../domain/identity/index.ts';
import { liveSupportTopic, staffTopic } from '../../../domain/support/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { eventStream } from '../../event-stream.ts';
import { findMember } from '../../middleware/member.ts';
import type { Route } from './+types/support-stream';

/** Tabs of one member; the staff share a topic. */
const MOST_STREAMS = { member: 8, staff: 200 };

/** Says that something has changed in the Support Center; the page then asks for it in the usual way. */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const member = await findMember(services, request);
  if (!member) return Response.json({ error: 'Please sign in.' }, { status: 401 });
  const topic = isStaff(member) ? staffTopic : liveSupportTopic(member.id);
  if (services.live.listening(topic) >= MOST_STREAMS[isStaff(member) ? 'staff' : 'member']) {
    return Response.json({ error: 'The Support Center is open in too many windows.' }, { status: 429 });
  }
  let count = 0;
  return eventStream(services, {
    topic,
    read: async () => ({ count: count++ }),
  });
});
