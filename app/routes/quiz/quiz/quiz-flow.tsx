import { type RefObject, useEffect, useRef, useState } from 'react';
import { consentTexts } from '../../../../content/consents.ts';
import { sharedPath } from '../../../../domain/readings/browser.ts';
import type { QuizContent } from '../../../../domain/readings/index.ts';
import { birthDateProblem, type LetterSystem, readBirthDate } from '../../../../numerology/index.ts';
import { asksForPassport } from '../../../../numerology/names/index.ts';
import { BirthDateField } from '../../../components/date-field.tsx';
import { NumberWheel } from '../../../components/drawings/number-wheel.tsx';
import {
  askSpelling,
  spellingWords,
  spellPlainName,
  useSpelling,
} from '../../../components/numbers/spelling.tsx';
import { PlainQuizForm } from '../../../components/quiz/plain-quiz-form.tsx';
import { type QuizResults, readResults } from '../../../components/quiz/quiz-progress.ts';
import { useQuiz } from '../../../components/quiz/use-quiz.ts';
import { Checkbox, EmailField, Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';
import { QuizStep } from './quiz-step.tsx';

/** Where the wheel stands while the questions are asked; it turns a little with each. */
const restingNumber = { 1: 9, 2: 1, 3: 2, 4: 3 };

type Props = QuizContent & { school: LetterSystem };

export function QuizFlow({ meanings, product, school }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const quiz = useQuiz(school, place);
  const { step, outcome } = quiz.progress;
  useFocusOnNewStep(step, place);

  if (step === 4 && outcome) {
    return (
      <div ref={place}>
        <QuizOutcome quiz={quiz} outcome={outcome} meanings={meanings} product={product} />
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-x-16 px-4 sm:px-6 lg:min-h-[calc(100svh-4rem)] lg:grid-cols-[1fr_minmax(0,30rem)] lg:py-12">
      <div className="flex justify-center max-lg:-mx-4 max-lg:h-40 max-lg:overflow-hidden max-lg:short:hidden sm:max-lg:-mx-6 sm:max-lg:h-52">
        <NumberWheel
          top={restingNumber[step]}
          className="w-[min(34rem,100%)] shrink-0 self-start max-lg:w-[min(32rem,118vw)] max-lg:pt-6"
        />
      </div>
      <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-xl max-lg:short:pt-3">
        <div className="needs-script">
          <Progress value={(step / 4) * 100} label={`Step ${step} of 4`} />
        </div>
        <div className="mt-2.5 flex items-baseline justify-between gap-4">
          <h1 className="font-sans text-fine font-semibold tracking-normal text-gold">
            Discover Your 3 Core Numbers
          </h1>
          <p className="needs-script text-fine whitespace-nowrap text-quiet lining-nums" aria-live="polite">
            Step {step} of 4
          </p>
        </div>
        <div ref={place} className="needs-script mt-8 short:mt-3 lg:mt-12">
          {step === 1 && <NameStep quiz={quiz} />}
          {step === 2 && <EmailStep quiz={quiz} />}
          {step >= 3 && <BirthDateStep quiz={quiz} />}
        </div>
        <noscript>
          <PlainQuizForm />
        </noscript>
      </div>
    </div>
  );
}

/** Moving on by keyboard continues in the new step; opening the page leaves the focus alone. */
function useFocusOnNewStep(step: number, place: RefObject<HTMLElement | null>): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [step, place]);
}

/** Loose on purpose: it catches slips of the finger, the server has the last word. */
const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

function EmailStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { email, marketingConsent } = quiz.progress;
  const next = () => {
    if (looksLikeAddress(email)) quiz.goTo(3);
    else if (email.trim()) quiz.refuse({ email: 'Please give an e-mail address, such as maya@example.com.' });
  };
  return (
    <QuizStep
      title="Where Should We Send Your Report?"
      text="It is a six-page PDF with your three numbers, what they mean and every sum behind them. It costs nothing."
      action="Continue"
      missing={email.trim() === '' ? 'Please give your e-mail address first.' : undefined}
      onNext={next}
      onBack={() => quiz.goTo(1)}
    >
      <EmailField
        data-first
        label="Email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => quiz.change({ email: event.target.value })}
        error={quiz.errors.email}
        hint="One letter with the report. More only if you tick the box."
      />
      <Checkbox
        name="marketingConsent"
        label={consentTexts.subscription}
        checked={marketingConsent}
        onChange={(event) => quiz.change({ marketingConsent: event.target.checked })}
      />
    </QuizStep>
  );
}

function whatIsMissing(date: string): string | undefined {
  const [year = '', month, day] = date.split('-');
  if (!year || !month || !day) return 'Please give day, month and year first.';
  return year.length < 4 ? 'Please give the year with four digits.' : undefined;
}

function BirthDateStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { birthDate } = quiz.progress;
  const missing = whatIsMissing(birthDate);
  const next = () => {
    if (missing) return;
    const reading = readBirthDate(birthDate, localToday());
    if (reading.ok) void quiz.calculate(birthDate);
    else quiz.refuse({ birthDate: birthDateProblem(reading.error, birthDate) });
  };
  return (
    <QuizStep
      title="When Were You Born?"
      text="Your Life Path is the sum of day, month and year. The hour and the place do not matter."
      action="Calculate My Numbers"
      missing={missing}
      pending={quiz.counting}
      onNext={next}
      onBack={() => quiz.goTo(2)}
    >
      <BirthDateField
        label="Birth date"
        name="birthDate"
        isFirst
        value={birthDate}
        onChange={(date) => quiz.change({ birthDate: date })}
        error={quiz.errors.birthDate}
      />
    </QuizStep>
  );
}

function localToday() {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

type Quiz = ReturnType<typeof useQuiz>;

function NameStep({ quiz }: { quiz: Quiz }) {
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
