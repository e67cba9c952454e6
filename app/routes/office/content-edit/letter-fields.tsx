import { Field, TextArea } from '../../../ui/field.tsx';
import type { FieldsProps } from './fields.tsx';
import { WORDS } from './form-bodies.ts';

const LONG = 70;

/** Subject, the line beside it, and every sentence that is the same for all readers. */
export function LetterFields({ body, errors, letter }: FieldsProps<'letter'>) {
  if (!letter) return null;
  const places = letter.places.map((place) => `{{${place}}}`).join(', ');
  const heads = [
    ['subject', 'Subject', letter.subject],
    ['preview', 'The line beside the subject', letter.preview],
  ] as const;
  return (
    <>
      {heads.map(([name, label, sample]) => (
        <Field
          key={name}
          label={label}
          name={`${WORDS}${name}`}
          defaultValue={body[name] ?? ''}
          placeholder={sample}
          hint={places && `Empty: as written. Can be filled with ${places}.`}
          error={errors[name]}
        />
      ))}
      <fieldset className="space-y-5 border-t border-rule pt-5">
        <legend className="sr-only">Sentences</legend>
        <p className="text-quiet">
          These sentences are the same for everybody. What holds a name, a number, a price or a date is
          written by the letter itself.
        </p>
        {letter.words.map((written, n) => (
          <TextArea
            key={written}
            label={`Sentence ${n + 1}`}
            name={`${WORDS}${written}`}
            defaultValue={body[written] ?? written}
            rows={written.length > LONG ? 3 : 1}
            hint={body[written] ? `As written: ${written}` : undefined}
            error={errors[written]}
          />
        ))}
      </fieldset>
    </>
  );
}
