import type { Content } from '../../content/make-content.ts';
import { ENGINE_VERSION } from '../../numerology/index.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { dayStrip } from '../kit/figures/day-strip.ts';
import { drawMedallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { hairline, subhead } from '../kit/headings.ts';
import type { MonthAhead } from '../kit/months-ahead.ts';
import type { Said } from '../kit/paragraphs.ts';
import { type SaidMeaning, sayMeaning } from '../kit/say-meaning.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const MONTHS_ON_PAGE = 4;

export function monthPages(content: Content, { edits }: Reading, months: readonly MonthAhead[]): Page[] {
  return [0, 1, 2].map((at): Page => {
    const own = months.slice(at * MONTHS_ON_PAGE, (at + 1) * MONTHS_ON_PAGE);
    const [first, last] = [own[0] as MonthAhead, own.at(-1) as MonthAhead];
    const title = `${first.name}${first.year === last.year ? '' : ` ${first.year}`} to ${last.name} ${last.year}`;
    return {
      name: `months-${at + 1}`,
      title,
      level: 2,
      body: fitPage(
        title,
        edits,
        (draft) => [
          ...own.flatMap((month, index): Item[] => [
            ...(index > 0 ? [glue(8), hairline(), glue(8)] : []),
            monthBlock(content, month, draft),
          ]),
          at === 2 ? glue(8) : null,
          at === 2
            ? text(
                `Reckoned with the method of Hans Decoz, engine ${ENGINE_VERSION}.`,
                centred(draft.type.fine),
                BODY.width,
              )
            : null,
        ],
        { details: 2 },
      ),
    };
  });
}

const INDENT = 84;
const RADIUS = 29;

/** A personal month that came before is told in other words, so that no sentence stands twice in the report. */
function tell({ toldBefore }: MonthAhead, said: SaidMeaning, id: string, { say, detail }: Draft): Said[] {
  const phrases = (all: readonly Said[]) =>
    all.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1)).join('; ');
  const [first, second] = said.long as [Said, Said];
  const told = [
    [said.short, said.exercise],
    [first, say(`${id}.favours`, words.favours(phrases(said.strengths)))],
    [second, say(`${id}.watch`, words.watch(phrases(said.cautions)))],
  ][toldBefore] as [Said, Said];
  return detail === 0 ? told : told.slice(0, 1);
}

function monthBlock({ meaningOf }: Content, ahead: MonthAhead, draft: Draft): Block {
  const { name, year, month } = ahead;
  const { type, say } = draft;
  const id = `month-${year}-${month.month}`;
  const { personalMonth, days } = month;
  const width = BODY.width - INDENT;
  const said = sayMeaning(say, id, meaningOf('personalMonth', personalMonth.value));
  return beside(
    [
      { block: monthMark(name, year, personalMonth.value), width: INDENT },
      {
        block: stack([
          subhead(said.title, type, width, `Personal month ${personalMonth.value}`),
          glue(3, 0),
          paragraphs(tell(ahead, said, id, draft), type.body, width, type.base * 0.4),
          glue(6, 0),
          dayStrip(days, width),
        ]),
        width,
      },
    ],
    0,
  );
}

/** The medallion with the month beneath it, which is what a reader leafs for. */
function monthMark(name: string, year: number, value: number): Block {
  const centre = RADIUS + 2;
  return drawn(RADIUS * 2 + 32, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        drawMedallion(pen, { x: x + centre, y: y + RADIUS + 2 }, RADIUS, value);
        pen.label(name, x + centre, y + RADIUS * 2 + 17, { voice: 'heading', size: 11, colour: 'ink' });
        pen.label(String(year), x + centre, y + RADIUS * 2 + 28, {
          voice: 'body',
          size: 7.6,
          colour: 'quiet',
        });
      },
      { alt: `${name} ${year}, personal month ${value}` },
    ),
  );
}
