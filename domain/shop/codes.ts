import { createHmac } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findProduct, soldElsewhere } from '../../content/catalogue.ts';
import { restToPay } from '../../content/gifts.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { codeUses, discountCodes, orderPayments, orders } from '../../db/schema/index.ts';
import { email, line, optional, price, ticked, whole } from '../../shared/fields.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import { lockGift } from './gift-records.ts';
import {
  applyOff,
  type CodeQuestion,
  type CodeRow,
  judgeCode,
  offOf,
  personOf,
  productsOf,
  tidyCode,
  wordsOf,
} from './judge-code.ts';

import { ownerOfLink, whyNoReferral } from './referrals.ts';

const USED = 'This code has been used.';

type Question = CodeQuestion & { priceCents: number };

/** What a code would take off, without taking it. */
export async function tryCode(db: Db | Tx, typed: string, question: Question) {
  const code = await findCode(db, typed);
  const { off, onceKey } = await checkedCode(db, code, question);
  const spent = onceKey ? await findHolder(db, onceKey) : undefined;
  if (spent?.use.usedAt) throw invalid({ code: USED });
  return { off, words: wordsOf(off), discountCents: applyOff(off, question) };
}

/** Takes a code for an order, in the transaction that places it. Of many who try at once, one gets it. */
export async function holdCode(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  typed: string,
  { orderId, ...question }: Question & { orderId: string },
): Promise<{ discountCents: number }> {
  const row = await lockCode(tx, typed);
  const { code, off, ...verdict } = await checkedCode(tx, row, question);
  const discountCents = applyOff(off, question);
  const onceKey = verdict.onceKey ?? `${code}:${orderId}`;
  const held = await insertUse(tx, { orderId, code, onceKey, heldAt: clock.now() });
  if (!held) throw invalid({ code: await whyTaken(tx, onceKey) });
  return { discountCents };
}

/** What the code says, how often it was used, and whether it is her first order where that is asked. */
async function checkedCode(db: Db | Tx, row: CodeRow | undefined, question: CodeQuestion) {
  const verdict = judgeCode(row, question);
  if (!row || !verdict.ok) throw invalid({ code: verdict.ok ? USED : verdict.why });
  const { code, maxUses, firstOrder } = row;
  // One whose key is the code itself is refused by that key, which also says why.
  if (maxUses && verdict.onceKey !== code && (await countUses(db, code)) >= maxUses)
    throw invalid({ code: USED });
  if (firstOrder && (await hasBought(db, question)))
    throw invalid({ code: 'This code is for a first order.' });
  const owner = ownerOfLink(row);
  const why = owner && (await whyNoReferral(db, owner, question));
  if (why) throw invalid({ code: why });
  return { code, off: verdict.off, onceKey: verdict.onceKey };
}

/** Of two who redeem one gift at once, one gets it. What is less than a card can be charged is not asked for. */
export async function holdGift(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { giftId, valueCents, orderId, priceCents }: GiftHeld & { orderId: string; priceCents: number },
): Promise<{ discountCents: number }> {
  const onceKey = `gift:${giftId}`;
  // Under its lock, so that it is not withdrawn in the same moment.
  const isOpen = (await lockGift(tx, giftId))?.state === 'open';
  const held = isOpen && (await insertUse(tx, { orderId, code: GIFT_USE, onceKey, heldAt: clock.now() }));
  if (!held) throw new DomainError('conflict', 'This gift is being redeemed, or has been.');
  return { discountCents: priceCents - restToPay(priceCents, valueCents) };
}

/** In small letters, which no code of the office has. */
const GIFT_USE = 'gift';
const TRIAL_USE = 'trial';

/** Free days are once for each person, in however many tabs. */
export async function holdTrial(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { id: orderId, email: address }: { id: string; email: string },
): Promise<void> {
  const onceKey = `trial:${personOf(address)}`;
  if (await insertUse(tx, { orderId, code: TRIAL_USE, onceKey, heldAt: clock.now() })) return;
  throw new DomainError(
    'conflict',
    'These free days are in use in another checkout. Finish that one, or try again in an hour.',
  );
}

export type GiftHeld = { giftId: string; valueCents: number };

async function whyTaken(tx: Tx, onceKey: string): Promise<string> {
  const holder = await findHolder(tx, onceKey);
  if (!holder || holder.use.usedAt) return USED;
  return 'This code is in use in another checkout. Finish that one, or try again in an hour.';
}

