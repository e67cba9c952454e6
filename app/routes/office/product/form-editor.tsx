import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type AskedField, type AskedType, askedTypes } from '../../../../content/product.ts';
import { typedLines } from '../../../../shared/typed-lines.ts';
import { useListValue } from '../../../components/office/list-value.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Choice, Field, TextArea } from '../../../ui/field.tsx';

/** What can be asked, and the words it is asked in unless she writes others. */
const kinds: Record<AskedType, { label: string; asks: string }> = {
  line: { label: 'A short answer', asks: '' },
  text: { label: 'A long answer', asks: '' },
  choice: { label: 'A choice', asks: '' },
  number: { label: 'A number', asks: '' },
  consent: { label: 'A box to tick', asks: '' },
  file: { label: 'A file: an image or a PDF', asks: '' },
  name: { label: 'Birth name', asks: 'Your full birth name' },
  'birth-date': { label: 'Birth date', asks: 'Your birth date' },
  called: { label: 'What to call them', asks: 'What shall we call you?' },
  'business-name': { label: 'Business name', asks: 'Trade name' },
  'second-person': { label: 'A second person: birth name and date', asks: 'The other person' },
};

const types = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));

/** The first key that no question has: answers find their question by it. */
function freeKey(fields: AskedField[]): string {
  const taken = new Set(fields.map(({ key }) => key));
  let n = 1;
  while (taken.has(`q${n}`)) n++;
  return `q${n}`;
}

/** The questions of a form of her own, in their order. */
export function FormEditor({ fields: first }: { fields: AskedField[] }) {
  const { items, setItems, hidden } = useListValue<AskedField>('questions', first);
  const [type, setType] = useState<AskedType>('line');
  const add = () =>
    setItems([...items, { key: freeKey(items), type, label: kinds[type].asks, required: true }]);
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">The questions of the form</legend>
      {hidden}
      {items.length > 0 && (
        <ol className="space-y-3">
          {items.map((field, at) => (
            <li key={field.key} className="space-y-3 rounded-md border border-rule bg-card p-4">
              <Question field={field} number={at + 1} onChange={(next) => setItems(items.with(at, next))} />
              <Moves
                number={at + 1}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onMove={(step) => setItems(moved(items, at, step))}
                onRemove={() => setItems(items.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="basis-64">
          <Choice
            label="Add a question"
            value={type}
            onChange={({ target }) => setType(askedTypes.find((known) => known === target.value) ?? 'line')}
            options={types}
          />
        </div>
        <Button variant="outline" onClick={add}>
          <Plus className="size-4" aria-hidden="true" /> Add the question
        </Button>
      </div>
    </fieldset>
  );
}

function moved(fields: AskedField[], at: number, step: -1 | 1): AskedField[] {
  const [one, other] = [fields[at], fields[at + step]];
  return one && other ? fields.with(at, other).with(at + step, one) : fields;
}

type QuestionProps = { field: AskedField; number: number; onChange(field: AskedField): void };

function Question({ field, number, onChange }: QuestionProps) {
  return (
    <>
      <p className="text-fine text-quiet">{kinds[field.type].label}</p>
      <Field
        label={`Question ${number}`}
        value={field.label}
        maxLength={160}
        onChange={({ target }) => onChange({ ...field, label: target.value })}
      />
      {field.type === 'choice' && (
        <TextArea
          label="To choose from"
          hint="One line each."
          rows={3}
          defaultValue={(field.options ?? []).join('\n')}
          onChange={({ target }) => onChange({ ...field, options: typedLines(target.value) })}
        />
      )}
      <Field
        label="Help below it"
        placeholder="none"
        value={field.hint ?? ''}
        maxLength={300}
        onChange={({ target }) => onChange({ ...field, hint: target.value || undefined })}
      />
      <Checkbox
        label="Has to be answered"
        checked={field.required}
        onChange={({ target }) => onChange({ ...field, required: target.checked })}
      />
    </>
  );
}

type MovesProps = {
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onMove(step: -1 | 1): void;
  onRemove(): void;
};

function Moves({ number, isFirst, isLast, onMove, onRemove }: MovesProps) {
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="sm" variant="quiet" disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp className="size-4" aria-hidden="true" /> Up
        <span className="sr-only">: question {number}</span>
      </Button>
      <Button size="sm" variant="quiet" disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown className="size-4" aria-hidden="true" /> Down
        <span className="sr-only">: question {number}</span>
      </Button>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        <X className="size-4" aria-hidden="true" /> Take out
        <span className="sr-only">: question {number}</span>
      </Button>
    </div>
  );
}
