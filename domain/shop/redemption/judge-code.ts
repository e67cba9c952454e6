import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { findProduct, type ProductId } from '../../../content/catalogue.ts';
import type { Content } from '../../../content/make-content.ts';
import type { CodeRow } from './queries.ts';

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

export type Verdict = { ok: true; percent: number; onceKey: string | null } | { ok: false; why: string };

/** As people type them: in capitals, without blanks. */
export const tidyCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

const no = (why: string): Verdict => ({ ok: false, why });

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
