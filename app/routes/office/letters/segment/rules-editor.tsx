import { Plus, X } from 'lucide-react';
import type { Condition, SegmentRules } from '../../../../../domain/marketing/browser.ts';
import { useProductNames } from '../../../../page-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Choice, Field } from '../../../../ui/field.tsx';
import { blank, choicesFor, type Kind, kinds, typedValue, withValue } from './condition-kinds.ts';

type Group = SegmentRules['groups'][number];
type Match = SegmentRules['match'];

type Props = { rules: SegmentRules; onChange(rules: SegmentRules): void };

const matches = [
  { value: 'all', label: 'all of these' },
  { value: 'any', label: 'at least one of these' },
];
const asMatch = (value: string): Match => (value === 'any' ? 'any' : 'all');

/** Groups of conditions; each group, and the whole, joined by "and" or by "or". */
export function RulesEditor({ rules, onChange }: Props) {
  const { match, groups } = rules;
  const setGroup = (at: number, group: Group | undefined) =>
    onChange({ match, groups: groups.flatMap((old, index) => (index === at ? (group ?? []) : old)) });
  return (
    <div className="space-y-5">
      {groups.length > 1 && (
        <Choice
          label="Somebody belongs to it when true are"
          value={match}
          onChange={({ target }) => onChange({ groups, match: asMatch(target.value) })}
          options={matches}
          className="max-w-xs"
        />
      )}
      {groups.length === 0 && <p className="text-quiet">No condition: everybody.</p>}
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no name but its place
        <GroupBox key={at} at={at} group={group} onChange={(changed) => setGroup(at, changed)} />
      ))}
      <Button
        variant="outline"
        onClick={() =>
          onChange({ match, groups: [...groups, { match: 'all', conditions: [blank('personal-year')] }] })
        }
      >
        <Plus className="size-4" aria-hidden="true" />
        Add a group
      </Button>
    </div>
  );
}

type GroupProps = { at: number; group: Group; onChange(group: Group | undefined): void };

function GroupBox({ at, group: { match, conditions }, onChange }: GroupProps) {
  const set = (next: Condition[]) => onChange(next.length > 0 ? { match, conditions: next } : undefined);
  return (
    <fieldset className="engraved space-y-4 p-5">
      <legend className="sr-only">Group {at + 1}</legend>
      {conditions.length > 1 && (
        <Choice
          label="In this group true must be"
          value={match}
          onChange={({ target }) => onChange({ conditions, match: asMatch(target.value) })}
          options={matches}
          className="max-w-xs"
        />
      )}
      {conditions.map((condition, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name but its place
          key={index}
          name={`${at + 1}.${index + 1}`}
          condition={condition}
          onChange={(changed) => set(conditions.flatMap((old, i) => (i === index ? (changed ?? []) : old)))}
        />
      ))}
      <Button variant="quiet" size="sm" onClick={() => set([...conditions, blank('tag')])}>
        <Plus className="size-4" aria-hidden="true" />
        Add a condition
      </Button>
    </fieldset>
  );
}

type LineProps = { name: string; condition: Condition; onChange(condition: Condition | undefined): void };

const kindNames = Object.keys(kinds).filter((kind): kind is Kind => Object.hasOwn(kinds, kind));
const kindOptions = kindNames.flatMap((kind) => [
  { value: kind, label: kinds[kind].label },
  { value: `not ${kind}`, label: kinds[kind].opposite },
]);

function Line({ name, condition, onChange }: LineProps) {
  const choose = (value: string) => {
    const kind = kindNames.find((known) => value.replace('not ', '') === known);
    if (!kind) return;
    const base = kind === condition.of ? condition : blank(kind);
    onChange({ ...base, not: value.startsWith('not ') || undefined });
  };
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1.4fr_1fr_auto]">
      <div className="max-sm:col-span-2">
        <Choice
          label={<span className="sr-only">Condition {name}</span>}
          value={condition.not ? `not ${condition.of}` : condition.of}
          onChange={({ target }) => choose(target.value)}
          options={kindOptions}
        />
      </div>
      <Value name={name} condition={condition} onChange={onChange} />
      <Button variant="quiet" onClick={() => onChange(undefined)} aria-label={`Remove condition ${name}`}>
        <X className="size-4" aria-hidden="true" />
      </Button>
    </div>
  );
}

function Value({ name, condition, onChange }: LineProps) {
  const nameOf = useProductNames();
  const options = choicesFor(condition.of, nameOf);
  const label = <span className="sr-only">Value of condition {name}</span>;
  const value = typedValue(condition);
  const change = (typed: string) => onChange(withValue(condition, typed));
  if (['member', 'account', 'refused'].includes(condition.of)) return <span />;
  if (options.length > 0) {
    return (
      <Choice label={label} value={value} onChange={({ target }) => change(target.value)} options={options} />
    );
  }
  const isNumber = condition.of === 'seen' || condition.of === 'birthday';
  return (
    <Field
      label={label}
      value={value}
      inputMode={isNumber ? 'numeric' : undefined}
      onChange={({ target }) => change(target.value)}
    />
  );
}
