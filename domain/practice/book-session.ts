import type { Tx } from '../../db/connect.ts';
import { DomainError } from '../errors.ts';
import { accountById } from '../identity/index.ts';
import type { Parts, Services } from '../services.ts';
import { type Booker, holderOf, insertSlot } from './insert-slot.ts';
import { type OfferedSlot, offeredSlot } from './offered-slot.ts';
import { keptUntil } from './payment/keep-place.ts';
import { countUnpaid, type Holder, type SessionRow } from './queries.ts';
import { MAX_UNPAID, MAX_UNPAID_UNPROVEN } from './session-rules.ts';
import { spendCredit } from './spend-credit.ts';
import { tellBooked } from './tell-booked.ts';

export type BookingWish = Booker & {
  sessionType: string;
  startsAt: Date;
  memberZone?: string;
  /** Booked by the practitioner, who decides herself what becomes of it unpaid. */
  isKept?: boolean;
  /** To be paid with a credit of this source, and not at all without one. */
  source?: string;
};

/** Books a slot: paid by a credit of the type where there is one, otherwise to be paid, with its place kept for a time. */
export async function bookSession(services: Services, wish: BookingWish): Promise<{ sessionId: string }> {
  const offered = await offeredSlot(services, wish);
  return services.db.transaction((tx) => bookIn(services, tx, wish, offered));
}

export async function bookIn(
  services: Parts,
  tx: Tx,
  wish: BookingWish,
  offered: OfferedSlot,
): Promise<{ sessionId: string }> {
  const now = services.clock.now();
  const { memberZone, isKept = false, source } = wish;
  const { slot, practice, type } = offered;
  const isFree = type.priceCents === 0;
  const { keepHours } = practice;
  const payBy = isKept || isFree ? null : keptUntil({ now, startsAt: slot.startsAt, keepHours });
  const session = await insertSlot(services, tx, { booker: wish, offered, memberZone, payBy });
  const use = { ...holderOf(wish), sessionType: type.name, sessionId: session.id, source };
  const paid = !isFree && (await spendCredit(tx, use));
  if (!paid && (type.creditOnly || source)) throw needsCredit();
  if (!paid && !isFree) await refuseIfTooManyUnpaid(tx, use, { now, isKept });
  const booked: SessionRow = paid ? { ...session, paymentState: 'credit', payBy: null } : session;
  await tellBooked(services, tx, booked, practice.zone);
  return { sessionId: session.id };
}

const needsCredit = () =>
  new DomainError('conflict', 'This kind of session comes with a purchase, and you have none of them left.');

/** Anybody can sign up with any address: until one is proven, its places would be held at no cost. */
async function refuseIfTooManyUnpaid(
  tx: Tx,
  holder: Holder,
  { now, isKept }: { now: Date; isKept: boolean },
): Promise<void> {
  const isProven =
    isKept || (holder.userId && (await accountById(tx, holder.userId))?.emailVerified === true);
  const most = isProven ? MAX_UNPAID : MAX_UNPAID_UNPROVEN;
  if ((await countUnpaid(tx, holder, now)) <= most) return;
  throw new DomainError(
    'conflict',
    isProven
      ? `${most} of your sessions are waiting to be paid. Please settle one of them before booking another.`
      : 'A session of yours is waiting to be paid. Please pay for it, or confirm your e-mail address, before booking another.',
  );
}
