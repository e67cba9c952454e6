import { useState } from 'react';
import { useFetcher } from 'react-router';
import { FormError } from '../../../components/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { useMissing } from '../../../ui/use-missing.tsx';
import type { AccountChange } from '../account-changes.ts';
import { AccountForm } from './account-form.tsx';
import { OwnPassword } from './identity-forms.tsx';

type Props = { enabled: boolean; proven: boolean; email: string; hasPassword: boolean };

export function TwoFactor({ enabled, proven, email, hasPassword }: Props) {
  if (enabled) {
    return (
      <AccountForm title="Second step at sign-in" intent="totp-end" button="Turn it off">
        <p>It is on: signing in asks for a code from your authenticator.</p>
        <OwnPassword email={email} hasPassword={hasPassword} />
      </AccountForm>
    );
  }
  return proven ? <SetUp email={email} hasPassword={hasPassword} /> : <NotYet />;
}

function NotYet() {
  return (
    <Card>
      <h2 className="text-lead">Second step at sign-in</h2>
      <p className="mt-4 text-quiet">
        Confirm your e-mail address first, by the letter we sent you. Then you can set it up here.
      </p>
    </Card>
  );
}

function SetUp({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const start = useFetcher<AccountChange>();
  const confirm = useFetcher<AccountChange>();
  const [kept, setKept] = useState(false);
  const { button, words, hold } = useMissing(
    kept ? undefined : 'Please keep the recovery codes first, and say so above.',
  );
  const { totpUri, totpPicture, recoveryCodes } = start.data ?? {};
  return (
    <Card id="two-factor" className="scroll-mt-6">
      <h2 className="text-lead">Second step at sign-in</h2>
      {!totpUri ? (
        <start.Form method="post" action="/portal/account" className="mt-4 space-y-4">
          <p className="text-quiet">An authenticator app on your phone shows a new code every 30 seconds.</p>
          <input type="hidden" name="intent" value="totp-start" />
          <FormError problem={start.data?.problem} />
          <OwnPassword email={email} hasPassword={hasPassword} />
          <Button type="submit" variant="outline" pending={start.state !== 'idle'}>
            Set it up
          </Button>
        </start.Form>
      ) : (
        <confirm.Form method="post" action="/portal/account" onSubmit={hold} className="mt-4 space-y-4">
          <p>1. Scan this with your authenticator:</p>
          {totpPicture && <QrCode {...totpPicture} />}
          <p>
            On this phone, <a href={totpUri}>open it in the authenticator</a>, or type this key there:
          </p>
          <p className="rounded-md bg-sunken p-3 font-mono break-all">{keyOf(totpUri)}</p>
          <p>2. Keep these recovery codes somewhere safe. Each works once, if the phone is lost.</p>
          <ul className="grid grid-cols-2 gap-x-4 rounded-md bg-sunken p-3 font-mono">
            {recoveryCodes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-gold"
              checked={kept}
              onChange={() => setKept(!kept)}
            />
            I have kept them
          </label>
          <input type="hidden" name="intent" value="totp-confirm" />
          <FormError problem={confirm.data?.problem} />
          <Field
            label="3. The code it shows now"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <Button type="submit" {...button} pending={confirm.state !== 'idle'}>
            Turn it on
          </Button>
          {words}
        </confirm.Form>
      )}
    </Card>
  );
}

/** Dark on light in both themes: that is what scanners expect. */
function QrCode({ size, path }: NonNullable<AccountChange['totpPicture']>) {
  return (
    <svg
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label="QR code of the key below"
      shapeRendering="crispEdges"
      className="block w-56 max-w-full rounded-md border border-rule bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function keyOf(uri: string): string {
  return new URL(uri).searchParams.get('secret') ?? '';
}
