import { productIds } from '../../../../../content/catalogue.ts';
import { hourWords, weekdays } from '../../../../../domain/marketing/browser.ts';
import { figure } from '../../../../../shared/figures.ts';
import { useProductNames } from '../../../../page-words.ts';
import { Choice, Field } from '../../../../ui/field.tsx';
import { counted } from './kinds.ts';

/** What a plan may refer to, by name. */
export type References = {
  segments: { id: string; name: string; count: number; followers: number }[];
  automations: { id: string; name: string }[];
  sessionTypes: string[];
};

type Product = { label: string; value: string | undefined; onChange(id: string | undefined): void };

export function ProductChoice({ label, value, onChange }: Product) {
  const nameOf = useProductNames();
  const options = [
    { value: '', label: 'anything' },
    ...productIds.map((id) => ({ value: id, label: nameOf(id) })),
  ];
  return (
    <Choice
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      options={options}
    />
  );
}

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
