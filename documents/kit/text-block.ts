import { type Block, beside, type Column, drawn, glue, stack } from './block.ts';
import { breakLines, type Line } from './break-lines.ts';
import { starRule } from './engraving.ts';
import { medallion } from './figures/pairs.ts';
import type { Voice } from './fonts.ts';
import type { Said } from './paragraphs.ts';
import type { Pen, Tag } from './pen.ts';
import { printable } from './printable.ts';
import { BODY } from './sheet.ts';
import { strokesOf, widthOf } from './strokes.ts';
import { centred, coloured, legible, sized, type TextStyle, type TypeScale } from './type-scale.ts';
import { setWords } from './words.ts';

/** In widths of its size: some seventy letters, after which the eye loses its way back. Titles are short. */
const LONGEST_LINE: Record<Voice, number> = {
  body: 28.5,
  strong: 28.5,
  italic: 31,
  heading: Number.POSITIVE_INFINITY,
  display: Number.POSITIVE_INFINITY,
};

interface TextOptions {
  tag?: Tag;
  /** Lines that make room at their left, and how much: for an initial. */
  beside?: { lines: number; width: number };
}

/** A paragraph, broken and measured. Line breaks in the text start a new paragraph line. */
export function text(said: Said | string, look: TextStyle, width: number, options: TextOptions = {}): Block {
  const style = legible(look);
  const content = typeof said === 'string' ? said : said.text;
  const { beside = { lines: 0, width: 0 }, tag = 'P' } = options;
  const measure = Math.min(width, style.size * LONGEST_LINE[style.voice]);
  const shape = {
    voice: style.voice,
    size: style.size,
    tracking: style.tracking ?? 0,
    widthOf: (line: number) => (line < beside.lines ? measure - beside.width : measure),
    sameFrom: beside.lines,
  };
  const lines = content.split(/\r?\n/).flatMap((part) => breakLines(setWords(style.voice, part), shape));
  const rightToLeft = lines.some((line) => line.words.some((word) => word.rightToLeft));
  return {
    height: lines.length === 0 ? 0 : Math.max(lines.length, beside.lines) * style.leading,
    paragraphs: typeof said === 'string' ? [] : [said],
    draw(pen, x, y) {
      if (lines.length === 0) return;
      pen.tag(
        tag,
        () => {
          lines.forEach((line, at) => {
            const indent = at < beside.lines ? beside.width : 0;
            drawLine(
              pen,
              line,
              style,
              x + indent + shift(line, style, width - indent),
              y + baseline(style) + at * style.leading,
              at < lines.length - 1,
            );
          });
        },
        { words: printable(content), ...(rightToLeft ? { actual: printable(content) } : {}) },
      );
    },
  };
}

/** Where the first baseline sits below the top of the text. */
export function baseline({ size, leading }: TextStyle): number {
  return leading / 2 + size * 0.34;
}

function shift(line: Line, { align = 'left' }: TextStyle, width: number): number {
  if (align === 'left') return 0;
  return align === 'right' ? width - line.width : (width - line.width) / 2;
}

/** A line that is followed by another ends with a space, or its last word would be read as one with the next. */
function drawLine(pen: Pen, line: Line, style: TextStyle, x: number, y: number, goesOn: boolean): void {
  const strokes = strokesOf(line.words, style.voice, style.size, style.tracking);
  strokes.forEach((stroke, at) => {
    const end = goesOn && at === strokes.length - 1 ? ' ' : '';
    pen.glyphs(stroke.font, style.size, style.colour, stroke.text + end, x + stroke.x, y, style.tracking);
  });
}

export function lineWidth(content: string, voice: Voice, size: number, tracking = 0): number {
  return widthOf(setWords(voice, content), voice, size, tracking);
}

/** The text, or as much of it as fits on one line with an ellipsis. */
export function shortened(content: string, voice: Voice, size: number, width: number, tracking = 0): string {
  const whole = printable(content);
  if (lineWidth(whole, voice, size, tracking) <= width) return whole;
  const signs = whole.match(/\P{M}\p{M}*/gu) ?? [];
  let kept = signs.length;
  while (kept > 0 && lineWidth(`${signs.slice(0, kept).join('')}…`, voice, size, tracking) > width) kept--;
  return `${signs.slice(0, kept).join('').trimEnd()}…`;
}

interface Heading {
  kicker: string;
  title: string;
  lead?: string;
}

/** The head of a chapter: a line in small capitals, the title, and one sentence in italics. */
export function chapterHead(
  { kicker, title, lead }: Heading,
  type: TypeScale,
  width: number = BODY.width,
): Block {
  return stack([
    text(kicker.toUpperCase(), type.kicker, width, { tag: 'Caption' }),
    glue(4, 0),
    text(title, type.title, width, { tag: 'H1' }),
    lead ? glue(6, 0) : null,
    lead ? text(lead, type.lead, width) : null,
  ]);
}

