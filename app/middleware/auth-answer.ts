import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CLIENT_HEADER, DEVICE_COOKIE } from '../../adapters/auth/auth.ts';
import { DomainError, invalid } from '../../domain/errors.ts';
import { makeDeviceMark } from '../../domain/identity/index.ts';
import type { Services } from '../../domain/services.ts';
import { SIGN_IN_AGAIN } from '../../shared/sign-in-again.ts';

const YEAR = 365 * 24 * 3600;

/** What signing in needs to know of a request, with the caller's address as the server saw it. */
export function authHeaders(request: Request, client: string): Headers {
  const headers = new Headers(request.headers);
  headers.set(CLIENT_HEADER, client);
  headers.delete('content-length');
  return headers;
}

/** The cookies of a finished sign-in: the sign-in itself, the hint for the first paint, and the device mark. */
export function signedInHeaders(
  answer: Response,
  { config }: Services,
  email: string,
  given = new Headers(),
): Headers {
  const secure = config.appUrl.startsWith('https:') ? '; Secure' : '';
  const headers = cookiesOf(answer, given);
  headers.append('set-cookie', `aura.here=1; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`);
  const mark = makeDeviceMark(config.secret, email, randomBytes(12).toString('base64url'));
  headers.append(
    'set-cookie',
    `${DEVICE_COOKIE}=${mark}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${secure}`,
  );
  return headers;
}

const ASKED_COOKIE = 'aura.asked';
const HOUR = 3600;

/**
 * Marks the browser that asked for a link by letter: the link signs it in at once. Any other browser is asked first, so
 * that nobody is signed in to a stranger's account by following that stranger's link.
 */
export function askedCookie({ config }: Pick<Services, 'config'>, email: string): string {
  const secure = config.appUrl.startsWith('https:') ? '; Secure' : '';
  const mark = askedMark(config.secret, email);
  return `${ASKED_COOKIE}=${mark}; Path=/; Max-Age=${HOUR}; SameSite=Lax; HttpOnly${secure}`;
}

export function hasAsked({ config }: Pick<Services, 'config'>, request: Request, email: string): boolean {
  const cookies = request.headers.get('cookie')?.split('; ') ?? [];
  return cookies.includes(`${ASKED_COOKIE}=${askedMark(config.secret, email)}`);
}

const askedMark = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`asked:${email.trim().toLowerCase()}`).digest('base64url');

export function signedOutHeaders(answer: Response): Headers {
  const headers = cookiesOf(answer);
  headers.append('set-cookie', 'aura.here=; Path=/; Max-Age=0; SameSite=Lax');
  return headers;
}

export function cookiesOf(answer: Response, headers = new Headers()): Headers {
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}

export type AuthProblem = { message: string; code?: string; reasons?: string[] };

/** What we read of the answer to a sign-in. */
export const signedIn = z.object({
  twoFactorRedirect: z.boolean().optional(),
  user: z.object({ email: z.string().optional() }).optional(),
});

const authProblem = z
  .object({ message: z.string(), code: z.string(), reasons: z.array(z.string()) })
  .partial()
  .catch({});

export async function problemOf(answer: Response, otherwise: string): Promise<AuthProblem> {
  const { message, ...more } = authProblem.parse(await answer.json().catch(() => ({})));
  return { message: message || otherwise, ...more };
}

/** What the sign-in service refuses, as a refusal of ours, at its field where it is about one. */
export async function orRefusal(
  asked: Promise<Response>,
  otherwise = 'That did not work. Please try again.',
): Promise<Response> {
  const answer = await asked;
  if (answer.ok) return answer;
  const { message, code = '', reasons } = await problemOf(answer, otherwise);
  const fields = fieldOf(message, code, reasons);
  if (fields) throw invalid(fields);
  if (code === SIGN_IN_AGAIN) throw new DomainError('sign_in_again', message);
  const words = code === 'INVALID_PASSWORD' ? 'This is not your password.' : message;
  throw new DomainError(answer.status === 429 ? 'too_many' : 'forbidden', words);
}

function fieldOf(message: string, code: string, reasons: string[] = []): Record<string, string> | undefined {
  if (reasons.length > 0) return { password: message };
  if (code === 'unfit_name') return { name: message };
  if (code.startsWith('USER_ALREADY_EXISTS'))
    return { email: 'There is an account with this address already. Sign in, or have a new password sent.' };
  if (code === 'INVALID_EMAIL' || (code === 'VALIDATION_ERROR' && message.includes('email')))
    return { email: 'Please give an e-mail address, such as maya@example.com.' };
  if (code === 'PASSWORD_TOO_SHORT' || code === 'PASSWORD_TOO_LONG')
    return { password: 'Please use between 6 and 128 characters.' };
  return undefined;
}
