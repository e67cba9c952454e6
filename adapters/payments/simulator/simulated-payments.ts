import type { Db } from '../../../db/connect.ts';
import type { Clock } from '../../clock/clock.ts';
import { type Payments, PaymentsError } from '../payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { stripePayments } from '../stripe.ts';
import { watchedEvents } from '../stripe-notice.ts';
import { fetchFrom } from './answer-call.ts';
import { ApiError } from './api-error.ts';
import { settleSession } from './complete-session.ts';
import { deliverNotices } from './deliver-notices.ts';
import { chooseOutcome, readCheckoutPage, readPortalPage } from './pages.ts';
import { postgresStore } from './postgres-store.ts';
import { renew } from './renew.ts';
import { changeCard } from './subscriptions.ts';
import type { World } from './world.ts';

type Options = {
  db: Db;
  clock: Clock;
  /** Where this site lives, without a trailing slash: the payment page is one of its own. */
  origin: string;
  /** Signs notices. */
  secret: string;
  /** Where notices are posted: the site's own webhook address. */
  noticeUrl: string;
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
  const store = postgresStore({ db, clock, pages, enabledEvents: watchedEvents, onNotice });
  const payments: Payments = {
    ...stripePayments({ secretKey: 'sk_sandbox', webhookSecret: secret, clock, fetch: fetchFrom(store) }),
    name: 'sandbox',
  };
  const look = <T>(name: string, verb: (world: World) => T) => inOurWords(store.look([name], verb));
  const change = <T>(names: string[], verb: (world: World) => T) => inOurWords(store.change(names, verb));
  const sandbox: Sandbox = {
    async readCheckout(id) {
      const { declined, ...page } = await look(id, (world) => readCheckoutPage(world, id));
      const state = await payments.readCheckout(id);
      return { ...state, ...page, failure: state.failure ?? declined ?? null };
    },
    chooseOutcome: (id, outcome) => change([id], (world) => chooseOutcome(world, id, outcome)),
    settleSepa: (id, outcome) => change([id], (world) => settleSession(world, id, outcome)),
    async readPortal(id) {
      const { cards, ...page } = await look(id, (world) => readPortalPage(world, id));
      const subscriptions = cards.map(async ({ subscriptionId, works }) => {
        const nextCharge: 'paid' | 'failed' = works ? 'paid' : 'failed';
        return { ...(await payments.readSubscription(subscriptionId)), nextCharge };
      });
      return { ...page, subscriptions: await Promise.all(subscriptions) };
    },
    renewSubscription: (id, outcome) => change([id], (world) => renew(world, id, outcome)),
    setNextCharge: (id, outcome) => change([id], (world) => changeCard(world, id, outcome === 'paid')),
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
    throw new PaymentsError(error.code === 'resource_missing' ? 'not_found' : 'refused', error.message);
  }
}
