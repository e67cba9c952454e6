import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Digit, inSameTriad } from '../../numerology/index.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { pairLadder } from '../kit/figures/pair-ladder.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider, hairline, subhead } from '../kit/headings.ts';
import type { MonthAhead } from '../kit/months-ahead.ts';
import { listed } from '../kit/number-words.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';
import { yearMeeting } from './year-meets.ts';

/** What the year asks of each of the five core numbers. */
export function meetsPage(
  content: Content,
  { chart, edits }: Reading,
  { personalYear, year }: MonthAhead,
): Page {
  const title = 'The year and you';
  const digit = personalYear.value;
  const close = CORE.filter((key) => relationOf(chart[key].digit, digit) !== words.apartFamilies);
  const foot =
    close.length > 0 ? words.meetsFoot(listed(close.map((key) => positions[key].name))) : words.meetsFootNone;
  return {
    name: 'meets',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say } = draft;
        return [
          chapterHead({ kicker: `${year} · personal year ${personalYear.compound}`, title }, type),
          glue(6, 0.5),
          text(say('meets.introduction', words.meets(digit)), type.lead, BODY.width),
          ...CORE.flatMap((key): Item[] => [
            glue(7),
            hairline(),
            glue(7),
            meeting(content, key, chart, digit, draft),
          ]),
          glue(9),
          divider(),
          glue(8),
          text(say('meets.foot', foot), type.aside, BODY.width),
        ];
      },
      { roomy: true },
    ),
  };
}

function relationOf(own: Digit, year: Digit): string {
  if (own === year) return words.sameNumber;
  return inSameTriad(own, year) ? words.oneFamily : words.apartFamilies;
}

const FIGURE = 190;
const WIDTH = BODY.width - FIGURE - GUTTER;

function meeting(
  { meaningOf }: Content,
  key: CoreKey,
  chart: Reading['chart'],
  year: Digit,
  { type, say }: Draft,
): Block {
  const number = chart[key];
  const rung = {
    label: '',
    first: number.value,
    second: year,
    bridge: Math.abs(number.digit - year),
  };
  return beside(
    [
      { block: pairLadder([rung], FIGURE, 62), width: FIGURE },
      {
        block: stack([
          subhead(
            meaningOf(key, number.value).title,
            type,
            WIDTH,
            `${positions[key].name} ${number.value} · ${relationOf(number.digit, year)}`,
          ),
          glue(2, 0),
          text(say(`meets.${number.name}`, yearMeeting(year, key, number.digit)), type.body, WIDTH),
        ]),
        width: WIDTH,
      },
    ],
    GUTTER,
    'middle',
  );
}
