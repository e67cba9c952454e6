import type { Db, Tx } from '../../../db/connect.ts';
import { invalid } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { type CodeQuestion, discountOf, judgeCode, type Verdict } from './judge-code.ts';
import { countUses, findCode, findHolder, insertUse, lockCode, markReleased, markUsed } from './queries.ts';

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
  { clock }: Pick<Parts, 'clock'>,
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
export const spendCode = ({ clock }: Pick<Parts, 'clock'>, tx: Tx, orderId: string): Promise<void> =>
  markUsed(tx, orderId, clock.now());

/** The order came to nothing: the code is free again. */
export const releaseCode = ({ clock }: Pick<Parts, 'clock'>, tx: Tx, orderId: string): Promise<void> =>
  markReleased(tx, orderId, clock.now());

/** The order that keeps a code from being held, while it is not paid. */
export async function openHolder(db: Db | Tx, onceKey: string) {
  const holder = await findHolder(db, onceKey);
  return holder && !holder.use.usedAt ? holder.order : undefined;
}
