import { typedLines } from '../../../../shared/typed-lines.ts';
import type { TextKind } from './fields.tsx';

type Typed = Record<string, string>;

/** What the editor's form sends, as a version keeps it. Whether it may stand is the domain's business. */
export function bodyFrom(kind: TextKind, typed: Typed, key: string): unknown {
  switch (kind) {
    case 'testimonial':
      return {
        ...pick(typed, 'quote', 'name', 'place', 'product'),
        ...marks(typed, key),
        sample: on(typed.sample),
      };
    case 'question':
      return { ...pick(typed, 'group', 'question', 'answer'), ...marks(typed, key) };
    case 'article':
      return {
        ...pick(typed, 'title', 'description', 'date', 'product', 'image', 'number', 'body'),
        ...marks(typed, key),
        minutes: minutesToRead(typed.body ?? ''),
      };
    case 'meaning':
      return {
        ...pick(typed, 'title', 'essence', 'short', 'exercise'),
        long: paragraphs(typed.long),
        strengths: typedLines(typed.strengths),
        cautions: typedLines(typed.cautions),
      };
    case 'letter':
      return letterFrom(typed);
    case 'legal':
      return pick(typed, 'title', 'description', 'body');
  }
}

/** Parts come as JSON; left as they were written, they are not kept. */
function letterFrom(typed: Typed): unknown {
  const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
  const blocks = blocksFrom(typed.blocks);
  return {
    ...(oneLine(typed.subject) ? { subject: oneLine(typed.subject) } : {}),
    ...(oneLine(typed.preview) ? { preview: oneLine(typed.preview) } : {}),
    ...(blocks === undefined ? {} : { blocks }),
  };
}

function blocksFrom(json = ''): unknown {
  try {
    return json === '' ? undefined : JSON.parse(json);
  } catch {
    return json;
  }
}

const marks = (typed: Typed, key: string) => ({ id: key, hidden: on(typed.hidden) || undefined });
const on = (value: string | undefined) => value === 'on';

function pick(typed: Typed, ...names: string[]): Typed {
  return Object.fromEntries(names.map((name) => [name, (typed[name] ?? '').replace(/\r\n?/g, '\n')]));
}

const paragraphs = (text = '') =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Two hundred words a minute, never less than one. */
const minutesToRead = (body: string) => Math.max(1, Math.round(body.split(/\s+/).length / 200));
