import type { Content } from '../../content/make-content.ts';
import type { CalendarDate } from '../../numerology/index.ts';
import { type Block, drawn, fill, glue, stack } from './block.ts';
import { fitPage } from './fit-page.ts';
import { paragraphs } from './furniture.ts';
import type { Edits, Said } from './paragraphs.ts';
import type { Pen } from './pen.ts';
import { BODY } from './sheet.ts';
import { chapterHead, divider, lineWidth, shortened, text } from './text-block.ts';
import { coloured, sized, type TextStyle } from './type-scale.ts';
import { longDate } from './words.ts';

interface ClosingLetter {
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

/** A midnight card with a fine double border, to cut out and keep. */
export function keepsake(height: number, alt: string, draw: (pen: Pen, x: number, y: number) => void): Block {
  const { width } = BODY;
  return drawn(height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        pen.paint({ fill: 'midnight' }, (path) => path.rect(x, y, width, height));
        pen.paint({ stroke: 'brass', width: 0.8 }, (path) =>
          path.rect(x + 7, y + 7, width - 14, height - 14),
        );
        pen.paint({ stroke: 'brass', width: 0.3 }, (path) =>
          path.rect(x + 10, y + 10, width - 20, height - 20),
        );
        draw(pen, x, y);
      },
      { alt },
    ),
  );
}

const SMALLEST_NAME = 11.5;
const NAME_SIZES = [19, 16.5, 14, SMALLEST_NAME];

/** A name on a card, as large as its room allows. */
export function drawCardName(
  pen: Pen,
  name: string,
  x: number,
  baseline: number,
  room: number,
  align: 'left' | 'centre' = 'left',
): void {
  const size = NAME_SIZES.find((candidate) => lineWidth(name, 'display', candidate) <= room) ?? SMALLEST_NAME;
  pen.label(shortened(name, 'display', size, room), x, baseline, {
    voice: 'display',
    size,
    colour: 'starlight',
    align,
  });
}

/** Empty lines to write on. A hand needs about eight millimetres. */
export function ruledLines(lines: number, width: number, gap = 22): Block {
  return drawn(lines * gap, (pen, x, y) =>
    pen.decoration(() => {
      for (let line = 1; line <= lines; line++)
        pen.paint({ stroke: 'faint', width: 0.5, dash: [0.7, 2.1] }, (path) =>
          path.moveTo(x, y + line * gap - 1).lineTo(x + width, y + line * gap - 1),
        );
    }),
  );
}

/** A question and room for the answer. */
export function prompt(said: Said, lines: number, style: TextStyle, width: number): Block {
  return stack([text(said, style, width), glue(0, 0), ruledLines(lines, width)]);
}
