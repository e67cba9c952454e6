import { and, desc, eq, isNull, like, lte, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { codeUses, discountCodes, orders, referrals, users } from '../../db/schema/index.ts';
import type { Mails } from '../../emails/mails.ts';
import { DAY } from '../../shared/durations.ts';
import { noFields, optional, price, ticked, whole } from '../../shared/fields.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { DomainError } from '../errors.ts';
import type { FactOf } from '../facts.ts';
import { memberVerb } from '../form-verb.ts';
import { type Actor, accountById, ownerVerb, ownsAddress, staffOnly } from '../identity/index.ts';
import { postMail } from '../mail/index.ts';
import { toldDay } from '../moments.ts';
import type { Deps } from '../services.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { type CodeQuestion, type CodeRow, offOf, personOf, wordsOf } from './judge-code.ts';
import { mintStandingCode } from './mint-code.ts';
import { existingOrder, isGone } from './orders/open-order.ts';
import { type OrderRow, paymentsOf } from './orders/queries.ts';

const SETTING = 'referral';

/** What a friend's first order costs less, and what the member is thanked with. */
const terms = z.object({
  isOn: z.boolean(),
  percent: z.int().min(1).max(99).optional(),
  amountCents: z.int().min(1).optional(),
  creditCents: z.int().min(1),
});
type Terms = z.output<typeof terms>;

const usual: Terms = { isOn: false, percent: 15, creditCents: 1_000 };

/** Off, until the owner has switched it on. */
export async function readReferralTerms(db: Db | Tx): Promise<Terms> {
  return terms.safeParse(await readSetting(db, SETTING)).data ?? usual;
}

const EUROS = 'An amount in euros, such as 10.';
const changed = z.object({
  isOn: ticked,
  off: z.enum(['percent', 'sum']).default('percent'),
  percent: optional(whole(1, 99, 'A whole number from 1 to 99.')),
  amount: optional(price(EUROS)),
  credit: price(EUROS, 100_000),
});

/** For every link that is out: what a friend's order costs less changes with it, and while it is off no link is good. */
export const changeReferral = ownerVerb(
  'settings.referral_changed',
  changed,
  async ({ clock }, tx, { isOn, off, percent, amount, credit }, refuse) => {
    if (off === 'percent' && !percent) throw refuse({ percent: 'A whole number from 1 to 99.' });
    if (off === 'sum' && !amount) throw refuse({ amount: EUROS });
    const before = await readReferralTerms(tx);
    const chosen = off === 'percent' ? { percent } : { amountCents: amount };
    const after: Terms = { isOn, ...chosen, creditCents: credit };
    await writeSetting(tx, SETTING, after);
    await changeLinks(tx, { ...worthOf(after), expiresAt: isOn ? null : clock.now() });
    return { about: { kind: 'settings', id: SETTING }, before, after, answer: undefined };
  },
);

/** As a code has it; a program of an earlier version reads the percentage alone. */
const worthOf = ({ percent, amountCents }: Terms) => ({
  percent: amountCents ? 1 : (percent ?? 1),
  amountCents: amountCents ?? null,
});

const sourceOf = (userId: string): string => `referral:${userId}`;

/** Whose link a code is; nothing where it is any other code. */
export const ownerOfLink = ({ source }: Pick<CodeRow, 'source'>): string | undefined =>
  source?.startsWith('referral:') ? source.slice('referral:'.length) : undefined;

/** Her link: made once, and always the same. */
export const makeReferralLink = memberVerb(noFields, async (services, { memberId }) => {
  const { db } = services;
  const worth = await readReferralTerms(db);
  if (!worth.isOn) throw new DomainError('conflict', 'Recommending is not open at the moment.');
  const account = await accountById(db, memberId);
  if (!account?.emailVerified)
    throw new DomainError(
      'forbidden',
      'Please confirm your e-mail address first: your credit is sent there.',
    );
  await mintStandingCode(services, db, 'FRIEND', {
    ...{ kind: 'letter', ...worthOf(worth) },
    ...{ firstOrder: true, createdBy: memberId, source: sourceOf(memberId) },
  });
});

/** Her page: the link, what it is worth to both, and what has come of it. Friends are not named to her. */
export async function readReferral(services: Deps, { memberId }: { memberId: string }) {
  const { db, config, clock } = services;
  const worth = await readReferralTerms(db);
  const [link] = await db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.source, sourceOf(memberId)));
  const rows = await referralsOf(db, memberId);
  if (!worth.isOn && rows.length === 0) return undefined;
  return {
    isOn: worth.isOn,
    off: wordsOf(offOf({ free: false, ...worthOf(worth) })),
    creditCents: worth.creditCents,
    url: worth.isOn && link ? `${config.appUrl}/?code=${link.code}` : undefined,
    referrals: rows.map(({ referral, credit, usedAt }) => ({
      id: referral.id,
      at: referral.createdAt.toISOString(),
      state: referral.state,
      isRefunded: referral.why === 'refunded',
      dueAt: referral.dueAt.toISOString(),
      creditCents: referral.creditCents,
      /** As long as it can be used. */
      code:
        referral.state === 'earned' && !usedAt && credit?.expiresAt && credit.expiresAt > clock.now()
          ? { code: credit.code, until: credit.expiresAt.toISOString() }
          : undefined,
      isUsed: usedAt !== null,
    })),
  };
}

