import { addMonths } from 'date-fns/addMonths';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { isPaymentsError, type Priced, type SubscriptionChange } from '../../adapters/payments/payments.ts';
import { isOnSale } from '../../content/catalogue.ts';
import { opensOf, type PaidBy, type Product, paidBy, termsOf } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { membershipChanges } from '../../db/schema/index.ts';
import { HOUR, MINUTE } from '../../shared/durations.ts';
import { processDue } from '../duties.ts';
import { DomainError, notFound, refused } from '../errors.ts';
import type { Deps } from '../services.ts';
import { inOurWords } from './manage-membership.ts';
import {
  membershipState,
  newestMembership,
  type SubscriptionRow,
  shownOpens,
  subscriptionOf,
  tierOf,
} from './membership.ts';
import { claimLatestRead, existingOrder, numberedRead, withOrder } from './orders/open-order.ts';
import type { OrderRow } from './orders/queries.ts';
import { byTheYear } from './quote.ts';
import { type ChangeRow, changeChange, keyOf, openChanges } from './settle-change.ts';
import { settleSubscription } from './settle-subscription.ts';
import { decideCharge } from './tax.ts';

/** What was counted for a moment stays good so long. */
const GOOD_MS = 30 * MINUTE;
const AGAIN_MS = 2 * MINUTE;
/** The provider remembers a key for a day. What it does not know by then was never done. */
const GIVEN_UP_MS = 23 * HOUR;

const kindOf = (from: { period: PaidBy; cents: number }, to: { period: PaidBy; cents: number }) => {
  if (from.period !== to.period) return to.period === 'year' ? 'up' : 'later';
  return to.cents > from.cents ? 'up' : 'down';
};

export type ChangeOption = {
  productId: string;
  name: string;
  period: PaidBy;
  amountCents: number;
  opens: ReturnType<typeof shownOpens>;
  /** up: charged at once. down: from the next charge on. later: at the end of the paid time, and all that is taxed otherwise. */
  kind: 'up' | 'down' | 'later';
};

type Own = { order: OrderRow; row: SubscriptionRow };

async function ownMembership(db: Db, memberId: string): Promise<Own> {
  const found = await newestMembership(db, memberId);
  if (!found || found.subscription.months !== null) throw notFound('Membership');
  return { order: found.order, row: found.subscription };
}

/** All that is sold as a membership, each by the month and by the year, but what she has. */
function optionsFor(services: Deps, { order, row }: Own): (ChangeOption & { product: Product })[] {
  const now = tierOf(row, order);
  const all = services.content
    .current()
    .catalogue.all.filter((product) => product.recurring && isOnSale(product));
  const sold = all.flatMap((product) =>
    product.recurring === 'month' && product.yearlyCents ? [product, byTheYear(product)] : [product],
  );
  return sold.flatMap((product) => {
    const { id: productId, name, priceCents: amountCents, recurring: period = 'month' } = product;
    if (productId === now.productId && period === row.period) return [];
    const dearer = kindOf({ period: row.period, cents: row.amountCents }, { period, cents: amountCents });
    const kind = dearer === 'up' && !isTaxedAlike(services, order, now, product) ? 'later' : dearer;
    const opens = shownOpens(services, opensOf(product));
    return [{ productId, name, period, amountCents, opens, kind, product }];
  });
}

/**
 * What is charged at once is the new price less what is not used of the old one: one sum, which has one tax. Where the two
 * are taxed differently there is no such sum, so nothing is charged before the paid time is over.
 */
function isTaxedAlike(
  services: Deps,
  order: OrderRow,
  from: Pick<ReturnType<typeof tierOf>, 'terms'>,
  to: Product,
): boolean {
  const [one, other] = [from.terms?.taxClass ?? 'service', to.taxClass].map((taxClass) => {
    const tax = decideCharge(services, order, { taxClass, grossCents: to.priceCents });
    return tax && [tax.taxTreatment, tax.taxCountry, tax.taxRate, tax.taxRule.oss].join();
  });
  return one === other;
}

const mayChange = (row: SubscriptionRow): boolean => membershipState(row) === 'active';

