import type { Block } from './block.ts';
import { breakLines, type Line } from './break-lines.ts';
import type { Voice } from './fonts.ts';
import type { Said } from './paragraphs.ts';
import type { Pen, Tag } from './pen.ts';
import { printable } from './printable.ts';
import { strokesOf, widthOf } from './strokes.ts';
import { legible, type TextStyle } from './type-scale.ts';
import { setWords } from './words.ts';

export interface TextOptions {
  tag?: Tag;
  /** Lines that make room at their left, and how much: for an initial. */
  beside?: { lines: number; width: number };
}

/** A paragraph, broken and measured. Line breaks in the text start a new paragraph line. */
export function text(said: Said | string, look: TextStyle, width: number, options: TextOptions = {}): Block {
  const style = legible(look);
  const content = typeof said === 'string' ? said : said.text;
  const { beside = { lines: 0, width: 0 }, tag = 'P' } = options;
  const shape = {
    voice: style.voice,
    size: style.size,
    tracking: style.tracking ?? 0,
    widthOf: (line: number) => (line < beside.lines ? width - beside.width : width),
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
