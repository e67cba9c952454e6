import type { Services } from '../../services.ts';
import { bookSession } from '../book-session.ts';
import { readOwnSession } from '../owned-session.ts';
import { rescheduleSession } from '../reschedule-session.ts';
import { notScheduled } from '../session-rules.ts';
import { sessionPath } from './session-key.ts';

type Wish = { key: string; startsAt: Date; zone?: string };

/** Another time by the signed link: the booking is moved, or, where it was called off, its credit books a new one. */
export async function rebookSession(services: Services, { key, startsAt, zone }: Wish) {
  const session = await readOwnSession(services, { key });
  const { userId, email, name, sessionType, paidBy } = session;
  if (session.status === 'scheduled') {
    await rescheduleSession(services, { key, startsAt });
    return { path: `/sessions/${key}` };
  }
  if (session.status !== 'cancelled' || !paidBy) throw notScheduled();
  const booker = userId ? { memberId: userId } : { guest: { email, name } };
  const memberZone = zone ?? session.memberZone ?? undefined;
  const { sessionId } = await bookSession(services, {
    ...booker,
    ...{ sessionType, startsAt, memberZone, source: paidBy },
  });
  return { path: sessionPath(services, { id: sessionId, userId }) };
}