/** The order is paid: the code is spent. */
export const spendCode = ({ clock }: Pick<Deps, 'clock'>, tx: Tx, orderId: string): Promise<void> =>
  markUsed(tx, orderId, clock.now());

/** The order came to nothing: the code is free again. */
export const releaseCode = ({ clock }: Pick<Deps, 'clock'>, tx: Tx, orderId: string): Promise<void> =>
  markReleased(tx, orderId, clock.now());

/** What it paid went back: whoever held it may use it again. */
export const giveBackCode = ({ clock }: Pick<Deps, 'clock'>, tx: Tx, orderId: string): Promise<void> =>
  markReleased(tx, orderId, clock.now(), { evenUsed: true });

/** The order that keeps a code from being held, while it is not paid. */
export async function orderHoldingCode(db: Db | Tx, onceKey: string) {
  const holder = await findHolder(db, onceKey);
  return holder && !holder.use.usedAt ? holder.order : undefined;
}

/**
 * A code for a first order, or once for each person, goes by her address. Whose card pays is known only once it has paid, so
 * nobody is refused by it: the office is told, and decides. Free orders and debits have no card.
 */
export const cardKeyOf = (
  { config }: Pick<Deps, 'config'>,
  fingerprint: string | null | undefined,
): string | null =>
  fingerprint ? createHmac('sha256', config.secret).update(`card:${fingerprint}`).digest('base64url') : null;

type Bought = Pick<typeof orders.$inferSelect, 'id' | 'code' | 'email' | 'userId'>;

/** An order that its card has paid for somebody else before: with the same code, or any where that is for a first order. */
export async function sameCardBefore(
  tx: Tx,
  order: Bought,
  cardKey: string,
): Promise<{ order: string; code: string } | undefined> {
  const code = order.code ? await findCode(tx, order.code) : undefined;
  if (!code?.firstOrder && !code?.oncePerPerson) return undefined;
  const other = await firstOtherByCard(tx, order, { cardKey, code: code.firstOrder ? undefined : code.code });
  return other && { order: other.number, code: code.code };
}

const CODE = /^[A-Z0-9]{4,32}$/;
const SHOWN = 200;

const STILL_TO_COME = 'Please choose a moment that is still to come.';
const EUROS = 'An amount in euros, such as 10.';
const terms = {
  expiresAt: optional(z.coerce.date(STILL_TO_COME)),
  maxUses: optional(whole(1, 100_000, 'A whole number from 1, or nothing for no limit.')),
};

const newCode = z.object({
  code: line(40, 'Please give the code.')
    .transform(tidyCode)
    .pipe(z.string().regex(CODE, 'Four to 32 letters and figures, without blanks.')),
  off: z.enum(['percent', 'sum', 'free'], 'Please choose what it takes off.').default('percent'),
  percent: optional(whole(1, 99, 'A whole number from 1 to 99.')),
  amount: optional(price(EUROS)),
  productIds: z.array(z.string().max(64)).max(200).default([]),
  startsAt: optional(z.coerce.date('Please choose a moment.')),
  firstOrder: ticked,
  oncePerPerson: ticked,
  email: optional(email),
  ...terms,
});

/** A code of the office's own: for anybody or for one address, for everything or for some of what we sell. */
export const createCode = ownerVerb(
  'code.created',
  newCode,
  async ({ clock, content }, tx, input, refuse) => {
    const { actor, code, startsAt, expiresAt, maxUses, firstOrder, oncePerPerson } = input;
    if (expiresAt && (expiresAt <= clock.now() || (startsAt && expiresAt <= startsAt)))
      throw refuse({ expiresAt: startsAt ? 'It has to end after it begins.' : STILL_TO_COME });
    const productIds = input.productIds.length > 0 ? input.productIds : null;
    const { catalogue } = content.current();
    const isSold = (id: string) => findProduct(catalogue, id) ?? soldElsewhere.find((sold) => sold.id === id);
    if (productIds && !productIds.every(isSold)) throw refuse({ productIds: 'Please choose a product.' });
    const off = readOff(input, refuse);
    const made = await insertCode(tx, {
      ...{ code, kind: 'office' as const, ...off, email: input.email, productIds },
      ...{ productId: productIds?.[0], startsAt, expiresAt, maxUses, firstOrder, oncePerPerson },
      ...{ createdAt: clock.now(), createdBy: actor.id },
    });
    if (!made) throw refuse({ code: 'There is such a code already.' });
    const rules = { firstOrder, oncePerPerson, forOneAddress: Boolean(input.email) };
    const products = productIds?.join(', ') ?? 'everything';
    return {
      about: { kind: 'code', id: code, label: code },
      after: { off: wordsOf(offOf(off)), products, ...rules, ...shown({ expiresAt, maxUses }) },
      answer: { code },
    };
  },
);

