import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import type { Db } from '../../db/connect.ts';
import { credentials, signIns, twoFactors, users, verifications } from '../../db/schema/index.ts';
import { type Attempt, claimsOf, guardedPaths, isText, namePaths, passwordPaths } from './attempts.ts';
import { refusalsAsAnswers } from './refusals-as-answers.ts';

type Person = { id: string; name: string; email: string };

/** The letters that signing in and up causes. Who writes and sends them is not the concern of this file. */
export type AccountLetters = {
  verify(person: Person, url: string): Promise<void>;
  recover(person: Person, token: string): Promise<void>;
  changeEmail(person: Person, newEmail: string, url: string): Promise<void>;
  passwordChanged(person: Person): Promise<void>;
  signUpAttempt(person: Person): Promise<void>;
};

type Options = {
  db: Db;
  secret: string;
  appUrl: string;
  brand: string;
  letters: AccountLetters;
  /** Whether one more try of this kind is allowed. */
  guard(attempt: Attempt): Promise<boolean>;
  /** Why a password will not do; empty when it will. */
  weaknesses(password: string, person: { name?: string; email?: string }): string[];
  /** What is wrong with somebody's name, if anything. */
  nameProblem(name: string): string | undefined;
  passwordLength: { min: number; max: number };
  onVerified(userId: string): Promise<void>;
  onProblem(): void;
};

const HOUR = 3600;

export function buildAuth({
  db,
  secret,
  appUrl,
  brand,
  letters,
  guard,
  weaknesses,
  nameProblem,
  passwordLength,
  onVerified,
  onProblem,
}: Options) {
  const auth = betterAuth({
    appName: brand,
    baseURL: appUrl,
    basePath: '/auth/v1',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: signIns,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    user: {
      additionalFields: { role: { type: 'string', input: false, defaultValue: 'member' } },
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, url }) => letters.changeEmail(user, newEmail, url),
      },
    },
    session: { expiresIn: 30 * 24 * HOUR, updateAge: 24 * HOUR },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => letters.recover(user, token),
      onPasswordReset: ({ user }) => letters.passwordChanged(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * HOUR,
      sendVerificationEmail: ({ user, url }) => letters.verify(user, url),
      afterEmailVerification: ({ id }) => onVerified(id),
    },
    verification: { storeIdentifier: 'hashed' },
    // Ours stand in front of it (server/limits.ts): shared by all machines, and aware of known devices.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'aura',
      useSecureCookies: appUrl.startsWith('https:'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
    },
    // Its own words may quote addresses, so only the fact is logged.
    logger: { level: 'error', log: () => onProblem() },
    // Refusals (wrong password, weak password) are part of the conversation, not problems.
    onAPIError: { onError: (error) => void (error instanceof APIError || onProblem()) },
    telemetry: { enabled: false },
    plugins: [twoFactor({ issuer: brand })],
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        const letter = ctx.path === '/verify-email' ? claimsOf(ctx.query?.token) : undefined;
        const kind = guardedPaths[ctx.path] ?? (letter?.updateTo ? 'new-address' : undefined);
        if (kind) {
          const allowed = await guard({
            kind,
            client: ctx.headers?.get(CLIENT_HEADER) ?? 'unknown',
            email: [ctx.body?.email, ctx.body?.newEmail, letter?.updateTo].find(isText),
            device: ctx.getCookie(DEVICE_COOKIE) ?? undefined,
          });
          if (!allowed) {
            throw new APIError('TOO_MANY_REQUESTS', { code: 'too_many_requests', message: TOO_MANY });
          }
        }
        if (letter?.email) {
          // A link in a letter proves the mailbox, not the person: scanners open every link, and whoever signed up
          // with a stranger's address hopes that she does. So the one who signed up has to be here too.
          const signedIn = await getSessionFromCtx(ctx);
          if (signedIn?.user.email !== letter.email) {
            throw ctx.redirect(`${appUrl}/login?confirm=${encodeURIComponent(ctx.query?.token)}`);
          }
        }
        const name: unknown = ctx.body?.name;
        const problem = namePaths.has(ctx.path) && isText(name) ? nameProblem(name) : undefined;
        if (problem) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'unfit_name', message: problem });
        const password: unknown = ctx.body?.newPassword ?? ctx.body?.password;
        if (!passwordPaths.has(ctx.path) || typeof password !== 'string') return;
        const reasons = weaknesses(password, { name: ctx.body?.name, email: ctx.body?.email });
        if (reasons.length === 0) return;
        throw new APIError('UNPROCESSABLE_ENTITY', {
          code: 'weak_password',
          message: `This password is too weak. ${reasons.join(' ')}`,
          reasons,
        });
      }),
    },
  });
  return { ...auth, api: refusalsAsAnswers(auth.api) };
}

/** Set by the server on every request it hands to this file; what the outside sends under this name is dropped. */
export const CLIENT_HEADER = 'x-aura-client';
/** Marks a device that has signed in before, so that strangers' guesses do not count against it. */
export const DEVICE_COOKIE = 'aura.device';
const TOO_MANY = 'Too many tries. Please wait a few minutes and try again.';

export type Auth = ReturnType<typeof buildAuth>;
