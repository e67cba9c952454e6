import { z } from 'zod';
import type { Auth } from '../../../adapters/auth/auth.ts';
import { type AuthProblem, cookiesOf, problemOf } from '../../middleware/auth-answer.ts';
import { type QrPicture, qrPicture } from './qr-path.server.ts';

export type AccountChange = {
  intent: string;
  /** Said to the member when it worked. */
  done?: string;
  problem?: AuthProblem & { fields?: Record<string, string> };
  sent?: boolean;
  signedOut?: boolean;
  /** The authenticator's key, shown once while setting it up. */
  totpUri?: string;
  /** The same to be scanned. */
  totpPicture?: QrPicture;
  recoveryCodes?: string[];
};

type Intent = (auth: Auth, headers: Headers, field: (name: string) => string) => Promise<Response>;

const intents = new Map<string, { run: Intent; done?: string }>([
  [
    'email',
    {
      run: (auth, headers, field) => auth.changeEmail(field('email'), headers),
      done: 'We have sent you a letter. The change takes effect when you confirm it.',
    },
  ],
  [
    'password',
    {
      run: (auth, headers, field) =>
        auth.changePassword({ current: field('current'), next: field('password') }, headers),
      done: 'Your password was changed, and all other devices were signed out.',
    },
  ],
  [
    'set-password',
    {
      run: (auth, headers, field) => auth.setPassword(field('password'), headers),
      done: 'Your account has a password now, and all other devices were signed out.',
    },
  ],
  [
    'rename-passkey',
    {
      run: (auth, headers, field) =>
        auth.renamePasskey({ id: field('passkey'), name: field('name').slice(0, 60) }, headers),
      done: 'Renamed.',
    },
  ],
  [
    'remove-passkey',
    {
      run: (auth, headers, field) => auth.removePasskey(field('passkey'), headers),
      done: 'That passkey opens your account no more.',
    },
  ],
  ['send-verification', { run: (auth, headers) => auth.sendVerification(headers) }],
  [
    'totp-start',
    { run: (auth, headers, field) => auth.beginTwoFactor(field('password') || undefined, headers) },
  ],
  [
    'totp-confirm',
    {
      run: (auth, headers, field) => auth.confirmTwoFactor(field('code').replace(/\s/g, ''), headers),
      done: 'From now on, signing in asks for a code.',
    },
  ],
  [
    'totp-end',
    {
      run: (auth, headers, field) => auth.endTwoFactor(field('password') || undefined, headers),
      done: 'Signing in asks for no code any more.',
    },
  ],
  [
    'end-device',
    {
      run: (auth, headers, field) => auth.endDevice(field('device'), headers),
      done: 'That device was signed out.',
    },
  ],
  [
    'end-others',
    {
      run: (auth, headers) => auth.endOtherDevices(headers),
      done: 'All other devices were signed out. Links in letters and notifications there ended too.',
    },
  ],
]);

const twoFactorSecrets = z
  .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
  .partial()
  .catch({});

/** One small form each on the account page; services.auth does the work and checks whose account it is. */
export async function changeSignIn(auth: Auth, headers: Headers, form: FormData) {
  const name = String(form.get('intent') ?? '');
  const intent = intents.get(name);
  if (!intent) throw new Response('Unknown change', { status: 400 });
  const answer = await intent.run(auth, headers, (field) => String(form.get(field) ?? '').trim());
  const result: AccountChange = { intent: name };
  if (!answer.ok) result.problem = await problemOf(answer, 'That did not work. Please try again.');
  else {
    const body = twoFactorSecrets.parse(await answer.json().catch(() => ({})));
    Object.assign(result, {
      done: intent.done,
      sent: true,
      totpUri: body.totpURI,
      totpPicture: body.totpURI && qrPicture(body.totpURI),
      recoveryCodes: body.backupCodes,
    });
  }
  return { result, headers: cookiesOf(answer) };
}