type OffInput = Pick<z.output<typeof newCode>, 'off' | 'percent' | 'amount' | 'productIds'>;
type Refuse = (fields: Partial<Record<'percent' | 'amount' | 'productIds', string>>) => Error;

/** What a program of an earlier version takes off where it does not know the rest: next to nothing. */
const UNKNOWN_TO_EARLIER = 1;

function readOff({ off, percent, amount, productIds }: OffInput, refuse: Refuse) {
  if (off === 'free') {
    if (productIds.length === 0) throw refuse({ productIds: 'Please choose what is free.' });
    return { percent: UNKNOWN_TO_EARLIER, amountCents: null, free: true };
  }
  if (off === 'sum') {
    if (!amount) throw refuse({ amount: EUROS });
    return { percent: UNKNOWN_TO_EARLIER, amountCents: amount, free: false };
  }
  if (!percent) throw refuse({ percent: 'A whole number from 1 to 99.' });
  return { percent, amountCents: null, free: false };
}

const changedCode = z.object({ code: z.string(), endNow: ticked, ...terms });

/** Another limit or another end. A code is ended by giving it the present moment as its end. */
export const changeCode = ownerVerb('code.changed', changedCode, async ({ clock }, tx, input, refuse) => {
  const { code, endNow } = input;
  const row = await lockCode(tx, code);
  if (!row) throw notFound('Code');
  if (row.kind !== 'office') {
    throw new DomainError('conflict', 'This code belongs to a sequence, which keeps its terms.');
  }
  const { expiresAt, maxUses } = endNow ? { expiresAt: clock.now(), maxUses: row.maxUses } : input;
  if (!endNow && expiresAt && expiresAt <= clock.now()) throw refuse({ expiresAt: STILL_TO_COME });
  if (maxUses && maxUses < (await countUses(tx, code))) {
    throw refuse({ maxUses: 'It has been used more often already.' });
  }
  await changeCodeRow(tx, code, { expiresAt: expiresAt ?? null, maxUses: maxUses ?? null });
  return {
    about: { kind: 'code', id: code, label: code },
    before: shown(row),
    after: shown({ expiresAt, maxUses }),
    answer: { code },
  };
});

const shown = ({ expiresAt, maxUses }: { expiresAt?: Date | null; maxUses?: number | null }) => ({
  expiresAt: expiresAt?.toISOString() ?? 'never',
  maxUses: maxUses ?? 'no limit',
});

type CodeState = 'open' | 'to_come' | 'ended' | 'used_up';

/** The office's codes and the sequences' shared ones, newest first, each with how often it was used and what for. */
export async function readCodes({ db, clock }: Deps, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const now = clock.now();
  const rows = await listCodes(db, SHOWN);
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    off: wordsOf(offOf(row)),
    productIds: productsOf(row),
    email: row.email,
    firstOrder: row.firstOrder,
    oncePerPerson: row.oncePerPerson,
    startsAt: row.startsAt?.toISOString(),
    expiresAt: row.expiresAt?.toISOString(),
    maxUses: row.maxUses,
    used: row.used,
    held: row.held,
    discountCents: row.discountCents,
    state: stateOf(row, now),
  }));
}

type Counted = Pick<CodeRow, 'startsAt' | 'expiresAt' | 'maxUses'> & { used: number };
function stateOf({ startsAt, expiresAt, maxUses, used }: Counted, now: Date): CodeState {
  if (expiresAt && expiresAt <= now) return 'ended';
  if (startsAt && startsAt > now) return 'to_come';
  return maxUses !== null && used >= maxUses ? 'used_up' : 'open';
}

// SQL

type CodeUse = typeof codeUses.$inferSelect;

export async function findCode(db: Db | Tx, code: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
  return row;
}

/** The same, and nobody else counts the uses of this code until the transaction ends. */
async function lockCode(tx: Tx, code: string): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code)).for('update');
  return row;
}

/** Held and used: what counts against a limit. */
async function countUses(db: Db | Tx, code: string): Promise<number> {
  return db.$count(codeUses, and(eq(codeUses.code, code), isNull(codeUses.releasedAt)));
}

/** Whether she, by her account or her address, has paid for anything before. */
async function hasBought(db: Db | Tx, { email: address = '', userId }: CodeQuestion): Promise<boolean> {
  const isHers = inArray(orders.email, [address, personOf(address)]);
  const hers = userId ? or(isHers, eq(orders.userId, userId)) : isHers;
  return (await db.$count(orders, and(hers, isNotNull(orders.paidAt)))) > 0;
}

