import { AsyncLocalStorage } from 'node:async_hooks';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import { magicLink, twoFactor } from 'better-auth/plugins';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { isDatabaseLost } from '../../db/database-lost.ts';
import {
  credentials,
  passkeys as passkeyTable,
  signIns,
  twoFactors,
  users,
  verifications,
} from '../../db/schema/index.ts';
import { codeOf } from '../../shared/problem.ts';
import { claimsOf, isText } from './attempts.ts';
import { type AccountLetters, type AccountRules, type Auth, CLIENT_HEADER } from './auth.ts';
import { authOf } from './auth-of.ts';
import { type Ctx, checkBefore } from './before.ts';
import { lookUpSignIn } from './look-up-sign-in.ts';
import { PASSKEY_SIGN_IN, passkeysOf } from './passkeys.ts';
import type { PasswordHashing } from './passwords.ts';
import { signInLinks } from './sign-in-links.ts';

type Options = AccountRules & {
  db: Db;
  secret: string;
  appUrl: string;
  brand: string;
  passwords: PasswordHashing;
};

const HOUR = 3600;
/** A sign-in lasts so long after the last day it was used. */
const signInLasts = { expiresIn: 30 * 24 * HOUR, updateAge: 24 * HOUR };

const tables = {
  user: users,
  session: signIns,
  account: credentials,
  verification: verifications,
  twoFactor: twoFactors,
  passkey: passkeyTable,
};

const signIn: BetterAuthOptions['session'] = {
  ...signInLasts,
  // Ours asks for less age, and by what was proven last.
  freshAge: 0,
  additionalFields: {
    confirmedAt: { type: 'date', required: false, input: false, defaultValue: () => new Date() },
    method: { type: 'string', required: false, input: false },
  },
};

/** A sign-in by passkey is remembered as one. */
const rememberMethod: BetterAuthOptions['databaseHooks'] = {
  session: {
    create: {
      before: async (made, ctx) =>
        ctx?.path === PASSKEY_SIGN_IN ? { data: { ...made, method: 'passkey' } } : undefined,
    },
  },
};

const passwordRules = (
  { passwordLength, letters, onRecovered }: AccountRules,
  password: PasswordHashing,
): BetterAuthOptions['emailAndPassword'] => ({
  enabled: true,
  password,
  autoSignIn: true,
  minPasswordLength: passwordLength.min,
  maxPasswordLength: passwordLength.max,
  resetPasswordTokenExpiresIn: HOUR,
  revokeSessionsOnPasswordReset: true,
  sendResetPassword: ({ user, token }) => letters.recover(user, token),
  onPasswordReset: async ({ user }) => {
    await onRecovered(user.id);
    await letters.passwordChanged(user, 'by-letter');
  },
});

const userRules = ({ letters }: AccountRules) =>
  ({
    additionalFields: { role: { type: 'string', input: false, defaultValue: 'member' } },
    changeEmail: {
      enabled: true,
      sendChangeEmailConfirmation: ({ user, newEmail, url }) => letters.changeEmail(user, newEmail, url),
    },
  }) satisfies BetterAuthOptions['user'];

const verification = ({ letters, onVerified }: AccountRules): BetterAuthOptions['emailVerification'] => ({
  sendOnSignUp: true,
  expiresIn: 24 * HOUR,
  sendVerificationEmail: ({ user, url, token }) =>
    claimsOf(token).updateTo ? letters.verifyNewAddress(user, url) : letters.verify(user, url),
  afterEmailVerification: ({ id }) => onVerified(id),
});

const reporting = (onProblem: () => void): Pick<BetterAuthOptions, 'logger' | 'onAPIError'> => ({
  // Its own words may quote addresses, so only the fact is logged.
  logger: { level: 'error', log: () => onProblem() },
  // Refusals (wrong password, weak password) are part of the conversation, not problems.
  onAPIError: {
    onError: (error) => {
      if (error instanceof APIError) return;
      onProblem();
      throw withoutWords(error);
    },
  },
});

/** A failure by its code alone: whoever answers has to know whether the database is away, and its words quote people. */
function withoutWords(error: unknown): Error {
  const inner = error instanceof Error ? error.cause : undefined;
  // A line that is cut has no code of its own: it gets that of a connection that failed.
  const code = codeOf(error) ?? codeOf(inner) ?? (isDatabaseLost(error) ? '08006' : undefined);
  return Object.assign(new Error('the sign-in service failed'), { code });
}

