import { useEffect, useState } from 'react';
import { sharedPath } from '../../../../domain/readings/browser.ts';
import { useSpelling } from '../../../components/numbers/use-spelling.ts';
import { type QuizResults, readResults } from '../../../components/quiz/quiz-progress.ts';
import type { useQuiz } from '../../../components/quiz/use-quiz.ts';
import { Field } from '../../../ui/field.tsx';
import { QuizStep } from './quiz-step.tsx';

export function NameStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { name, spelling } = quiz.progress;
  const counted = useSpelling(name);
  // Only a name that A to Z alone cannot write needs a second look.
  const suggested = counted?.changed ? counted.text : '';
  const next = (typed: FormData) => {
    const written = String(typed.get('name') ?? '');
    if (/\p{L}/u.test(written)) quiz.change({ name: written, step: 2 });
    else if (written.trim())
      quiz.refuse({ name: 'Please write at least one letter, so that there is something to count.' });
  };
  return (
    <QuizStep
      title="What Name Were You Given at Birth?"
      text="Two of your three numbers come from its letters, so write it in full, middle names included. Any alphabet is welcome."
      action="Continue"
      missing={name.trim() === '' ? 'Please write your name first.' : undefined}
      onNext={next}
    >
      {/* React does not control it: what was typed before the page listened stays. */}
      <Field
        data-first
        label="Your full name"
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={name}
        onChange={(event) => quiz.change({ name: event.target.value, spelling: undefined })}
        error={quiz.errors.name}
      />
      {(suggested || spelling !== undefined) && (
        <Field
          label="Counted as"
          name="spelling"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={spelling ?? suggested}
          onChange={(event) => quiz.change({ spelling: event.target.value })}
          error={quiz.errors.spelling}
          hint="The sums need the letters A to Z. If your passport or your family spells it differently, change it here."
        />
      )}
      <LastResults />
    </QuizStep>
  );
}

/** Somebody who has been here before may only want to look again. */
function LastResults() {
  const [last, setLast] = useState<QuizResults>();
  useEffect(() => setLast(readResults()), []);
  if (!last) return null;
  return (
    <p className="text-fine text-quiet lining-nums">
      Last time you found {last.lifePath}, {last.expression} and {last.soulUrge}.{' '}
      <a href={sharedPath(last)} className="text-ink">
        Look at them again
      </a>
    </p>
  );
}
