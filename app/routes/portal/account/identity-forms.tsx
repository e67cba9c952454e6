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

export function PasswordForm({ email }: { email: string }) {
  return (
    <AccountForm title="Password" intent="password" button="Change password">
      <UsernameField email={email} />
      <Field
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
      />
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
