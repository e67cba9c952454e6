import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findProduct } from '../../content/catalogue.ts';
import type { Content } from '../../content/make-content.ts';
import type { ProductId } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { codeUses, discountCodes, orders } from '../../db/schema/index.ts';
import { email, line, optional, ticked, whole } from '../../shared/fields.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../identity/index.ts';
import type { Deps } from '../services.ts';

const MIN_TOTAL_CENTS = 50;
const USED = 'This code has been used.';

/** What a code would take off, without taking it. */
export async function tryCode(
  db: Db | Tx,
  typed: string,
  question: CodeQuestion & { priceCents: number },
): Promise<{ percent: number; discountCents: number; onceKey: string | null }> {
  const code = await findCode(db, typed);
  const verdict = judgeCode(code, question);
  if (!verdict.ok) throw invalid({ code: verdict.why });
  const spent = verdict.onceKey ? await findHolder(db, verdict.onceKey) : undefined;
  if (spent?.use.usedAt) throw invalid({ code: USED });
  if (code?.maxUses && !verdict.onceKey && (await countUses(db, code.code)) >= code.maxUses)
    throw invalid({ code: USED });
  return { ...discounted(verdict, question.priceCents), onceKey: verdict.onceKey };
}

/** Takes a code for an order, in the transaction that places it. Of many who try at once, one gets it. */
export async function holdCode(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  typed: string,
  { orderId, priceCents, ...question }: CodeQuestion & { orderId: string; priceCents: number },
): Promise<{ discountCents: number }> {
  const code = await lockCode(tx, typed);
  const verdict = judgeCode(code, question);
  if (!code || !verdict.ok) throw invalid({ code: verdict.ok ? USED : verdict.why });
  if (code.maxUses && !verdict.onceKey && (await countUses(tx, code.code)) >= code.maxUses)
    throw invalid({ code: USED });
  const onceKey = verdict.onceKey ?? `${code.code}:${orderId}`;
  const held = await insertUse(tx, { orderId, code: code.code, onceKey, heldAt: clock.now() });
  if (!held) throw invalid({ code: await whyTaken(tx, onceKey) });
  return discounted(verdict, priceCents);
}

async function whyTaken(tx: Tx, onceKey: string): Promise<string> {
  const holder = await findHolder(tx, onceKey);
  if (!holder || holder.use.usedAt) return USED;
  return 'This code is in use in another checkout. Finish that one, or try again in an hour.';
}

function discounted({ percent }: Extract<Verdict, { ok: true }>, priceCents: number) {
  const discountCents = discountOf(priceCents, percent);
  if (priceCents - discountCents < MIN_TOTAL_CENTS)
    throw invalid({ code: 'This code leaves nothing to pay.' });
  return { percent, discountCents };
}

/** The order is paid: the code is spent. */
export const spendCode = ({ clock }: Pick<Deps, 'clock'>, tx: Tx, orderId: string): Promise<void> =>
  markUsed(tx, orderId, clock.now());

/** The order came to nothing: the code is free again. */
export const releaseCode = ({ clock }: Pick<Deps, 'clock'>, tx: Tx, orderId: string): Promise<void> =>
  markReleased(tx, orderId, clock.now());

/** The order that keeps a code from being held, while it is not paid. */
export async function orderHoldingCode(db: Db | Tx, onceKey: string) {
  const holder = await findHolder(db, onceKey);
  return holder && !holder.use.usedAt ? holder.order : undefined;
}

/** The recovery link of an abandoned cart, as far as a code depends on it. */
export type Recovery = { sequenceId: string; email: string };

export type CodeQuestion = {
  productId: ProductId;
  /** Undefined while the buyer has not said who she is. */
  email?: string;
  recovery?: Recovery;
  /** A refusal names products and hours. */
  content: Content;
  now: Date;
};

type Verdict = { ok: true; percent: number; onceKey: string | null } | { ok: false; why: string };

