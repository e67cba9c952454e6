import { quizPositions } from '../../../../domain/readings/browser.ts';
import type { QuizContent } from '../../../../domain/readings/index.ts';
import { MiniOffer } from '../../../components/quiz/mini-offer.tsx';
import { OutcomePage } from '../../../components/quiz/outcome-page.tsx';
import type { Outcome } from '../../../components/quiz/quiz-progress.ts';
import { ReportNotice } from '../../../components/quiz/report-notice.tsx';
import { SpellingForm } from '../../../components/quiz/spelling-form.tsx';
import type { useQuiz } from '../../../components/quiz/use-quiz.ts';

type Props = QuizContent & { quiz: ReturnType<typeof useQuiz>; outcome: Outcome };

/** Step 4, in the browser: the results, whether the report went out, and the offer that counts down. */
export function QuizOutcome({ quiz, outcome, meanings, product }: Props) {
  const { name, birthDate, spelling, lead } = quiz.progress;
  return (
    <OutcomePage
      name={name}
      cards={outcome.cards}
      meanings={meanings}
      spelling={
        <SpellingForm
          shown={outcome.spelling}
          answers={quiz.progress}
          pending={quiz.counting}
          onCount={quiz.countAgain}
        />
      }
      notice={
        <ReportNotice
          state={quiz.lead}
          numbers={quizPositions.map((position) => outcome.cards[position].number)}
          answers={{ name, birthDate, spelling }}
          onRetry={quiz.sendAgain}
          onChangeAddress={() => quiz.goTo(2)}
        />
      }
      offer={product && <MiniOffer product={product} lead={lead} />}
      again={
        <button type="button" onClick={quiz.startOver} className="min-h-11 cursor-pointer px-2 underline">
          Start again with another name
        </button>
      }
    />
  );
}
