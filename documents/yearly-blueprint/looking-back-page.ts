import { ends } from '../../shared/lists.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, hairline, subhead } from '../kit/headings.ts';
import type { MonthAhead } from '../kit/months-ahead.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const QUARTER = 3;

/** Four pauses in the year, each after three months, with lines to write on. */
export function lookingBackPage({ edits }: Reading, months: readonly MonthAhead[]): Page {
  const title = 'Looking back';
  return {
    name: 'looking-back',
    title,
    level: 2,
    body: fitPage(title, edits, (draft) => [
      chapterHead({ kicker: 'Four pauses', title }, draft.type),
      glue(6, 0.5),
      text(draft.say('looking-back.introduction', words.lookingBack), draft.type.lead, BODY.width),
      glue(4),
      ...words.quarters.flatMap((question, at): Item[] => [
        glue(8),
        hairline(),
        glue(8),
        pause(months.slice(at * QUARTER, (at + 1) * QUARTER), at, question, draft),
      ]),
      fill(),
    ]),
  };
}

const MEDALLIONS = 112;
const WIDTH = BODY.width - MEDALLIONS;

function pause(quarter: readonly MonthAhead[], at: number, question: string, { type, say }: Draft): Block {
  const [first, last] = ends(quarter);
  const year = first.year === last.year ? '' : ` ${first.year}`;
  return beside(
    [
      {
        block: beside(
          quarter.map(({ name, month }) => ({
            block: smallMedallion(14, month.personalMonth.value, `${name}: ${month.personalMonth.value}`),
            width: 30,
          })),
          2,
        ),
        width: MEDALLIONS,
      },
      {
        block: stack([
          subhead(`${first.name}${year} to ${last.name} ${last.year}`, type, WIDTH),
          glue(2, 0),
          prompt(say(`looking-back.${at + 1}`, question), 4, type.aside, WIDTH),
        ]),
        width: WIDTH,
      },
    ],
    0,
  );
}
