import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { isText } from './attempts.ts';
import type { AccountRules } from './auth.ts';

/** What follows from Better Auth's work, whichever way it was asked. */
export function consequencesAfter({ letters, onFirstProof, onPasswordChanged, onSignedIn }: AccountRules) {
  return createAuthMiddleware(async (ctx) => {
    const { returned, session, newSession } = ctx.context;
    if (ctx.path === '/sign-up/email' && isTaken(returned) && isText(ctx.body?.email))
      await letters.signUpAttempt(ctx.body.email);
    if (ctx.path === '/verify-email' && session && !session.user.emailVerified)
      await onFirstProof(session.user.id, session.session.token);
    if (ctx.path === '/change-password' && !isAPIError(returned) && newSession) {
      await onPasswordChanged(newSession.user.id);
      await letters.passwordChanged(newSession.user);
    }
    // A new sign-in, or one in use that is renewed, once a day.
    if (newSession && !isAPIError(returned) && !waitsForSecondStep(ctx.path, newSession.user))
      await onSignedIn(newSession.user);
  });
}

/** The password was right; who holds the second step is not known yet. */
const waitsForSecondStep = (path: string, user: object): boolean =>
  path === '/sign-in/email' && 'twoFactorEnabled' in user && user.twoFactorEnabled === true;

function isTaken(returned: unknown): boolean {
  if (!isAPIError(returned)) return false;
  return returned.body?.code?.startsWith('USER_ALREADY_EXISTS') ?? false;
}
