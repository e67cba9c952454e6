import type { Content } from '../../content/make-content.ts';
import { personalYear } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { type Block, beside, fill, glue, stack } from '../kit/block.ts';
import { nineYearWheel, roundOfNine } from '../kit/figures/nine-year-wheel.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider, label, subhead } from '../kit/headings.ts';
import { sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** The year among its nine, with the one behind it and the one after. */
export function roundPage(content: Content, { chart, edits }: Reading, year: number): Page {
  const title = 'The round of nine';
  return {
    name: 'round',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say } = draft;
        const beside2 = (id: string, kicker: string, other: number) => ({
          block: neighbour(content, id, kicker, personalYear(chart.birthDate, other), draft),
          width: HALF,
        });
        return [
          chapterHead({ kicker: 'Where the year stands', title, lead: words.round }, type),
          glue(10),
          wheelAndPlace(chart.birthDate, year, draft),
          glue(10),
          divider(),
          glue(8),
          beside(
            [
              beside2('behind', words.behind(year - 1), year - 1),
              beside2('ahead', words.ahead(year + 1), year + 1),
            ],
            GUTTER,
          ),
          glue(10),
          beside(
            [
              {
                block: prompt(say('round.carry-over', words.carryOver), 3, type.smallStrong, HALF),
                width: HALF,
              },
              { block: prompt(say('round.making', words.making), 3, type.smallStrong, HALF), width: HALF },
            ],
            GUTTER,
            'bottom',
          ),
          fill(),
        ];
      },
      { details: 2 },
    ),
  };
}

const WHEEL = 218;

function wheelAndPlace(birthDate: Reading['chart']['birthDate'], year: number, { type, say }: Draft): Block {
  const width = BODY.width - WHEEL - GUTTER;
  const { value } = personalYear(birthDate, year);
  const years = roundOfNine(value, year);
  const [from, to] = [year - value + 1, year - value + 9];
  return beside(
    [
      { block: nineYearWheel(years, WHEEL), width: WHEEL },
      {
        block: stack([
          label('How it turns', type, width),
          glue(3, 0),
          text(say('round.place', words.roundPlace(itemAt(PLACES, value - 1), from, to)), type.lead, width),
        ]),
        width,
      },
    ],
    GUTTER,
    'middle',
  );
}

function neighbour(
  { meaningOf }: Content,
  id: string,
  kicker: string,
  { value, compound }: ReturnType<typeof personalYear>,
  { type, say, detail }: Draft,
): Block {
  const said = sayMeaning(say, `round.${id}`, meaningOf('personalYear', value));
  return stack([
    subhead(said.title, type, HALF, `${kicker} · personal year ${compound}`),
    glue(3, 0),
    text(said.essence, type.aside, HALF),
    glue(4, 0),
    paragraphs(detail === 0 ? said.long.slice(0, 1) : [said.short], { ...type.small, colour: 'ink' }, HALF),
  ]);
}
