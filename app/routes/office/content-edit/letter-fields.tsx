import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LetterBlock, LetterOutline, OutlineBlock } from '../../../../emails/mails.ts';
import { withAll } from '../../../../emails/with-all.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { FieldsProps } from './fields.tsx';

/** Subject, the line beside it, and the letter part by part, with what it can say of its reader beside. */
export function LetterFields({ body, errors, letter }: FieldsProps<'letter'>) {
  if (!letter) return null;
  return (
    <>
      <Variables letter={letter} />
      <Field
        label="Subject"
        name="subject"
        defaultValue={body.subject ?? ''}
        placeholder={letter.subject}
        hint={`Empty: as written. ${letter.subject}`}
        error={errors.subject}
      />
      <Field
        label="The line beside the subject"
        name="preview"
        defaultValue={body.preview ?? ''}
        placeholder={letter.preview}
        hint={`Empty: as written. ${letter.preview}`}
        error={errors.preview}
      />
      <Parts body={body} errors={errors} letter={letter} />
    </>
  );
}

function Variables({ letter: { variables } }: { letter: LetterOutline }) {
  return (
    <details className="rounded-md border border-rule bg-card px-4 py-2" open>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        What this letter can say
      </summary>
      <dl className="mb-3 grid gap-x-4 gap-y-1 text-fine sm:grid-cols-[auto_minmax(0,1fr)]">
        {variables.map(({ name, isLink, mayLack, example }) => (
          <div key={name} className="contents">
            <dt className="font-mono">
              {isLink ? `[words]({{${name}}})` : mayLack ? `{{${name}|…}}` : `{{${name}}}`}
            </dt>
            <dd className="truncate text-quiet">{isLink ? 'a link' : example}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The parts are one value of the form, so that a draft keeps them as they stand. */
function Parts({
  body,
  errors,
  letter,
}: Required<Pick<FieldsProps<'letter'>, 'body' | 'errors' | 'letter'>>) {
  const [lines, setLines] = useState(() => linesOf(body.blocks, letter.blocks));
  const value = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const kept = keptOf(lines, letter.blocks);
  // A button that moves a part types nothing: whoever listens to the form is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the reason to tell
  useEffect(() => {
    if (!isFirst.current) value.current?.dispatchEvent(new Event('input', { bubbles: true }));
    isFirst.current = false;
  }, [kept]);
  const change = (at: number, line: LetterLine) => setLines(lines.with(at, line));
  return (
    <fieldset className="space-y-4 border-t border-rule pt-5">
      <legend className="sr-only">The letter</legend>
      <input
        ref={value}
        type="text"
        hidden
        name="blocks"
        value={kept}
        onChange={({ target }) => setLines(linesOf(parsed(target.value), letter.blocks))}
      />
      <ol className="space-y-4">
        {lines.map((line, at) => (
          <li key={line.id} className="rounded-md border border-rule p-3">
            <Part
              line={line}
              block={letter.blocks.find(({ key }) => key === line.part)}
              error={errors[`blocks.${lines.slice(0, at).filter(isKept).length}`]}
              onChange={(next) => change(at, next)}
            />
            <div className="mt-2 flex flex-wrap gap-1">
              <Button
                size="sm"
                variant="quiet"
                disabled={at === 0}
                onClick={() => setLines(moved(lines, at, -1))}
              >
                <ArrowUp className="size-4" aria-hidden="true" /> Up
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={at === lines.length - 1}
                onClick={() => setLines(moved(lines, at, 1))}
              >
                <ArrowDown className="size-4" aria-hidden="true" /> Down
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setLines(withParagraph(lines, at + 1))}>
                <Plus className="size-4" aria-hidden="true" /> Paragraph below
              </Button>
              <Out line={line} letter={letter} onChange={(next) => setLines(replaced(lines, at, next))} />
            </div>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

const names = {
  heading: 'Heading',
  subheading: 'Small heading',
  paragraph: 'Paragraph',
  aside: 'Small print',
  button: 'Words on the button',
};

type PartProps = { line: LetterLine; block?: OutlineBlock; error?: string; onChange(line: LetterLine): void };

function Part({ line, block, error, onChange }: PartProps) {
  if (block && (block.text === undefined || line.isOut)) {
    return (
      <div>
        <p className="text-fine font-semibold text-quiet">
          {line.isOut ? 'Left out' : 'Written by the letter itself, as it fits the reader'}
        </p>
        <p className={cx('mt-1 text-quiet', line.isOut && 'line-through')}>{block.shown}</p>
        {error && <p className="text-fine font-semibold text-bad">{error}</p>}
      </div>
    );
  }
  const isLine = block?.kind === 'heading' || block?.kind === 'subheading' || block?.kind === 'button';
  const change = (text: string) => onChange({ ...line, text: isLine ? text.replaceAll('\n', ' ') : text });
  return (
    <TextArea
      label={block?.kind ? names[block.kind] : 'Your paragraph'}
      value={line.text}
      rows={isLine ? 1 : Math.max(2, Math.ceil(line.text.length / 70))}
      onChange={({ target }) => change(target.value)}
      hint={
        block && line.text !== block.text
          ? `Original: ${block.text}`
          : block
            ? undefined
            : '**bold**, [words](https://…) for a link.'
      }
      error={error}
    />
  );
}

type OutProps = { line: LetterLine; letter: LetterOutline; onChange(line: LetterLine | undefined): void };

/** A part of the letter's own can be put back; a paragraph that was added is gone. */
function Out({ line, letter, onChange }: OutProps) {
  const block = letter.blocks.find(({ key }) => key === line.part);
  if (block?.isNeeded) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={() => onChange(block ? { ...line, isOut: !line.isOut } : undefined)}
    >
      {line.isOut ? 'Put back' : 'Take out'}
    </Button>
  );
}

const withParagraph = (lines: LetterLine[], at: number) =>
  lines.toSpliced(at, 0, { id: crypto.randomUUID(), text: '', isOut: false });

const replaced = (lines: LetterLine[], at: number, line: LetterLine | undefined) =>
  line ? lines.with(at, line) : lines.toSpliced(at, 1);

function parsed(json: string) {
  try {
    return json === '' ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A part as it stands in the form. Without `part` it is a paragraph of the office's own. */
type LetterLine = { id: string; part?: string; text: string; isOut: boolean };

/** The letter's parts as they were arranged. */
function linesOf(arranged: LetterBlock[] | undefined, blocks: OutlineBlock[]): LetterLine[] {
  const known = new Map(blocks.map((block) => [block.key, block]));
  const first = (arranged ?? []).filter(({ part }) => part === undefined || known.has(part));
  return withAll(first, [...known.keys()]).map(({ part, text, isOut }, at) => ({
    id: part ?? `own-${at}`,
    ...(part === undefined ? {} : { part }),
    text: text ?? (part === undefined ? '' : (known.get(part)?.text ?? '')),
    isOut: isOut === true,
  }));
}

/** An empty paragraph of the office's own is not kept. */
const isKept = ({ part, text }: LetterLine): boolean => part !== undefined || text.trim() !== '';

/** What a version keeps, as JSON: nothing where the letter stands as it was written. */
function keptOf(lines: LetterLine[], blocks: OutlineBlock[]): string {
  const known = new Map(blocks.map((block) => [block.key, block]));
  const kept = lines.filter(isKept).map(({ part, text, isOut }): LetterBlock => {
    const written = part === undefined ? undefined : known.get(part)?.text;
    const isChanged =
      part === undefined || (written !== undefined && text.trim() !== written && text.trim() !== '');
    return {
      ...(part === undefined ? {} : { part }),
      ...(isChanged ? { text: text.trim() } : {}),
      ...(isOut ? { isOut } : {}),
    };
  });
  const isWritten =
    kept.length === blocks.length &&
    kept.every(({ part, text, isOut }, at) => part === blocks[at]?.key && text === undefined && !isOut);
  return isWritten ? '' : JSON.stringify(kept);
}

function moved(lines: LetterLine[], at: number, by: -1 | 1): LetterLine[] {
  const [one, other] = [lines[at], lines[at + by]];
  return one && other ? lines.with(at, other).with(at + by, one) : lines;
}
