import { type ReactNode, useState } from 'react';
import { type FieldProps, formFor } from '../../../components/action-form.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { CountedPerson } from '../../../components/numbers/person-fields.tsx';
import { drawnWithName, PersonFields } from '../../../components/numbers/person-fields.tsx';
import { UsernameField } from '../../../components/username-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmailField, Field } from '../../../ui/field.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import type { QrPicture } from '../qr-path.server.ts';
import type { action } from './route.tsx';

export const Form = formFor<typeof action>();

/** The look that all forms of this page share; `said` stands in the card itself when it is done. */
export const inCard = (said?: string) =>
  ({
    action: '/portal/account',
    className: 'mt-4 space-y-4',
    variant: 'outline',
    around: (form: ReactNode, done: unknown) => (
      <>
        {form}
        {said && done !== undefined && <Said>{said}</Said>}
      </>
    ),
  }) as const;

export const Said = ({ children }: { children: string }) => (
  <Notice title={children}>
    <span />
  </Notice>
);

export function EmailForm({ email }: { email: string }) {
  return (
    <Card>
      <h2 className="text-lead">E-mail address</h2>
      <Form
        intent="email"
        {...inCard('We have sent you a letter. The change takes effect when you confirm it.')}
        submit="Change address"
        fields={(field) => ({
          email: (
            <div className="space-y-4">
              <p className="text-quiet">
                Now: <strong className="wrap-anywhere text-ink">{email}</strong>
              </p>
              <EmailField label="New address" autoComplete="email" required {...field.email} />
            </div>
          ),
        })}
      />
    </Card>
  );
}

type OwnPasswordProps = { email: string; hasPassword: boolean };

/** Asked for where she has one; without it, the proof of her last sign-in counts. */
export function OwnPassword({ email, hasPassword, ...field }: OwnPasswordProps & FieldProps) {
  if (!hasPassword) return null;
  return (
    <>
      <UsernameField email={email} />
      <Field label="Your password" type="password" autoComplete="current-password" required {...field} />
    </>
  );
}

const NewPassword = (field: FieldProps) => (
  <Field
    label="New password"
    type="password"
    autoComplete="new-password"
    minLength={6}
    hint="All other devices will be signed out."
    required
    {...field}
  />
);

export function PasswordForm({ email, hasPassword }: OwnPasswordProps) {
  return (
    <Card>
      <h2 className="text-lead">{hasPassword ? 'Password' : 'Set a password'}</h2>
      {hasPassword ? (
        <Form
          intent="password"
          {...inCard('Your password was changed, and all other devices were signed out.')}
          submit="Change password"
          fields={(field) => ({
            current: (
              <>
                <UsernameField email={email} />
                <Field
                  label="Current password"
                  type="password"
                  autoComplete="current-password"
                  required
                  {...field.current}
                />
              </>
            ),
            password: <NewPassword {...field.password} />,
          })}
        />
      ) : (
        <Form
          intent="set-password"
          {...inCard('Your account has a password now, and all other devices were signed out.')}
          submit="Set a password"
          fields={(field) => ({
            password: (
              <div className="space-y-4">
                <UsernameField email={email} />
                <p className="text-quiet">You sign in by link or passkey. A password is one more way.</p>
                <NewPassword {...field.password} />
              </div>
            ),
          })}
        />
      )}
    </Card>
  );
}

type Numbers = Record<'lifePath' | 'expression' | 'soulUrge', string | null>;
type OwnDetailsProps = { name: string; person: CountedPerson; numbers: Numbers };

