import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';
import type { AccountRules } from './auth.ts';
import type { Ctx } from './before.ts';

export type SignInLinks = ReturnType<typeof signInLinks>;
type Opening = { isFirstProof: boolean };

const paths = new Set(['/sign-in/magic-link', '/magic-link/verify']);
const record = z.object({ email: z.string() });
const opened = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
const CHALLENGE_SECONDS = 600;

/**
 * Better Auth's links by letter, within our rules: they are asked for and opened by our own pages alone, an account with a
 * second step is asked for it, and the first one proves the address.
 */
export function signInLinks({ letters, onFirstProof, onVerified }: AccountRules) {
  const ours = new AsyncLocalStorage<Opening>();
  return {
    ask: (send: () => Promise<Response>) => ours.run({ isFirstProof: false }, send),

    async open(verify: () => Promise<Response>): Promise<Response> {
      const opening: Opening = { isFirstProof: false };
      const answer = await ours.run(opening, verify);
      if (!answer.ok || !opening.isFirstProof) return answer;
      const { token, user } = opened.parse(await answer.clone().json());
      await onFirstProof(user.id, token);
      await onVerified(user.id);
      return answer;
    },

    /** Before anything is counted: a stranger's tries are not to use up those of the address. */
    refuseStrangers({ path }: Ctx): void {
      if (paths.has(path) && !ours.getStore()) throw new APIError('NOT_FOUND');
    },

    /** Before Better Auth looks at the request. Answers in its place where a second step has to come first. */
    async check(ctx: Ctx): Promise<object | undefined> {
      const opening = ours.getStore();
      if (!opening || ctx.path !== '/magic-link/verify') return undefined;
      const { internalAdapter } = ctx.context;
      const identifier = identifierOf(String(ctx.query?.token));
      const kept = await internalAdapter.findVerificationValue(identifier);
      const email = kept && addressIn(kept.value);
      const user = email ? (await internalAdapter.findUserByEmail(email))?.user : undefined;
      if (user && 'twoFactorEnabled' in user && user.twoFactorEnabled) {
        if (!(await internalAdapter.consumeVerificationValue(identifier))) throw new APIError('NOT_FOUND');
        await askForSecondStep(ctx, user.id);
        return { twoFactorRedirect: true };
      }
      opening.isFirstProof = kept !== null && !user?.emailVerified;
      return undefined;
    },

    write: (link: { email: string; token: string; metadata?: Record<string, unknown> }, ctx?: Ctx) =>
      letters.link(
        {
          email: link.email,
          name: String(ctx?.body?.name ?? ''),
          to: String(link.metadata?.to ?? '/portal'),
        },
        link.token,
      ),
  };
}

export const identifierOf = (token: string): string => `magic-link:${token}`;

/** Whose link it is, as it is stored. */
export function addressIn(stored: string): string | undefined {
  return record.safeParse(JSON.parse(stored)).data?.email;
}

/** As Better Auth leaves a sign-in by password that waits for its second step. */
async function askForSecondStep(ctx: Ctx, userId: string): Promise<void> {
  const { internalAdapter, secret } = ctx.context;
  const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: CHALLENGE_SECONDS });
  const identifier = `2fa-${generateRandomString(20)}`;
  const expiresAt = new Date(Date.now() + CHALLENGE_SECONDS * 1000);
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt });
  await internalAdapter.createVerificationValue({
    identifier: `2fa-attempts-${identifier}`,
    value: '0',
    expiresAt,
  });
  await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
}
