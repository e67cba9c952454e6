import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { apiServer, type Faults, noFaults } from './api-server.ts';
import {
  completeSession,
  declineSession,
  expireDueSessions,
  expireSession,
  settleSession,
} from './complete-session.ts';
import { Deliveries, type DeliveryKnobs, politeDeliveries } from './deliveries.ts';
import { seededRandom } from './random.ts';
import { closeDispute, createRefund, dispute, settleRefund } from './refunds.ts';
import { sample } from './samples.ts';
import { endPeriod, periodEnd, renew, updateSubscription } from './subscriptions.ts';
import { emptyWorld, get, newId, seconds } from './world.ts';

type Options = {
  secretKey?: string;
  webhookSecret?: string;
  now?: () => Date;
  /** Of all chances that are drawn, so that a run can be repeated. */
  seed?: number;
  deliveries?: Partial<DeliveryKnobs>;
};

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

export async function startFakeStripe({
  secretKey = 'sk_test_fake',
  webhookSecret = 'whsec_fake',
  now = () => new Date(),
  seed = 1,
  deliveries: knobs = {},
}: Options = {}) {
  const random = seededRandom(seed);
  const deliveries = new Deliveries({
    secret: webhookSecret,
    now,
    random,
    knobs: { ...politeDeliveries, ...knobs },
  });
  const events: Stripe.Event[] = [];
  const world = emptyWorld(now, (type, object) => {
    const event = sample<Stripe.EventBase>('event', {
      id: newId('evt'),
      created: seconds(now()),
      api_version: Stripe.API_VERSION,
      type: type as Stripe.Event.Type,
      data: { object: structuredClone(object) } as Stripe.Event.Data,
      pending_webhooks: 1,
      request: { id: newId('req'), idempotency_key: null },
    }) as Stripe.Event;
    events.push(event);
    deliveries.add(event);
  });
  const faults: Faults = { ...noFaults };
  const server = apiServer({ world, secretKey, faults, random });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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

    payByCard: (sessionId: string) => completeSession(world, sessionId, 'card', 'paid'),
    decline: (sessionId: string) => declineSession(world, sessionId),
    payBySepa: (sessionId: string) => completeSession(world, sessionId, 'sepa_debit', 'pending'),
    settleSepa: (sessionId: string, outcome: 'paid' | 'failed') => settleSession(world, sessionId, outcome),
    expireSession: (sessionId: string) => void expireSession(world, sessionId),
    /** Expires every session whose time is over. */
    expireDue: () => expireDueSessions(world),
    renew: (subscriptionId: string, outcome: 'paid' | 'failed') => renew(world, subscriptionId, outcome),
    endPeriod: (subscriptionId: string) => endPeriod(world, subscriptionId),
    /** Stripe's own portal sets a date where our adapter sets the flag. */
    cancelInPortal(subscriptionId: string): void {
      const cancel_at = periodEnd(get(world.subscriptions, subscriptionId, 'subscription'));
      updateSubscription(world, subscriptionId, { cancel_at });
    },
    dispute: (paymentIntentId: string, kind?: 'dispute' | 'inquiry') =>
      dispute(world, paymentIntentId, kind).id,
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