export type MemberReferral = NonNullable<Awaited<ReturnType<typeof readReferral>>>;

const SHOWN = 200;

/** For the office: every order that came by a link, newest first. */
export async function listReferrals({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const friend = orders;
  const rows = await db
    .select({
      ...{ referral: referrals, number: friend.number, friend: friend.email, totalCents: friend.totalCents },
      ...{ owner: users.email, usedAt: codeUses.usedAt },
    })
    .from(referrals)
    .innerJoin(friend, eq(friend.id, referrals.orderId))
    .innerJoin(users, eq(users.id, referrals.ownerId))
    .leftJoin(codeUses, and(eq(codeUses.code, referrals.creditCode), isNull(codeUses.releasedAt)))
    .orderBy(desc(referrals.createdAt), referrals.id)
    .limit(SHOWN);
  return rows.map(({ referral, usedAt, ...row }) => ({
    ...row,
    id: referral.id,
    orderId: referral.orderId,
    state: referral.state,
    why: referral.why,
    creditCents: referral.creditCents,
    dueAt: referral.dueAt.toISOString(),
    at: referral.createdAt.toISOString(),
    isUsed: usedAt !== null,
  }));
}

/** Why a link is not good for this buyer; nothing where it is. Asked when a code is tried, and again under its lock. */
export async function whyNoReferral(db: Db | Tx, owner: string, buyer: Buyer): Promise<string | undefined> {
  const line = await upwards(db, owner);
  for (const one of line)
    if (await isSame(db, one, buyer))
      return 'This link is for somebody else: for the first order of a friend.';
  return undefined;
}

type Buyer = Pick<CodeQuestion, 'email' | 'userId'>;

/** By her account, or by an address of hers, with or without a tag. */
async function isSame(db: Db | Tx, userId: string, { email = '', userId: buyer }: Buyer): Promise<boolean> {
  if (userId === buyer) return true;
  if (!email) return false;
  const account = await accountById(db, userId);
  if (account && personOf(account.email.toLowerCase()) === personOf(email)) return true;
  return (await ownsAddress(db, { userId, email })) || ownsAddress(db, { userId, email: personOf(email) });
}

/** The first paid order by a link. What it brings is decided when its money can no longer go back. */
export async function recordReferral(
  services: Deps,
  tx: Tx,
  { orderId }: FactOf<'order-paid'>,
): Promise<void> {
  const order = await existingOrder(tx, orderId);
  if (!order.code) return;
  const [code] = await tx.select().from(discountCodes).where(eq(discountCodes.code, order.code));
  const ownerId = code && ownerOfLink(code);
  if (!ownerId || !(await accountById(tx, ownerId))) return;
  const { creditCents } = await readReferralTerms(tx);
  const now = services.clock.now();
  const dueAt = new Date(now.getTime() + STAYS_MS);
  await tx
    .insert(referrals)
    .values({ ownerId, orderId, creditCents, dueAt, createdAt: now })
    .onConflictDoNothing({ target: referrals.orderId });
}

/** As long as the guarantee, which is longer than the right of withdrawal, and a day. */
const STAYS_MS = 31 * DAY;
/** A bank that asks takes its time. */
const DISPUTE_MS = 7 * DAY;
const CREDIT_MS = 365 * DAY;
const BATCH = 20;

/** For a job: credits whose friends' money stays. */
export async function giveReferralCredits(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'give-referral-credits',
    next: () => listDue(db, clock.now(), BATCH),
    subject: ({ id }) => id,
    shown: ({ orderId }) => ({ label: 'the credit for a recommendation', path: `/office/orders/${orderId}` }),
    work: ({ id }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(referrals).where(eq(referrals.id, id)).for('update');
        if (row?.state === 'waiting') await settleReferral(services, tx, row);
      }),
  });
}