/** As people type them: in capitals, without blanks. */
export const tidyCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** Whether a code is good for this order, as far as the code itself tells. Uses are counted when it is held. */
export function judgeCode(code: CodeRow | undefined, question: CodeQuestion): Verdict {
  const { catalogue, site } = question.content;
  if (!code) return no('We do not know this code. Please check its letters.');
  if (code.expiresAt && code.expiresAt <= question.now)
    return no(`This code ended on ${moment(code.expiresAt, site.timeZone)}.`);
  if (code.productId && code.productId !== question.productId) {
    const name = findProduct(catalogue, code.productId)?.name ?? 'another product';
    return no(`This code is for the ${name}.`);
  }
  if (code.kind === 'return10') return judgeRecovery(code, question);
  if (code.email && !question.email)
    return no('Please give your e-mail address first: this code belongs to one.');
  if (code.email && code.email !== question.email) return no('This code belongs to another e-mail address.');
  return { ok: true, percent: code.percent, onceKey: code.maxUses === 1 ? code.code : null };
}

const no = (why: string): Verdict => ({ ok: false, why });

/** The code itself is known to everybody; the link is what makes it good, once. */
function judgeRecovery(code: CodeRow, { recovery, email }: CodeQuestion): Verdict {
  if (!recovery) return no(`${code.code} works through the link in the e-mail we sent you.`);
  if (email && email !== recovery.email) return no('This link was sent to another e-mail address.');
  return { ok: true, percent: code.percent, onceKey: `${code.code}:${recovery.sequenceId}` };
}

const moment = (at: Date, zone: string) => format(new TZDate(at, zone), 'MMM d, yyyy h:mm a');

/** Whole cents, halves in the buyer's favour. */
export const discountOf = (priceCents: number, percent: number): number =>
  Math.ceil((priceCents * percent) / 100);

const CODE = /^[A-Z0-9]{4,32}$/;
const SHOWN = 200;

const STILL_TO_COME = 'Please choose a moment that is still to come.';
const terms = {
  expiresAt: optional(z.coerce.date(STILL_TO_COME)),
  maxUses: optional(whole(1, 100_000, 'A whole number from 1, or nothing for no limit.')),
};

const newCode = z.object({
  code: line(40, 'Please give the code.')
    .transform(tidyCode)
    .pipe(z.string().regex(CODE, 'Four to 32 letters and figures, without blanks.')),
  percent: whole(1, 99, 'A whole number from 1 to 99.'),
  productId: optional(z.string()),
  email: optional(email),
  ...terms,
});

/** A code of the office's own: for anybody or for one address, for everything or for one product. */
export const createCode = ownerVerb(
  'code.created',
  newCode,
  async ({ clock, content }, tx, input, refuse) => {
    const { actor, code, percent, productId, expiresAt, maxUses } = input;
    if (expiresAt && expiresAt <= clock.now()) throw refuse({ expiresAt: STILL_TO_COME });
    if (productId && !findProduct(content.current().catalogue, productId))
      throw refuse({ productId: 'Please choose a product.' });
    const row = { code, kind: 'office' as const, percent, productId, email: input.email, expiresAt, maxUses };
    const made = await insertCode(tx, { ...row, createdAt: clock.now(), createdBy: actor.id });
    if (!made) throw refuse({ code: 'There is such a code already.' });
    return {
      about: { kind: 'code', id: code, label: code },
      after: { percent, productId, forOneAddress: Boolean(input.email), ...shown({ expiresAt, maxUses }) },
      answer: { code },
    };
  },
);

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

type CodeState = 'open' | 'ended' | 'used_up';

/** The office's codes and the sequences' shared ones, newest first, each with how often it was used and what for. */
export async function readCodes({ db, clock }: Deps, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const now = clock.now();
  const rows = await listCodes(db, SHOWN);
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    percent: row.percent,
    productId: row.productId,
    email: row.email,
    expiresAt: row.expiresAt?.toISOString(),
    maxUses: row.maxUses,
    used: row.used,
    held: row.held,
    discountCents: row.discountCents,
    state: stateOf(row, now),
  }));
}

type Counted = { expiresAt: Date | null; maxUses: number | null; used: number };
function stateOf({ expiresAt, maxUses, used }: Counted, now: Date): CodeState {
  if (expiresAt && expiresAt <= now) return 'ended';
  return maxUses !== null && used >= maxUses ? 'used_up' : 'open';
}

export type CodeRow = typeof discountCodes.$inferSelect;
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

async function markReleased(tx: Tx, orderId: string, releasedAt: Date): Promise<void> {
  await tx
    .update(codeUses)
    .set({ releasedAt })
    .where(and(eq(codeUses.orderId, orderId), isNull(codeUses.usedAt), isNull(codeUses.releasedAt)));
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
