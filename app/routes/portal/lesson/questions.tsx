import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TextArea } from '../../../ui/field.tsx';
import type { action, loader } from './route.tsx';

const Form = formFor<typeof action>();

type Props = { asked: Awaited<ReturnType<typeof loader>>['asked'] };

/** What was asked under this lesson: one's own, and what the practitioner has answered for all. */
export function Questions({ asked: { mayAsk, questions } }: Props) {
  if (!mayAsk && questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="mt-12 border-t border-rule pt-8">
      <h2 id="questions" className="text-[1.4375rem]">
        Questions
      </h2>
      <ul className="mt-4 space-y-6">
        {questions.map(({ id, isMine, question, answer, askedAt }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-2 text-fine text-quiet">
              {isMine ? <Badge look="gold">Yours</Badge> : 'Another learner asked'}
              <LocalTime at={askedAt} as="MMM d, yyyy" />
            </p>
            <p className="mt-1 font-semibold whitespace-pre-line wrap-anywhere">{question}</p>
            {answer ? (
              <p className="measure mt-2 border-l-2 border-leaf pl-4 whitespace-pre-line wrap-anywhere">
                {answer}
              </p>
            ) : (
              <p className="mt-1 text-quiet">Not answered yet. You will get a letter.</p>
            )}
          </li>
        ))}
      </ul>
      {mayAsk && (
        <Form
          intent="ask"
          className="mt-6 max-w-xl space-y-4"
          submit="Send the question"
          resets
          done={{ title: 'Sent', description: 'The answer comes by letter, and stands here.' }}
          fields={(field) => ({
            question: (
              <TextArea
                label="Something unclear? Ask here"
                hint="Your name is not shown to other learners."
                rows={3}
                maxLength={2000}
                required
                {...field.question}
              />
            ),
          })}
        />
      )}
    </section>
  );
}
