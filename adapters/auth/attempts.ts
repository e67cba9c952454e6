import type { Attempt } from './auth.ts';

/** What counts as a try, by Better Auth's own paths. */
const guardedPaths = new Map<string, Attempt['kind']>([
  ['/sign-in/email', 'sign-in'],
  ['/sign-up/email', 'sign-up'],
  ['/request-password-reset', 'recovery'],
  ['/send-verification-email', 'recovery'],
  ['/sign-in/magic-link', 'recovery'],
  ['/magic-link/verify', 'sign-in'],
  ['/passkey/verify-authentication', 'sign-in'],
  ['/two-factor/verify-totp', 'two-factor'],
  ['/two-factor/verify-backup-code', 'two-factor'],
  ['/change-email', 'new-address'],
  // Whoever sits at somebody else's open portal could guess here as well.
  ['/change-password', 'password'],
  ['/verify-password', 'password'],
  ['/two-factor/enable', 'password'],
  ['/two-factor/disable', 'password'],
  ['/two-factor/generate-backup-codes', 'password'],
  ['/two-factor/get-totp-uri', 'password'],
]);

export const attemptAt = (path: string): Attempt['kind'] | undefined => guardedPaths.get(path);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** What a link in a letter says about itself. Better Auth checks its signature; this only reads. */
export function claimsOf(token: unknown): { email?: string; updateTo?: string } {
  try {
    const [, payload = ''] = String(token).split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return {};
  }
}
