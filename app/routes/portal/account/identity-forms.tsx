import { UsernameField } from '../../../components/username-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';

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
