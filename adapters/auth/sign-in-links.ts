import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import type { AccountRules } from './auth.ts';
import type { Ctx } from './before.ts';

export type SignInLinks = ReturnType<typeof signInLinks>;
type Opening = { isFirstProof: boolean };

const paths = new Set(['/sign-in/magic-link', '/magic-link/verify']);
const record = z.object({ email: z.string() });
const opened = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

/**
 * Better Auth's links by letter, within our rules: they are asked for and opened by our own pages alone, they do not
 * open an account that has a second step, and the first one proves the address.
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

    /** Before Better Auth looks at the request. */
    async check(ctx: Ctx): Promise<void> {
      if (!paths.has(ctx.path)) return;
      const opening = ours.getStore();
      if (!opening) throw new APIError('NOT_FOUND');
      if (ctx.path !== '/magic-link/verify') return;
      const { internalAdapter } = ctx.context;
      const kept = await internalAdapter.findVerificationValue(`magic-link:${ctx.query?.token}`);
      const { email } = kept ? record.parse(JSON.parse(kept.value)) : {};
      const user = email ? (await internalAdapter.findUserByEmail(email))?.user : undefined;
      if (user && 'twoFactorEnabled' in user && user.twoFactorEnabled) {
        throw new APIError('FORBIDDEN', {
          code: 'second_step',
          message: 'Your account has a second step. Please sign in with your password.',
        });
      }
      opening.isFirstProof = kept !== null && !user?.emailVerified;
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
