import { type MouseEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { action as confirm } from '../routes/auth/again.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { PasskeySignIn } from './passkeys.tsx';
import { useAnswer } from './use-answer.ts';
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

/** By password, code, passkey or a link by letter, as far as she has them. Every form may need it: it cannot be drawn by theirs. */
export function ConfirmIdentity({ ways, onDone, to }: { ways: Ways; onDone?(): void; to?: string }) {
  const fetcher = useFetcher<typeof confirm>();
  const { data, state } = fetcher;
  const { email, hasPassword, hasCode, hasPasskey } = ways;
  const action = to ? `/login/again?${new URLSearchParams({ to })}` : '/login/again';
  useAnswer(fetcher, ({ intent, problem }) => {
    if (intent !== 'link' && !problem) onDone?.();
  });
  return (
    <div className="space-y-5">
      <div role="alert">
        {data?.problem && <p className="font-semibold text-bad">{data.problem.message}</p>}
      </div>
      {(hasPassword || hasCode) && (
        <fetcher.Form
          method="post"
          action={action}
          className="space-y-4"
          // Seen from React it stands inside the form that was refused.
          onSubmit={(event) => event.stopPropagation()}
        >
          <UsernameField email={email} />
          <input type="hidden" name="intent" value={hasPassword ? 'password' : 'code'} />
          {hasPassword ? (
            <Field
              label="Your password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          ) : (
            <Field
              label="Code from your authenticator"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
          <Button type="submit" className="w-full" pending={state !== 'idle'}>
            Go on
          </Button>
        </fetcher.Form>
      )}
      {hasPasskey && <PasskeySignIn onDone={onDone} />}
      {data?.intent === 'link' && !data.problem ? (
        <p role="status">
          We have written to {email}. Open the link in this browser, then come back to this page.
        </p>
      ) : (
        <fetcher.Form method="post" action={action} onSubmit={(event) => event.stopPropagation()}>
          <input type="hidden" name="intent" value="link" />
          <Button type="submit" variant="outline" className="w-full" pending={state !== 'idle'}>
            E-mail me a sign-in link
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}
