import type { ClaimedMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { type MintedKind, mintCode } from '../../shop/index.ts';
import { changeSequence } from './queries.ts';

/** The letters that carry a code of their own. */
export const codeKinds: Record<string, MintedKind | undefined> = {
  discount: 'soul',
  membership: 'membership_half',
  membership_offer: 'membership_half',
};

/**
 * The code of a letter, minted at the moment the letter is sent: its hours run from then, however long the letter
 * had to wait. Each further try of the same letter gives the same code and starts its hours anew.
 */
export async function codeFor(services: Parts, { template, sequenceId, toAddress }: ClaimedMail) {
  const kind = codeKinds[template];
  if (!kind || !sequenceId) return {};
  return services.db.transaction(async (tx) => {
    const { code, percent, expiresAt } = await mintCode(services, tx, { kind, email: toAddress, sequenceId });
    await changeSequence(tx, sequenceId, { discountCode: code, discountExpiresAt: expiresAt });
    return { code, percent, expiresAt: expiresAt?.toISOString() };
  });
}