type ReferralRow = typeof referrals.$inferSelect;

async function settleReferral(services: Deps, tx: Tx, row: ReferralRow): Promise<void> {
  const now = services.clock.now();
  const order = await existingOrder(tx, row.orderId);
  if ((await paymentsOf(tx, order.id)).some(({ dispute }) => dispute === 'open')) {
    await changeReferralRow(tx, row.id, { dueAt: new Date(now.getTime() + DISPUTE_MS) });
    return;
  }
  const why = await whyNone(tx, row, order);
  if (why) {
    await changeReferralRow(tx, row.id, { state: 'refused', why, settledAt: now });
    return;
  }
  const account = await accountById(tx, row.ownerId);
  if (!account) throw new Error(`referral ${row.id} has no account`);
  const expiresAt = new Date(now.getTime() + CREDIT_MS);
  const { code } = await mintStandingCode(services, tx, 'THANKS', {
    ...{ kind: 'letter', percent: 1, amountCents: row.creditCents, maxUses: 1 },
    ...{ email: account.email.toLowerCase(), expiresAt, source: `credit:${row.id}` },
  });
  await changeReferralRow(tx, row.id, { state: 'earned', creditCode: code, settledAt: now });
  await writeToOwner(services, tx, row.ownerId, {
    ...{ kind: 'earned', creditCents: row.creditCents, code },
    until: toldDay(expiresAt),
  });
}

/** Why nothing comes of an order: no money of it stayed, or it was no friend's. */
async function whyNone(tx: Tx, { ownerId, id }: ReferralRow, order: OrderRow): Promise<ReferralRow['why']> {
  const money = await whereIsMoney(tx, order);
  if (money !== 'here') return money;
  const buyer = { email: order.email, userId: order.userId ?? undefined };
  if (await isSame(tx, ownerId, buyer)) return 'same_person';
  if (await sharesBrowser(tx, ownerId, order)) return 'same_browser';
  const [, ...above] = await upwards(tx, ownerId, id);
  for (const one of above) if (await isSame(tx, one, buyer)) return 'loop';
  return null;
}

/** What the friend paid: of a membership its first charge, whatever came after; else some of the order's money. */
async function whereIsMoney(
  tx: Tx,
  { id, mode }: Pick<OrderRow, 'id' | 'mode'>,
): Promise<'here' | 'refunded' | 'nothing_paid'> {
  const paid = (await paymentsOf(tx, id)).filter(({ amountCents }) => amountCents > 0);
  if (paid.length === 0) return 'nothing_paid';
  const counted = mode === 'subscription' ? paid.slice(0, 1) : paid;
  return counted.every(isGone) ? 'refunded' : 'here';
}

