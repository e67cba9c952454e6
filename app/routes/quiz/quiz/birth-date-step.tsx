import { birthDateProblems, readBirthDate } from '../../../../numerology/index.ts';
import type { useQuiz } from '../../../components/quiz/use-quiz.ts';
import { Field } from '../../../ui/field.tsx';
import { QuizStep } from './quiz-step.tsx';

export function BirthDateStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { birthDate } = quiz.progress;
  const next = () => {
    const reading = readBirthDate(birthDate, localToday());
    if (reading.ok) void quiz.calculate();
    else quiz.refuse({ birthDate: birthDateProblems[reading.error] });
  };
  return (
    <QuizStep
      title="When Were You Born?"
      text="Your Life Path is the sum of day, month and year. The hour and the place do not matter."
      action="Calculate My Numbers"
      disabled={birthDate === ''}
      pending={quiz.counting}
      onNext={next}
      onBack={() => quiz.goTo(2)}
    >
      <Field
        data-first
        label="Birth date"
        name="birthDate"
        type="date"
        min="1900-01-01"
        autoComplete="bday"
        value={birthDate}
        onChange={(event) => quiz.change({ birthDate: event.target.value })}
        error={quiz.errors.birthDate}
      />
    </QuizStep>
  );
}

function localToday() {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
