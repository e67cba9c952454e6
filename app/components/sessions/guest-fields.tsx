import { Field } from '../../ui/field.tsx';

type Props = { typed?: Record<string, string>; errors?: Record<string, string> };

/** All that we ask of somebody without an account. */
export function GuestFields({ typed, errors }: Props) {
  return (
    <>
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        required
        defaultValue={typed?.name}
        error={errors?.name}
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed?.email}
        error={errors?.email}
      />
    </>
  );
}
