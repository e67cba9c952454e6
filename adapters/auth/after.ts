import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { isText } from './attempts.ts';
import type { AccountLetters, AccountRules } from './auth.ts';
import type { Ctx } from './before.ts';

const othersEnd = new Set(['/change-password', '/revoke-other-sessions', '/revoke-sessions']);
const confirms = new Set(['/verify-password', '/two-factor/verify-totp']);

/** What follows from Better Auth's work, whichever way it was asked. */
export function consequencesAfter(rules: AccountRules) {
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
    if (ctx.path === '/change-password' && newSession) await letters.passwordChanged(newSession.user);
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
