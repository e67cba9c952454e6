import { type RefObject, useEffect, useRef } from 'react';
import type { QuizContent } from '../../../../domain/readings/index.ts';
import type { LetterSystem } from '../../../../numerology/index.ts';
import { NumberWheel } from '../../../components/drawings/number-wheel.tsx';
import { PlainQuizForm } from '../../../components/quiz/plain-quiz-form.tsx';
import { useQuiz } from '../../../components/quiz/use-quiz.ts';
import { Progress } from '../../../ui/progress.tsx';
import { BirthDateStep } from './birth-date-step.tsx';
import { EmailStep } from './email-step.tsx';
import { NameStep } from './name-step.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';

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
