import { useEffect, useState } from 'react';
import { sharedPath } from '../../../../domain/readings/browser.ts';
import { asksForPassport } from '../../../../numerology/names/index.ts';
import { spellPlainName } from '../../../components/numbers/plain-spelling.ts';
import { spellingWords } from '../../../components/numbers/spelling-words.ts';
import { askSpelling, useSpelling } from '../../../components/numbers/use-spelling.ts';
import { type QuizResults, readResults } from '../../../components/quiz/quiz-progress.ts';
import type { useQuiz } from '../../../components/quiz/use-quiz.ts';
import { Field } from '../../../ui/field.tsx';
import { QuizStep } from './quiz-step.tsx';

type Quiz = ReturnType<typeof useQuiz>;

export function NameStep({ quiz }: { quiz: Quiz }) {
  const { name, spelling } = quiz.progress;
  const counted = useSpelling(name);
  const [asking, setAsking] = useState(false);
  // Only a name that A to Z alone cannot write needs a second look.
  const isShown = counted?.changed === true || spelling !== undefined;
  const next = async (typed: FormData) => {
    const written = String(typed.get('name') ?? '');
    if (!/\p{L}/u.test(written)) {
      if (written.trim()) quiz.refuse({ name: NO_LETTERS });
      return;
    }
    setAsking(true);
    const step = await checkSpelling(written, typed.get('spelling'));
    setAsking(false);
    if (step.problem) quiz.change({ name: written }, step.problem);
    else quiz.change({ name: written, spelling: step.spelling, step: 2 });
  };
  return (
    <QuizStep
      title="What Name Were You Given at Birth?"
      text="Two of your three numbers come from its letters, so write it in full, middle names included. Any alphabet is welcome."
      action="Continue"
      missing={name.trim() === '' ? 'Please write your name first.' : undefined}
      pending={asking}
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
      {isShown && (
        <Field
          {...spellingWords(counted)}
          name="spelling"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={spelling ?? counted?.text ?? ''}
          onChange={(event) => quiz.change({ spelling: event.target.value })}
          error={quiz.errors.spelling}
        />
      )}
      <LastResults />
    </QuizStep>
  );
}

const NO_LETTERS = 'Please write at least one letter, so that there is something to count.';
const PASSPORT = 'Please write it as the passport does, in the letters A to Z.';

type Checked = { spelling?: string; problem?: Record<string, string> };

/**
 * Before anything is counted: a plain name needs nothing, any other the spelling that stands under it. Whoever was
 * faster than our spelling is shown it first.
 */
async function checkSpelling(name: string, shown: FormDataEntryValue | null): Promise<Checked> {
  const spelling = typeof shown === 'string' ? shown.trim() : '';
  if (spelling) return /[a-z]/i.test(spelling) ? { spelling } : { problem: { spelling: PASSPORT } };
  if (asksForPassport(name)) return { problem: { spelling: PASSPORT } };
  if (shown === null && spellPlainName(name)) return {};
  const called = await askSpelling(name);
  if (!called.ok) return { problem: { name: called.fields?.name ?? called.message } };
  return called.data.changed ? { problem: { spelling: 'Please look at the spelling, then continue.' } } : {};
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
