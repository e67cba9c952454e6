import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Delivery, DocumentId, ProductFile } from '../../../../content/product.ts';
import { has } from '../../../../shared/problem.ts';
import { useListValue } from '../../../components/office/list-value.tsx';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { NewSessionType } from './new-session-type.tsx';

type SessionType = { name: string; title: string; minutes: number; isRetired: boolean };
export type PartChoices = {
  /** Retired ones too: a product may still bring one along. */
  sessionTypes: SessionType[];
  /** Those that have lessons. */
  courses: { id: string; title: string }[];
  /** Those to come that are shown on the site. */
  events: { id: string; title: string }[];
};
type Props = { parts: Delivery[]; choices: PartChoices; error?: string };

const kinds: Record<Exclude<Delivery['kind'], 'membership'>, string> = {
  'session-credits': 'Sessions',
  video: 'A video',
  document: 'A document',
  course: 'A course',
  text: 'A text you write for each customer',
  seat: 'A seat at an event',
  'membership-months': 'Months in the Soul Circle',
  files: 'Files to download',
};

const documents: Record<DocumentId, string> = {
  'personal-report': 'Personal report, 20 pages',
  'yearly-blueprint': 'Yearly blueprint, 24 pages',
  'couples-snapshot': 'Couples snapshot, 6 pages',
  'couples-blueprint': 'Couples blueprint, 16 pages',
  'business-blueprint': 'Business blueprint, 14 pages',
  'brand-alignment': 'Brand worksheet, 8 pages',
};

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function blank(kind: string, { sessionTypes, courses, events }: PartChoices): Delivery | undefined {
  switch (kind) {
    case 'session-credits':
      return { kind, sessionType: sessionTypes.find(({ isRetired }) => !isRetired)?.name ?? '', count: 1 };
    case 'video':
      return { kind, minutes: 15 };
    case 'document':
      return { kind, document: 'personal-report' };
    case 'course':
      return { kind, course: courses[0]?.id ?? '' };
    case 'text':
      return { kind, title: '' };
    case 'membership-months':
      return { kind, months: 3 };
    case 'seat':
      return { kind, event: events[0]?.id ?? '', title: events[0]?.title ?? '' };
    case 'files':
      return { kind, files: [] };
    default:
      return undefined;
  }
}

