import type { Auth } from '../../../adapters/auth/better-auth.ts';
import { type AuthProblem, cookiesOf, problemOf } from '../../middleware/auth-answer.ts';

export type AccountChange = {
  intent: string;
  /** Said to the member when it worked. */
  done?: string;
  problem?: AuthProblem & { fields?: Record<string, string> };
  sent?: boolean;
  signedOut?: boolean;
  /** The authenticator's key, shown once while setting it up. */
  totpUri?: string;
  recoveryCodes?: string[];
};

type Intent = (auth: Auth, headers: Headers, field: (name: string) => string) => Promise<Response>;

const intents: Record<string, { run: Intent; done?: string }> = {
  email: {
    run: (auth, headers, field) =>
      auth.api.changeEmail({
        body: { newEmail: field('email'), callbackURL: '/portal/account' },
        headers,
        asResponse: true,
      }),
    done: 'We have sent you a letter. The change takes effect when you confirm it.',
  },
  password: {
    run: (auth, headers, field) =>
      auth.api.changePassword({
        body: {
          currentPassword: field('current'),
          newPassword: field('password'),
          revokeOtherSessions: true,
        },
        headers,
        asResponse: true,
      }),
    done: 'Your password was changed, and all other devices were signed out.',
  },
  'send-verification': {
    run: async (auth, headers) => {
      const found = await auth.api.getSession({ headers });
      return auth.api.sendVerificationEmail({
        body: { email: found?.user.email ?? '', callbackURL: '/portal' },
        headers,
        asResponse: true,
      });
    },
  },
  'totp-start': {
    run: (auth, headers, field) =>
      auth.api.enableTwoFactor({ body: { password: field('password') }, headers, asResponse: true }),
  },
  'totp-confirm': {
    run: (auth, headers, field) =>
      auth.api.verifyTOTP({ body: { code: field('code').replace(/\s/g, '') }, headers, asResponse: true }),
    done: 'From now on, signing in asks for a code.',
  },
  'totp-end': {
    run: (auth, headers, field) =>
      auth.api.disableTwoFactor({ body: { password: field('password') }, headers, asResponse: true }),
    done: 'Signing in asks for your password alone again.',
  },
  'end-device': {
    run: async (auth, headers, field) => {
      const signIns = await auth.api.listSessions({ headers });
      const token = signIns.find(({ id }) => id === field('device'))?.token;
      if (!token) return Response.json({ message: 'This device is signed out already.' }, { status: 404 });
      return auth.api.revokeSession({ body: { token }, headers, asResponse: true });
    },
    done: 'That device was signed out.',
  },
  'end-others': {
    run: (auth, headers) => auth.api.revokeOtherSessions({ headers, asResponse: true }),
    done: 'All other devices were signed out.',
  },
};

/** One small form each on the account page; Better Auth does the work and checks whose account it is. */
export async function changeSignIn(auth: Auth, headers: Headers, form: FormData) {
  const name = String(form.get('intent') ?? '');
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!intent) throw new Response('Unknown change', { status: 400 });
  const answer = await intent.run(auth, headers, (field) => String(form.get(field) ?? '').trim());
  const result: AccountChange = { intent: name };
  if (!answer.ok) result.problem = await problemOf(answer, 'That did not work. Please try again.');
  else {
    const body = (await answer.json().catch(() => ({}))) as { totpURI?: string; backupCodes?: string[] };
    Object.assign(result, {
      done: intent.done,
      sent: true,
      totpUri: body?.totpURI,
      recoveryCodes: body?.backupCodes,
    });
  }
  return { result, headers: cookiesOf(answer) };
}
