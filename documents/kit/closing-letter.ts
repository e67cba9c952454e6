import type { Content } from '../../content/make-content.ts';
import type { CalendarDate } from '../../numerology/index.ts';
import { type Block, fill, glue } from './block.ts';
import { longDate } from './dates.ts';
import { fitPage } from './fit-page.ts';
import { paragraphs } from './furniture.ts';
import { chapterHead, divider } from './headings.ts';
import type { Edits } from './paragraphs.ts';
import { BODY } from './sheet.ts';
import { text } from './text-block.ts';
import { coloured, sized } from './type-scale.ts';
import { prompt } from './worksheet.ts';

export interface ClosingLetter {
  kicker: string;
  /** The guide's own note; empty when there is none. */
  note: string;
  /** What we say ourselves. A long note takes its place. */
  words: readonly string[];
  issuedOn: CalendarDate;
  edits: Edits;
  /** What may be written down before the pages are put away; a note from the guide takes its place. */
  prompt: string;
  /** A card to keep, at the foot of the page. */
  keepsake: Block;
}

const TITLE = 'In closing';
const LINES = 6;

/** The guide's note as she spaced it; nothing where there is none. */
export function paragraphsOf(note: string): string[] {
  return note
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The last page of a reading: a letter, signed. */
export function closingLetter(
  { site }: Content,
  { kicker, note, words, prompt: asked, issuedOn, edits, keepsake }: ClosingLetter,
): Block {
  const noted = paragraphsOf(note);
  return fitPage(
    TITLE,
    edits,
    ({ type, say, detail }) => {
      // A long note takes the place of our own words, and in the end of the card.
      const ours = [words.length, 1, 0, 0][detail];
      const closing = words.slice(0, ours).map((paragraph, at) => say(`closing.${at + 1}`, paragraph));
      const letter = noted.length > 0 ? type.body : sized(type.lead, type.base * 1.24);
      return [
        chapterHead({ kicker, title: noted.length > 0 ? `A note from ${site.guide}` : TITLE }, type),
        glue(8, 0.5),
        divider(),
        glue(14, 0.5),
        noted.length > 0 ? paragraphs(noted, detail < 3 ? type.lead : type.body, BODY.width) : null,
        noted.length > 0 ? glue(10) : null,
        paragraphs(closing, letter, BODY.width),
        glue(14),
        text(site.guide, coloured(sized(type.lead, 24), 'gold'), BODY.width),
        text(`${longDate(issuedOn)} · ${site.contactEmail}`, type.small, BODY.width),
        fill(16),
        ...(noted.length === 0
          ? [prompt(say('closing.prompt', asked), LINES, type.strong, BODY.width), fill(16)]
          : []),
        detail < 3 && keepsake,
      ];
    },
    { details: 4 },
  );
}
