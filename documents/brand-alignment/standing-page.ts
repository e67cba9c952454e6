import type { Content } from '../../content/make-content.ts';
import type { Business } from '../business/business.ts';
import { letterBoxes } from '../business/letter-boxes.ts';
import { shortlistTable } from '../business/shortlist-table.ts';
import { type Block, beside, fill, glue, stack } from '../kit/block.ts';
import { longDate } from '../kit/dates.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import { chapterHead, label, subhead } from '../kit/headings.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { coloured, sized } from '../kit/type-scale.ts';
import { ruledLines } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;

/** The names beside each other, four tests from everyday life, and the questions for the call. */
export function standingPage({ site }: Content, business: Business): Page {
  const title = words.standingTitle;
  const isList = business.shortlist.length > 1;
  return {
    name: 'standing',
    title,
    level: 1,
    body: fitPage(
      title,
      business.edits,
      (draft) => {
        const { type, say, detail } = draft;
        return [
          chapterHead({ kicker: isList ? 'Name beside name' : 'A name on trial', title }, type),
          glue(5, 0.5),
          detail < 4
            ? text(
                say('standing.introduction', isList ? words.standingList : words.standingOne),
                type.body,
                BODY.width,
              )
            : null,
          glue(8),
          isList ? shortlistTable(business.shortlist, type) : tries(detail < 2 ? 2 : 1),
          ...(detail < 3 ? [glue(10), tests(draft)] : []),
          glue(10),
          forTheCall(draft),
          glue(8),
          detail < 2 ? text(say('standing.closing', words.closing), type.aside, BODY.width) : null,
          fill(2),
          text(site.guide, coloured(sized(type.lead, 17), 'gold'), BODY.width),
          text(`${longDate(business.issuedOn)} · ${site.contactEmail}`, type.fine, BODY.width),
        ];
      },
      { details: 5 },
    ),
  };
}

/** Room to count another name or two. */
function tries(count: number): Block {
  return stack(
    Array.from({ length: count }, (_, at) => [at > 0 && glue(10, 0), letterBoxes(BODY.width)]).flat(),
  );
}

/** Two to a row, each with a line for what happened. */
function tests({ type, say, detail }: Draft): Block {
  const blocks = words.tests.map(({ title, text: asks }, at) =>
    stack([
      subhead(title, type, HALF),
      glue(1, 0),
      text(say(`standing.test.${at + 1}`, asks), type.small, HALF),
      ruledLines(detail === 0 ? 2 : 1, HALF, 20),
    ]),
  );
  const row = (from: number) =>
    beside(
      blocks.slice(from, from + 2).map((block) => ({ block, width: HALF })),
      GUTTER,
    );
  return stack([label(words.tested, type, BODY.width), glue(4, 0), row(0), glue(8, 0), row(2)]);
}

function forTheCall({ type, detail }: Draft): Block {
  return card(
    (width) => stack([label(words.ask, type, width), glue(2, 0), ruledLines(detail < 2 ? 3 : 2, width, 20)]),
    BODY.width,
    { fill: 'sunken' },
  );
}
