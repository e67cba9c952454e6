import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { sample } from './samples.ts';
import { newId, seconds } from './world.ts';

/** The notice of something that happened, with the object as it was then. */
export function eventOf(type: string, object: { id: string; object: string }, at: Date): Stripe.Event {
  return sample<Stripe.EventBase>('event', {
    id: newId('evt'),
    created: seconds(at),
    api_version: Stripe.API_VERSION,
    type: type as Stripe.Event.Type,
    data: { object: structuredClone(object) } as Stripe.Event.Data,
    pending_webhooks: 1,
    request: { id: newId('req'), idempotency_key: null },
  }) as Stripe.Event;
}

/** The `Stripe-Signature` header: v1 is the HMAC of "time.body"; v0 is a test scheme that receivers must not accept. */
export function signatureHeader(body: string, secret: string, at: Date): string {
  const time = seconds(at);
  const sign = (key: string) => createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${sign(secret)},v0=${sign(`${secret}-test`)}`;
}

type Receiver = { url: string; secret: string; now: Date; answerWithinMs: number };

/** Tells the application once, and how it answered; throws when no answer came. Signed anew, or a late try were too old. */
export async function postEvent(event: Stripe.Event, receiver: Receiver): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const response = await fetch(receiver.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureHeader(body, receiver.secret, receiver.now),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(receiver.answerWithinMs),
  });
  await response.arrayBuffer();
  return response.status;
}

export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
