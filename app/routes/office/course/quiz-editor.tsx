import { Plus, Trash2 } from 'lucide-react';
import type { QuizQuestion } from '../../../../content/courses.ts';
import { useListValue } from '../../../components/office/list-value.tsx';
import { Grip, type Mover, MoveTools, Tool, useMover } from '../../../components/office/mover.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Checkbox, Field, TextArea } from '../../../ui/field.tsx';

type Props = {
  first: QuizQuestion[];
  passPercent: number;
  /** By the place in the quiz: `questions.0.choices`. */
  errorOf(place: string): string | undefined;
};

const shortId = () => crypto.randomUUID().slice(0, 8);
const newChoice = () => ({ id: shortId(), text: '' });

/** Questions with their choices, in their order. Without a question the lesson has no quiz. */
export function QuizEditor({ first, passPercent, errorOf }: Props) {
  const { items: questions, setItems, hidden } = useListValue<QuizQuestion>('questions', first);
  const mover = useMover(questions, setItems, ({ question }) => question || 'The question');
  return (
    <fieldset className="space-y-4">
      <legend className="text-[1.375rem]">Quiz</legend>
      {hidden}
      {mover.said}
      {questions.length > 0 && (
        <div className="max-w-xs">
          <Field
            label="Passed with, in per cent"
            name="passPercent"
            inputMode="numeric"
            defaultValue={passPercent}
            error={errorOf('passPercent')}
          />
        </div>
      )}
      <ol className="space-y-4">
        {questions.map((question, at) => (
          <li
            key={question.id}
            {...mover.place(at)}
            className={cx(
              'rounded-md border border-rule bg-card p-3 sm:p-4',
              mover.dragged === at && 'opacity-60',
            )}
          >
            <QuestionCard
              question={question}
              mover={mover}
              at={at}
              errorOf={(name) => errorOf(`questions.${at}.${name}`)}
              onChange={(...next) => setItems(questions.toSpliced(at, 1, ...next))}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        onClick={() =>
          setItems([...questions, { id: shortId(), question: '', choices: [newChoice(), newChoice()] }])
        }
      >
        <Plus className="size-4" aria-hidden="true" /> Add a question
      </Button>
    </fieldset>
  );
}

type CardProps = {
  question: QuizQuestion;
  mover: Mover;
  at: number;
  errorOf(name: string): string | undefined;
  /** Nothing: it is taken out. */
  onChange(...next: QuizQuestion[]): void;
};

function QuestionCard({ question, mover, at, errorOf, onChange }: CardProps) {
  const name = `Question ${at + 1}`;
  const { choices } = question;
  const change = (place: number, ...next: QuizQuestion['choices']) =>
    onChange({ ...question, choices: choices.toSpliced(place, 1, ...next) });
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
        <Grip mover={mover} at={at} />
        <div className="min-w-0 flex-1 basis-52">
          <Field
            label={name}
            value={question.question}
            maxLength={400}
            error={errorOf('question')}
            onChange={({ target }) => onChange({ ...question, question: target.value })}
          />
        </div>
        <span className="flex">
          <MoveTools name={name} mover={mover} at={at} />
          <Tool label={`${name}: take out`} onClick={() => onChange()} Icon={Trash2} />
        </span>
      </div>
      {errorOf('choices') && <p className="text-fine font-semibold text-bad">{errorOf('choices')}</p>}
      <ul className="space-y-3">
        {choices.map((choice, place) => (
          <li
            key={choice.id}
            className="flex flex-wrap items-end gap-x-4 gap-y-1 border-l-2 border-rule pl-4"
          >
            <div className="min-w-0 flex-1 basis-52">
              <Field
                label={`Choice ${place + 1}`}
                value={choice.text}
                maxLength={200}
                error={errorOf(`choices.${place}.text`)}
                onChange={({ target }) => change(place, { ...choice, text: target.value })}
              />
            </div>
            <Checkbox
              checked={choice.right === true}
              label="Right"
              onChange={({ target }) => change(place, { ...choice, right: target.checked || undefined })}
            />
            {choices.length > 2 && (
              <Tool
                label={`${name}, choice ${place + 1}: take out`}
                onClick={() => change(place)}
                Icon={Trash2}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => onChange({ ...question, choices: [...choices, newChoice()] })}
      >
        <Plus className="size-4" aria-hidden="true" /> One more choice
      </Button>
      <TextArea
        label="Why it is so"
        hint="Shown with the result."
        rows={2}
        value={question.explanation ?? ''}
        error={errorOf('explanation')}
        onChange={({ target }) => onChange({ ...question, explanation: target.value })}
      />
    </div>
  );
}
