import Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import type { Payments } from './payments.ts';
import { inOurWords } from './stripe-errors.ts';
import { parseNotice } from './stripe-notice.ts';
import { readPayment, refund } from './stripe-payment.ts';
import { expireCheckout, readCheckout } from './stripe-read-checkout.ts';
import { startCheckout } from './stripe-start-checkout.ts';
import {
  cancelSubscription,
  endSubscription,
  readInvoice,
  readSubscription,
  resumeSubscription,
} from './stripe-subscription.ts';

type Options = {
  secretKey: string;
  /** Of the webhook endpoint, `whsec_…`. */
  webhookSecret: string;
  clock: Clock;
  /** Where the API lives, when not at Stripe: the tests' fake. */
  apiUrl?: string;
  /** How it is reached, when not over the network: demo mode's simulator. */
  fetch?: typeof fetch;
  /** For one try, and for a call with all its tries. */
  timeoutMs?: number;
  withinMs?: number;
  retries?: number;
};

export function stripePayments(options: Options): Payments {
  const { secretKey, webhookSecret, clock, apiUrl, timeoutMs = 10_000, withinMs = 15_000 } = options;
  // The API version is the SDK's own: its types describe that one alone.
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: options.retries ?? 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiUrl ? addressOf(apiUrl) : {}),
    ...(options.fetch ? { httpClient: Stripe.createFetchHttpClient(options.fetch) } : {}),
  });
  const asked = inOurWords(withinMs);
  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    startCheckout: asked((order) => startCheckout(stripe, order)),
    readCheckout: asked((id) => readCheckout(stripe, id)),
    expireCheckout: asked((id) => expireCheckout(stripe, id)),
    readPayment: asked((id) => readPayment(stripe, id)),
    refund: asked((request) => refund(stripe, request)),
    readSubscription: asked((id) => readSubscription(stripe, id)),
    readInvoice: asked((id) => readInvoice(stripe, id)),
    cancelSubscription: asked((id) => cancelSubscription(stripe, id)),
    resumeSubscription: asked((id) => resumeSubscription(stripe, id)),
    endSubscription: asked((id) => endSubscription(stripe, id)),
    billingPortal: asked(async (customer, returnUrl) => {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return { url };
    }),
    parseNotice: (rawBody, signature) =>
      parseNotice(rawBody, signature, { secret: webhookSecret, now: clock.now() }),
  };
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? 443 : 80),
  };
}
