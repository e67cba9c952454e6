import { consentTexts } from '../../../content/consents.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, EmailField, Field } from '../../ui/field.tsx';
import { BirthDateField } from '../date-field.tsx';
import { HiddenFields } from '../hidden-fields.tsx';

type Props = {
  values?: Record<string, string | undefined>;
  errors?: Record<string, string>;
};

/** All questions on one page, for browsers without JavaScript. */
export function PlainQuizForm({ values = {}, errors = {} }: Props) {
  return (
    <form method="post" action="/quiz/result" className="mt-8 space-y-6">
      <HiddenFields fields={{ source: values.source }} />
      <Field
        label="The full name you were given at birth"
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={values.name}
        error={errors.name}
        required
      />
      {(errors.spelling || values.spelling) && (
        <Field
          label="How the name is counted, in the letters A to Z"
          name="spelling"
          maxLength={200}
          autoComplete="off"
          defaultValue={values.spelling}
          error={errors.spelling}
          required
        />
      )}
      <BirthDateField
        label="Birth date"
        name="birthDate"
        defaultValue={values.birthDate}
        error={errors.birthDate}
        required
      />
      <h2 className="pt-2 text-title">Where Should We Send Your Report?</h2>
      <EmailField
        label="Email"
        name="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={values.email}
        error={errors.email}
        required
      />
      <Checkbox
        name="marketingConsent"
        label={consentTexts.subscription}
        defaultChecked={values.marketingConsent === 'on'}
      />
      <Button type="submit" variant="gold" size="lg" className="w-full">
        Calculate My Numbers
      </Button>
    </form>
  );
}