/** Who she is to us, and what her numbers are taken from. */
export function OwnDetails({ name, person, numbers }: OwnDetailsProps) {
  const [goesBy, setGoesBy] = useState(name);
  return (
    <Card>
      <h2 className="text-lead">You and your numbers</h2>
      <Form
        intent="details"
        {...inCard()}
        submit="Save"
        around={(form, done) => (
          <>
            {form}
            {done && <Said>{done.isCounted ? 'Saved, and your numbers are counted.' : 'Saved.'}</Said>}
          </>
        )}
        fields={(field) => ({
          fullName: (
            <Field
              label="Full name"
              name={field.fullName.name}
              error={field.fullName.error}
              autoComplete="name"
              value={goesBy}
              onChange={(event) => setGoesBy(event.target.value)}
              required
              maxLength={120}
              hint="What we call you."
            />
          ),
          birthName: (
            <PersonFields
              person={person}
              field={field}
              otherwise={goesBy}
              birthDateRequired={false}
              nameField={{
                label: 'Name at birth, if it differs',
                name: 'birthName',
                hint: 'Two of your numbers come from its letters, so write it in full. Any alphabet is welcome.',
              }}
            />
          ),
          ...drawnWithName,
        })}
      >
        {({ fullName, birthName }) => (
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            <div className="space-y-5">
              {fullName}
              {birthName}
            </div>
            <Numbers numbers={numbers} />
          </div>
        )}
      </Form>
    </Card>
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

export function TwoFactor({ enabled, proven, ...own }: TwoFactorProps) {
  if (!enabled) return proven ? <SetUp {...own} /> : <NotYet />;
  return (
    <Card>
      <h2 className="text-lead">Second step at sign-in</h2>
      <Form
        intent="totp-end"
        {...inCard()}
        submit="Turn it off"
        done="Signing in asks for no code any more."
        fields={(field) => ({
          password: (
            <div className="space-y-4">
              <p>It is on: signing in asks for a code from your authenticator.</p>
              <OwnPassword {...own} {...field.password} />
            </div>
          ),
        })}
      />
    </Card>
  );
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

function SetUp(own: OwnPasswordProps) {
  return (
    <Card id="two-factor" className="scroll-mt-6">
      <h2 className="text-lead">Second step at sign-in</h2>
      <Form
        intent="totp-start"
        {...inCard()}
        submit="Set it up"
        around={(form, secrets) => (secrets?.totpUri ? <Confirm {...secrets} uri={secrets.totpUri} /> : form)}
        fields={(field) => ({
          password: (
            <div className="space-y-4">
              <p className="text-quiet">
                An authenticator app on your phone shows a new code every 30 seconds.
              </p>
              <OwnPassword {...own} {...field.password} />
            </div>
          ),
        })}
      />
    </Card>
  );
}

type Secrets = { uri: string; totpPicture?: QrPicture | ''; recoveryCodes?: string[] };

function Confirm({ uri, totpPicture, recoveryCodes }: Secrets) {
  const [kept, setKept] = useState(false);
  return (
    <Form
      intent="totp-confirm"
      {...inCard()}
      variant="primary"
      submit="Turn it on"
      missing={kept ? undefined : 'Please keep the recovery codes first, and say so above.'}
      done="From now on, signing in asks for a code."
      fields={(field) => ({
        code: (
          <Field
            label="3. The code it shows now"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            {...field.code}
          />
        ),
      })}
    >
      {({ code }) => (
        <>
          <p>1. Scan this with your authenticator:</p>
          {totpPicture && <QrCode {...totpPicture} />}
          <p>
            On this phone, <a href={uri}>open it in the authenticator</a>, or type this key there:
          </p>
          <p className="rounded-md bg-sunken p-3 font-mono break-all">{keyOf(uri)}</p>
          <p>2. Keep these recovery codes somewhere safe. Each works once, if the phone is lost.</p>
          <ul className="grid grid-cols-2 gap-x-4 rounded-md bg-sunken p-3 font-mono">
            {recoveryCodes?.map((recovery) => (
              <li key={recovery}>{recovery}</li>
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
          {code}
        </>
      )}
    </Form>
  );
}

/** Dark on light in both themes: that is what scanners expect. */
function QrCode({ size, path }: QrPicture) {
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
