import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useListValue } from '../../../components/office/list-value.tsx';
import { Grip, type Mover, MoveTools, Tool, useMover } from '../../../components/office/mover.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Checkbox, Field, TextArea } from '../../../ui/field.tsx';
import { moveLesson, newId, type Spot, stepFrom } from './outline.ts';

type Module = Parameters<typeof moveLesson>[0][number];
type Props = {
  first: Module[];
  errors: Record<string, string>;
  /** What is in each lesson that is in the store, by its id. */
  saved: ReadonlyMap<string, string>;
};

/** Modules and lessons in their order. They are one value of the form, so that a draft keeps them as they stand. */
export function OutlineEditor({ first, errors, saved }: Props) {
  const { items: modules, setItems: setModules, hidden } = useListValue<Module>('modules', first);
  const mover = useMover(modules, setModules, ({ title }) => title || 'The module');
  const [dragged, setDragged] = useState<Spot>();
  const { list, follow } = useFollowedFocus(modules);
  const move = (from: Spot, to: Spot | undefined) => {
    const lesson = modules[from.module]?.lessons[from.lesson];
    if (!lesson || !to) return;
    setModules(moveLesson(modules, from, to));
    mover.say(
      `${lesson.title || 'The lesson'} stands at place ${to.lesson + 1} of module ${to.module + 1} now.`,
    );
  };
  const stepTo = (from: Spot, to: Spot | undefined, by: -1 | 1) =>
    to &&
    (() => {
      const { id = '' } = modules[from.module]?.lessons[from.lesson] ?? {};
      follow(`[data-row="${id}"] [aria-label$=": ${by < 0 ? 'up' : 'down'}"]`);
      move(from, to);
    });
  const dropAt = (to: Spot) => (event: DragEvent) => {
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    move(dragged, to);
    setDragged(undefined);
  };
  return (
    <fieldset ref={list} className="space-y-4">
      <legend className="text-[1.375rem]">Modules and lessons, in their order</legend>
      <p className="measure text-quiet">
        Name them here first and save the draft; then each lesson has a page of its own to write it on.
      </p>
      {hidden}
      {mover.said}
      {errors.modules && <p className="text-fine font-semibold text-bad">{errors.modules}</p>}
      <ol className="space-y-4">
        {modules.map((module, at) => (
          <li
            key={module.id}
            data-row={module.id}
            {...mover.place(at)}
            className={cx(
              'rounded-md border border-rule bg-card p-3 sm:p-4',
              mover.dragged === at && 'opacity-60',
            )}
          >
            <ModuleCard
              module={module}
              mover={mover}
              at={at}
              errors={errors}
              onChange={(...next) => setModules(modules.toSpliced(at, 1, ...next))}
            >
              <ol className="mt-3 divide-y divide-rule border-y border-rule">
                {module.lessons.map((lesson, place) => {
                  const spot = { module: at, lesson: place };
                  return (
                    <li
                      key={lesson.id}
                      data-row={lesson.id}
                      onDragOver={(event) => event.preventDefault()}
                      onDrop={dropAt(spot)}
                      className={cx(dragged?.module === at && dragged.lesson === place && 'opacity-60')}
                    >
                      <LessonRow
                        lesson={lesson}
                        contents={saved.get(lesson.id)}
                        error={errors[`modules.${at}.lessons.${place}.title`]}
                        up={stepTo(spot, stepFrom(modules, spot, -1), -1)}
                        down={stepTo(spot, stepFrom(modules, spot, 1), 1)}
                        onDrag={() => setDragged(spot)}
                        onChange={(...next) =>
                          setModules(
                            modules.with(at, {
                              ...module,
                              lessons: module.lessons.toSpliced(place, 1, ...next),
                            }),
                          )
                        }
                      />
                    </li>
                  );
                })}
              </ol>
              <Button
                size="sm"
                variant="outline"
                className="mt-3"
                onDragOver={(event) => event.preventDefault()}
                onDrop={dropAt({ module: at, lesson: module.lessons.length })}
                onClick={() => {
                  const lesson = { id: newId(), title: '' };
                  follow(`[data-row="${lesson.id}"] input`);
                  setModules(modules.with(at, { ...module, lessons: [...module.lessons, lesson] }));
                }}
              >
                <Plus className="size-4" aria-hidden="true" /> Add a lesson
                <span className="sr-only"> to module {at + 1}</span>
              </Button>
            </ModuleCard>
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        onClick={() => {
          const id = newId();
          follow(`[data-row="${id}"] input`);
          const lessons = [{ id: newId(), title: '' }];
          setModules([...modules, { id, title: '', summary: '', goals: [], lessons }]);
        }}
      >
        <Plus className="size-4" aria-hidden="true" /> Add a module
      </Button>
    </fieldset>
  );
}

/** The keyboard goes to what was added, and with a lesson that is drawn anew in another module, to the same arrow. */
function useFollowedFocus(modules: Module[]) {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new order is the reason to follow
  useEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  }, [modules]);
  const follow = (selector: string) => {
    wanted.current = selector;
  };
  return { list, follow };
}

type ModuleProps = {
  module: Module;
  mover: Mover;
  at: number;
  errors: Record<string, string>;
  /** Nothing: it is taken out. */
  onChange(...next: Module[]): void;
  children: React.ReactNode;
};

function ModuleCard({ module, mover, at, errors, onChange, children }: ModuleProps) {
  const name = `Module ${at + 1}`;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
        <Grip mover={mover} at={at} />
        <div className="min-w-0 flex-1 basis-52">
          <Field
            label={name}
            value={module.title}
            maxLength={120}
            error={errors[`modules.${at}.title`]}
            onChange={({ target }) => onChange({ ...module, title: target.value })}
          />
        </div>
        <span className="flex">
          <MoveTools name={name} mover={mover} at={at} />
          <Tool label={`${name}: take out`} onClick={() => onChange()} Icon={Trash2} />
        </span>
      </div>
      <details className="mt-1">
        <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
          What it is about<span className="sr-only"> ({name})</span>
        </summary>
        <div className="mt-2 max-w-2xl space-y-4">
          <TextArea
            label="In a sentence or two"
            rows={2}
            value={module.summary}
            error={errors[`modules.${at}.summary`]}
            onChange={({ target }) => onChange({ ...module, summary: target.value })}
          />
          <TextArea
            label="What one can do afterwards"
            hint="One in a line. Shown while the module has no lessons yet."
            rows={3}
            value={module.goals.join('\n')}
            error={errors[`modules.${at}.goals`]}
            onChange={({ target }) => onChange({ ...module, goals: target.value.split('\n') })}
          />
          <Checkbox
            checked={module.open === true}
            label="Open to everybody who has an account, with or without the course"
            onChange={({ target }) => onChange({ ...module, open: target.checked || undefined })}
          />
        </div>
      </details>
      {children}
    </>
  );
}