type Holder = {
  use: CodeUse;
  order: Pick<
    typeof orders.$inferSelect,
    'id' | 'userId' | 'browserKey' | 'checkoutId' | 'state' | 'expiresAt'
  >;
};

async function findHolder(db: Db | Tx, onceKey: string): Promise<Holder | undefined> {
  const [row] = await db
    .select({ use: codeUses, order: orders })
    .from(codeUses)
    .innerJoin(orders, eq(orders.id, codeUses.orderId))
    .where(and(eq(codeUses.onceKey, onceKey), isNull(codeUses.releasedAt)));
  return row;
}

/** False when somebody else holds it. */
async function insertUse(tx: Tx, row: typeof codeUses.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(codeUses)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: codeUses.orderId });
  return made.length > 0;
}

async function markUsed(tx: Tx, orderId: string, usedAt: Date): Promise<void> {
  const used = await tx
    .update(codeUses)
    .set({ usedAt })
    .where(and(eq(codeUses.orderId, orderId), isNull(codeUses.usedAt), isNull(codeUses.releasedAt)))
    .returning({ code: codeUses.code });
  for (const { code } of used) {
    await tx
      .update(discountCodes)
      .set({ usedCount: sql`${discountCodes.usedCount} + 1` })
      .where(eq(discountCodes.code, code));
  }
}

async function markReleased(
  tx: Tx,
  orderId: string,
  releasedAt: Date,
  { evenUsed = false } = {},
): Promise<void> {
  await tx
    .update(codeUses)
    .set({ releasedAt, usedAt: null })
    .where(
      and(
        eq(codeUses.orderId, orderId),
        evenUsed ? undefined : isNull(codeUses.usedAt),
        isNull(codeUses.releasedAt),
      ),
    );
}

/** As `personOf` says it: maya+shop@example.com reads the same mail as maya@example.com. */
const personSql = sql<string>`regexp_replace(${orders.email}, '^([^+]+)[+].*(@[^@]*)$', '\\1\\2')`;

/** Of all orders that a card has paid, the first that was another person's; with that code, where one is named. */
async function firstOtherByCard(
  tx: Tx,
  { id, email: address, userId }: Bought,
  { cardKey, code }: { cardKey: string; code?: string },
): Promise<{ number: string } | undefined> {
  const [other] = await tx
    .select({ number: orders.number })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(
      and(
        ...[eq(orderPayments.cardKey, cardKey), ne(orders.id, id), isNotNull(orders.paidAt)],
        ne(personSql, personOf(address)),
        userId ? or(isNull(orders.userId), ne(orders.userId, userId)) : undefined,
        code ? eq(orders.code, code) : undefined,
      ),
    )
    .orderBy(asc(orders.paidAt))
    .limit(1);
  return other;
}

// The office

/** False when there is such a code already. */
async function insertCode(tx: Tx, row: typeof discountCodes.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(discountCodes)
    .values(row)
    .onConflictDoNothing()
    .returning({ code: discountCodes.code });
  return made.length > 0;
}

async function changeCodeRow(
  tx: Tx,
  code: string,
  change: Pick<CodeRow, 'expiresAt' | 'maxUses'>,
): Promise<void> {
  await tx.update(discountCodes).set(change).where(eq(discountCodes.code, code));
}

/** What the office made, and the codes that everybody shares. The thousands that sequences mint are not among them. */
async function listCodes(db: Db | Tx, limit: number) {
  const paid = sql`${codeUses.usedAt} is not null`;
  const held = sql`${codeUses.usedAt} is null and ${codeUses.releasedAt} is null and ${codeUses.orderId} is not null`;
  return db
    .select({
      ...getTableColumns(discountCodes),
      used: sql<number>`count(*) filter (where ${paid})::int`,
      held: sql<number>`count(*) filter (where ${held})::int`,
      discountCents: sql<number>`coalesce(sum(${orders.discountCents}) filter (where ${paid}), 0)::int`,
    })
    .from(discountCodes)
    .leftJoin(codeUses, eq(codeUses.code, discountCodes.code))
    .leftJoin(orders, eq(orders.id, codeUses.orderId))
    .where(inArray(discountCodes.kind, ['office', 'return10']))
    .groupBy(discountCodes.code)
    .orderBy(desc(discountCodes.createdAt), discountCodes.code)
    .limit(limit);
}
