import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Attempt } from '../../../adapters/auth/auth.ts';
import type { Parts } from '../../services.ts';
import { addressKey } from '../limits/address-key.ts';
import { type Limit, takeHit } from '../limits/take-hit.ts';

type AttemptKind = Attempt['kind'];

const minutes = (count: number) => count * 60;
const perClient: Record<AttemptKind, Limit> = {
  'sign-in': { name: 'sign-in-client', max: 30, seconds: minutes(10) },
  'sign-up': { name: 'sign-up-client', max: 10, seconds: minutes(60) },
  recovery: { name: 'recovery-client', max: 10, seconds: minutes(60) },
  password: { name: 'password-client', max: 30, seconds: minutes(10) },
  'two-factor': { name: 'two-factor-client', max: 15, seconds: minutes(10) },
  'new-address': { name: 'new-address-client', max: 20, seconds: minutes(60) },
};
const perAccount: Record<AttemptKind, Limit> = {
  'sign-in': { name: 'sign-in-account', max: 10, seconds: minutes(10) },
  'sign-up': { name: 'sign-up-account', max: 3, seconds: minutes(60) },
  recovery: { name: 'recovery-account', max: 3, seconds: minutes(60) },
  // Apart from sign-in, so that guesses inside a stolen session do not keep the owner out.
  password: { name: 'password-account', max: 10, seconds: minutes(10) },
  'two-factor': { name: 'two-factor-account', max: 10, seconds: minutes(10) },
  'new-address': { name: 'new-address-account', max: 4, seconds: minutes(60) },
};

/**
 * Whether this try may go on to the (costly) work. Guessing is limited per caller and per account; a device that
 * has signed in to the account before has a count of its own, so strangers who use up the account's tries cannot
 * shut its owner out.
 */
export async function guardAccount(services: Parts, attempt: Attempt): Promise<boolean> {
  if (!(await takeHit(services, perClient[attempt.kind], attempt.client))) return false;
  if (!attempt.email) return true;
  const email = attempt.email.trim().toLowerCase();
  const known = attempt.device && isDeviceMark(services.config.secret, email, attempt.device);
  const who = addressKey(services, email);
  return takeHit(services, perAccount[attempt.kind], known ? `${who}:${attempt.device?.slice(0, 16)}` : who);
}

/** A random part, so that two devices differ, and a signature that binds it to the account. */
export function makeDeviceMark(secret: string, email: string, random: string): string {
  return `${random}.${sign(secret, email, random)}`;
}

function isDeviceMark(secret: string, email: string, mark: string): boolean {
  const [random = '', signature = ''] = mark.split('.');
  const expected = Buffer.from(sign(secret, email, random));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, email: string, random: string): string {
  return createHmac('sha256', secret).update(`device:${email.toLowerCase()}:${random}`).digest('base64url');
}
