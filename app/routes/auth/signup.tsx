import { useEffect, useRef } from 'react';
import { Link, redirect, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { consentTexts } from '../../../content/consents.ts';
import { agreeAtSignUp } from '../../../domain/mail/index.ts';
import { secret, ticked } from '../../../shared/fields.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { fillUntouched } from '../../components/fill-untouched.ts';
import { Notice } from '../../components/notice.tsx';
import { readProgress } from '../../components/quiz/quiz-progress.ts';
import { pageAfterSignIn } from '../../middleware/after-sign-in.ts';
import { authHeaders, orRefusal, signedInHeaders } from '../../middleware/auth-answer.ts';
import { findMember } from '../../middleware/member.ts';
import { Checkbox, EmailField, Field } from '../../ui/field.tsx';
import type { Route } from './+types/signup';

const REDIRECT_MS = 2000;

export const meta: Route.MetaFunction = () => [
  { title: 'Create account' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  if (await findMember(services, request)) throw redirect(pageAfterSignIn(request));
  return { to: pageAfterSignIn(request) };
});

/** The page that says so is still shown after the sign-in exists, for the two seconds of the specification. */
export const shouldRevalidate = () => false;

const newAccount = z.object({
  name: z.string().trim(),
  email: z.string().trim(),
  password: secret,
  offers: ticked,
});

export const action = answerForm({
  'sign-up': changeBy(newAccount, async ({ services, request, visit, headers }, { offers, ...person }) => {
    const asked = services.auth.signUp(person, authHeaders(request, visit.client));
    const answer = await orRefusal(asked, 'Failed to create account');
    if (offers) await agreeAtSignUp(services, { email: person.email });
    signedInHeaders(answer, services, person.email, headers);
  }),
});

const Form = formFor<typeof action>();

export default function SignUp({ loaderData: { to } }: Route.ComponentProps) {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fillFromQuiz(form.current), []);
  return (
    <>
      <h1 className="text-center text-title">Create Account</h1>
      <Form
        intent="sign-up"
        formRef={form}
        className="mt-6 space-y-5"
        submit="Create Account"
        wide
        around={(form, done) =>
          done ? (
            <Created to={to} />
          ) : (
            <>
              {form}
              <p className="mt-5 text-center text-quiet">
                Already with us?{' '}
                <Link to={{ pathname: '/login', search }} className="text-ink">
                  Sign in
                </Link>
              </p>
            </>
          )
        }
        fields={(field) => ({
          name: <Field label="Full name" autoComplete="name" required maxLength={120} {...field.name} />,
          email: <EmailField label="Email" autoComplete="username" required {...field.email} />,
          password: (
            <Field
              label="Password"
              type="password"
              autoComplete="new-password"
              minLength={6}
              hint="At least 6 characters; longer is kinder to you."
              required
              {...field.password}
            />
          ),
          offers: (
            <div className="text-fine">
              <Checkbox label={consentTexts.subscription} {...field.offers} />
            </div>
          ),
        })}
      />
    </>
  );
}

/** What this browser told the quiz is not asked again. */
function fillFromQuiz(form: HTMLFormElement | null): void {
  const { name, email } = readProgress();
  for (const [field, value] of Object.entries({ name, email })) {
    fillUntouched(form?.querySelector<HTMLInputElement>(`input[name=${field}]`), value);
  }
}

function Created({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <Notice title="Account created! Redirecting...">
      <Link to={to}>Go to your portal now</Link>
    </Notice>
  );
}
