import type { Services } from '../../services.ts';
import { ordersAbout } from '../../shop/index.ts';
import { practiceOf } from '../offered-slot.ts';
import { readOwnSession } from '../owned-session.ts';
import { subjectOf } from '../payment/session-subject.ts';
import { countCreditsOf, type SessionRow } from '../queries.ts';
import { toSessionCard } from '../read-sessions.ts';
import { isOpen, isPaid } from '../session-rules.ts';
import { findType } from '../types/queries.ts';
import { readFreeTimes, type TimesWish } from './free-times.ts';

type Keyed = { key: string };

/** One session, for whoever holds its signed link. What was said in it is read in the account, where there is one. */
export async function readGuestSession(services: Services, { key }: Keyed) {
  const { db, clock } = services;
  const now = clock.now();
  const row = await readOwnSession(services, { key });
  const [practice, type, orders] = await Promise.all([
    practiceOf(services, row),
    findType(db, row.sessionType),
    ordersAbout(db, subjectOf(row.id)),
  ]);
  const card = toSessionCard(row, now);
  return {
    ...card,
    notes: row.userId ? null : card.notes,
    hasAccount: row.userId !== null,
    isHeld: row.held,
    isOver: row.endsAt <= now,
    isOpen: isPaid(row) && isOpen(row, now),
    isPaymentOnItsWay: orders.some(({ state }) => state === 'pending'),
    /** Its money can pay for another hour. */
    canRebook: await hasCreditLeft(services, row),
    bookPath: type && !type.retiredAt && type.priceCents !== null ? `/book/${type.slug}` : undefined,
    practiceZone: practice.zone,
    zone: row.memberZone ?? practice.zone,
  };
}

export type GuestSession = Awaited<ReturnType<typeof readGuestSession>>;

/** The times it can be moved to. */
export async function readMovePage(services: Services, { key, ...wish }: Keyed & TimesWish) {
  const row = await readOwnSession(services, { key });
  const practice = await practiceOf(services, row);
  const zone = wish.zone ?? row.memberZone ?? undefined;
  const times = await readFreeTimes(services, practice, { ...wish, zone, besides: row.id });
  return { type: row.sessionType, minutes: row.durationMinutes, times };
}

async function hasCreditLeft({ db }: Pick<Services, 'db'>, row: SessionRow): Promise<boolean> {
  if (row.status !== 'cancelled' || !row.paidBy) return false;
  const left = await countCreditsOf(db, row.paidBy);
  return left.some(({ sessionType }) => sessionType === row.sessionType);
}
