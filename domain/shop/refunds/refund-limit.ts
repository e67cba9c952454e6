import type { Db, Tx } from '../../../db/connect.ts';
import { DomainError, invalid } from '../../errors.ts';
import { type Actor, isOwner, ownerVerb } from '../../identity/index.ts';
import { readSetting, writeSetting } from '../../settings/index.ts';

const LIMIT = 'staff_refund_limit_cents';
const DEFAULT_CENTS = 10_000;
const HIGHEST_CENTS = 10_000_000;

/** Up to here staff send money back; above it the owner decides. */
export async function readRefundLimit(db: Db | Tx): Promise<number> {
  const cents = await readSetting(db, LIMIT);
  return typeof cents === 'number' ? cents : DEFAULT_CENTS;
}

export async function refuseAboveLimit(tx: Tx, actor: Pick<Actor, 'role'>, cents: number): Promise<void> {
  if (isOwner(actor) || cents <= (await readRefundLimit(tx))) return;
  throw new DomainError('forbidden', 'This refund is above the limit for staff: the owner decides it.');
}

export const changeRefundLimit = ownerVerb<{ cents: number }, void>(
  'settings.refund_limit_changed',
  async (_services, tx, { cents }) => {
    if (!Number.isInteger(cents) || cents < 0 || cents > HIGHEST_CENTS) {
      throw invalid({ euros: 'An amount in euros, from 0.' });
    }
    const before = await readRefundLimit(tx);
    if (before === cents) return { unchanged: true, answer: undefined };
    await writeSetting(tx, LIMIT, cents);
    return {
      about: { kind: 'settings', id: 'refund-limit' },
      before: { cents: before },
      after: { cents },
      answer: undefined,
    };
  },
);
