import { Link, redirect, redirectDocument, useLocation } from 'react-router';
import { z } from 'zod';
import { accountByEmail } from '../../../domain/identity/index.ts';
import { email as emailField, secret } from '../../../shared/fields.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasskeySignIn } from '../../components/passkeys.tsx';
import { pageAfterSignIn, secondStepPath } from '../../middleware/after-sign-in.ts';
import {
  askedCookie,
  authHeaders,
  cookiesOf,
  orRefusal,
  signedIn,
  signedInHeaders,
} from '../../middleware/auth-answer.ts';
import { findMember } from '../../middleware/member.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField, Field } from '../../ui/field.tsx';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = () => [{ title: 'Sign in' }, { name: 'robots', content: 'noindex' }];

export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const member = await findMember(services, request);
  if (member) throw redirect(pageAfterSignIn(request, member.role));
  const query = new URL(request.url).searchParams;
  return { changed: query.has('changed'), confirms: query.has('confirm') };
});

const proof = z.object({ email: z.string().trim(), password: secret });

async function signIn({ services, request, visit }: Asked, typed: z.output<typeof proof>) {
  const asked = services.auth.signIn(typed, authHeaders(request, visit.client));
  const answer = await orRefusal(asked, 'Failed to sign in');
  const { twoFactorRedirect } = signedIn.parse(await answer.json());
  const to = pageAfterSignIn(request, (await accountByEmail(services.db, typed.email))?.role);
  if (twoFactorRedirect) throw redirect(secondStepPath(to), { headers: cookiesOf(answer) });
  const headers = signedInHeaders(answer, services, typed.email);
  const letter = new URL(request.url).searchParams.get('confirm');
  if (!letter) throw redirect(to, { headers });
  // She came from the letter that asks her to confirm her address: back to its link, now that we know who she is.
  const link = new URLSearchParams({ token: letter, callbackURL: '/portal' });
  throw redirectDocument(`/auth/v1/verify-email?${link}`, { headers });
}

/** Whether there is an account with the address, neither the answer nor its time says. */
async function sendLink({ services, request, visit, headers }: Asked, typed: { email: string }) {
  const letter = { email: typed.email, to: pageAfterSignIn(request) };
  await orRefusal(services.auth.requestLink(letter, authHeaders(request, visit.client)));
  headers.append('set-cookie', askedCookie(services, typed.email));
}

export const action = answerForm({
  password: changeBy(proof, signIn),
  link: changeBy(z.object({ email: emailField }), sendLink),
});

const Form = formFor<typeof action>();

export default function Login({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <>
      <h1 className="text-center text-title">Welcome Back</h1>
      {loaderData.changed && <Notice title="Your password was changed">Sign in with the new one.</Notice>}
      {loaderData.confirms && (
        <Notice title="One more step">
          Sign in, and your address is confirmed. We ask so that nobody else can confirm it for you.
        </Notice>
      )}
      <Form
        intent="password"
        also={['link']}
        className="mt-6 space-y-5"
        submit="Sign In"
        wide
        around={(form, done) => (
          <>
            {done && (
              <Notice title="Look into your mailbox">
                If there is an account with that address, a letter with a link is on its way. The link works
                once, for one hour.
              </Notice>
            )}
            {form}
          </>
        )}
        fields={(field) => ({
          email: <EmailField label="Email" autoComplete="username webauthn" required {...field.email} />,
          password: (
            <Field
              label="Password"
              type="password"
              autoComplete="current-password"
              required
              {...field.password}
            />
          ),
        })}
        footer={(button) => (
          <>
            {button}
            <div className="space-y-3 border-t border-rule pt-5">
              <Button
                type="submit"
                name="intent"
                value="link"
                variant="outline"
                className="w-full"
                formNoValidate
              >
                E-mail me a sign-in link
              </Button>
              <PasskeySignIn offersByItself />
            </div>
          </>
        )}
      />
      <p className="mt-5 text-center">
        <Link to="/forgot-password">Forgotten your password?</Link>
      </p>
      <p className="mt-2 text-center text-quiet">
        New here?{' '}
        <Link to={{ pathname: '/signup', search }} className="text-ink">
          Create an account
        </Link>
      </p>
    </>
  );
}
