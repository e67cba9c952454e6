import type { Content } from '../../content/make-content.ts';
import { itemAt } from '../../shared/records.ts';
import {
  type Couple,
  type CoupleDocumentData,
  coupleCover,
  coupleOf,
  couplesMethod,
  headNames,
} from '../couples/couple.ts';
import { ladderPage } from '../couples/ladder-page.ts';
import { pairPage } from '../couples/pair-page.ts';
import { glue, type Item, stack } from '../kit/block.ts';
import { chartWorking } from '../kit/chart-sheet.ts';
import { fitPage } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import { clipped } from '../kit/paragraphs.ts';
import { BODY } from '../kit/sheet.ts';
import { chapterHead, subhead, text } from '../kit/text-block.ts';
import { longDate } from '../kit/words.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { lastPage, otherPairsPage } from './pair-pages.ts';
import { words } from './words.ts';

/** Two charts side by side in six pages: all pairs with sum and step, the roads in full, the working of both. */
export function composeCouplesSnapshot(content: Content, data: CoupleDocumentData): Composition {
  const couple = coupleOf(data);
  const both = couple.names.join(' and ');
  return {
    title: `Couples Snapshot for ${both}`,
    subject: 'Two numerology charts side by side',
    head: `${content.site.brand} · ${headNames(couple)}`,
    issuedOn: couple.issuedOn,
    pages: [
      coupleCover(content, couple, words.kind),
      sideBySidePage(content, couple),
      { ...pairPage(content, 'lifePath', couple, 'The first pair · Life Path'), level: 1 },
      otherPairsPage(content, couple),
      workingPage(couple),
      lastPage(content, couple),
    ],
  };
}

function sideBySidePage(content: Content, couple: Couple): Page {
  return ladderPage(content, couple, {
    name: 'side-by-side',
    kicker: 'Five pairs at a glance',
    title: 'Two charts side by side',
    introduction: words.introduction,
    foot: words.noScore,
  });
}

function workingPage(couple: Couple): Page {
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
