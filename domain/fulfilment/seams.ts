import type { ProductId } from '../../content/catalogue.ts';
import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';

/** The verbs of neighbouring rooms that the shop calls, one line each. */

export async function markConverted(
  _services: Parts,
  _tx: Tx,
  _purchase: { email: string; products: ProductId[] },
): Promise<void> {}

export async function planMembershipUpsell(
  _services: Parts,
  _tx: Tx,
  _who: { email: string; name: string },
): Promise<void> {}
