import { type MouseEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { action } from '../routes/auth/again.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { formFor } from './action-form.tsx';
import { PasskeySignIn } from './passkeys.tsx';
import { UsernameField } from './username-field.tsx';

export type Ways = { email: string; hasPassword: boolean; hasCode: boolean; hasPasskey: boolean };

/** Over the form that was refused, so that nothing typed is lost; a page of its own where no script runs. */
export default function SignInAgain() {
  const { pathname, search } = useLocation();
  const ways = useFetcher<Ways>();
  const [open, setOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <p className="mt-2 font-semibold text-ink">Thank you. Please press the button again.</p>;
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
    void ways.load('/login/again');
  };
  const done = () => {
    setIsDone(true);
    setOpen(false);
  };
  return (
    <>
      <ButtonLink
        to={`/login/again?${new URLSearchParams({ to: pathname + search })}`}
        variant="outline"
        size="sm"
        className="mt-3"
        onClick={show}
      >
        Sign in again
      </ButtonLink>
      <Dialog
        title="Please sign in again"
        description="What you typed stays where it is."
        open={open}
        onOpenChange={setOpen}
      >
        {ways.data && <ConfirmIdentity ways={ways.data} onDone={done} />}
      </Dialog>
    </>
  );
}

const Form = formFor<typeof action>();

/** By password, code, passkey or a link by letter, as far as she has them. */
export function ConfirmIdentity({ ways, onDone, to }: { ways: Ways; onDone?(): void; to?: string }) {
  const { email, hasPassword, hasCode, hasPasskey } = ways;
  const page = to ? `/login/again?${new URLSearchParams({ to })}` : '/login/again';
  const form = { action: page, className: 'space-y-4', submit: 'Go on', wide: true, onDone };
  return (
    <div className="space-y-5">
      {hasPassword && (
        <Form
          intent="password"
          {...form}
          fields={(field) => ({
            password: (
              <>
                <UsernameField email={email} />
                <Field
                  label="Your password"
                  type="password"
                  autoComplete="current-password"
                  required
                  {...field.password}
                />
              </>
            ),
          })}
        />
      )}
      {!hasPassword && hasCode && (
        <Form
          intent="code"
          {...form}
          fields={(field) => ({
            code: (
              <Field
                label="Code from your authenticator"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                {...field.code}
              />
            ),
          })}
        />
      )}
      {hasPasskey && <PasskeySignIn onDone={onDone} />}
      <Form
        intent="link"
        action={page}
        submit="E-mail me a sign-in link"
        variant="outline"
        wide
        around={(drawn, done) =>
          done ? (
            <p role="status">
              We have written to {email}. Open the link in this browser, then come back to this page.
            </p>
          ) : (
            drawn
          )
        }
      />
    </div>
  );
}
