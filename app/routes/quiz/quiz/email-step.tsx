import { consentTexts } from '../../../../content/consents.ts';
import type { useQuiz } from '../../../components/quiz/use-quiz.ts';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { QuizStep } from './quiz-step.tsx';

/** Loose on purpose: it catches slips of the finger, the server has the last word. */
const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export function EmailStep({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
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
      <Field
        data-first
        label="Email"
        name="email"
        type="email"
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
