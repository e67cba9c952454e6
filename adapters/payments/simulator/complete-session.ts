import type Stripe from 'stripe';
import { invalid } from './api-error.ts';
import { charge, createIntent, type Method, settleCharge } from './charge-intent.ts';
import { createSubscription } from './create-subscription.ts';
import { intentIdOf, payInvoice, voidInvoice } from './invoices.ts';
import { metadataOf, sample } from './samples.ts';
import { get, newId, refId, seconds, type World } from './world.ts';

type Session = Stripe.Checkout.Session;

/** The customer on Stripe's page presses "Pay" with a method that works, now or after some days. */
export function completeSession(world: World, id: string, method: Method, outcome: 'paid' | 'pending'): void {
  const session = openSession(world, id);
  wantedOf(world, session).declined = undefined;
  session.status = 'complete';
  session.url = null;
  session.payment_status = outcome === 'paid' ? 'paid' : 'unpaid';
  session.customer_details = {
    ...session.customer_details,
    email: emailOf(world, session),
  } as Session['customer_details'];
  if (session.mode === 'payment') {
    charge(world, intentOf(world, session), method, outcome);
  } else {
    session.customer ??= createCustomer(world, emailOf(world, session));
    const { subscription, invoice } = createSubscription(world, session, method, outcome);
    session.subscription = subscription.id;
    session.invoice = invoice.id;
  }
  world.emit('checkout.session.completed', session);
}

/** A declined card changes nothing about the session: the page waits for another one. */
export function declineSession(world: World, id: string): void {
  const session = openSession(world, id);
  const intent = intentOf(world, session);
  charge(world, intent, 'card', 'failed');
  wantedOf(world, session).declined = intent.last_payment_error?.message ?? undefined;
}

/** The bank's answer to a debit. A first invoice whose debit fails is voided; its subscription stays "active". */
export function settleSession(world: World, id: string, outcome: 'paid' | 'failed'): void {
  const session = get(world.sessions, id, 'checkout.session');
  const intent = debitOf(world, session);
  if (!intent) throw invalid('No bank debit is on its way here.');
  const invoice = world.invoices.get(refId(session.invoice));
  settleCharge(world, intent, outcome);
  if (invoice && outcome === 'paid') payInvoice(world, invoice);
  if (invoice && outcome === 'failed') voidInvoice(world, invoice);
  if (outcome === 'paid') session.payment_status = 'paid';
  world.emit(`checkout.session.async_payment_${outcome === 'paid' ? 'succeeded' : 'failed'}`, session);
}

/** The payment of a session whose bank has not answered yet. */
export function debitOf(world: World, session: Session): Stripe.PaymentIntent | undefined {
  const invoice = world.invoices.get(refId(session.invoice));
  const intent = world.intents.get(invoice ? intentIdOf(world, invoice) : refId(session.payment_intent));
  return intent?.status === 'processing' ? intent : undefined;
}

export function expireSession(world: World, id: string): Session {
  const session = get(world.sessions, id, 'checkout.session');
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
    throw invalid(message);
  }
  session.status = 'expired';
  session.url = null;
  world.emit('checkout.session.expired', session);
  return session;
}

/** Its time ends it, whether or not anybody has looked since. */
export function readSession(world: World, id: string): Session {
  const session = get(world.sessions, id, 'checkout.session');
  if (session.status === 'open' && session.expires_at <= seconds(world.now())) expireSession(world, id);
  return session;
}

function openSession(world: World, id: string): Session {
  const session = readSession(world, id);
  if (session.status !== 'open') throw invalid('This payment page has been used or has expired.');
  return session;
}

/** All tries of one session are one payment intent. In subscription mode the session does not show it. */
function intentOf(world: World, session: Session): Stripe.PaymentIntent {
  const known = refId(session.payment_intent);
  if (known) return get(world.intents, known, 'payment_intent');
  const { payment_intent_data: wanted } = wantedOf(world, session).params;
  const intent = createIntent(world, {
    amount: session.amount_total ?? 0,
    customer: refId(session.customer) || null,
    metadata: metadataOf(wanted?.metadata),
  });
  if (session.mode === 'payment') session.payment_intent = intent.id;
  return intent;
}

const wantedOf = (world: World, { id }: Session) => get(world.wanted, id, 'checkout.session');

export function emailOf(world: World, session: Session): string | null {
  return session.customer_email ?? world.customers.get(refId(session.customer))?.email ?? null;
}

function createCustomer(world: World, email: string | null): string {
  const created = seconds(world.now());
  const customer = sample<Stripe.Customer>('customer', { id: newId('cus'), created, email, discount: null });
  world.customers.set(customer.id, customer);
  world.emit('customer.created', customer);
  return customer.id;
}
