import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: v1 is the HMAC of "time.body"; v0 is a test scheme that receivers must not accept. */
export function signatureHeader(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const v0 = createHmac('sha256', `${secret}-test`).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${v1},v0=${v0}`;
}
