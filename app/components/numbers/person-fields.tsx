import { type ReactNode, useState } from 'react';
import type { YChoice } from '../../../numerology/index.ts';
import { Field } from '../../ui/field.tsx';
import { BirthDateField } from '../date-field.tsx';
import { spellingWords, useSpelling, YSwitches } from './spelling.tsx';

export type CountedPerson = { name: string; birthDate: string; spelling?: string; yChoices: YChoice[] };

type Props = {
  person: CountedPerson;
  field: Partial<Record<'name' | 'birthName' | 'spelling' | 'birthDate', { error?: string }>>;
  nameField?: { label: string; name: 'name' | 'birthName'; required?: boolean; hint?: ReactNode };
  /** Counted when the name is left empty. */
  otherwise?: string;
  birthDateRequired?: boolean;
};

const wholeName = { label: 'Full name at birth', name: 'name', required: true, hint: undefined } as const;

/** For `fields` of a form: these stand together with the name, since they depend on it. */
export const drawnWithName = { spelling: null, yChoices: null, birthDate: null };

/** A name and a birth date as they are counted: with our spelling of other scripts, and each Y to be turned. */
export function PersonFields({ person, field, nameField = wholeName, otherwise = '', ...rest }: Props) {
  const { birthDateRequired = true } = rest;
  const [name, setName] = useState(person.name);
  const [edited, setEdited] = useState(person.spelling);
  const [choices, setChoices] = useState(person.yChoices);
  const counted = useSpelling(name.trim() || otherwise);
  const isEditable = edited !== undefined || counted?.changed;
  const words = (edited ?? counted?.text ?? '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  return (
    <>
      <Field
        label={nameField.label}
        name={nameField.name}
        required={nameField.required}
        hint={nameField.hint}
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setEdited(undefined);
          setChoices([]);
        }}
        error={field[nameField.name]?.error}
      />
      {isEditable && (
        <Field
          {...spellingWords(counted)}
          name="spelling"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={edited ?? counted?.text ?? ''}
          onChange={(event) => {
            setEdited(event.target.value);
            setChoices([]);
          }}
          error={field.spelling?.error}
        />
      )}
      <YSwitches words={words} choices={choices} onChange={setChoices} />
      <BirthDateField
        label="Birth date"
        name="birthDate"
        required={birthDateRequired}
        defaultValue={person.birthDate}
        error={field.birthDate?.error}
      />
    </>
  );
}
