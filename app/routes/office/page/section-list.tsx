import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { kindOfSection, sectionKindNames, writtenLanding } from '../../../../content/sections.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Choice } from '../../../ui/field.tsx';
import { type FormSection, SectionFields } from './section-words.tsx';

type Props = { first: FormSection[]; isLanding: boolean; errors: Record<string, string> };

/** The sections in their order, each with its words. They are one value of the form, so that a draft keeps them as they stand. */
export function SectionList({ first, isLanding, errors }: Props) {
  const [sections, setSections] = useState(first);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const value = useRef<HTMLInputElement>(null);
  const kept = JSON.stringify(sections);
  useTold(value, kept);
  const move = (from: number, to: number) => {
    const section = sections[from];
    if (!section || to < 0 || to >= sections.length || from === to) return;
    setSections(sections.toSpliced(from, 1).toSpliced(to, 0, section));
    setSaid(`${kindOfSection(section.kind).name} stands at place ${to + 1} of ${sections.length} now.`);
  };
  const drop = (at: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== undefined) move(dragged, at);
    setDragged(undefined);
  };
  return (
    <fieldset className="space-y-4">
      <legend className="text-[1.375rem]">Sections, from top to bottom</legend>
      <input
        ref={value}
        type="text"
        hidden
        name="sections"
        value={kept}
        onChange={({ target }) => setSections(parsed(target.value) ?? sections)}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {errors.sections && <p className="text-fine font-semibold text-bad">{errors.sections}</p>}
      <ol className="space-y-3">
        {sections.map((section, at) => (
          <li
            key={section.id}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop(at)}
            className={cx('rounded-md border border-rule bg-card p-3 sm:p-4', dragged === at && 'opacity-60')}
          >
            <SectionCard
              section={section}
              place={[at, sections.length]}
              errors={errorsOf(errors, at)}
              onMove={(by) => move(at, at + by)}
              onDrag={() => setDragged(at)}
              onChange={(...next) => setSections(sections.toSpliced(at, 1, ...next))}
            />
          </li>
        ))}
      </ol>
      <AddSection
        taken={sections}
        isLanding={isLanding}
        onAdd={(section) => {
          setSections([...sections, section]);
          setSaid(`${kindOfSection(section.kind).name} stands at the end.`);
        }}
      />
    </fieldset>
  );
}

/** A button that moves a section types nothing: whoever listens to the form is told. */
function useTold(value: React.RefObject<HTMLInputElement | null>, kept: string): void {
  const told = useRef(kept);
  useEffect(() => {
    if (told.current !== kept) value.current?.dispatchEvent(new Event('input', { bubbles: true }));
    told.current = kept;
  }, [value, kept]);
}

type CardProps = {
  section: FormSection;
  place: [at: number, of: number];
  errors: Record<string, string>;
  onMove(by: -1 | 1): void;
  onDrag(): void;
  /** Nothing: it is taken out. Two: it was doubled. */
  onChange(...next: FormSection[]): void;
};

function SectionCard({ section, place: [at, of], errors, onMove, onDrag, onChange }: CardProps) {
  const { name, once } = kindOfSection(section.kind);
  const heading = section.words.heading;
  const hasProblem = Object.keys(errors).length > 0;
  const { hidden, ...shown } = section;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span
          draggable
          onDragStart={onDrag}
          className="flex size-11 cursor-grab items-center justify-center text-quiet max-sm:hidden"
          aria-hidden="true"
        >
          <GripVertical className="size-5" />
        </span>
        <p className="min-w-0 flex-1 basis-40">
          <span className="font-semibold">{name}</span> {hidden && <Badge look="secondary">Hidden</Badge>}
          {typeof heading === 'string' && heading && (
            <span className="block truncate text-fine text-quiet">{heading}</span>
          )}
        </p>
        <span className="flex flex-wrap">
          <Tool label={`${name}: up`} disabled={at === 0} onClick={() => onMove(-1)} Icon={ArrowUp} />
          <Tool label={`${name}: down`} disabled={at === of - 1} onClick={() => onMove(1)} Icon={ArrowDown} />
          <Tool
            label={`${name}: ${hidden ? 'show' : 'hide'}`}
            onClick={() => onChange(hidden ? shown : { ...section, hidden: true })}
            Icon={hidden ? Eye : EyeOff}
          />
          {!once && (
            <Tool
              label={`${name}: duplicate`}
              onClick={() => onChange(section, { ...section, id: newId(section.kind) })}
              Icon={Copy}
            />
          )}
          <Tool label={`${name}: take out`} disabled={of === 1} onClick={() => onChange()} Icon={Trash2} />
        </span>
      </div>
      {errors[''] && <p className="text-fine font-semibold text-bad">{errors['']}</p>}
      <details open={hasProblem || undefined} className="mt-1">
        <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
          Words<span className="sr-only"> of {name}</span>
        </summary>
        <div className="mt-2 max-w-2xl">
          <SectionFields section={section} errors={errors} onChange={onChange} />
        </div>
      </details>
    </>
  );
}

type ToolProps = { label: string; disabled?: boolean; onClick(): void; Icon: typeof ArrowUp };

/** Stays where it can be pressed again: a disabled button would lose the keyboard's place. */
function Tool({ label, disabled = false, onClick, Icon }: ToolProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className={cx('size-11 p-0', disabled && 'opacity-40')}
    >
      <Icon className="size-4" aria-hidden="true" />
    </Button>
  );
}

type AddProps = { taken: FormSection[]; isLanding: boolean; onAdd(section: FormSection): void };

function AddSection({ taken, isLanding, onAdd }: AddProps) {
  const kinds = sectionKindNames.filter((kind) => {
    const { once, landing } = kindOfSection(kind);
    return (isLanding || !landing) && !(once && taken.some((section) => section.kind === kind));
  });
  const [chosen, setChosen] = useState<string>('text');
  const kind = kinds.find((one) => one === chosen) ?? kinds[0];
  if (!kind) return null;
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-md border border-dashed border-control p-4">
      <div className="min-w-0 grow basis-80">
        <Choice
          label="Another section"
          value={kind}
          onChange={({ target }) => setChosen(target.value)}
          options={kinds.map((value) => {
            const { name, about } = kindOfSection(value);
            return { value, label: `${name}: ${about}` };
          })}
        />
      </div>
      <Button variant="outline" onClick={() => onAdd(newSection(kind))}>
        Add it
      </Button>
    </div>
  );
}

const newId = (kind: FormSection['kind']) => `${kind}-${crypto.randomUUID().slice(0, 8)}`;

/** One of the first landing page begins with its words there; all others are empty. */
function newSection(kind: FormSection['kind']): FormSection {
  const written = writtenLanding.sections.find((section) => section.kind === kind);
  if (written) return { ...written };
  const empty = Object.entries(kindOfSection(kind).fields).map(([name, { is }]) => [name, blank[is] ?? '']);
  return { id: newId(kind), kind, words: Object.fromEntries(empty) };
}

const blank: Record<string, unknown> = { points: [{ title: '', text: '' }], lines: [], side: 'left' };

/** Those of one section, by its fields; what is wrong with the section itself has no name. */
function errorsOf(errors: Record<string, string>, at: number): Record<string, string> {
  const own = Object.entries(errors).flatMap(([field, problem]) => {
    const [list, place, name = ''] = field.split('.');
    return list === 'sections' && place === String(at) ? [[name, problem]] : [];
  });
  return Object.fromEntries(own);
}

function parsed(json: string): FormSection[] | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
