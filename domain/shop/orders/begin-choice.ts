import { withdrawalConsent } from '../../../content/checkout.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { asksForConsent, PERIOD_MS } from '../refunds/withdrawal-period.ts';
import type { OrderRow } from './order-states.ts';
import { recordOrderEvent } from './order-story.ts';
import { productOf } from './product-of.ts';
import { changeOrder } from './queries.ts';

export type BeginChoice = 'now' | 'later';

/** asked: the buyer has to say when we begin. waits: she chose the end of the 14 days, and may still ask us to begin. */
export type Begin = { state: 'asked' | 'waits'; periodEnds: Date };

/** Nothing, where nothing is left to choose: asked for already, over, or sessions alone, which begin when they are booked. */
export function beginOf(services: Pick<Parts, 'clock' | 'content'>, order: OrderRow): Begin | undefined {
  const { paidAt, state, consentAt, beginChoice } = order;
  const product = productOf(services, order);
  const isOpen = state === 'pending' || state === 'paid' || state === 'partially_refunded';
  if (!isOpen || consentAt || !product || !asksForConsent(product)) return undefined;
  const now = services.clock.now();
  // Whoever pays by debit may choose before the money is here.
  const from = state === 'pending' ? now : paidAt;
  if (!from) return undefined;
  const periodEnds = new Date(from.getTime() + PERIOD_MS);
  if (now >= periodEnds) return undefined;
  return { state: beginChoice === 'later' ? 'waits' : 'asked', periodEnds };
}

/**
 * Under the order's lock. To ask us to begin now is the consent that ends the right of withdrawal: its words and its
 * moment are kept.
 */
export async function saveBeginChoice(
  services: Pick<Parts, 'clock'>,
  tx: Tx,
  { id }: OrderRow,
  choice: BeginChoice,
): Promise<OrderRow> {
  await recordOrderEvent(services, tx, id, choice === 'now' ? 'begin_now' : 'begin_later');
  const consent = choice === 'now' ? { consentText: withdrawalConsent, consentAt: services.clock.now() } : {};
  return changeOrder(tx, id, { beginChoice: choice, ...consent });
}
