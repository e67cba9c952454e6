import type { FontFile, Voice } from './fonts.ts';
import { spaceWidth, type Word } from './words.ts';

/** A string that one font can draw in one go. */
export interface Stroke {
  font: FontFile;
  text: string;
  /** From the beginning of its line. */
  x: number;
}

/** Neighbouring pieces of one font become one string; right-to-left words stay alone and in their own order. */
export function strokesOf(words: readonly Word[], voice: Voice, size: number, tracking = 0): Stroke[] {
  const space = spaceWidth(voice) * size + tracking;
  const result: Stroke[] = [];
  let at = 0;
  let joinable: Stroke | null = null;
  for (const word of inVisualOrder(words)) {
    if (joinable) joinable.text += ' ';
    for (const piece of word.pieces) {
      if (joinable && !word.rightToLeft && joinable.font === piece.font) {
        joinable.text += piece.text;
      } else {
        const stroke: Stroke = { font: piece.font, text: piece.text, x: at };
        result.push(stroke);
        joinable = word.rightToLeft ? null : stroke;
      }
      at += piece.width * size + tracking * piece.text.length;
    }
    at += space;
  }
  return result;
}

/** In a left-to-right line, a run of right-to-left words is read from its right end. */
function inVisualOrder(words: readonly Word[]): readonly Word[] {
  if (!words.some((word) => word.rightToLeft)) return words;
  const ordered: Word[] = [];
  let run: Word[] = [];
  for (const word of words) {
    if (word.rightToLeft) run.unshift(word);
    else {
      ordered.push(...run, word);
      run = [];
    }
  }
  return [...ordered, ...run];
}

export function widthOf(words: readonly Word[], voice: Voice, size: number, tracking = 0): number {
  const spaces = Math.max(0, words.length - 1) * (spaceWidth(voice) * size + tracking);
  return words.reduce((sum, word) => sum + word.width * size + tracking * word.length, spaces);
}
