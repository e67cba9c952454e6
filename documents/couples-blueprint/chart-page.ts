import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { Chart } from '../../numerology/index.ts';
import type { Couple } from '../couples/couple.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import { chartWorking } from '../kit/chart-working.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { longDate } from '../kit/dates.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { bulletList, card } from '../kit/furniture.ts';
import { chapterHead, divider, hairline, subhead } from '../kit/headings.ts';
import { sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { sized } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const LONG_NAME = 34;

/** One chart on one page: five numbers and everything that was added up. */
export function chartPage(content: Content, { names, reading, edits }: Couple, who: 0 | 1): Page {
  const chart = who === 0 ? reading.first : reading.second;
  const name = names[who];
  const id = who === 0 ? 'first' : 'second';
  return {
    name: `${id}-chart`,
    title: name,
    level: 2,
    body: fitPage(
      name,
      edits,
      (draft) => {
        const { type, say, detail } = draft;
        const title = sized(type.title, name.length > LONG_NAME ? 20 : 31);
        return [
          chapterHead(
            {
              kicker: `The ${id} chart · born on ${longDate(chart.birthDate)}`,
              title: name,
            },
            { ...type, title },
          ),
          glue(8),
          divider(),
          ...CORE.flatMap((key, at): Item[] => [
            glue(detail < 3 ? 7 : 3),
            at > 0 ? hairline() : null,
            at > 0 ? glue(detail < 3 ? 7 : 3) : null,
            numberRow(content, key, chart, id, draft),
          ]),
          glue(12),
          card((width) => chartWorking(chart, type, width), BODY.width),
          glue(5, 0),
          text(
            say(
              `${id}.method`,
              words.chartMethod(
                chart.name.join(' '),
                chart.system === 'pythagorean' ? 'Pythagorean' : 'Chaldean',
              ),
            ),
            type.fine,
            BODY.width,
          ),
        ];
      },
      { details: 5 },
    ),
  };
}

const INDENT = 62;
const LIST = 152;
const WIDTH = BODY.width - INDENT - LIST - GUTTER;

function numberRow(
  { meaningOf }: Content,
  key: CoreKey,
  chart: Chart,
  id: string,
  { type, say, detail }: Draft,
): Block {
  const number = chart[key];
  const { name } = positions[key];
  const said = sayMeaning(say, `${number.name}.${id}.chart`, meaningOf(key, number.value));
  const easy = said.strengths.slice(0, [3, 2, 1][detail] ?? 0);
  return beside(
    [
      { block: smallMedallion(detail < 3 ? 23 : 18, number.value, `${name} ${number.value}`), width: INDENT },
      {
        block: stack([
          subhead(said.title, type, WIDTH, `${name} · ${number.compound}`),
          glue(2, 0),
          detail < 4 ? text(said.essence, { ...type.small, colour: 'ink' }, WIDTH) : null,
        ]),
        width: WIDTH + GUTTER,
      },
      { block: bulletList(easy, 'star', type, LIST), width: LIST },
    ],
    0,
    'middle',
  );
}
