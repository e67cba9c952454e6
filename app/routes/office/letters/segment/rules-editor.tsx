import { Plus, X } from 'lucide-react';
import type { Condition, SegmentRules } from '../../../../../domain/marketing/browser.ts';
import { waysToUs } from '../../../../../shared/ways-to-us.ts';
import { ProductChoice } from '../../../../components/office/product-choice.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Choice, Field } from '../../../../ui/field.tsx';

type Kind = Condition['of'];
type Words = { label: string; opposite: string };

/** How a condition reads, and its opposite. */
const kinds: Record<Kind, Words> = {
  consent: { label: 'has agreed to', opposite: 'has not agreed to' },
  tag: { label: 'has the tag', opposite: 'does not have the tag' },
  bought: { label: 'has bought', opposite: 'has not bought' },
  member: { label: 'is a member', opposite: 'is not a member' },
  account: { label: 'has an account', opposite: 'has no account' },
  seen: { label: 'was seen within days', opposite: 'was not seen within days' },
  language: { label: 'speaks', opposite: 'does not speak' },
  'came-by': { label: 'came by', opposite: 'did not come by' },
  source: { label: 'came from', opposite: 'did not come from' },
  refused: { label: 'left or cannot be reached', opposite: 'has not left and can be reached' },
  'life-path': { label: 'has the Life Path', opposite: 'does not have the Life Path' },
  'personal-year': { label: 'is in the personal year', opposite: 'is not in the personal year' },
  'personal-month': { label: 'is in the personal month', opposite: 'is not in the personal month' },
  birthday: { label: 'has a birthday within days', opposite: 'has no birthday within days' },
};

/** A condition of this kind to begin with. */
function blank(kind: Kind): Condition {
  switch (kind) {
    case 'consent':
      return { of: kind, topic: 'newsletter' };
    case 'tag':
      return { of: kind, tag: 'friend' };
    case 'bought':
    case 'member':
    case 'account':
    case 'refused':
      return { of: kind };
    case 'seen':
      return { of: kind, days: 90 };
    case 'language':
      return { of: kind, language: 'en' };
    case 'came-by':
      return { of: kind, way: 'quiz' };
    case 'source':
      return { of: kind, source: 'instagram' };
    case 'life-path':
    case 'personal-year':
    case 'personal-month':
      return { of: kind, number: 9 };
    case 'birthday':
      return { of: kind, days: 7 };
  }
}

type Option = { value: string; label: string };
const option = (value: string, label = value): Option => ({ value, label });

/** What the value of a condition is chosen from; none where it is written or counted. */
function choicesFor(kind: Kind): Option[] {
  switch (kind) {
    case 'consent':
      return [option('newsletter', 'the newsletter'), option('marketing', 'letters about their numbers')];
    case 'came-by':
      return waysToUs.map((way) => option(way));
    case 'life-path':
    case 'personal-year':
    case 'personal-month':
      return Array.from({ length: 9 }, (_, at) => option(String(at + 1)));
    default:
      return [];
  }
}

/** The value of a condition as a form holds it. */
function typedValue(condition: Condition): string {
  switch (condition.of) {
    case 'consent':
      return condition.topic;
    case 'tag':
      return condition.tag;
    case 'bought':
      return condition.product ?? '';
    case 'seen':
    case 'birthday':
      return condition.days ? String(condition.days) : '';
    case 'language':
      return condition.language;
    case 'came-by':
      return condition.way;
    case 'source':
      return condition.source;
    case 'life-path':
    case 'personal-year':
    case 'personal-month':
      return String(condition.number);
    default:
      return '';
  }
}

const topics = ['newsletter', 'marketing'] as const;
/** Of what is chosen from a list, the one that was; of what is counted, a number or 0, which the rules refuse. */
const one = <T extends string>(known: readonly T[], value: string, or: T): T =>
  known.find((name) => name === value) ?? or;
const counted = (typed: string): number => Number(typed.replace(/\D/g, '')) || 0;

/** The same condition with another value. */
function withValue(condition: Condition, value: string): Condition {
  switch (condition.of) {
    case 'consent':
      return { ...condition, topic: one(topics, value, 'newsletter') };
    case 'tag':
      return { ...condition, tag: value };
    case 'bought':
      return { ...condition, product: value || undefined };
    case 'seen':
    case 'birthday':
      return { ...condition, days: counted(value) };
    case 'language':
      return { ...condition, language: value };
    case 'came-by':
      return { ...condition, way: one(waysToUs, value, 'quiz') };
    case 'source':
      return { ...condition, source: value };
    case 'life-path':
    case 'personal-year':
    case 'personal-month':
      return { ...condition, number: counted(value) };
    default:
      return condition;
  }
}

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
          label="Match"
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
  const options = choicesFor(condition.of);
  const label = <span className="sr-only">Value of condition {name}</span>;
  const value = typedValue(condition);
  const change = (typed: string) => onChange(withValue(condition, typed));
  if (['member', 'account', 'refused'].includes(condition.of)) return <span />;
  if (condition.of === 'bought') {
    return (
      <ProductChoice
        label={label}
        none="anything"
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
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