/** What the buyer gets, part by part. */
export function PartsEditor({ parts: first, choices, error }: Props) {
  const [asked] = useSearchParams();
  // From a course's page: a product of it is begun.
  const course = choices.courses.find(({ id }) => id === asked.get('course'))?.id;
  const begun: Delivery[] = course && first.length === 0 ? [{ kind: 'course', course }] : first;
  const { items, setItems, hidden } = useListValue<Delivery>('parts', begun);
  const [kind, setKind] = useState('session-credits');
  const add = () => {
    const part = blank(kind, choices);
    if (part) setItems([...items, part]);
  };
  return (
    <fieldset aria-invalid={error ? true : undefined} tabIndex={-1} className="space-y-4">
      <legend className="sr-only">What it delivers</legend>
      {hidden}
      {items.length > 0 && (
        <ol className="space-y-3">
          {items.map((part, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own
              key={`${part.kind}-${at}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 rounded-md border border-rule bg-card p-4"
            >
              <Part part={part} choices={choices} onChange={(next) => setItems(items.with(at, next))} />
              <Button variant="quiet" onClick={() => setItems(items.toSpliced(at, 1))}>
                <X className="size-4" aria-hidden="true" />
                <span className="sr-only">Take out part {at + 1}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <div className="basis-56">
          <Choice
            label="Add to what it delivers"
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            options={optionsOf(kinds)}
          />
        </div>
        <Button variant="outline" onClick={add}>
          <Plus className="size-4" aria-hidden="true" /> Add
        </Button>
      </div>
    </fieldset>
  );
}

/** One that is chosen already stays among them, also when it has left the office's list. */
const coursesWith = (courses: PartChoices['courses'], chosen: string) => [
  ...courses.map(({ id, title }) => ({ value: id, label: title })),
  ...(courses.some(({ id }) => id === chosen) ? [] : [{ value: chosen, label: chosen || 'Please choose' }]),
];

type PartProps = { part: Delivery; choices: PartChoices; onChange(part: Delivery): void };

function Part({ part, choices: { sessionTypes, courses, events }, onChange }: PartProps) {
  const isOwner = useIsOwner();
  switch (part.kind) {
    case 'session-credits':
      return (
        <div className="grid gap-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <Field
            label="Sessions"
            inputMode="numeric"
            value={part.count || ''}
            onChange={({ target }) => onChange({ ...part, count: Number(target.value) || 0 })}
          />
          <Choice
            label="Of the type"
            value={part.sessionType}
            onChange={({ target }) => onChange({ ...part, sessionType: target.value })}
            options={typeOptions(part.sessionType, sessionTypes)}
          />
          {isOwner && (
            <div className="sm:col-start-2">
              <NewSessionType onMade={(sessionType) => onChange({ ...part, sessionType })} />
            </div>
          )}
        </div>
      );
    case 'video':
      return (
        <Field
          label="A video recorded for the buyer, minutes"
          inputMode="numeric"
          value={part.minutes || ''}
          onChange={({ target }) => onChange({ ...part, minutes: Number(target.value) || 0 })}
        />
      );
    case 'document':
      return (
        <Choice
          label="A document, drawn up by itself"
          value={part.document}
          onChange={({ target }) => onChange({ ...part, document: target.value as DocumentId })}
          options={optionsOf(documents)}
        />
      );
    case 'course':
      return (
        <Choice
          label="A course, whose lessons open as it says"
          value={part.course}
          onChange={({ target }) => onChange({ ...part, course: target.value })}
          options={coursesWith(courses, part.course)}
        />
      );
    case 'membership-months':
      return (
        <Field
          label="Months in the Soul Circle, not renewed"
          inputMode="numeric"
          value={part.months || ''}
          onChange={({ target }) => onChange({ ...part, months: Number(target.value) || 0 })}
        />
      );
    case 'seat':
      return (
        <Choice
          label="A seat at"
          value={part.event}
          onChange={({ target }) => {
            const event = events.find(({ id }) => id === target.value);
            if (event) onChange({ ...part, event: event.id, title: event.title });
          }}
          options={eventOptions(part, events)}
        />
      );
    case 'text':
      return (
        <Field
          label="A text you write for each customer, called"
          value={part.title}
          maxLength={80}
          placeholder="A letter about your name"
          onChange={({ target }) => onChange({ ...part, title: target.value })}
        />
      );
    case 'files':
      return <FilesPart files={part.files} onChange={(files) => onChange({ ...part, files })} />;
    case 'membership':
      return <p className="min-h-11 content-center font-semibold">The Soul Circle, month by month</p>;
  }
}

/** One that is retired meanwhile is shown as it stands, until another is chosen. */
function typeOptions(chosen: string, types: SessionType[]) {
  const known = types
    .filter(({ name, isRetired }) => !isRetired || name === chosen)
    .map(({ name, title, minutes }) => ({ value: name, label: `${title}, ${minutes} minutes` }));
  return known.some(({ value }) => value === chosen)
    ? known
    : [{ value: chosen, label: chosen || 'Please choose' }, ...known];
}

/** One that is over or called off is shown as it stands, until another is chosen. */
function eventOptions({ event, title }: { event: string; title: string }, events: PartChoices['events']) {
  const known = events.map(({ id, title: label }) => ({ value: id, label }));
  return events.some(({ id }) => id === event)
    ? known
    : [{ value: event, label: title || 'There is no event to come' }, ...known];
}

type FilesProps = { files: ProductFile[]; onChange(files: ProductFile[]): void };

/** Each file is stored when it is chosen; it comes with the product once that is published. */
function FilesPart({ files, onChange }: FilesProps) {
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({});
  const input = useRef<HTMLInputElement>(null);
  const upload = async (file: File) => {
    setState({ busy: true });
    const added = await sendFile(file);
    setState(typeof added === 'string' ? { problem: added } : {});
    if (input.current) input.current.value = '';
    if (typeof added !== 'string') onChange([...files, added]);
  };
  return (
    <div className="space-y-3">
      <p className="font-semibold">Files to download, the same for every buyer</p>
      {files.length > 0 && (
        <ul className="space-y-1">
          {files.map(({ key, name }) => (
            <li key={key} className="flex items-center justify-between gap-3">
              <span className="wrap-anywhere">{name}</span>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onChange(files.filter((file) => file.key !== key))}
              >
                Take out<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field
        ref={input}
        label={state.busy ? 'Being uploaded …' : 'Choose a file'}
        type="file"
        disabled={state.busy}
        hint="Any kind, up to 15 MB."
        error={state.problem}
        onChange={({ target }) => target.files?.[0] && void upload(target.files[0])}
      />
    </div>
  );
}

/** The stored file, or why it was not taken. */
async function sendFile(file: File): Promise<ProductFile | string> {
  const body = new FormData();
  body.set('file', file);
  const failed = 'It could not be uploaded. Please try again.';
  try {
    const answer: unknown = await (await fetch('/office/product-files', { method: 'POST', body })).json();
    return isFile(answer) ? answer : has(answer, 'error') ? String(answer.error) : failed;
  } catch {
    return failed;
  }
}

const isFile = (answer: unknown): answer is ProductFile => has(answer, 'key') && has(answer, 'size');
