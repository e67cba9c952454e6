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

/** Every endpoint that hashes a password, and what a guess at it looks like. */
const hashing = {
  '/auth/v1/sign-in/email': (guess: string, email: string) => ({ email, password: guess }),
  '/auth/v1/verify-password': (guess: string) => ({ password: guess }),
  '/auth/v1/change-password': (guess: string) => ({ currentPassword: guess, newPassword: 'a-new-moon-77' }),
  '/auth/v1/two-factor/enable': (guess: string) => ({ password: guess }),
  '/auth/v1/two-factor/disable': (guess: string) => ({ password: guess }),
  '/auth/v1/two-factor/generate-backup-codes': (guess: string) => ({ password: guess }),
  '/auth/v1/two-factor/get-totp-uri': (guess: string) => ({ password: guess }),
};

type Hashing = keyof typeof hashing;
const isHashing = (path: string): path is Hashing => Object.hasOwn(hashing, path);
export const hashingPaths = Object.keys(hashing).filter(isHashing);

/** Guesses at one account, each from another address; those below 429 reached the hashing. */
export async function guessAt(
  visitor: Browserlike,
  path: Hashing,
  email: string,
  times: number,
): Promise<Statuses> {
  const statuses: Statuses = {};
  for (let i = 0; i < times; i++) {
    const { status } = await visitor.fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `2001:db8:${(i % 5000).toString(16)}::1`,
      },
      body: JSON.stringify(hashing[path](`guess-${i}`, email)),
    });
    count(statuses, status);
  }
  return statuses;
}

export const reachedHashing = (statuses: Statuses): number =>
  Object.entries(statuses).reduce((sum, [status, times]) => sum + (status === '429' ? 0 : times), 0);
