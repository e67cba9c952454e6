import type { Goal, PlanCondition, PlanStep, Trigger } from '../../../../../domain/marketing/browser.ts';
import { hourWords, weekdays } from '../../../../../domain/marketing/browser.ts';
import { figure } from '../../../../../shared/figures.ts';
import { entriesOf } from '../../../../../shared/records.ts';
import { ProductChoice } from '../../../../components/office/product-choice.tsx';
import { Choice, Field } from '../../../../ui/field.tsx';

type Option<Value extends string> = { value: Value; label: string };

/** From a record, so that the compiler names the list in which a new kind is missing. */
const optionsOf = <Value extends string>(labels: Record<Value, string>): Option<Value>[] =>
  entriesOf(labels).map(([value, label]) => ({ value, label }));

export const triggerKinds = optionsOf<Trigger['on']>({
  quiz: 'takes the quiz',
  subscribed: 'subscribes',
  bought: 'buys',
  tag: 'gets the tag',
  session: 'has had a session',
  'membership-ended': 'is no longer a member',
  birthday: 'has a birthday',
  date: 'is there on a date',
});

export function blankTrigger(kind: Trigger['on']): Trigger {
  switch (kind) {
    case 'tag':
      return { on: kind, tag: '' };
    case 'birthday':
      return { on: kind, daysBefore: 0, hour: 9 };
    case 'date':
      return { on: kind, date: '', hour: 9 };
    default:
      return { on: kind };
  }
}

export const stepKinds = optionsOf<PlanStep['do']>({
  wait: 'Wait some days',
  'wait-until': 'Wait until a day and hour',
  letter: 'Letter',
  condition: 'Condition',
  code: 'Unique code',
  tag: 'Add a tag',
  enrol: 'Enrol in a course',
  enter: 'Enter another automation',
  leave: 'Leave another automation',
  notice: 'Notice to me',
});

export function blankStep(kind: PlanStep['do']): PlanStep {
  switch (kind) {
    case 'wait':
      return { do: kind, days: 3 };
    case 'wait-until':
      return { do: kind, hour: 9 };
    case 'letter':
      return { do: kind, subject: '', body: 'Dear {{firstName|friend}},\n\n' };
    case 'condition':
      return { do: kind, if: { of: 'session', not: true } };
    case 'code':
      return { do: kind, percent: 10, days: 7 };
    case 'tag':
      return { do: kind, tag: '' };
    case 'enrol':
      return { do: kind, course: '' };
    case 'enter':
    case 'leave':
      return { do: kind, automationId: '' };
    case 'notice':
      return { do: kind, text: '' };
  }
}

/** A condition and its opposite are two entries of one list. */
export const conditionKinds = [
  { value: 'session', label: 'has booked a session since' },
  { value: 'not session', label: 'has not booked a session since' },
  { value: 'bought', label: 'has bought since' },
  { value: 'not bought', label: 'has not bought since' },
  { value: 'segment', label: 'is in the segment' },
  { value: 'not segment', label: 'is not in the segment' },
];

export function conditionOf(value: string): PlanCondition {
  const not = value.startsWith('not ') || undefined;
  switch (value.replace('not ', '')) {
    case 'bought':
      return { of: 'bought', not };
    case 'segment':
      return { of: 'segment', segmentId: '', not };
    default:
      return { of: 'session', not };
  }
}

export const goalKinds = [
  { value: '', label: 'None' },
  { value: 'bought', label: 'Buys' },
  { value: 'session', label: 'Books a session' },
];

export function goalOf(value: string): Goal | undefined {
  if (value === 'bought') return { of: 'bought' };
  return value === 'session' ? { of: 'session' } : undefined;
}

/** Of a list, the one that was chosen. */
export const chosen = <Value extends string>(options: Option<Value>[], value: string): Value | undefined =>
  options.find((option) => option.value === value)?.value;

const counted = (typed: string): number => Number(typed.replace(/\D/g, '').slice(0, 5)) || 0;

/** What a plan may refer to, by name. */
export type References = {
  segments: { id: string; name: string; count: number; followers: number }[];
  automations: { id: string; name: string }[];
  sessionTypes: { id: string; name: string }[];
  courses: { id: string; name: string }[];
};

type Product = { label: string; value: string | undefined; onChange(id: string | undefined): void };

export const AnyProduct = ({ label, value = '', onChange }: Product) => (
  <ProductChoice
    label={label}
    none="anything"
    value={value}
    onChange={({ target }) => onChange(target.value || undefined)}
  />
);

type Named = {
  label: string;
  empty: string;
  among: { id: string; name: string }[];
  value: string;
  onChange(id: string): void;
};

export function NamedChoice({ label, empty, among, value, onChange }: Named) {
  const options = [{ value: '', label: empty }, ...among.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Choice label={label} value={value} onChange={({ target }) => onChange(target.value)} options={options} />
  );
}

type Segments = Omit<Named, 'among'> & Pick<References, 'segments'>;

export function SegmentChoice({ segments, ...choice }: Segments) {
  const among = segments.map(({ id, name, count, followers }) => ({
    id,
    name: `${name} (${figure(followers)} of ${figure(count)} get letters)`,
  }));
  return <NamedChoice {...choice} among={among} />;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }));

export function HourChoice({ hour, onChange }: { hour: number; onChange(hour: number): void }) {
  return (
    <Choice
      label="Hour, by your clock"
      value={String(hour)}
      onChange={({ target }) => onChange(Number(target.value))}
      options={hours}
    />
  );
}

const days = [
  { value: '', label: 'any day' },
  ...weekdays.map((name, index) => ({ value: String(index + 1), label: name })),
];

type Weekday = { weekday: number | undefined; onChange(weekday: number | undefined): void };

export function WeekdayChoice({ weekday, onChange }: Weekday) {
  return (
    <Choice
      label="Day"
      value={String(weekday ?? '')}
      onChange={({ target }) => onChange(Number(target.value) || undefined)}
      options={days}
    />
  );
}

type Counted = { label: string; value: number; onChange(value: number): void };

export function CountField({ label, value, onChange }: Counted) {
  return (
    <Field
      label={label}
      inputMode="numeric"
      value={value === 0 ? '' : String(value)}
      onChange={({ target }) => onChange(counted(target.value))}
    />
  );
}
