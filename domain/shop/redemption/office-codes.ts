import { productIds } from '../../../content/catalogue.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { tidyCode } from './judge-code.ts';
import { changeCodeRow, countUses, insertCode, listCodes, lockCode } from './queries.ts';

const CODE = /^[A-Z0-9]{4,32}$/;
const SHOWN = 200;

type Terms = { expiresAt?: Date; maxUses?: number };
type NewCode = Terms & { code: string; percent: number; productId?: string; email?: string };

/** A code of the office's own: for anybody or for one address, for everything or for one product. */
export const createCode = ownerVerb<NewCode, { code: string }>(
  'code.created',
  async ({ clock }, tx, { actor, percent, productId, email, ...wish }) => {
    const code = tidyCode(wish.code);
    if (!CODE.test(code)) throw invalid({ code: 'Four to 32 letters and figures, without blanks.' });
    if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
      throw invalid({ percent: 'A whole number from 1 to 99.' });
    }
    if (productId && !productIds.some((id) => id === productId)) {
      throw invalid({ productId: 'Please choose a product.' });
    }
    const terms = checkedTerms(wish, clock.now());
    const row = { code, kind: 'office' as const, percent, productId, email: email?.toLowerCase() };
    const made = await insertCode(tx, { ...row, ...terms, createdAt: clock.now(), createdBy: actor.id });
    if (!made) throw new DomainError('conflict', 'There is such a code already.', { code: 'It is taken.' });
    return {
      about: { kind: 'code', id: code, label: code },
      after: { percent, productId, forOneAddress: Boolean(email), ...shown(terms) },
      answer: { code },
    };
  },
);

/** Another limit or another end. A code is ended by giving it the present moment as its end. */
export const changeCode = ownerVerb<Terms & { code: string; endNow?: boolean }, { code: string }>(
  'code.changed',
  async ({ clock }, tx, { code, endNow, ...wish }) => {
    const row = await lockCode(tx, code);
    if (!row) throw notFound('Code');
    if (row.kind !== 'office') {
      throw new DomainError('conflict', 'This code belongs to a sequence, which keeps its terms.');
    }
    const terms = endNow ? { expiresAt: clock.now(), maxUses: row.maxUses } : checkedTerms(wish, clock.now());
    if (terms.maxUses && terms.maxUses < (await countUses(tx, code))) {
      throw invalid({ maxUses: 'It has been used more often already.' });
    }
    await changeCodeRow(tx, code, { expiresAt: terms.expiresAt ?? null, maxUses: terms.maxUses ?? null });
    return {
      about: { kind: 'code', id: code, label: code },
      before: shown(row),
      after: shown(terms),
      answer: { code },
    };
  },
);

function checkedTerms({ expiresAt, maxUses }: Terms, now: Date): Terms {
  if (expiresAt && (Number.isNaN(expiresAt.getTime()) || expiresAt <= now)) {
    throw invalid({ expiresAt: 'Please choose a moment that is still to come.' });
  }
  if (maxUses !== undefined && (!Number.isInteger(maxUses) || maxUses < 1 || maxUses > 100_000)) {
    throw invalid({ maxUses: 'A whole number from 1, or nothing for no limit.' });
  }
  return { expiresAt, maxUses };
}

const shown = ({ expiresAt, maxUses }: { expiresAt?: Date | null; maxUses?: number | null }) => ({
  expiresAt: expiresAt?.toISOString() ?? 'never',
  maxUses: maxUses ?? 'no limit',
});

export type CodeState = 'open' | 'ended' | 'used_up';

/** The office's codes and the sequences' shared ones, newest first, each with how often it was used and what for. */
export async function readCodes({ db, clock }: Parts, { actor }: { actor: Actor }) {
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
