import type Stripe from 'stripe';
import { sample } from './samples.ts';
import { get, newId, seconds, type World } from './world.ts';

export function createPortal(
  world: World,
  { customer = '', return_url }: Stripe.BillingPortal.SessionCreateParams,
) {
  get(world.customers, customer, 'customer', 'customer');
  const id = newId('bps');
  const portal = sample<Stripe.BillingPortal.Session>('billing_portal.session', {
    id,
    created: seconds(world.now()),
    customer,
    return_url: return_url ?? null,
    flow: null,
    livemode: false,
    url: world.pages.portal(id),
  });
  world.portals.set(id, portal);
  return portal;
}