export function buildAuth({ db, secret, appUrl, brand, passwords, ...rules }: Options): Auth {
  const { onProblem } = rules;
  const { later, settle } = afterwards(onProblem);
  const putOff = new AsyncLocalStorage<true>();
  const aside = (work: () => Promise<unknown>) => later(() => putOff.run(true, work));
  const links = signInLinks(rules);
  const passkeys = passkeysOf(appUrl, brand);
  const auth = betterAuth({
    appName: brand,
    baseURL: appUrl,
    basePath: '/auth/v1',
    secret,
    database: drizzleAdapter(db, { provider: 'pg', transaction: true, schema: tables }),
    user: userRules(rules),
    session: signIn,
    databaseHooks: rememberMethod,
    emailAndPassword: passwordRules(rules, passwords),
    emailVerification: verification(rules),
    verification: { storeIdentifier: 'hashed' },
    // Ours stand in front of it (domain/identity/limits): shared by all machines, and aware of known devices.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'aura',
      useSecureCookies: appUrl.startsWith('https:'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
    },
    ...reporting(onProblem),
    telemetry: { enabled: false },
    plugins: [
      twoFactor({ issuer: brand, allowPasswordless: true }),
      magicLink({ expiresIn: HOUR, sendMagicLink: links.write }),
      passkeys.plugin,
    ],
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (putOff.getStore()) return;
        passkeys.refuseStrangers(ctx);
        links.refuseStrangers(ctx);
        const changed = await checkBefore(rules, appUrl, ctx);
        const address =
          ctx.path === '/request-password-reset' ? z.email().safeParse(ctx.body?.email) : undefined;
        if (!address?.success) return changed ?? links.check(ctx);
        const body = { email: address.data };
        aside(() => auth.api.requestPasswordReset({ body }));
        return { status: true };
      }),
      after: consequencesAfter(rules),
    },
  });
  const lookUp = lookUpSignIn({
    db,
    secret,
    cookieName: auth.$context.then(({ authCookies }) => authCookies.sessionToken.name),
    freshMs: (signInLasts.expiresIn - signInLasts.updateAge) * 1000,
  });
  return authOf(auth, { links, passkeys, settle, lookUp, aside, rules });
}

const LONGEST_WAIT_MS = 1000;

/**
 * Work that begins after the answer has left, at a moment nobody can foresee: how long an answer takes, or the one after
 * it, says nothing about what had to be done.
 */
function afterwards(onProblem: () => void) {
  const waiting = new Map<NodeJS.Timeout, () => Promise<unknown>>();
  const running = new Set<Promise<unknown>>();
  const begin = (timer: NodeJS.Timeout) => {
    const work = waiting.get(timer);
    waiting.delete(timer);
    clearTimeout(timer);
    if (!work) return;
    const done = work()
      .catch(onProblem)
      .finally(() => running.delete(done));
    running.add(done);
  };
  return {
    later(work: () => Promise<unknown>): void {
      const timer = setTimeout(() => begin(timer), Math.random() * LONGEST_WAIT_MS);
      waiting.set(timer, work);
    },
    async settle(): Promise<void> {
      for (const timer of [...waiting.keys()]) begin(timer);
      await Promise.all(running);
    },
  };
}

const othersEnd = new Set(['/change-password', '/revoke-other-sessions', '/revoke-sessions']);
const confirms = new Set(['/verify-password', '/two-factor/verify-totp']);

/** What follows from Better Auth's work, whichever way it was asked. */
function consequencesAfter(rules: AccountRules) {
  const { letters } = rules;
  return createAuthMiddleware(async (ctx) => {
    const { returned, session, newSession } = ctx.context;
    if (ctx.path === '/sign-up/email' && isTaken(returned) && isText(ctx.body?.email))
      await letters.signUpAttempt(ctx.body.email);
    if (ctx.path === '/verify-email' && session && !session.user.emailVerified)
      await rules.onFirstProof(session.user.id, session.session.token);
    if (ctx.path === '/verify-email' && session) await tellOfNewAddress(ctx, session.user, letters);
    if (isAPIError(returned)) return;
    const waits = newSession && waitsForSecondStep(ctx.path, newSession.user);
    if (session && newSession && !waits && isReplaced(session, newSession)) {
      const replaced = { from: session.session.id, to: newSession.session.id };
      await rules.onReplaced(session.user.id, replaced);
    }
    if (session && othersEnd.has(ctx.path)) {
      const going = ctx.path === '/revoke-sessions' ? undefined : (newSession ?? session).session.token;
      await rules.onOthersEnded(session.user.id, going);
    }
    if (ctx.path === '/change-password' && newSession)
      await letters.passwordChanged(newSession.user, 'by-herself');
    if (session && !newSession && confirms.has(ctx.path)) await rules.onConfirmed(session.session.id);
    // A new sign-in, or one in use that is renewed, once a day.
    if (newSession && !waits) await rules.onSignedIn(newSession.user);
  });
}

/** Both mailboxes: the old one in case it was somebody else. */
async function tellOfNewAddress(
  ctx: Ctx,
  { id, email }: { id: string; email: string },
  letters: AccountLetters,
) {
  const user = await ctx.context.internalAdapter.findUserById(id);
  if (user && user.email !== email) await letters.addressChanged(user, email);
}

type Held = { user: { id: string }; session: { id: string } };
const isReplaced = (old: Held, now: Held) => old.user.id === now.user.id && old.session.id !== now.session.id;

/** The password was right; who holds the second step is not known yet. */
const waitsForSecondStep = (path: string, user: object): boolean =>
  path === '/sign-in/email' && 'twoFactorEnabled' in user && user.twoFactorEnabled === true;

function isTaken(returned: unknown): boolean {
  if (!isAPIError(returned)) return false;
  return returned.body?.code?.startsWith('USER_ALREADY_EXISTS') ?? false;
}
