import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type BookingWish, bookSession } from '../book-session.ts';
import { holderOf, insertSlot } from '../insert-slot.ts';
import { offeredSlot } from '../offered-slot.ts';
import { payForSession } from '../payment/pay-for-session.ts';
import { countUnpaid } from '../queries.ts';
import { publicType } from './public-types.ts';
import { sessionPath, signSessionKey } from './session-key.ts';

const HOLD_MS = 15 * 60_000;
/** Of one person at a time. */
const MOST_HELD = 3;

/** `ledBy` is what led her here, if her address said so; the order keeps it. */
type Wish = Omit<BookingWish, 'sessionType' | 'isKept' | 'source'> & { slug: string; ledBy?: string };
type Booker = Parameters<typeof holderOf>[0];

/**
 * Takes a slot off the public page for 15 minutes and leads to its payment page; paid, it is booked. What costs nothing
 * is booked at once.
 */
export async function holdSlot(services: Services, wish: Wish & Booker): Promise<{ url: string }> {
  const { name: sessionType, priceCents } = await publicType(services.db, wish.slug);
  if (priceCents === 0) {
    const { sessionId } = await bookSession(services, { ...wish, sessionType });
    return { url: sessionPath(services, { id: sessionId, userId: holderOf(wish).userId }) };
  }
  const offered = await offeredSlot(services, { sessionType, startsAt: wish.startsAt });
  const sessionId = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const payBy = new Date(now.getTime() + HOLD_MS);
    const held = await insertSlot(services, tx, { ...wish, booker: wish, offered, payBy, held: true });
    if ((await countUnpaid(tx, holderOf(wish), now)) > MOST_HELD) throw tooMany();
    return held.id;
  });
  return payForSession(services, { key: signSessionKey(services, sessionId) }, wish.ledBy);
}

const tooMany = () =>
  new DomainError(
    'conflict',
    'You are holding several times already. Please pay for one of them, or wait a quarter of an hour.',
  );
