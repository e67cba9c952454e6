import type { ProductId } from '../../../content/catalogue.ts';
import { isId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { findProduct } from '../checkout/find-product.ts';
import type { Recovery } from '../redemption/judge-code.ts';
import { findCartSequence } from './queries.ts';

/** The letters stop after three days; a link found later still works for a while. */
const LIVES_MS = 30 * 24 * 3_600_000;

export const recoveryEnds = (createdAt: Date): Date => new Date(createdAt.getTime() + LIVES_MS);

export type RecoveredCart = Recovery & { productId: ProductId; productName: string };

/** The cart behind a recovery link, while it is good. Undefined for an old, used or made-up one. */
export async function openRecovery({ db, clock }: Parts, token: string): Promise<RecoveredCart | undefined> {
  const sequence = isId(token) ? await findCartSequence(db, token) : undefined;
  if (!sequence || sequence.converted) return undefined;
  if (clock.now() > recoveryEnds(sequence.createdAt)) return undefined;
  const product = findProduct(firstItem(sequence.cartData));
  if (!product) return undefined;
  return { sequenceId: sequence.id, email: sequence.email, productId: product.id, productName: product.name };
}

/** A cart of this shop holds one thing. */
function firstItem(cart: unknown): string {
  const [item] = (cart as { items?: { id?: string }[] } | null)?.items ?? [];
  return item?.id ?? '';
}
