import { createHmac, randomBytes } from 'node:crypto';
import type { Browserlike } from './browserlike.ts';

type Post = (path: string, body: string, headers: Record<string, string>) => Promise<{ status: number }>;
export type Statuses = Record<number, number>;

const count = (statuses: Statuses, status: number) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

/** Notices that the payment provider never sent, signed with guesses, with nothing, or long ago. */
export async function forgeNotices(post: Post, times: number): Promise<Statuses> {
  const statuses: Statuses = {};
  for (let i = 0; i < times; i++) {
    const time = Math.floor(Date.now() / 1000) - (i % 4 === 3 ? 86_400 : 0);
    // In every other way what the provider sends: only the signature is wrong.
    const body = JSON.stringify({
      id: `evt_${i}`,
      object: 'event',
      created: time,
      type: 'checkout.session.completed',
      data: {
        object: { id: `cs_${i}`, object: 'checkout.session', payment_status: 'paid', amount_total: 1 },
      },
    });
    const secret = i % 4 === 0 ? '' : randomBytes(16).toString('hex');
    const mark = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const signature = i % 4 === 2 ? `t=${time}` : `t=${time},v1=${mark}`;
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (i % 5) headers['stripe-signature'] = signature;
    count(statuses, (await post('/webhooks/payments', body, headers)).status);
  }
  return statuses;
}

type Endpoint = {
  name: string;
  path: string;
  /** A form of a page; otherwise it is asked by a program. */
  isForm?: boolean;
  /** Asked by somebody who is not signed in. */
  isOutside?: boolean;
  guess(guess: string, email: string): Record<string, string>;
};

const program = (path: string, guess: Endpoint['guess'] = (password) => ({ password })): Endpoint => ({
  name: `/auth/v1/${path}`,
  path: `/auth/v1/${path}`,
  guess,
});
const accountForm = (intent: string, field = 'password', more = {}): Endpoint => ({
  name: `/portal/account, ${intent}`,
  path: '/portal/account',
  isForm: true,
  guess: (guess) => ({ intent, [field]: guess, ...more }),
});

/** Every endpoint that hashes a password, and what a guess at it looks like. */
export const hashingEndpoints: Endpoint[] = [
  { ...program('sign-in/email', (password, email) => ({ email, password })), isOutside: true },
  program('verify-password'),
  program('change-password', (currentPassword) => ({ currentPassword, newPassword: 'a-new-moon-77' })),
  program('two-factor/enable'),
  program('two-factor/disable'),
  program('two-factor/generate-backup-codes'),
  program('two-factor/get-totp-uri'),
  {
    name: '/login',
    path: '/login',
    isForm: true,
    isOutside: true,
    guess: (password, email) => ({ email, password }),
  },
  accountForm('password', 'current', { password: 'a-new-moon-77' }),
  accountForm('totp-start'),
  accountForm('totp-end'),
  accountForm('request-deletion'),
];

/** Guesses at one account, each from another address. Pages say in words what programs are told by a 429. */
export async function guessAt(
  visitor: Browserlike,
  { path, isForm, guess }: Endpoint,
  email: string,
  times: number,
): Promise<Statuses> {
  const statuses: Statuses = {};
  for (let i = 0; i < times; i++) {
    const fields = guess(`guess-${i}`, email);
    const headers: Record<string, string> = { 'x-forwarded-for': `2001:db8:${(i % 5000).toString(16)}::1` };
    if (!isForm) headers['content-type'] = 'application/json';
    const body = isForm ? new URLSearchParams(fields) : JSON.stringify(fields);
    const answer = await visitor.fetch(path, { method: 'POST', headers, body });
    const isStopped = (await answer.text()).includes('Too many tries');
    count(statuses, isStopped ? 429 : answer.status);
  }
  return statuses;
}

/** Those below 429. */
export const reachedHashing = (statuses: Statuses): number =>
  Object.entries(statuses).reduce((sum, [status, times]) => sum + (status === '429' ? 0 : times), 0);
