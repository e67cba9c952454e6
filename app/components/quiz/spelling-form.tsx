import type { FormEvent } from 'react';
import type { ShownSpelling } from '../../../domain/readings/index.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { HiddenFields } from '../hidden-fields.tsx';

type Props = {
  shown: ShownSpelling;
  /** What was answered, to be sent along where there is no JavaScript. */
  answers: { name: string; email: string; birthDate: string; marketingConsent: boolean };
  pending?: boolean;
  onCount?(spelling: string): void;
};

/** How the name was counted, and the chance to have it counted otherwise. */
export function SpellingForm({ shown, answers, pending, onCount }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onCount) return;
    event.preventDefault();
    const spelling = String(new FormData(event.currentTarget).get('spelling') ?? '').trim();
    if (spelling) onCount(spelling);
  };
  const { name, email, birthDate, marketingConsent } = answers;
  return (
    <>
      <p>
        Counted as <strong className="tracking-[0.06em] wrap-anywhere">{shown.text}</strong>
        {shown.leftOut.length > 0 && <>, leaving out {shown.leftOut.join(', ')}</>}.
      </p>
      <div className="-ml-3 print:hidden">
        <Disclosure label="Change the spelling" align="start">
          <form method="post" action="/quiz/result" onSubmit={submit} className="max-w-md space-y-3 pl-3">
            <HiddenFields fields={{ name, email, birthDate, marketingConsent: marketingConsent && 'on' }} />
            <Field
              key={shown.text}
              label="Counted as"
              name="spelling"
              defaultValue={shown.text}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              hint="Counted again, the report comes to you once more in a letter."
              required
            />
            <Button type="submit" variant="outline" pending={pending}>
              Count again
            </Button>
          </form>
        </Disclosure>
      </div>
    </>
  );
}
