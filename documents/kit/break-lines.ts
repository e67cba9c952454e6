import type { Voice } from './fonts.ts';
import { setWord, spaceWidth, type Word } from './words.ts';

export interface Line {
  words: Word[];
  /** Drawn width, in points. */
  width: number;
}

export interface LineShape {
  voice: Voice;
  size: number;
  tracking: number;
  /** Width of the n-th line, so that a paragraph can stand beside an initial. */
  widthOf(line: number): number;
  /** Lines from this one on are all as wide as it. */
  sameFrom: number;
}

const SIGN = /\P{M}\p{M}*|\p{M}+/gu;
/** A last line shorter than this share of the measure looks like a mistake. */
const SHORT_LAST_LINE = 0.22;
const SHORT_LAST_LINE_COST = 0.3;
/** More than any line can gain: a number goes to the next line only together with its word. */
const TORN_COST = 4;
const WORST = Number.POSITIVE_INFINITY;

/**
 * Breaks a paragraph as a whole: of all ways to break it, the one with the most even right edge. A word that is wider
 * than its line is cut, so that nothing can leave the column.
 */
export function breakLines(words: readonly Word[], shape: LineShape): Line[] {
  const narrowest = Math.min(shape.widthOf(0), shape.widthOf(shape.sameFrom));
  const fitting = words.flatMap((word) => cutToWidth(word, shape, narrowest));
  if (fitting.length === 0) return [];
  const widths = fitting.map((word) => widthOf(word, shape));
  const space = spaceWidth(shape.voice) * shape.size + shape.tracking;
  const best = evenBreaks(widths, tornBefore(fitting), space, shape);
  return best.map(({ from, to }) => ({
    words: fitting.slice(from, to),
    width: lineWidth(widths, space, from, to),
  }));
}

interface Break {
  from: number;
  to: number;
}

/** Dynamic programme over (words set, line number); the line number matters only while widths still differ. */
function evenBreaks(
  widths: readonly number[],
  torn: readonly boolean[],
  space: number,
  shape: LineShape,
): Break[] {
  const count = widths.length;
  const levels = shape.sameFrom + 1;
  const cost = new Float64Array((count + 1) * levels).fill(WORST);
  const next = new Int32Array((count + 1) * levels);
  for (let level = 0; level < levels; level++) cost[count * levels + level] = 0;
  for (let from = count - 1; from >= 0; from--) {
    for (let level = 0; level < levels; level++) {
      const measure = shape.widthOf(level);
      const below = Math.min(level + 1, levels - 1);
      let width = -space;
      for (let to = from + 1; to <= count; to++) {
        width += space + (widths[to - 1] ?? 0);
        if (width > measure && to > from + 1) break;
        const slack = Math.max(0, measure - width) / measure;
        const lastIsShort = slack > 1 - SHORT_LAST_LINE && from > 0;
        const own =
          to === count
            ? lastIsShort
              ? SHORT_LAST_LINE_COST
              : 0
            : slack * slack + (torn[to] ? TORN_COST : 0);
        const total = own + (cost[to * levels + below] ?? Number.POSITIVE_INFINITY);
        if (total < (cost[from * levels + level] ?? Number.POSITIVE_INFINITY)) {
          cost[from * levels + level] = total;
          next[from * levels + level] = to;
        }
      }
    }
  }
  const breaks: Break[] = [];
  for (let from = 0, level = 0; from < count; level = Math.min(level + 1, levels - 1)) {
    const to = next[from * levels + level] ?? count;
    breaks.push({ from, to });
    from = to;
  }
  return breaks;
}

const NUMBER = /^\d+(?:\/\d+)*[.,;:)]*$/;
const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** Before which words no line may end: the 5 of "Life Path 5", the May of "17 May". */
function tornBefore(words: readonly Word[]): boolean[] {
  const texts = words.map(({ pieces }) => pieces.map(({ text }) => text).join(''));
  return texts.map((text, at) => {
    const before = texts[at - 1] ?? '';
    return (NUMBER.test(text) && /\p{L}$/u.test(before)) || (MONTH.test(text) && /^\d{1,2}$/.test(before));
  });
}

function lineWidth(widths: readonly number[], space: number, from: number, to: number): number {
  let width = -space;
  for (let at = from; at < to; at++) width += space + (widths[at] ?? 0);
  return width;
}

function widthOf(word: Word, { size, tracking }: LineShape): number {
  return word.width * size + tracking * word.length;
}

function cutToWidth(word: Word, shape: LineShape, limit: number): Word[] {
  if (widthOf(word, shape) <= limit) return [word];
  const parts: string[] = [];
  for (const sign of word.pieces
    .map(({ text }) => text)
    .join('')
    .match(SIGN) ?? []) {
    const longer = (parts.at(-1) ?? '') + sign;
    if (parts.length > 0 && widthOf(setWord(shape.voice, longer), shape) <= limit)
      parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts.map((part) => setWord(shape.voice, part));
}
