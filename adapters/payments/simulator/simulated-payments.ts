import { type Payments, PaymentsError } from '../payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { stripePayments } from '../stripe.ts';
import { watchedEvents } from '../stripe-notice.ts';
import { type Answer, type Call, formOf, prepare, refusal } from './api.ts';
import { chooseOutcome, readCheckoutPage, settleSession } from './checkout.ts';
import { dispute } from './disputes.ts';
import { type Context, deliverNotices } from './notices.ts';
import { ApiError } from './requests.ts';
import { Store } from './store.ts';
import { cardWorks, changeCard, renew } from './subscriptions.ts';
import { get, type World } from './world.ts';

type Options = Context & {
  /** Where this site lives, without a trailing slash: the payment page is one of its own. */
  origin: string;
  onNotice?: () => void;
};

/** The payments of demo mode: our client for Stripe, talking to the simulator inside this process. */
export function simulatedPayments(options: Options): {
  payments: Payments;
  sandbox: Sandbox;
  /** Anything else that may happen outside. */
  change<T>(names: string[], verb: (world: World) => T): Promise<T>;
} {
  const { db, clock, origin, secret, onNotice = () => {} } = options;
  const pages = {
    pay: (id: string) => `${origin}/sandbox/pay/${id}`,
    portal: (id: string) => `${origin}/sandbox/portal/${id}`,
  };
  const store = new Store({ db, clock, pages, enabledEvents: watchedEvents, onNotice });
  const payments: Payments = {
    ...stripePayments({ secretKey: 'sk_sandbox', webhookSecret: secret, clock, fetch: fetchFrom(store) }),
    name: 'sandbox',
  };
  const read = <T>(name: string, verb: (world: World) => T) => inOurWords(store.read([name], verb));
  const change = <T>(names: string[], verb: (world: World) => T) => inOurWords(store.change(names, verb));
  const sandbox: Sandbox = {
    async readCheckout(id) {
      const { declined, ...page } = await read(id, (world) => readCheckoutPage(world, id));
      const state = await payments.readCheckout(id);
      return { ...state, ...page, failure: state.failure ?? declined ?? null };
    },
    chooseOutcome: (id, outcome, country, fingerprint) =>
      change([id], (world) => chooseOutcome(world, id, outcome, { country, fingerprint })),
    settleSepa: (id, outcome) => change([id], (world) => settleSession(world, id, outcome)),
    async readPortal(id) {
      const { cards, ...page } = await read(id, (world) => readPortalPage(world, id));
      const subscriptions = cards.map(async ({ subscriptionId, works }) => {
        const nextCharge: 'paid' | 'failed' = works ? 'paid' : 'failed';
        return { ...(await payments.readSubscription(subscriptionId)), nextCharge };
      });
      return { ...page, subscriptions: await Promise.all(subscriptions) };
    },
    renewSubscription: (id, outcome) => change([id], (world) => renew(world, id, outcome)),
    setNextCharge: (id, outcome) => change([id], (world) => changeCard(world, id, outcome === 'paid')),
    dispute: (id, told) => change([id], (world) => void dispute(world, id, told)),
    runDue: () => store.runDue(),
    deliverNotices: () => deliverNotices(options),
  };
  return { payments, sandbox, change };
}

async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new PaymentsError(error.status === 404 ? 'not_found' : 'refused', error.message);
  }
}

/** What a billing page shows beside the state of the subscriptions. */
function readPortalPage(world: World, id: string) {
  const { customer, return_url } = get(world.portals, id, 'portal');
  const { id: customerId, email } = get(world.customers, customer, 'customer');
  const owned = [...world.subscriptions.values()].filter((one) => one.customer === customerId);
  return {
    customerId,
    email: email ?? '',
    returnUrl: return_url ?? '',
    cards: owned.map((one) => ({ subscriptionId: one.id, works: cardWorks(one) })),
  };
}

/** The request of the SDK, answered without leaving the process. */
function fetchFrom(store: Store): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    const { method } = request;
    const text = await formOf(request);
    const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
    const { status, body } = await answerCall(store, { method, path, text, key });
    return Response.json(body, { status });
  };
}

async function answerCall(store: Store, call: Call): Promise<Answer> {
  try {
    const { names, listing, run } = prepare(call);
    if (call.method === 'GET') return { status: 200, body: await store.read(names, run, listing) };
    return await store.changeOnce(call, (change) =>
      change(names, run).then((body) => ({ status: 200, body }), refusal),
    );
  } catch (error) {
    return refusal(error);
  }
}
