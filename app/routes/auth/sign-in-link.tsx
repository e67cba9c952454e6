import { type ReactNode, useEffect, useRef } from 'react';
import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { DomainError } from '../../../domain/errors.ts';
import { accountByEmail } from '../../../domain/identity/index.ts';
import { secret } from '../../../shared/fields.ts';
import { answerForm, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { useLinkToken } from '../../components/use-link-token.ts';
import { pageAfterSignIn, secondStepPath } from '../../middleware/after-sign-in.ts';
import {
  authHeaders,
  cookiesOf,
  hasAsked,
  orRefusal,
  signedIn,
  signedInHeaders,
} from '../../middleware/auth-answer.ts';
import type { Route } from './+types/sign-in-link';

export const meta: Route.MetaFunction = () => [
  { title: 'Open your account' },
  { name: 'robots', content: 'noindex' },
];

const opened = z.object({ token: secret, agreed: z.string().optional() });

export const action = answerForm({
  open: changeBy(opened, async ({ services, request, visit }, { token, agreed }) => {
    const email = await services.auth.readLink(token);
    if (email && agreed !== 'yes' && !hasAsked(services, request, email)) {
      return { asks: hidden(email), token };
    }
    const asked = services.auth.signInWithLink(token, authHeaders(request, visit.client));
    const answer = await orRefusal(asked, USED);
    if (!email) throw new DomainError('forbidden', USED);
    const { twoFactorRedirect } = signedIn.parse(await answer.json());
    const to = pageAfterSignIn(request, (await accountByEmail(services.db, email))?.role);
    if (twoFactorRedirect) throw redirect(secondStepPath(to), { headers: cookiesOf(answer) });
    throw redirect(to, { headers: signedInHeaders(answer, services, email) });
  }),
});

const USED = 'This link has been used or is too old. You can have a new one sent.';

/** m…@example.com: enough for its owner to know it by. */
const hidden = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…');

const Form = formFor<typeof action>();

/** Where the link of a letter leads. The token travels behind the #, where no server's log and no other site sees it. */
export default function SignInLink() {
  const form = useRef<HTMLFormElement>(null);
  const token = useLinkToken();
  useEffect(() => {
    // Programs that look at every link of a letter fetch the page and send nothing.
    if (token) form.current?.requestSubmit();
  }, [token]);
  return (
    <Form
      intent="open"
      formRef={form}
      hidden={{ token, agreed: undefined }}
      className="mt-6 space-y-5"
      submit="Open my account"
      wide
      around={(drawn, done) => (done ? <Stranger {...done} /> : <Opening>{drawn}</Opening>)}
    />
  );
}

const Opening = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="text-center text-title">Open your account</h1>
    {children}
    <p className="mt-5 text-center">
      <Link to="/login">Sign in another way</Link>
    </p>
  </>
);

/** Asked first, so that nobody is signed in to a stranger's account. */
function Stranger({ asks, token }: { asks: string; token: string }) {
  return (
    <>
      <h1 className="text-center text-title">{`Sign in as ${asks}?`}</h1>
      <Form
        intent="open"
        hidden={{ token, agreed: 'yes' }}
        className="mt-6 space-y-5"
        submit="Yes, sign me in"
        wide
      >
        {() => (
          <p className="text-quiet">
            This browser did not ask for the link. Go on if this is your account, and nobody sent you here.
          </p>
        )}
      </Form>
      <p className="mt-5 text-center">
        <Link to="/login">No, not now</Link>
      </p>
    </>
  );
}