/** The friend's money went back: what has not been used is good for nothing. What has been used stays hers. */
export async function takeReferralBack(
  services: Deps,
  tx: Tx,
  { orderId }: FactOf<'order-refunded' | 'membership-charge-returned'>,
): Promise<void> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.orderId, orderId)).for('update');
  if (!row || (await whereIsMoney(tx, await existingOrder(tx, orderId))) === 'here') return;
  const settledAt = services.clock.now();
  if (row.state === 'waiting')
    await changeReferralRow(tx, row.id, { state: 'refused', why: 'refunded', settledAt });
  if (row.state !== 'earned' || !row.creditCode) return;
  const { creditCode, creditCents, ownerId } = row;
  await tx.select().from(discountCodes).where(eq(discountCodes.code, creditCode)).for('update');
  const uses = await tx.$count(codeUses, and(eq(codeUses.code, creditCode), isNull(codeUses.releasedAt)));
  if (uses > 0) return;
  await tx.update(discountCodes).set({ expiresAt: settledAt }).where(eq(discountCodes.code, creditCode));
  await changeReferralRow(tx, row.id, { state: 'taken_back', why: 'refunded', settledAt });
  await writeToOwner(services, tx, ownerId, { kind: 'taken_back', creditCents, code: creditCode });
}

type Said = Omit<Mails['referral-credit'], 'pageUrl'>;

async function writeToOwner(services: Deps, tx: Tx, ownerId: string, said: Said): Promise<void> {
  const account = await accountById(tx, ownerId);
  if (!account) return;
  await postMail(services, tx, {
    to: account.email,
    userId: ownerId,
    template: 'referral-credit',
    props: { ...said, pageUrl: `${services.config.appUrl}/portal/recommend` },
  });
}

// SQL

/** Every link that is out; one for each member. */
async function changeLinks(
  tx: Tx,
  change: { percent: number; amountCents: number | null; expiresAt: Date | null },
): Promise<void> {
  await tx.update(discountCodes).set(change).where(like(discountCodes.source, 'referral:%'));
}

async function changeReferralRow(tx: Tx, id: string, change: Partial<ReferralRow>): Promise<void> {
  await tx.update(referrals).set(change).where(eq(referrals.id, id));
}

const listDue = (db: Db, now: Date, limit: number): Promise<ReferralRow[]> =>
  db
    .select()
    .from(referrals)
    .where(
      and(
        eq(referrals.state, 'waiting'),
        lte(referrals.dueAt, now),
        isNotPausing('give-referral-credits', referrals.id, now),
      ),
    )
    .limit(limit);

const referralsOf = (db: Db, ownerId: string) =>
  db
    .select({ referral: referrals, credit: discountCodes, usedAt: codeUses.usedAt })
    .from(referrals)
    .leftJoin(discountCodes, eq(discountCodes.code, referrals.creditCode))
    .leftJoin(codeUses, and(eq(codeUses.code, referrals.creditCode), isNull(codeUses.releasedAt)))
    .where(eq(referrals.ownerId, ownerId))
    .orderBy(desc(referrals.createdAt))
    .limit(SHOWN);

/** A friend who paid in the same browser, or as the same customer of the provider, is the member herself. */
async function sharesBrowser(
  tx: Tx,
  ownerId: string,
  { id, browserKey, customerId }: OrderRow,
): Promise<boolean> {
  const same = or(
    browserKey ? eq(orders.browserKey, browserKey) : undefined,
    customerId ? eq(orders.customerId, customerId) : undefined,
  );
  if (!same) return false;
  return (await tx.$count(orders, and(eq(orders.userId, ownerId), ne(orders.id, id), same))) > 0;
}

const DEEPEST = 20;

/** A member, whoever's link brought her, whoever's brought that one, and so on. `but`: a referral that is not counted. */
async function upwards(db: Db | Tx, ownerId: string, but?: string): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    with recursive line (user_id, depth) as (
      select ${ownerId}::uuid, 0
      union
      select r.owner_id, line.depth + 1
      from line
      join auth.users u on u.id = line.user_id
      join orders o on o.user_id = u.id or o.email = lower(u.email)
      join referrals r on r.order_id = o.id
      where line.depth < ${DEEPEST} and r.state <> 'refused' and r.id is distinct from ${but ?? null}::uuid
    )
    select user_id as "userId" from line order by depth`);
  return [...new Set(rows.map(({ userId }) => userId))];
}
