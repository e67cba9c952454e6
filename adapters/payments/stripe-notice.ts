import Stripe from 'stripe';
import { z } from 'zod';
import { messageOf } from '../../shared/problem.ts';
import { type Notice, NoticeRejected, type NoticeSubject } from './payments.ts';

/** Which notices make us look, and at what. The rest are stored as ignored. */
const watched: Record<string, NoticeSubject['kind']> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.payment_action_required': 'invoice',
  'invoice.marked_uncollectible': 'invoice',
  'invoice.voided': 'invoice',
  'payment_intent.succeeded': 'payment',
  'payment_intent.processing': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.canceled': 'payment',
  'charge.refunded': 'payment',
  'charge.dispute.created': 'payment',
  'charge.dispute.updated': 'payment',
  'charge.dispute.closed': 'payment',
  'charge.dispute.funds_withdrawn': 'payment',
  'charge.dispute.funds_reinstated': 'payment',
  'refund.created': 'payment',
  'refund.updated': 'payment',
  'refund.failed': 'payment',
};

/** What to switch on for our webhook address. */
export const watchedEvents = Object.keys(watched);

const MAX_AGE_SECONDS = 300;

const eventShape = z.object({
  id: z.string().startsWith('evt_'),
  object: z.literal('event'),
  type: z.string().min(1),
  created: z.number().int().positive(),
  data: z.object({
    object: z.object({ id: z.string().min(1), object: z.string(), payment_intent: z.unknown().optional() }),
  }),
});

export function parseNotice(
  rawBody: Uint8Array | string,
  signature: string | null,
  { secret, now }: { secret: string; now: Date },
): Notice {
  const event = eventShape.safeParse(verified(rawBody, signature, secret, now));
  if (!event.success) throw new NoticeRejected('signed, but not an event');
  const { id, type, created, data } = event.data;
  const kind = Object.hasOwn(watched, type) ? watched[type] : undefined;
  if (!kind) return { id, type, ignored: true };
  const subjectId = kind === 'payment' ? paymentOf(data.object) : data.object.id;
  // Charges made by hand in the dashboard have no payment that we could read.
  if (!subjectId) return { id, type, ignored: true };
  return { id, type, subject: { kind, id: subjectId }, createdAt: new Date(created * 1000) };
}

function verified(
  rawBody: Uint8Array | string,
  signature: string | null,
  secret: string,
  now: Date,
): unknown {
  const body = strictText(rawBody);
  refuseFuture(signature ?? '', now);
  try {
    return Stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      MAX_AGE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    throw new NoticeRejected(messageOf(error).split('\n')[0]);
  }
}

/** The SDK only asks how old it is. What is signed for later could be held back and sent when it suits somebody. */
function refuseFuture(signature: string, now: Date): void {
  const [, signedAt] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
  if (Number(signedAt ?? 0) - now.getTime() / 1000 > MAX_AGE_SECONDS) {
    throw new NoticeRejected('the notice is signed for a time that has not come yet');
  }
}

function paymentOf(object: { id: string; object: string; payment_intent?: unknown }): string | null {
  if (object.object === 'payment_intent') return object.id;
  return typeof object.payment_intent === 'string' ? object.payment_intent : null;
}

/** Bytes that are not UTF-8, or begin with a mark that decoding would drop, are not what was signed. */
function strictText(rawBody: Uint8Array | string): string {
  if (typeof rawBody === 'string') return rawBody;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody);
  } catch {
    throw new NoticeRejected('not text');
  }
}
