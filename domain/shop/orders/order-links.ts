import type { Clock } from '../../../adapters/clock/clock.ts';
import { readToken, signToken } from '../../../shared/signed-token.ts';
import type { Config } from '../../services.ts';
import type { OrderRow } from './order-states.ts';

/**
 * How somebody without a sign-in came to hold the key to an order. `mail`: from her mailbox, so the address is hers.
 * `return`: from the payment page, so she paid, but the address may be anybody's.
 */
export type Via = 'mail' | 'return';
export type OrderKey = { orderId: string; via: Via };

const DAY_MS = 24 * 3_600_000;
/** The key from the payment page is for the first visit; whoever comes later comes from her mailbox. */
const LIVES_MS: Record<Via, number> = { mail: 365 * DAY_MS, return: DAY_MS };

type Makes = { config: Pick<Config, 'secret' | 'appUrl'>; clock: Clock };

export function signOrderKey({ config, clock }: Makes, { orderId, via }: OrderKey): string {
  const ends = Math.floor((clock.now().getTime() + LIVES_MS[via]) / 1000);
  return signToken(config.secret, 'order', `${orderId}:${via}:${ends}`);
}

export function readOrderKey({ config, clock }: Makes, key: string): OrderKey | undefined {
  const [orderId = '', via, ends] = readToken(config.secret, 'order', key)?.split(':') ?? [];
  if (via !== 'mail' && via !== 'return') return undefined;
  return clock.now().getTime() < Number(ends) * 1000 ? { orderId, via } : undefined;
}

/** Where the buyer finds her order: in the portal, or by a signed link while it has no account. */
export function orderPath(makes: Makes, { id, userId }: Pick<OrderRow, 'id' | 'userId'>, via: Via): string {
  return userId ? `/portal/orders/${id}` : `/orders/${signOrderKey(makes, { orderId: id, via })}`;
}

/** The same as a whole address, for letters. */
export const orderUrl = (makes: Makes, order: Pick<OrderRow, 'id' | 'userId'>): string =>
  `${makes.config.appUrl}${orderPath(makes, order, 'mail')}`;
