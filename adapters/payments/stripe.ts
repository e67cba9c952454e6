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
  timeoutMs?: number;
  retries?: number;
};

export function stripePayments(options: Options): Payments {
  const { secretKey, webhookSecret, clock, apiUrl, timeoutMs = 20_000, retries = 2 } = options;
  // The API version is the SDK's own: its types describe that one alone.
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiUrl ? addressOf(apiUrl) : {}),
    ...(options.fetch ? { httpClient: Stripe.createFetchHttpClient(options.fetch) } : {}),
  });
  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    startCheckout: inOurWords((order) => startCheckout(stripe, order)),
    readCheckout: inOurWords((id) => readCheckout(stripe, id)),
    expireCheckout: inOurWords((id) => expireCheckout(stripe, id)),
    readPayment: inOurWords((id) => readPayment(stripe, id)),
    refund: inOurWords((request) => refund(stripe, request)),
    readSubscription: inOurWords((id) => readSubscription(stripe, id)),
    readInvoice: inOurWords((id) => readInvoice(stripe, id)),
    cancelSubscription: inOurWords((id) => cancelSubscription(stripe, id)),
    resumeSubscription: inOurWords((id) => resumeSubscription(stripe, id)),
    endSubscription: inOurWords((id) => endSubscription(stripe, id)),
    billingPortal: inOurWords(async (customer, returnUrl) => {
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
