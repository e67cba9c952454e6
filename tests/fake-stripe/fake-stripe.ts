import { createRefund, settleRefund } from '../../adapters/payments/simulator/charges.ts';
import {
  chooseOutcome,
  expireSession,
  readSession,
  settleSession,
} from '../../adapters/payments/simulator/checkout.ts';
import { closeDispute, dispute } from '../../adapters/payments/simulator/disputes.ts';
import {
  cancelSubscription,
  periodEnd,
  renew,
  updateSubscription,
} from '../../adapters/payments/simulator/subscriptions.ts';
import { type Event, emptyWorld, eventOf, get } from '../../adapters/payments/simulator/world.ts';
import { portOf } from '../../shared/listening-port.ts';
import { apiServer, type Faults, noFaults, PAY } from './api-server.ts';
import { Deliveries, type DeliveryKnobs, politeDeliveries } from './deliveries.ts';
import { seededRandom } from './random.ts';

type Options = {
  secretKey?: string;
  webhookSecret?: string;
  now?: () => Date;
  /** Of all chances that are drawn, so that a run can be repeated. */
  seed?: number;
  deliveries?: Partial<DeliveryKnobs>;
  /** Whether a browser can go to the payment pages; otherwise they lie at Stripe's own address. */
  hasPages?: boolean;
};

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

export async function startFakeStripe({
  secretKey = 'sk_test_fake',
  webhookSecret = 'whsec_fake',
  now = () => new Date(),
  seed = 1,
  deliveries: knobs = {},
  hasPages = false,
}: Options = {}) {
  const random = seededRandom(seed);
  const deliveries = new Deliveries({
    secret: webhookSecret,
    now,
    random,
    knobs: { ...politeDeliveries, ...knobs },
  });
  const events: Event[] = [];
  let url = '';
  const world = emptyWorld({
    now,
    emit(type, object) {
      const event = eventOf(type, object, now());
      events.push(event);
      deliveries.add(event);
    },
    pages: {
      pay: (id) => `${hasPages ? url : 'https://checkout.stripe.com'}${PAY}${id}`,
      portal: (id) => `https://billing.stripe.com/p/session/${id}`,
    },
  });
  const faults: Faults = { ...noFaults };
  const server = apiServer({ world, secretKey, faults, random });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  url = `http://127.0.0.1:${portOf(server)}`;

  return {
    url,
    secretKey,
    webhookSecret,
    world,
    /** Everything that was ever announced, in the order in which it happened. */
    events,
    deliveries,
    faults,

    /** Points the webhooks at an application, also at one that was started anew elsewhere. */
    sendTo(url: string | null): void {
      deliveries.url = url;
      deliveries.work();
    },

    payByCard: (sessionId: string, country?: string) =>
      void chooseOutcome(world, sessionId, 'paid', { country }),
    decline: (sessionId: string) => void chooseOutcome(world, sessionId, 'declined'),
    payBySepa: (sessionId: string) => void chooseOutcome(world, sessionId, 'sepa-pending'),
    settleSepa: (sessionId: string, outcome: 'paid' | 'failed') => settleSession(world, sessionId, outcome),
    expireSession: (sessionId: string) => void expireSession(world, sessionId),
    /** Expires every session whose time is over. */
    expireDue(): void {
      for (const id of world.sessions.keys()) readSession(world, id);
    },
    renew: (subscriptionId: string, outcome: 'paid' | 'failed') => renew(world, subscriptionId, outcome),
    /** Of a month after which nothing more is to be charged. */
    endPeriod: (subscriptionId: string) => void cancelSubscription(world, subscriptionId),
    /** Stripe's own portal sets a date where our client sets the flag. */
    cancelInPortal(id: string): void {
      const cancel_at = periodEnd(get(world.subscriptions, id, 'subscription'));
      updateSubscription(world, { cancel_at }, id);
    },
    dispute: (paymentIntentId: string, told?: Parameters<typeof dispute>[2]) =>
      dispute(world, paymentIntentId, told).id,
    closeDispute: (disputeId: string, outcome: 'won' | 'lost' | 'warning_closed') =>
      closeDispute(world, disputeId, outcome),
    refundInDashboard: (payment_intent: string, amount: number) =>
      createRefund(world, { payment_intent, amount }).id,
    settleRefund: (refundId: string, outcome: 'succeeded' | 'failed') =>
      settleRefund(world, refundId, outcome),

    async close(): Promise<void> {
      deliveries.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
