import { findProduct, type ProductId } from '../../../content/catalogue.ts';
import type { Tx } from '../../../db/connect.ts';
import { isId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import type { Recovery } from '../redemption/judge-code.ts';
import { hasPaidSince, listRecovered, setRecovery } from './queries.ts';

/** The letters stop after three days; a link found later still works for a while. */
const LIVES_MS = 30 * 24 * 3_600_000;

export const recoveryEnds = (createdAt: Date): Date => new Date(createdAt.getTime() + LIVES_MS);

/** From now on a link with this id opens the cart. */
export const recoverBy = (tx: Tx, { cartId, recoveryId }: { cartId: string; recoveryId: string }) =>
  setRecovery(tx, cartId, recoveryId);

export type RecoveredCart = Recovery & { productId: ProductId; productName: string };

/** The cart behind a recovery link, while it is good. Undefined for an old, used or made-up one. */
export async function openRecovery(
  { db, clock, content }: Pick<Parts, 'db' | 'clock' | 'content'>,
  token: string,
): Promise<RecoveredCart | undefined> {
  const carts = isId(token) ? await listRecovered(db, token) : [];
  const [newest, first] = [carts[0], carts.at(-1)];
  if (!newest || !first || clock.now() > recoveryEnds(first.createdAt)) return undefined;
  if (await hasPaidSince(db, newest.email, first.createdAt)) return undefined;
  // A cart of this shop holds one thing.
  const product = findProduct(content.current().catalogue, newest.cartItems[0]?.id ?? '');
  if (!product) return undefined;
  return { sequenceId: token, email: newest.email, productId: product.id, productName: product.name };
}
