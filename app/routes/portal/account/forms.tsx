import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { FormError } from '../../../components/form-error.tsx';
import { Notice } from '../../../components/notice.tsx';
import { type CountedPerson, PersonFields } from '../../../components/numbers/person-fields.tsx';
import { UsernameField } from '../../../components/username-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import { useMissing } from '../../../ui/use-missing.tsx';
import type { AccountChange } from '../account-changes.ts';

type AccountFormProps = {
  title: string;
  intent: string;
  button: string;
  variant?: 'outline' | 'danger';
  children?: ReactNode | ((answer: { fields: Record<string, string> }) => ReactNode);
  after?: (change: AccountChange) => ReactNode;
};

/** A card with one form; what it answers is said in the card itself. */
export function AccountForm({
  title,
  intent,
  button,
  variant = 'outline',
  children,
  after,
}: AccountFormProps) {
  const fetcher = useFetcher<AccountChange>();
  const change = fetcher.state === 'idle' ? fetcher.data : undefined;
  const fields = change?.problem?.fields ?? {};
  return (
    <Card>
      <h2 className="text-lead">{title}</h2>
      <fetcher.Form method="post" action="/portal/account" className="mt-4 space-y-4">
        <input type="hidden" name="intent" value={intent} />
        <FormError problem={Object.keys(fields).length === 0 ? change?.problem : undefined} />
        {typeof children === 'function' ? children({ fields }) : children}
        <Button type="submit" variant={variant} pending={fetcher.state !== 'idle'}>
          {button}
        </Button>
      </fetcher.Form>
      {change?.done && (
        <Notice title={change.done}>
          <span />
        </Notice>
      )}
      {change && !change.problem && after?.(change)}
    </Card>
  );
}

export function EmailForm({ email }: { email: string }) {
  return (
    <AccountForm title="E-mail address" intent="email" button="Change address">
      <p className="text-quiet">
        Now: <strong className="wrap-anywhere text-ink">{email}</strong>
      </p>
      <Field label="New address" name="email" type="email" autoComplete="email" required />
    </AccountForm>
  );
}

/** Asked for where she has one; without it, the proof of her last sign-in counts. */
export function OwnPassword({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  if (!hasPassword) return null;
  return (
    <>
      <UsernameField email={email} />
      <Field label="Your password" name="password" type="password" autoComplete="current-password" required />
    </>
  );
}

export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const title = hasPassword ? 'Password' : 'Set a password';
  return (
    <AccountForm
      title={title}
      intent={hasPassword ? 'password' : 'set-password'}
      button={hasPassword ? 'Change password' : title}
    >
      <UsernameField email={email} />
      {hasPassword ? (
        <Field
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
      ) : (
        <p className="text-quiet">You sign in by link or passkey. A password is one more way.</p>
      )}
      <Field
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={6}
        hint="All other devices will be signed out."
        required
      />
    </AccountForm>
  );
}

type Numbers = Record<'lifePath' | 'expression' | 'soulUrge', string | null>;
type OwnDetailsProps = { name: string; person: CountedPerson; numbers: Numbers };

/** Who she is to us, and what her numbers are taken from. */
export function OwnDetails({ name, person, numbers }: OwnDetailsProps) {
  const [goesBy, setGoesBy] = useState(name);
  return (
    <AccountForm title="You and your numbers" intent="details" button="Save">
      {({ fields }) => (
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          <div className="space-y-5">
            <Field
              label="Full name"
              name="fullName"
              autoComplete="name"
              value={goesBy}
              onChange={(event) => setGoesBy(event.target.value)}
              required
              maxLength={120}
              hint="What we call you."
              error={fields.fullName}
            />
            <PersonFields
              person={person}
              errors={{ ...fields, birthName: fields.birthName ?? fields.name ?? '' }}
              otherwise={goesBy}
              birthDateRequired={false}
              nameField={{
                label: 'Name at birth, if it differs',
                name: 'birthName',
                hint: 'Two of your numbers come from its letters, so write it in full. Any alphabet is welcome.',
              }}
            />
          </div>
          <Numbers numbers={numbers} />
        </div>
      )}
    </AccountForm>
  );
}

function Numbers({ numbers }: { numbers: Numbers }) {
  const shown = [
    ['Life Path', numbers.lifePath],
    ['Expression', numbers.expression],
    ['Soul Urge', numbers.soulUrge],
  ] as const;
  return (
    <div className="self-start rounded-md bg-sunken/60 px-4 py-6 text-center md:mt-8">
      <div className="grid grid-cols-3 gap-2">
        {shown.map(([label, value]) => (
          <div key={label}>
            <Medallion
              value={value ?? '-'}
              label={`${label} ${value ?? 'not known yet'}`}
              className="mx-auto w-full max-w-24"
            />
            <p className="mt-2 text-fine font-semibold">{label}</p>
          </div>
        ))}
      </div>
      <p className="mx-auto mt-4 max-w-[36ch] text-fine text-quiet">
        {numbers.lifePath === null
          ? 'Add your birth date, and your numbers appear here.'
          : 'Saving works out your numbers again. Dashboard, reports and readings then use the same ones.'}
      </p>
    </div>
  );
}

type TwoFactorProps = { enabled: boolean; proven: boolean; email: string; hasPassword: boolean };

export function TwoFactor({ enabled, proven, email, hasPassword }: TwoFactorProps) {
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