/** What she may change to, what is to come already, and, where she has chosen one, what that costs at this moment. */
export async function readChanges(
  services: Deps,
  { memberId, to }: { memberId: string; to?: { productId: string; period: PaidBy } },
) {
  const { db, clock, payments } = services;
  const own = await ownMembership(db, memberId).catch(() => undefined);
  if (!own) return undefined;
  const { order, row } = own;
  const [open] = await openChanges(db, order.id);
  const options = mayChange(row) && !open ? optionsFor(services, own) : [];
  const chosen =
    to && options.find(({ productId, period }) => productId === to.productId && period === to.period);
  const at = clock.now();
  const isUp = chosen?.kind === 'up';
  const preview = isUp
    ? await payments.previewChange(row.subscriptionId, pricedOf(chosen), at).catch(inOurWords)
    : undefined;
  return {
    options: options.map(({ product: _, ...option }) => option),
    mayPause: mayChange(row) && !open,
    open: open && toShown(open),
    pausedFrom: row.pausedFrom?.toISOString(),
    paidUntil: row.currentPeriodEnd.toISOString(),
    chosen: chosen && {
      ...{ productId: chosen.productId, name: chosen.name, period: chosen.period, kind: chosen.kind },
      ...{ amountCents: chosen.amountCents, opens: chosen.opens },
      chargedCents: preview?.amountCents,
      at: at.toISOString(),
    },
  };
}

export type MembershipChanges = NonNullable<Awaited<ReturnType<typeof readChanges>>>;

const toShown = ({ kind, state, productName, period, amountCents, paidUntil, chargesFrom }: ChangeRow) => ({
  kind,
  isAsked: state === 'asked',
  name: productName ?? undefined,
  period: period ?? undefined,
  amountCents: amountCents ?? undefined,
  from: paidUntil.toISOString(),
  until: chargesFrom?.toISOString(),
});

const pricedOf = ({
  productId,
  name,
  amountCents,
  period,
}: Omit<ChangeOption, 'opens' | 'kind'>): Priced => ({
  ...{ productId, name, amountCents },
  every: period,
});

export const changeWish = z.object({
  productId: z.string().max(64),
  period: z.enum(paidBy),
  /** What she was shown, and the moment it was counted for. */
  amountCents: z.coerce.number().int(),
  chargedCents: z.preprocess((value) => value || undefined, z.coerce.number().int().optional()),
  at: z.iso.datetime(),
});

/** To another membership, or another rhythm. What is charged at once is what she was shown, to the cent. */
export async function changeMembership(
  services: Deps,
  memberId: string,
  wish: z.output<typeof changeWish>,
): Promise<void> {
  const own = await ownMembership(services.db, memberId);
  const { order, row } = own;
  const to = optionsFor(services, own).find(
    ({ productId, period }) => productId === wish.productId && period === wish.period,
  );
  if (!to) throw refused('This is not sold any more. Please look again.');
  if (to.amountCents !== wish.amountCents) throw refused('The price has changed. Please look again.');
  const { productId, name: productName, period, amountCents, kind } = to;
  const change = {
    ...{ kind, productId, productName, period, amountCents },
    terms: termsOf(to.product),
    chargesFrom: kind === 'later' ? row.currentPeriodEnd : null,
  };
  if (kind !== 'up') {
    if (wish.chargedCents) throw refused('What is charged now has changed. Please look again.');
    return ask(services, own, change);
  }
  const proratedAt = new Date(wish.at);
  const now = services.clock.now().getTime();
  if (proratedAt.getTime() > now || now - proratedAt.getTime() > GOOD_MS)
    throw refused('This was counted some time ago. Please look again.');
  const preview = await services.payments
    .previewChange(row.subscriptionId, pricedOf(to), proratedAt)
    .catch(inOurWords);
  if (preview.amountCents !== (wish.chargedCents ?? 0))
    throw refused('What is charged now has changed. Please look again.');
  await ask(services, { order, row }, { ...change, agreedCents: preview.amountCents, proratedAt });
}

export const pauseWish = z.object({ months: z.coerce.number().int().min(1).max(3) });

/** From the end of the paid time on, for one to three months: nothing is charged, and nothing is open. */
export async function pauseMembership(services: Deps, memberId: string, { months }: { months: number }) {
  const own = await ownMembership(services.db, memberId);
  const chargesFrom = addMonths(own.row.currentPeriodEnd, months);
  await ask(services, own, { kind: 'pause', chargesFrom });
}

/** What was to come does not come; a pause that has begun ends, and the next time is charged now. */
export async function takeChangeBack(services: Deps, memberId: string): Promise<void> {
  const own = await ownMembership(services.db, memberId);
  const { row } = own;
  const now = services.clock.now();
  if (row.pausedFrom && row.pausedFrom <= now) return ask(services, own, { kind: 'begin' });
  const open = await openChanges(services.db, own.order.id);
  const agreed = open.find(({ state }) => state === 'agreed');
  if (!agreed) throw new DomainError('conflict', 'There is nothing to take back any more.');
  await ask(services, own, { kind: 'back', chargesFrom: agreed.paidUntil });
}

type Wish = Pick<ChangeRow, 'kind'> & Partial<typeof membershipChanges.$inferInsert>;

