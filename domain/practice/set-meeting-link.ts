import { invalid } from '../errors.ts';
import { staffVerb } from '../identity/index.ts';
import { lockOwnSession } from './owned-session.ts';
import { updateSession } from './queries.ts';

type Link = { sessionId: string; meetingLink: string };

export const setMeetingLink = staffVerb<Link, { sessionId: string }>(
  'session.linked',
  async (services, tx, { actor, sessionId, meetingLink }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    if (!URL.canParse(meetingLink) || new URL(meetingLink).protocol !== 'https:') {
      throw invalid({ meetingLink: 'Please give a link that begins with https://' });
    }
    await updateSession(tx, sessionId, { meetingLink, updatedAt: services.clock.now() });
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      after: { host: new URL(meetingLink).host },
      answer: { sessionId },
    };
  },
);
