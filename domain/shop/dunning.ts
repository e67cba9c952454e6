import { z } from 'zod';
import type { SubscriptionState } from '../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { whole } from '../../shared/fields.ts';
import { ownerVerb } from '../identity/index.ts';
import { readSetting, writeSetting } from '../settings.ts';
import type { SubscriptionRow } from './membership.ts';

const SETTING = 'membership_grace_days';
const USUAL_DAYS = 14;
const [LEAST, MOST] = [5, 30];
/** The last letter comes so long before the end. */
const LAST_DAYS = 2;

/** How long a member has to put a failed charge right. Meanwhile everything stays open to her. */
export async function readGraceDays(db: Db | Tx): Promise<number> {
  const days = await readSetting(db, SETTING);
  return typeof days === 'number' ? days : USUAL_DAYS;
}

const WORDS = `Please give a number of days from ${LEAST} to ${MOST}.`;

/** For charges that fail from now on: whoever was told a day keeps it. */
export const changeGrace = ownerVerb(
  'settings.grace_changed',
  z.object({ days: whole(LEAST, MOST, WORDS) }),
  async (_services, tx, { days }) => {
    const before = await readGraceDays(tx);
    if (before === days) return { unchanged: true, answer: undefined };
    await writeSetting(tx, SETTING, days);
    return {
      about: { kind: 'settings', id: 'grace' },
      before: { days: before },
      after: { days },
      answer: undefined,
    };
  },
);

type Dunning = Pick<SubscriptionRow, 'failedAt' | 'graceUntil' | 'dunned' | 'dunAt'>;
const paid: Dunning = { failedAt: null, graceUntil: null, dunned: 0, dunAt: null };

/** What a reading of the provider makes of it: begun with each charge that fails, over once it is paid. */
export function dunningOf(
  { status, latestInvoice }: Pick<SubscriptionState, 'status' | 'latestInvoice'>,
  before: (Dunning & Pick<SubscriptionRow, 'failedInvoiceId'>) | undefined,
  { now, graceDays }: { now: Date; graceDays: number },
): Dunning {
  if (status !== 'past_due') return paid;
  const isSame = before?.failedInvoiceId === (latestInvoice?.invoiceId ?? null);
  if (before?.failedAt && isSame) {
    const { failedAt, graceUntil, dunned, dunAt } = before;
    return { failedAt, graceUntil, dunned, dunAt };
  }
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  return { failedAt: now, graceUntil: after(graceDays), dunned: 0, dunAt: after(Math.floor(graceDays / 2)) };
}

type Step = { letter?: 'reminder' | 'last'; isOver?: boolean } & Partial<Dunning>;

/**
 * What is due now: a reminder half-way, a last letter two days before the end, the end. After a standstill the newest letter
 * goes out alone, and nobody's membership ends within two days of the last one.
 */
export function nextStep({ graceUntil, dunned, dunAt }: Dunning, now: Date): Step | undefined {
  if (!graceUntil || !dunAt || dunAt > now) return undefined;
  const lastAt = new Date(graceUntil.getTime() - LAST_DAYS * DAY);
  if (dunned < 2 && now >= lastAt) {
    const end = new Date(Math.max(graceUntil.getTime(), now.getTime() + LAST_DAYS * DAY));
    return { letter: 'last', dunned: 2, graceUntil: end, dunAt: end };
  }
  if (dunned < 1) return { letter: 'reminder', dunned: 1, dunAt: lastAt };
  return now >= graceUntil ? { isOver: true } : undefined;
}
