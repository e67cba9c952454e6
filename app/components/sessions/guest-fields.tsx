import { EmailField, Field } from '../../ui/field.tsx';
import type { FieldProps } from '../action-form.tsx';

/** All that we ask of somebody without an account. */
export const guestFields = (field: Record<'name' | 'email', FieldProps>) => ({
  name: <Field label="Your name" autoComplete="name" required {...field.name} />,
  email: <EmailField label="E-mail" autoComplete="email" required {...field.email} />,
});
