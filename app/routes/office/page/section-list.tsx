import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { kindOfSection, sectionKindNames, writtenLanding } from '../../../../content/sections.ts';
import { Grip, type Mover, MoveTools, Tool, useMover } from '../../../components/office/mover.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Choice } from '../../../ui/field.tsx';
import { type FormSection, SectionFields } from './section-words.tsx';

type Props = { first: FormSection[]; isLanding: boolean; errors: Record<string, string> };

/** The sections in their order, each with its words. They are one value of the form, so that a draft keeps them as they stand. */
export function SectionList({ first, isLanding, errors }: Props) {
  const [sections, setSections] = useState(first);
  const mover = useMover(sections, setSections, ({ kind }) => kindOfSection(kind).name);
  const value = useRef<HTMLInputElement>(null);
  const kept = JSON.stringify(sections);
  useTold(value, kept);
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
      {mover.said}
      {errors.sections && <p className="text-fine font-semibold text-bad">{errors.sections}</p>}
      <ol className="space-y-3">
        {sections.map((section, at) => (
          <li
            key={section.id}
            {...mover.place(at)}
            className={cx(
              'rounded-md border border-rule bg-card p-3 sm:p-4',
              mover.dragged === at && 'opacity-60',
            )}
          >
            <SectionCard
              section={section}
              mover={mover}
              at={at}
              errors={errorsOf(errors, at)}
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
          mover.say(`${kindOfSection(section.kind).name} stands at the end.`);
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
  mover: Mover;
  at: number;
  errors: Record<string, string>;
  /** Nothing: it is taken out. Two: it was doubled. */
  onChange(...next: FormSection[]): void;
};

function SectionCard({ section, mover, at, errors, onChange }: CardProps) {
  const { name, once } = kindOfSection(section.kind);
  const heading = section.words.heading;
  const hasProblem = Object.keys(errors).length > 0;
  const { hidden, ...shown } = section;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Grip mover={mover} at={at} />
        <p className="min-w-0 flex-1 basis-40">
          <span className="font-semibold">{name}</span> {hidden && <Badge look="secondary">Hidden</Badge>}
          {typeof heading === 'string' && heading && (
            <span className="block truncate text-fine text-quiet">{heading}</span>
          )}
        </p>
        <span className="flex flex-wrap">
          <MoveTools name={name} mover={mover} at={at} />
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
          <Tool
            label={`${name}: take out`}
            disabled={mover.count === 1}
            onClick={() => onChange()}
            Icon={Trash2}
          />
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
