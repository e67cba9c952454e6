import type { Outcome } from '../sandbox.ts';
import { completeSession, declineSession, emailOf, expireSession, readSession } from './complete-session.ts';
import { cardWorks } from './subscriptions.ts';
import { get, refId, type World } from './world.ts';

/** What a payment page shows beside the state of the checkout. */
export function readCheckoutPage(world: World, id: string) {
  const session = readSession(world, id);
  const { params, declined } = get(world.wanted, id, 'checkout.session');
  return {
    lines: (params.line_items ?? []).map(({ price_data: price }) => ({
      productId: String(price?.product_data?.metadata?.productId ?? ''),
      name: price?.product_data?.name ?? '',
      amountCents: price?.unit_amount ?? 0,
    })),
    monthlyCents: session.mode === 'subscription' ? session.amount_subtotal : null,
    email: emailOf(world, session),
    successUrl: session.success_url ?? '',
    cancelUrl: session.cancel_url ?? '',
    declined,
  };
}

/** Gives where to send the visitor next; null keeps her on the page, where another card may be tried. */
export function chooseOutcome(world: World, id: string, outcome: Outcome): { redirectUrl: string | null } {
  const { success_url, cancel_url } = readSession(world, id);
  if (outcome === 'paid') completeSession(world, id, 'card', 'paid');
  if (outcome === 'sepa-pending') completeSession(world, id, 'sepa_debit', 'pending');
  if (outcome === 'declined') declineSession(world, id);
  if (outcome === 'abandoned') expireSession(world, id);
  const next = { paid: success_url, 'sepa-pending': success_url, abandoned: cancel_url, declined: null };
  return { redirectUrl: next[outcome] };
}

/** What a billing page shows beside the state of the subscriptions. */
export function readPortalPage(world: World, id: string) {
  const { customer, return_url } = get(world.portals, id, 'portal');
  const { id: customerId, email } = get(world.customers, refId(customer), 'customer');
  const owned = [...world.subscriptions.values()].filter((one) => refId(one.customer) === customerId);
  return {
    customerId,
    email: email ?? '',
    returnUrl: return_url ?? '',
    cards: owned.map((one) => ({ subscriptionId: one.id, works: cardWorks(one) })),
  };
}
