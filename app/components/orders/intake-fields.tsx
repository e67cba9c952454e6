import { useLayoutEffect, useRef } from 'react';
import type { IntakeField } from '../../../domain/delivery/index.ts';
import { joinDate, joinDatesOf, splitDate } from '../../../shared/date-parts.ts';
import { Checkbox, Choice, DayField, Field, TextArea } from '../../ui/field.tsx';
import { BirthDateField } from '../date-field.tsx';
import { SpellingField } from './spelling-field.tsx';

type Props = {
  fields: IntakeField[];
  answers: Record<string, string>;
  problems: Record<string, string>;
  /** Put before each name, where two people's answers share a form. */
  prefix?: string;
  onChange(name: string, value: string): void;
  onBlur?(): void;
};

type OneLine = Extract<IntakeField['type'], 'name' | 'called' | 'business-name' | 'line' | 'number'>;

/** What the browser may offer the reader of what it knows about her. */
const offered: Record<OneLine, string> = {
  name: 'name',
  called: 'nickname',
  'business-name': 'off',
  line: 'off',
  number: 'off',
};

export function IntakeFields(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const atFirst = useRef(props);
  // What was typed before React was there stands in the boxes alone, until the first drawing empties them.
  useLayoutEffect(() => {
    const { fields, answers, prefix = '', onChange } = atFirst.current;
    const typed = joinDatesOf(new FormData(box.current?.closest('form') ?? undefined));
    for (const { name, type } of fields) {
      const date = type === 'birth-date' ? String(typed.get(`${prefix}${name}`) ?? '') : '';
      if (date && date !== joinDate(splitDate(answers[name] ?? ''))) onChange(name, date);
      const input = box.current?.querySelector<HTMLInputElement>(`[name="${prefix}${name}"]`);
      if (input && input.type !== 'checkbox' && input.value !== (answers[name] ?? ''))
        onChange(name, input.value);
    }
  }, []);
  return (
    <div ref={box} className="space-y-5">
      <Inputs {...props} />
    </div>
  );
}

function Inputs({ fields, answers, problems, prefix = '', onChange, onBlur }: Props) {
  return fields.map(({ name, label, type, hint, required, max, options }) => {
    const common = {
      label: required ? label : `${label} (optional)`,
      name: `${prefix}${name}`,
      hint,
      error: problems[`${prefix}${name}`],
      value: answers[name] ?? '',
      maxLength: max,
      onBlur,
    };
    if (type === 'spelling') {
      return (
        <SpellingField
          key={name}
          name={common.name}
          error={common.error}
          maxLength={max}
          onBlur={onBlur}
          fullName={answers.fullName ?? ''}
          edited={answers[name] ?? ''}
          onChange={(value) => onChange(name, value)}
        />
      );
    }
    if (type === 'choice') {
      const { maxLength: _, ...rest } = common;
      const choices = (options ?? []).map((option) => ({ value: option, label: option }));
      return (
        <Choice
          key={name}
          {...rest}
          options={[{ value: '', label: 'Please choose' }, ...choices]}
          onChange={({ target }) => onChange(name, target.value)}
        />
      );
    }
    if (type === 'consent') {
      return (
        <div key={name}>
          <Checkbox
            name={common.name}
            value="yes"
            label={common.label}
            error={common.error}
            checked={answers[name] === 'yes'}
            onChange={({ target }) => onChange(name, target.checked ? 'yes' : '')}
          />
          {hint && <p className="text-fine text-quiet">{hint}</p>}
        </div>
      );
    }
    if (type === 'file') return <FileField key={name} {...{ name, hint, required }} {...common} />;
    if (type === 'text' || type === 'names') {
      return (
        <TextArea
          key={name}
          {...common}
          rows={type === 'names' ? 3 : 5}
          onChange={({ target }) => onChange(name, target.value)}
        />
      );
    }
    const change = (value: string) => onChange(name, value);
    if (type === 'birth-date') {
      const { maxLength: _, ...rest } = common;
      return <BirthDateField key={name} {...rest} isOthers={prefix !== ''} onChange={change} />;
    }
    if (type === 'date')
      return <DayField key={name} {...common} onChange={({ target }) => change(target.value)} />;
    return (
      <Field
        key={name}
        {...common}
        type="text"
        inputMode={type === 'number' ? 'decimal' : undefined}
        autoComplete={prefix ? 'off' : offered[type]}
        onChange={({ target }) => {
          onChange(name, target.value);
          // A spelling belongs to one name; the next one gets its own.
          if (type === 'name') onChange('spelling', '');
        }}
      />
    );
  });
}

/** Under which name a file is sent: its answer is what the server makes of it. */
export const uploadName = (name: string): string => name.replace('own.', 'upload.');

type FileProps = {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  value: string;
  required: boolean;
};

/** A file to send with the answers. One that is there already stays, unless another takes its place. */
function FileField({ label, name, hint, error, value, required }: FileProps) {
  const hints = [hint, 'PNG, JPEG, GIF or PDF, 5 MB at most.'].filter(Boolean).join(' ');
  return (
    <div>
      <Field
        label={label}
        name={uploadName(name)}
        type="file"
        accept="image/png,image/jpeg,image/gif,application/pdf"
        hint={hints}
        error={error}
      />
      {value && (
        <p className="mt-1">
          <span className="text-quiet">Sent: </span>
          <span className="wrap-anywhere">{value}</span>
        </p>
      )}
      {value && !required && <Checkbox name={name} value="take out" label={`Take ${value} out again`} />}
    </div>
  );
}
