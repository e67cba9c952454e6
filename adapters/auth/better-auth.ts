import { AsyncLocalStorage } from 'node:async_hooks';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
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
import { consequencesAfter } from './after.ts';
import { afterwards } from './afterwards.ts';
import { claimsOf } from './attempts.ts';
import { type AccountRules, type Auth, CLIENT_HEADER } from './auth.ts';
import { authOf } from './auth-of.ts';
import { checkBefore } from './before.ts';
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
    await letters.passwordChanged(user);
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
    ...{ db, secret },
    cookieName: auth.$context.then(({ authCookies }) => authCookies.sessionToken.name),
    freshMs: (signInLasts.expiresIn - signInLasts.updateAge) * 1000,
  });
  return authOf(auth, { links, passkeys, settle, lookUp, aside, rules });
}
