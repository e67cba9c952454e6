import { meaningOf, positions } from '../../content/meanings/index.ts';
import { site } from '../../content/site.ts';
import { type Block, drawn, fill, glue, stack } from '../kit/block.ts';
import { longDate } from '../kit/dates.ts';
import { drawConstellation } from '../kit/figures/constellation.ts';
import { drawSmallMedallion } from '../kit/figures/medallion.ts';
import { fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { lineWidth, shortened, text } from '../kit/text-block.ts';
import { coloured, sized } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { CORE, coreDigits, type Reading } from './reading.ts';
import { words } from './words.ts';

/** A letter to close with: the guide's own note when there is one, and a card with the five numbers to keep. */
export function closingPage(reading: Reading): Page {
  return {
    name: 'closing',
    title: 'In closing',
    level: 2,
    body: fitPage(
      'In closing',
      reading.edits,
      ({ type, say, detail }) => {
        const note = reading.note
          .split(/\n{2,}/)
          .map((part) => part.trim())
          .filter(Boolean);
        // A long note takes the place of our own words, and in the end of the card.
        const ours = [3, 1, 0, 0][detail];
        const closing = words.closing
          .slice(0, ours)
          .map((paragraph, at) => say(`closing.${at + 1}`, paragraph));
        const letter = note.length > 0 ? type.body : sized(type.lead, type.base * 1.24);
        return [
          chapterHead(
            {
              kicker: 'The end of the reading',
              title: note.length > 0 ? `A note from ${site.guide}` : 'In closing',
            },
            type,
          ),
          glue(8, 0.5),
          divider(),
          glue(14, 0.5),
          note.length > 0 ? paragraphs(note, detail < 3 ? type.lead : type.body, BODY.width) : null,
          note.length > 0 ? glue(10) : null,
          paragraphs(closing, letter, BODY.width),
          glue(14),
          text(site.guide, coloured(sized(type.lead, 24), 'gold'), BODY.width),
          text(`${longDate(reading.issuedOn)} · ${site.contactEmail}`, type.small, BODY.width),
          fill(16),
          detail < 3 && keepsake(reading),
        ];
      },
      { details: 4 },
    ),
  };
}

const CARD = 232;
const NAME_WIDTH = 250;
const SMALLEST_NAME = 11.5;
const NAME_SIZES = [19, 16.5, 14, SMALLEST_NAME];

function keepsake({ chart, name }: Reading): Block {
  const { width } = BODY;
  const alt = `Card to keep: ${CORE.map((key) => `${positions[key].name} ${chart[key].value}`).join(', ')}.`;
  return stack([
    drawn(CARD, (pen, x, y) =>
      pen.tag(
        'Figure',
        () => {
          pen.paint({ fill: 'midnight' }, (path) => path.rect(x, y, width, CARD));
          pen.paint({ stroke: 'brass', width: 0.8 }, (path) =>
            path.rect(x + 7, y + 7, width - 14, CARD - 14),
          );
          pen.paint({ stroke: 'brass', width: 0.3 }, (path) =>
            path.rect(x + 10, y + 10, width - 20, CARD - 20),
          );
          const size =
            NAME_SIZES.find((candidate) => lineWidth(name, 'display', candidate) <= NAME_WIDTH) ??
            SMALLEST_NAME;
          pen.label(shortened(name, 'display', size, NAME_WIDTH), x + 30, y + 46, {
            voice: 'display',
            size,
            colour: 'starlight',
            align: 'left',
          });
          pen.label(longDate(chart.birthDate), x + 30, y + 62, {
            voice: 'italic',
            size: 9.5,
            colour: 'brass',
            align: 'left',
          });
          CORE.forEach((key, at) => {
            const baseline = y + 90 + at * 25;
            drawSmallMedallion(pen, { x: x + 41, y: baseline - 3.4 }, 10.5, chart[key].value, {
              ink: 'starlight',
              line: 'brass',
              fill: null,
            });
            pen.label(positions[key].name, x + 62, baseline, {
              voice: 'heading',
              size: 9.6,
              colour: 'starlight',
              align: 'left',
            });
            pen.label(meaningOf(key, chart[key].value).title, x + 126, baseline, {
              voice: 'italic',
              size: 9.2,
              colour: 'brass',
              align: 'left',
            });
          });
          drawConstellation(pen, { x: x + 278, y: y + 34 }, 138, CARD - 72, coreDigits(chart), {
            line: 'brass',
            star: 'starlight',
            label: 'starlight',
          });
        },
        { alt },
      ),
    ),
  ]);
}
