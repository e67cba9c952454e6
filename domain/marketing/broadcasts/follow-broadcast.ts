import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { insertEvent, lastBroadcastTo, orderCents } from './queries.ts';

/** An order this long after a broadcast is counted as its doing. */
const AFTER_MS = 7 * 24 * 3_600_000;

export async function noteBroadcastClick(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { broadcastId, email, path = '' }: Pick<FactOf<'mail-clicked'>, 'broadcastId' | 'email' | 'path'>,
): Promise<void> {
  if (!broadcastId) return;
  const [what = ''] = path.split(/[?#]/);
  await insertEvent(tx, { broadcastId, kind: 'clicked', email, what, at: clock.now() });
}

export async function noteBroadcastLeft(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { broadcastId, email }: Pick<FactOf<'unsubscribed'>, 'broadcastId' | 'email'>,
): Promise<void> {
  if (broadcastId) await insertEvent(tx, { broadcastId, kind: 'left', email, at: clock.now() });
}

export async function creditBroadcast(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { email, orderId }: Pick<FactOf<'order-paid'>, 'email' | 'orderId'>,
): Promise<void> {
  const now = clock.now();
  const broadcastId = await lastBroadcastTo(tx, email, new Date(now.getTime() - AFTER_MS));
  if (!broadcastId) return;
  const cents = await orderCents(tx, orderId);
  await insertEvent(tx, { broadcastId, kind: 'ordered', email, what: orderId, cents, at: now });
}
