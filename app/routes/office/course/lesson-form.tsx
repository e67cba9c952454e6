import { useState } from 'react';
import { checks, type Lesson } from '../../../../content/courses.ts';
import type { ContentPreview } from '../../../../domain/office/index.ts';
import { LessonText } from '../../../components/courses/lesson-text.tsx';
import { TextEditor } from '../../../components/office/text-editor/text-editor.tsx';
import { VersionForm } from '../../../components/office/version-form.tsx';
import { Checkbox, Choice, DayField, Field } from '../../../ui/field.tsx';
import { QuizEditor } from './quiz-editor.tsx';

type Props = {
  courseKey: string;
  lesson: Lesson;
  /** Of the version of the course. */
  base: number;
  /** Where the lesson stands in the course, as refusals name it. */
  place: string;
};

/** One lesson: text, film, exercise, quiz, and when it opens. It is saved with its course. */
export function LessonForm({ courseKey, lesson, base, place }: Props) {
  const [preview, setPreview] = useState<ContentPreview>();
  return (
    <>
      <VersionForm
        kind="course"
        contentKey={`${courseKey}:${lesson.id}`}
        base={base}
        onPreview={setPreview}
        className="max-w-4xl space-y-8"
      >
        {(errors) => (
          // Anew with each version, so that a restored one stands in the form.
          <Fields
            key={base}
            lesson={lesson}
            errorOf={(name) => errors[`${place}.${name}`]}
            whole={errors.modules}
          />
        )}
      </VersionForm>
      {preview?.kind === 'lesson' && (
        <section aria-labelledby="preview" className="mt-12" aria-live="polite">
          <h2 id="preview" className="text-[1.375rem]">
            Preview
          </h2>
          <div className="mt-3 max-w-3xl rounded-md border border-rule bg-paper p-5 sm:p-7" inert>
            <p className="mb-6 text-title">{preview.title}</p>
            <LessonText sections={preview.sections} />
          </div>
        </section>
      )}
    </>
  );
}

const exercises: Record<(typeof checks)[number], string> = {
  word: 'The number of a first name',
  'life-path': 'A Life Path',
  expression: 'An Expression number',
  'soul-urge': 'A Soul Urge number',
  personality: 'A Personality number',
  'personal-year': 'A personal year',
  'first-pinnacle': 'A first pinnacle',
  'chaldean-expression': 'An Expression number by the Chaldean table',
  'five-numbers': 'All five core numbers',
};

type FieldsProps = {
  lesson: Lesson;
  errorOf(name: string): string | undefined;
  /** What is wrong with the course. */
  whole?: string;
};

function Fields({ lesson, errorOf, whole }: FieldsProps) {
  return (
    <>
      {whole && <p className="text-fine font-semibold text-bad">{whole}</p>}
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Field
          label="Title"
          name="title"
          defaultValue={lesson.title}
          maxLength={120}
          required
          error={errorOf('title')}
        />
        <Field
          label="Minutes it takes"
          name="minutes"
          inputMode="numeric"
          defaultValue={lesson.minutes}
          required
          error={errorOf('minutes')}
        />
      </div>
      <TextEditor
        label="Lesson"
        name="body"
        hint="Below a heading “Exercise” stands what is to be done, below “Answer” what stays covered."
        defaultValue={lesson.body}
        rows={22}
        className="font-mono text-fine"
        error={errorOf('body')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="A film somewhere else"
          name="video"
          type="url"
          defaultValue={lesson.video}
          placeholder="https://…"
          hint="Films of your media library go into the lesson itself."
          error={errorOf('video')}
        />
        <Choice
          label="Exercise that is checked"
          name="check"
          defaultValue={lesson.check ?? ''}
          options={[
            { value: '', label: 'None' },
            ...checks.map((value) => ({ value, label: exercises[value] })),
          ]}
          hint="Each learner gets somebody else’s chart to count. The lesson is done when it is right."
          error={errorOf('check')}
        />
      </div>
      <Opening lesson={lesson} errorOf={errorOf} />
      <QuizEditor
        first={lesson.quiz?.questions ?? []}
        passPercent={lesson.quiz?.passPercent ?? 70}
        errorOf={(name) => errorOf(`quiz.${name}`)}
      />
    </>
  );
}

const ways = [
  { value: 'once', label: 'At once' },
  { value: 'days', label: 'Days after the learner begins' },
  { value: 'on', label: 'On a date' },
];

function Opening({ lesson: { opens, free }, errorOf }: Omit<FieldsProps, 'whole'>) {
  const first = opens ? ('days' in opens ? 'days' : 'on') : 'once';
  const [way, setWay] = useState<string>(first);
  return (
    <fieldset className="space-y-3">
      <legend className="text-[1.375rem]">When it opens</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label="Opens"
          name="opens"
          value={way}
          options={ways}
          onChange={({ target }) => setWay(target.value)}
          error={errorOf('opens')}
        />
        {way === 'days' && (
          <Field
            label="Days"
            name="days"
            inputMode="numeric"
            defaultValue={opens && 'days' in opens ? opens.days : 7}
          />
        )}
        {way === 'on' && (
          <DayField label="Date" name="on" defaultValue={opens && 'on' in opens ? opens.on : ''} />
        )}
      </div>
      <Checkbox
        name="free"
        defaultChecked={free}
        label="A free preview: everybody may read it, without an account, at an address of its own"
        error={errorOf('free')}
      />
    </fieldset>
  );
}