/** Written down first. Should we die before the provider has answered, the job asks it again under the same key. */
async function ask(services: Deps, { order, row }: Own, wish: Wish): Promise<void> {
  const now = services.clock.now();
  const change = await withOrder(services, order.id, async (tx) => {
    const current = await subscriptionOf(tx, order.id);
    if (!current) throw notFound('Membership');
    const open = await openChanges(tx, order.id);
    const isBack = wish.kind === 'back' || wish.kind === 'begin';
    if (open.some(({ state }) => state === 'asked') || (!isBack && (open.length > 0 || !mayChange(current))))
      throw new DomainError('conflict', 'A change is on its way already. Please look again in a moment.');
    const agreed = open.find(({ state }) => state === 'agreed');
    return insertChange(tx, {
      ...wish,
      orderId: order.id,
      fromTerms: tierOf(row, order).terms,
      fromCents: agreed?.fromCents ?? current.amountCents,
      fromPeriod: agreed?.fromPeriod ?? current.period,
      // Once it charges from a later day on, the provider's period is no longer the paid one.
      paidUntil: agreed?.paidUntil ?? current.currentPeriodEnd,
      askedAt: now,
      nextCheckAt: new Date(now.getTime() + AGAIN_MS),
    });
  });
  await carryOut(services, change);
}

/** Asks the provider, and brings the membership to what it answers. Done twice, it is one change. */
async function carryOut(services: Deps, change: ChangeRow): Promise<void> {
  const { orderId } = change;
  const row = await subscriptionOf(services.db, orderId);
  if (!row) throw notFound('Membership');
  const request = requestOf(change, row, await existingOrder(services.db, orderId));
  try {
    const reading = await numberedRead(services, 'subscription', row.subscriptionId, () =>
      services.payments.changeSubscription(request),
    );
    await withOrder(services, orderId, async (tx, order) => {
      if (await claimLatestRead(tx, reading)) await settleSubscription(services, tx, order, reading.state);
    });
  } catch (error) {
    if (!isPaymentsError(error, 'refused', 'conflict')) return inOurWords(error);
    await refuse(services, change);
    throw new DomainError(
      'conflict',
      change.kind === 'up' || change.kind === 'begin'
        ? 'The charge did not go through, so nothing has changed. Please check your card under Payment details.'
        : 'The payment provider refuses this change. Nothing has changed.',
    );
  }
}

const refuse = ({ db, clock }: Deps, { id }: ChangeRow) =>
  changeChange(db, id, { state: 'refused', settledAt: clock.now(), nextCheckAt: null });

function requestOf(change: ChangeRow, row: SubscriptionRow, order: OrderRow): SubscriptionChange {
  const base = { subscriptionId: row.subscriptionId, key: keyOf(change) };
  const { kind, productId, productName, amountCents, period, chargesFrom, proratedAt } = change;
  const to: Priced | undefined =
    productId && productName && amountCents && period
      ? { productId, name: productName, amountCents, every: period }
      : undefined;
  if (kind === 'begin') return { ...base, how: 'begin' };
  if (kind === 'up' && to && proratedAt) return { ...base, how: 'now', to, at: proratedAt };
  if (kind === 'down' && to) return { ...base, how: 'renewal', to };
  if (!chargesFrom) throw new Error(`change ${change.id} does not say from when on`);
  if (kind !== 'back') return { ...base, how: 'later', to, until: chargesFrom };
  const { productId: id, name } = tierOf(row, order);
  const back = { productId: id, name, amountCents: change.fromCents, every: change.fromPeriod };
  return { ...base, how: 'later', to: back, until: chargesFrom };
}

const BATCH = 20;

/** For a job: what was asked for and has no answer yet. */
export async function checkChanges(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'check-memberships',
    next: () => {
      const now = clock.now();
      return claimChanges(db, now, new Date(now.getTime() + 5 * AGAIN_MS), BATCH);
    },
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: async (change) => {
      const isOld = clock.now().getTime() - change.askedAt.getTime() > GIVEN_UP_MS;
      if (isOld) return refuse(services, change);
      // Refused is an answer too; whoever asked for it sees that nothing has changed.
      await carryOut(services, change).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== 'conflict') throw error;
      });
    },
  });
}

// SQL

async function insertChange(tx: Tx, row: typeof membershipChanges.$inferInsert): Promise<ChangeRow> {
  const [change] = await tx.insert(membershipChanges).values(row).returning();
  if (!change) throw new Error('the change was not kept');
  return change;
}

/** The next check is put off first, so that others skip them. */
async function claimChanges(db: Db, now: Date, again: Date, limit: number): Promise<ChangeRow[]> {
  const due = db
    .select({ id: membershipChanges.id })
    .from(membershipChanges)
    .where(and(eq(membershipChanges.state, 'asked'), lte(membershipChanges.nextCheckAt, now)))
    .orderBy(membershipChanges.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(membershipChanges)
    .set({ nextCheckAt: again })
    .where(inArray(membershipChanges.id, due))
    .returning();
}
