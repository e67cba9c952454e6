import { birthDateProblem, readBirthDate } from '../../../../numerology/index.ts';
import type { useQuiz } from '../../../components/quiz/use-quiz.ts';
import { BirthDateFields } from './birth-date-fields.tsx';
import { QuizStep } from './quiz-step.tsx';

/** With the zeros that nobody types. */
const tidy = (date: string) =>
  date
    .split('-')
    .map((part, at) => (part && at > 0 ? part.padStart(2, '0') : part))
    .join('-');

function whatIsMissing(date: string): string | undefined {
  const [year = '', month, day] = date.split('-');
  if (!year || !month || !day) return 'Please give day, month and year first.';
  return year.length < 4 ? 'Please give the year with four digits.' : undefined;
}

export function BirthDateStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { birthDate } = quiz.progress;
  const missing = whatIsMissing(birthDate);
  const next = () => {
    if (missing) return;
    const date = tidy(birthDate);
    const reading = readBirthDate(date, localToday());
    if (reading.ok) void quiz.calculate(date);
    else quiz.refuse({ birthDate: birthDateProblem(reading.error, date) });
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
      <BirthDateFields
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
