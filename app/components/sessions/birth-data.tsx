import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ShownDetails } from '../../../domain/practice/index.ts';
import { useMoment } from '../../formats.ts';
import { Checkbox, Field, TextArea } from '../../ui/field.tsx';
import type { FieldProps } from '../action-form.tsx';
import { BirthDateField, fillUntouchedDate } from '../date-field.tsx';
import { fillUntouched } from '../fill-untouched.ts';
import { readResults } from '../quiz/quiz-progress.ts';

type DetailName = 'birthName' | 'birthDate' | 'noBirthData' | 'topic';
type Drawn = Record<DetailName, ReactNode>;

/** For `fields` of a form. A type that is prepared from no chart asks for none of it. */
export function birthDataFields(field: Record<DetailName, FieldProps>, asks = true): Drawn {
  if (!asks) return { birthName: null, birthDate: null, noBirthData: null, topic: null };
  return {
    birthName: (
      <Field
        label="Full name at birth"
        hint="As it stands in the first passport, all of it."
        maxLength={120}
        autoComplete="off"
        {...field.birthName}
      />
    ),
    birthDate: <BirthDateField label="Birth date" {...field.birthDate} />,
    noBirthData: (
      <Checkbox label="I would rather not tell my name and date of birth" {...field.noBirthData} />
    ),
    topic: (
      <TextArea
        label="What would you like to talk about? (optional)"
        rows={3}
        maxLength={1000}
        {...field.topic}
      />
    ),
  };
}

/** How they stand: together, with the reason why they are asked. */
export const BirthData = ({ birthName, birthDate, noBirthData, topic }: Drawn) =>
  birthName && (
    <fieldset className="space-y-4 border-t border-rule pt-4">
      <legend className="sr-only">To prepare the session</legend>
      <p className="text-fine text-quiet">
        The session is prepared from a chart, which is drawn from name and date of birth.
      </p>
      {birthName}
      {birthDate}
      {noBirthData}
      {topic}
    </fieldset>
  );

export const birthDataValues = (
  details: Pick<ShownDetails, 'birthName' | 'birthDate' | 'topic' | 'state'>,
) => ({
  birthName: details.birthName,
  birthDate: details.birthDate ?? '',
  noBirthData: details.state === 'declined',
  topic: details.topic,
});

type Known = { name: string; email: string; birthDate: string };
type Answer = { done?: { person?: Known } };

/**
 * Fills what this browser told the quiz, by its token, into the fields of a form that nobody has touched. The form's own page
 * answers the change "quiz".
 */
export function useQuizPerson(isAsked: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const fetcher = useFetcher<Answer>();
  const { submit, data, state } = fetcher;
  const person = data?.done?.person;
  const wasAsked = useRef(false);
  useEffect(() => {
    const lead = readResults()?.lead;
    if (!isAsked || !lead || wasAsked.current || state !== 'idle') return;
    wasAsked.current = true;
    void submit({ intent: 'quiz', lead }, { method: 'post' });
  }, [isAsked, submit, state]);
  useEffect(() => {
    if (!person) return;
    const field = (name: string) => place.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    fillUntouched(field('name'), person.name);
    fillUntouched(field('email'), person.email);
    fillUntouched(field('birthName'), person.name);
    fillUntouchedDate(place.current, 'birthDate', person.birthDate);
  }, [person]);
  return place;
}

/** What a session is prepared from, as its person reads it: with the numbers that come of it. */
export function PreparedFrom({ details, children }: { details: ShownDetails; children: ReactNode }) {
  const showIn = useMoment();
  const { asks, state, birthName, birthDate, numbers, topic, care } = details;
  if (!asks && state === 'missing' && !topic) return null;
  return (
    <section aria-label="What the session is prepared from" className="space-y-3 border-t border-rule pt-4">
      {care && (
        <div lang={care.language} role="note" className="border-l-2 border-warn pl-4">
          <p>{care.words}</p>
          <ul className="mt-2 list-disc pl-5">
            {care.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {state === 'told' && birthDate && (
        <div>
          <p>
            Prepared for <strong className="font-semibold">{birthName}</strong>, born{' '}
            {showIn(`${birthDate}T12:00:00Z`, 'UTC', 'd MMMM yyyy')}.
          </p>
          <p className="text-quiet lining-nums">
            {numbers.map(({ label, told }) => `${label} ${told}`).join(' · ')}
          </p>
        </div>
      )}
      {state === 'declined' && <p>You would rather not tell your birth data. That is all right.</p>}
      {topic && <p className="whitespace-pre-line text-quiet">To be about: {topic}</p>}
      {state === 'missing' ? (
        <>
          <p className="font-semibold">Before we meet</p>
          {children}
        </>
      ) : (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-fine underline">
            Change it
          </summary>
          <div className="mt-2">{children}</div>
        </details>
      )}
    </section>
  );
}
