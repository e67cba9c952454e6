import { itemAt } from '../../shared/lists.ts';
import type { Couple } from '../couples/couple.ts';
import { couplesMethod } from '../couples/words.ts';
import { glue, type Item, stack } from '../kit/block.ts';
import { chartWorking } from '../kit/chart-working.ts';
import { clipped } from '../kit/clipped.ts';
import { longDate } from '../kit/dates.ts';
import { fitPage } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import { chapterHead, subhead } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function workingPage(couple: Couple): Page {
  const title = 'The working';
  const charts = [couple.reading.first, couple.reading.second];
  return {
    name: 'working',
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      ({ type, say, detail }) => [
        chapterHead({ kicker: 'Every sum, to check', title }, type),
        glue(6, 0.5),
        detail < 2
          ? text(say('working', words.working), detail === 0 ? type.lead : type.small, BODY.width)
          : null,
        ...charts.flatMap((chart, at): Item[] => [
          glue(detail === 0 ? 12 : 6),
          card(
            (width) =>
              stack([
                subhead(
                  clipped(itemAt(couple.names, at), detail < 2 ? 400 : 80),
                  type,
                  width,
                  `born on ${longDate(chart.birthDate)}`,
                ),
                glue(7, 0),
                chartWorking(chart, type, width),
              ]),
            BODY.width,
          ),
        ]),
        // Two very long names need the room themselves.
        detail < 2 ? glue(8) : null,
        detail < 2 ? text(say('method', couplesMethod), type.small, BODY.width) : null,
      ],
      { details: 3 },
    ),
  };
}
