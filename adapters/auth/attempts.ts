/** One try at something that is worth guessing, or that causes a letter. */
export type Attempt = {
  kind: 'sign-in' | 'sign-up' | 'recovery' | 'two-factor' | 'new-address';
  client: string;
  email?: string;
  device?: string;
};

/** What counts as a try, by Better Auth's own paths. */
export const guardedPaths: Record<string, Attempt['kind'] | undefined> = {
  '/sign-in/email': 'sign-in',
  '/sign-up/email': 'sign-up',
  '/request-password-reset': 'recovery',
  '/send-verification-email': 'recovery',
  '/two-factor/verify-totp': 'two-factor',
  '/two-factor/verify-backup-code': 'two-factor',
  '/change-email': 'new-address',
  // Whoever sits at somebody else's open portal could guess here as well.
  '/change-password': 'sign-in',
  '/verify-password': 'sign-in',
  '/two-factor/enable': 'sign-in',
  '/two-factor/disable': 'sign-in',
  '/two-factor/generate-backup-codes': 'sign-in',
  '/two-factor/get-totp-uri': 'sign-in',
};
export const namePaths = new Set(['/sign-up/email', '/update-user']);
export const passwordPaths = new Set(['/sign-up/email', '/reset-password', '/change-password']);

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