type LessonProps = {
  lesson: Module['lessons'][number];
  /** In a few words, once it is in the store and its text has a page. */
  contents?: string;
  error?: string;
  up?: () => void;
  down?: () => void;
  onDrag(): void;
  onChange(...next: Module['lessons']): void;
};

function LessonRow({ lesson, contents, error, up, down, onDrag, onChange }: LessonProps) {
  const name = lesson.title || 'The lesson';
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-1 py-2">
      <span
        draggable
        onDragStart={(event) => {
          event.stopPropagation();
          onDrag();
        }}
        className="flex size-11 cursor-grab items-center justify-center text-quiet max-sm:hidden"
        aria-hidden="true"
      >
        <GripVertical className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <Field
          label="Lesson"
          value={lesson.title}
          maxLength={120}
          error={error}
          onChange={({ target }) => onChange({ ...lesson, title: target.value })}
        />
      </div>
      {contents ? (
        <Link to={`lessons/${lesson.id}`} className="inline-flex min-h-11 items-center px-2 font-semibold">
          Write<span className="sr-only"> {name}</span>
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center px-2 text-fine text-quiet">Save to write it</span>
      )}
      <span className="flex">
        <Tool label={`${name}: up`} disabled={!up} onClick={() => up?.()} Icon={ArrowUp} />
        <Tool label={`${name}: down`} disabled={!down} onClick={() => down?.()} Icon={ArrowDown} />
        <Tool label={`${name}: take out`} onClick={() => onChange()} Icon={Trash2} />
      </span>
      {contents && <p className="basis-full text-fine text-quiet sm:pl-13">{contents}</p>}
    </div>
  );
}