const MEDALLION = 58;

/** The head of a chapter about one number, with its medallion at the left. */
export function numberHead(heading: Heading, value: number, alt: string, type: TypeScale): Block {
  const width = BODY.width - MEDALLION * 2 - 26;
  return beside(
    [
      { block: medallion(MEDALLION, value, alt), width: MEDALLION * 2 },
      { block: chapterHead(heading, type, width), width },
    ],
    26,
    'middle',
  );
}

export function centredHead({ kicker, title, lead }: Heading, type: TypeScale): Block {
  const { width } = BODY;
  return stack([
    text(kicker.toUpperCase(), centred(type.kicker), width, { tag: 'Caption' }),
    glue(4, 0),
    text(title, centred(type.title), width, { tag: 'H1' }),
    lead ? glue(6, 0) : null,
    lead ? text(lead, centred(type.lead), width) : null,
  ]);
}

/** A smaller heading inside a chapter. */
export function subhead(title: string, type: TypeScale, width: number, kicker?: string): Block {
  return stack([
    kicker ? text(kicker.toUpperCase(), sized(type.kicker, 6.6), width, { tag: 'Caption' }) : null,
    text(title, type.subtitle, width, { tag: 'H2' }),
  ]);
}

export function sectionHead(title: string, type: TypeScale, width: number): Block {
  return text(title, type.section, width, { tag: 'H2' });
}

/** The small heading of a list or a box. */
export function label(title: string, type: TypeScale, width: number): Block {
  return text(title.toUpperCase(), coloured(type.kicker, 'gold'), width, { tag: 'H3' });
}

export function divider(width: number = BODY.width): Block {
  return drawn(10, (pen, x, y) => pen.decoration(() => starRule(pen, x, y + 5, width)));
}

export function hairline(width: number = BODY.width): Block {
  return drawn(1, (pen, x, y) => pen.decoration(() => pen.line(x, y + 0.5, x + width, y + 0.5, 'rule', 0.6)));
}

export interface TableColumn {
  title: string;
  /** Share of the table's width. */
  share: number;
  align?: 'left' | 'right' | 'centre';
  style?: TextStyle;
}

const CELL_GAP = 10;

/** A ruled table, tagged as one. Rows wrap inside their cells. */
export function table(
  columns: readonly TableColumn[],
  rows: readonly (readonly (Said | string)[])[],
  type: TypeScale,
  width: number,
): Block {
  const made = [headRow(columns, type, width), ...rows.map((row) => bodyRow(columns, row, type, width))];
  const body = stack(made.flatMap((row, at) => (at > 0 ? [ruleBelow(width, at === 1), row] : [row])));
  return { ...body, draw: (pen, x, y) => pen.group('Table', () => body.draw(pen, x, y)) };
}

export function headRow(columns: readonly TableColumn[], type: TypeScale, width: number): Block {
  return row(
    columns.map(({ title, align = 'left' }, at) => ({
      ...cell(
        title.toUpperCase(),
        { ...coloured(type.kicker, 'quiet'), align },
        columnWidth(columns, at, width),
        'TH',
      ),
    })),
  );
}

export function bodyRow(
  columns: readonly TableColumn[],
  cells: readonly (Said | string)[],
  type: TypeScale,
  width: number,
): Block {
  return row(
    columns.map(({ align = 'left', style = type.body }, at) =>
      cell(cells[at] ?? '', { ...style, align }, columnWidth(columns, at, width), 'TD'),
    ),
  );
}

export function ruleBelow(width: number, strong = false): Block {
  return drawn(9, (pen, x, y) =>
    pen.decoration(() =>
      pen.line(x, y + 4.5, x + width, y + 4.5, strong ? 'leaf' : 'rule', strong ? 0.8 : 0.5),
    ),
  );
}

function columnWidth(columns: readonly TableColumn[], at: number, width: number): number {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  return ((width - CELL_GAP * (columns.length - 1)) * (columns[at]?.share ?? 0)) / total;
}

function cell(content: Said | string, style: TextStyle, width: number, tag: 'TH' | 'TD'): Column {
  const block = text(content, style, width, { tag });
  return { block: block.height > 0 ? block : stack([glue(style.leading, 0)]), width };
}

function row(cells: readonly Column[]): Block {
  const height = Math.max(...cells.map(({ block }) => block.height));
  return {
    height,
    paragraphs: cells.flatMap(({ block }) => block.paragraphs),
    draw(pen, x, y) {
      pen.group('TR', () => {
        let at = x;
        for (const { block, width } of cells) {
          block.draw(pen, at, y);
          at += width + CELL_GAP;
        }
      });
    },
  };
}
