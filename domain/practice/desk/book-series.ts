import { invalid } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { type BookingWish, bookIn } from '../book-session.ts';
import { type OfferedSlot, offeredSlot } from '../offered-slot.ts';
import { readOwnSession } from '../owned-session.ts';
import { countHolderCredits } from '../queries.ts';

type Wish = { actor: Actor; sessionId: string; startsAt: Date[] };
type Series = { sessionId: string; wishes: { wish: BookingWish; offered: OfferedSlot }[] };

const book = staffVerb<Series, { booked: number }>(
  'session.series_booked',
  async (services, tx, { sessionId, wishes }) => {
    for (const { wish, offered } of wishes) await bookIn(services, tx, wish, offered);
    const [first] = wishes;
    return {
      about: { kind: 'session', id: sessionId, label: first?.wish.sessionType },
      after: { sessions: wishes.length, from: first?.wish.startsAt.toISOString() },
      answer: { booked: wishes.length },
    };
  },
);

/** The next sessions of the same person and type in one go: all of them, or none where one is no longer free. */
export async function bookSeries(services: Parts, { actor, sessionId, startsAt }: Wish) {
  staffOnly(actor);
  const session = await readOwnSession(services, { actor, sessionId });
  const { userId, email, name, sessionType, memberZone } = session;
  const credits = await countHolderCredits(services.db, session, sessionType);
  if (startsAt.length === 0) throw invalid({ startsAt: 'Please choose at least one.' });
  if (startsAt.length > Math.max(credits, 1))
    throw invalid({ startsAt: `Only ${credits} of them can be paid with what was bought.` });
  const booker = userId ? { memberId: userId } : { guest: { email, name } };
  const wishes: Series['wishes'] = [];
  for (const moment of startsAt) {
    const wish = { ...booker, sessionType, startsAt: moment, memberZone: memberZone ?? undefined };
    const offered = await offeredSlot(services, { ...wish, atShortNotice: true });
    wishes.push({ wish: { ...wish, isKept: true }, offered });
  }
  return book(services, { actor, sessionId, wishes });
}
