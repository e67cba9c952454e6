import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { sharedPath } from '../../../domain/quiz/shared-numbers.ts';
import { Field } from '../../ui/field.tsx';
import { askSpelling } from './quiz-calls.ts';
import { type QuizResults, readResults } from './quiz-progress.ts';
import { QuizStep } from './quiz-step.tsx';
import type { useQuiz } from './use-quiz.ts';

export function NameStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { name, spelling } = quiz.progress;
  const suggested = useSuggestedSpelling(name);
  const next = () => {
    if (/\p{L}/u.test(name)) quiz.goTo(2);
    else quiz.refuse({ name: 'Please write at least one letter, so that there is something to count.' });
  };
  return (
    <QuizStep
      title="What Name Were You Given at Birth?"
      text="Two of your three numbers come from its letters, so write it in full, middle names included. Any alphabet is welcome."
      action="Continue"
      disabled={name.trim() === ''}
      onNext={next}
    >
      <Field
        data-first
        label="Your full name"
        name="name"
        autoComplete="name"
        maxLength={120}
        value={name}
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

const PAUSE_MS = 350;

/** Our spelling of a name that A to Z alone cannot write, asked for when the typing pauses. */
function useSuggestedSpelling(name: string): string {
  const [suggested, setSuggested] = useState('');
  useEffect(() => {
    setSuggested('');
    if (!/[^\p{ASCII}]/u.test(name) || !/\p{L}/u.test(name)) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const called = await askSpelling(name);
      if (!stale && called.ok && called.data.changed) setSuggested(called.data.text);
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [name]);
  return suggested;
}

/** Somebody who has been here before may only want to look again. */
function LastResults() {
  const [last, setLast] = useState<QuizResults>();
  useEffect(() => setLast(readResults()), []);
  if (!last) return null;
  return (
    <p className="text-fine text-quiet lining-nums">
      Last time you found {last.lifePath}, {last.expression} and {last.soulUrge}.{' '}
      <Link to={sharedPath(last)} className="text-ink">
        Look at them again
      </Link>
    </p>
  );
}
