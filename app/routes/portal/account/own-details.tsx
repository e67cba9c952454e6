import { useState } from 'react';
import { type CountedPerson, PersonFields } from '../../../components/numbers/person-fields.tsx';
import { Field } from '../../../ui/field.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import { AccountForm } from './account-form.tsx';

type Numbers = Record<'lifePath' | 'expression' | 'soulUrge', string | null>;
type Props = { name: string; person: CountedPerson; numbers: Numbers };

/** Who she is to us, and what her numbers are taken from. */
export function OwnDetails({ name, person, numbers }: Props) {
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
