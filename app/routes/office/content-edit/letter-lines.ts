import type { LetterBlock, OutlineBlock } from '../../../../emails/mails.ts';
import { withAll } from '../../../../emails/with-all.ts';

/** A part as it stands in the form. Without `part` it is a paragraph of the office's own. */
export type LetterLine = { id: string; part?: string; text: string; isOut: boolean };

/** The letter's parts as they were arranged. */
export function linesOf(arranged: LetterBlock[] | undefined, blocks: OutlineBlock[]): LetterLine[] {
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
export const isKept = ({ part, text }: LetterLine): boolean => part !== undefined || text.trim() !== '';

/** What a version keeps, as JSON: nothing where the letter stands as it was written. */
export function keptOf(lines: LetterLine[], blocks: OutlineBlock[]): string {
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

export function moved(lines: LetterLine[], at: number, by: -1 | 1): LetterLine[] {
  const [one, other] = [lines[at], lines[at + by]];
  return one && other ? lines.with(at, other).with(at + by, one) : lines;
}
