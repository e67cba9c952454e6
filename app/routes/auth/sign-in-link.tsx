import { useEffect, useRef } from 'react';
import { data, Form, Link, redirect, useNavigation, useSubmit } from 'react-router';
import { accountByEmail } from '../../../domain/identity/index.ts';
import { FormError } from '../../components/form-error.tsx';
import { useLinkToken } from '../../components/use-link-token.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { pageAfterSignIn, secondStepPath } from '../../middleware/after-sign-in.ts';
import {
  authHeaders,
  cookiesOf,
  hasAsked,
  problemOf,
  signedIn,
  signedInHeaders,
} from '../../middleware/auth-answer.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/sign-in-link';

export const meta: Route.MetaFunction = () => [
  { title: 'Open your account' },
  { name: 'robots', content: 'noindex' },
];

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await formOf(request);
  const token = String(form.get('token') ?? '');
  const email = await services.auth.readLink(token);
  if (email && form.get('agreed') !== 'yes' && !hasAsked(services, request, email)) {
    return { asks: hidden(email), token };
  }
  const asked = authHeaders(request, context.get(visitContext).client);
  const answer = await services.auth.signInWithLink(token, asked);
  if (answer.ok && email) {
    const { twoFactorRedirect } = signedIn.parse(await answer.json());
    const to = pageAfterSignIn(request, (await accountByEmail(services.db, email))?.role);
    if (twoFactorRedirect) throw redirect(secondStepPath(to), { headers: cookiesOf(answer) });
    throw redirect(to, { headers: signedInHeaders(answer, services, email) });
  }
  const used = 'This link has been used or is too old. You can have a new one sent.';
  return data({ problem: await problemOf(answer, used) }, { status: 403 });
}

/** m…@example.com: enough for its owner to know it by. */
const hidden = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…');

/** Where the link of a letter leads. The token travels behind the #, where no server's log and no other site sees it. */
export default function SignInLink({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const token = useLinkToken();
  const asking = actionData && 'asks' in actionData ? actionData : undefined;
  const asks = asking?.asks;
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined;
  useEffect(() => {
    // Programs that look at every link of a letter fetch the page and send nothing.
    if (token) void submit(form.current);
  }, [submit, token]);
  return (
    <>
      <h1 className="text-center text-title">{asks ? `Sign in as ${asks}?` : 'Open your account'}</h1>
      <Form method="post" ref={form} className="mt-6 space-y-5">
        <FormError problem={problem} />
        {asks && (
          <p className="text-quiet">
            This browser did not ask for the link. Go on if this is your account, and nobody sent you here.
          </p>
        )}
        <input type="hidden" name="token" value={asking?.token ?? token ?? ''} />
        {asks && <input type="hidden" name="agreed" value="yes" />}
        {!problem && (
          <Button type="submit" className="w-full" pending={pending}>
            {asks ? 'Yes, sign me in' : 'Open my account'}
          </Button>
        )}
      </Form>
      <p className="mt-5 text-center">
        <Link to="/login">{asks ? 'No, not now' : 'Sign in another way'}</Link>
      </p>
    </>
  );
}
