import { createHmac, timingSafeEqual } from 'node:crypto';
import { NoticeRejected } from './payments.ts';

export const MAX_AGE_SECONDS = 300;

/** `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">`: the scheme that Stripe uses, so both providers look alike. */
export function signNotice(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}`;
}

export function verifyNotice(body: string, signature: string | null, secret: string, now: Date): void {
  const parts = (signature ?? '').split(',').map((part) => part.split('='));
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '');
  const time = times[0];
  if (times.length !== 1 || !time || !/^\d{1,12}$/.test(time)) throw new NoticeRejected('no signature');
  const expected = Buffer.from(hmac(`${time}.${body}`, secret));
  const fits = parts.some(([name, value]) => name === 'v1' && isEqual(Buffer.from(value ?? ''), expected));
  if (!fits) throw new NoticeRejected('the signature does not fit');
  const age = now.getTime() / 1000 - Number(time);
  if (Math.abs(age) > MAX_AGE_SECONDS) throw new NoticeRejected('too old');
}

/** Bytes that are not UTF-8, or begin with a mark that decoding would drop, are not what was signed. */
export function strictText(rawBody: Uint8Array | string): string {
  if (typeof rawBody === 'string') return rawBody;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody);
  } catch {
    throw new NoticeRejected('not text');
  }
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex');
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
