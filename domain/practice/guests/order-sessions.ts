import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type OrderHolder, type OrderRow, openOrder } from '../../shop/index.ts';
import { bookSession } from '../book-session.ts';
import { orderSource } from '../payment/session-subject.ts';
import { readPractice, rulesOf } from '../practice.ts';
import { countCreditsOf, listPaidBy } from '../queries.ts';
import { toSessionCard } from '../read-sessions.ts';
import { findType } from '../types/queries.ts';
import { readFreeTimes, type TimesWish } from './free-times.ts';
import { sessionPath, signSessionKey } from './session-key.ts';

type Wish = TimesWish & { type?: string };

/** The sessions an order has paid for: those that are booked, and the times for those that are still to be booked. */
export async function readOrderSessions(services: Services, holder: OrderHolder, { type, ...wish }: Wish) {
  const { db, clock } = services;
  const { order } = await openOrder(services, holder);
  const source = orderSource(order.id);
  const [credits, rows, practice] = await Promise.all([
    countCreditsOf(db, source),
    listPaidBy(db, source),
    readPractice(services),
  ]);
  const chosen = credits.find(({ sessionType }) => sessionType === type) ?? credits[0];
  const rules = chosen && (await findType(db, chosen.sessionType));
  const zone = wish.zone ?? rows.find(({ memberZone }) => memberZone)?.memberZone ?? undefined;
  return {
    productName: order.productName,
    practiceZone: practice.zone,
    sessions: rows.map((row) => ({
      ...toSessionCard(row, clock.now()),
      path: `/sessions/${signSessionKey(services, row.id)}`,
      zone: row.memberZone ?? practice.zone,
      name: row.name,
    })),
    credits,
    type: chosen?.sessionType,
    times: rules && (await readFreeTimes(services, rulesOf(practice, rules), { ...wish, zone })),
  };
}

type Booking = { sessionType: string; startsAt: Date; name: string; zone?: string };

/** A guest books what her order has paid for; the order's link is all she needs. */
export async function bookFromOrder(
  services: Services,
  holder: OrderHolder,
  { name, zone, ...wish }: Booking,
): Promise<{ path: string }> {
  const { order } = await openOrder(services, holder);
  refuseIfTakenBack(order);
  const { userId, email } = order;
  const booker = userId ? { memberId: userId } : { guest: { email, name } };
  const source = orderSource(order.id);
  const { sessionId } = await bookSession(services, { ...booker, ...wish, memberZone: zone, source });
  return { path: sessionPath(services, { id: sessionId, userId }) };
}

function refuseIfTakenBack({ state }: OrderRow): void {
  if (state === 'paid' || state === 'partially_refunded') return;
  throw new DomainError('conflict', 'This order has not been paid, or was taken back.');
}
