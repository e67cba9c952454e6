import { CircleCheck, CircleX } from 'lucide-react';
import { formFor } from '../../../components/action-form.tsx';
import { cx } from '../../../ui/class-names.ts';
import type { action, loader } from './route.tsx';

const Form = formFor<typeof action>();

type Quiz = NonNullable<Awaited<ReturnType<typeof loader>>['quiz']>;

/** The quiz of a lesson, as a plain form. Passed, it says what was right, and why. */
export function QuizForm({ quiz, done }: { quiz: Quiz; done: boolean }) {
  const { result, passPercent, questions } = quiz;
  const hasPassed = result?.hasPassed === true;
  return (
    <section aria-labelledby="quiz" className="engraved mt-10 px-6 py-7 sm:px-9">
      <h2 id="quiz" className="text-lead text-gold">
        Quiz
      </h2>
      <div role="status">
        {result && (
          <p className={cx('mt-1 font-semibold', hasPassed ? 'text-good' : 'text-bad')}>
            {`${result.right} of ${result.of} right. ${hasPassed ? 'Passed.' : `Not passed yet: it takes ${passPercent} %.`}`}
          </p>
        )}
      </div>
      {!result && (
        <p className="mt-1 text-quiet">
          {done ? 'Try it whenever you like.' : `The lesson is done when ${passPercent} % are right.`} Try as
          often as you like.
        </p>
      )}
      <Form
        intent="quiz"
        noValidate
        className="mt-6"
        submit={result ? 'Try again' : 'Check my answers'}
        variant={hasPassed ? 'outline' : 'primary'}
        fields={() => ({
          ticked: (
            <ol className="space-y-7">
              {questions.map((question, at) => (
                <li key={question.id}>
                  <Question question={question} number={at + 1} />
                </li>
              ))}
            </ol>
          ),
        })}
      />
    </section>
  );
}

type QuestionProps = { question: Quiz['questions'][number]; number: number };

function Question({
  question: { id, question, choices, several, isRight, explanation },
  number,
}: QuestionProps) {
  return (
    <fieldset>
      <legend className="serif text-[1.1875rem] leading-snug">
        {number}. {question}
      </legend>
      {several && <p className="text-fine text-quiet">Several are right.</p>}
      <div className="mt-2">
        {choices.map((choice) => (
          <label key={choice.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              type={several ? 'checkbox' : 'radio'}
              name={several ? `ticked.${id}.${choice.id}` : `ticked.${id}`}
              value={several ? 'on' : choice.id}
              defaultChecked={choice.ticked}
              className="mt-0.5 size-5 shrink-0 accent-gold"
            />
            <span>
              {choice.text}
              {choice.right && <span className="ml-2 text-fine font-semibold text-good">Right</span>}
            </span>
          </label>
        ))}
      </div>
      {isRight !== undefined && (
        <p
          className={cx(
            'mt-1 flex items-center gap-2 text-fine font-semibold',
            isRight ? 'text-good' : 'text-bad',
          )}
        >
          {isRight ? (
            <CircleCheck className="size-4.5" aria-hidden="true" />
          ) : (
            <CircleX className="size-4.5" aria-hidden="true" />
          )}
          {isRight ? 'Right' : 'Not right yet'}
        </p>
      )}
      {explanation && <p className="measure mt-1 text-quiet">{explanation}</p>}
    </fieldset>
  );
}
