import { loShuCounts, loShuLines, positions } from '../../content/meanings/index.ts';
import type { LoShuGrid, LoShuPlane } from '../../numerology/index.ts';
import { keyIn } from '../../shared/records.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import { longDate } from '../kit/dates.ts';
import { loShuSquare } from '../kit/figures/lo-shu-square.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider, label, subhead } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';

const SQUARE = 160;
const HALF = (BODY.width - GUTTER) / 2;

export function loShuPage({ chart, edits }: Reading): Page {
  return {
    name: 'lo-shu',
    title: 'Your Lo Shu grid',
    level: 2,
    body: fitPage(
      'Your Lo Shu grid',
      edits,
      (draft) => {
        const { type, say } = draft;
        const width = BODY.width - SQUARE - GUTTER;
        const spoken = chart.loShu.planes.filter(({ state }) => state !== 'partial');
        return [
          chapterHead({ kicker: 'The square of fifteen', title: 'Your Lo Shu grid' }, type),
          glue(8),
          divider(),
          glue(10),
          beside(
            [
              { block: loShuSquare(chart.loShu, SQUARE), width: SQUARE },
              {
                block: stack([
                  text(say('lo-shu.position', positions.loShu.explanation), type.body, width),
                  glue(8, 0),
                  text(`${longDate(chart.birthDate)}: ${presence(chart.loShu)}`, type.smallStrong, width),
                ]),
                width,
              },
            ],
            GUTTER,
            'middle',
          ),
          glue(14),
          label('Cell by cell', type, BODY.width),
          glue(5),
          cells(chart.loShu, draft),
          spoken.length > 0 ? glue(12) : null,
          spoken.length > 0 ? label('Whole lines and open lines', type, BODY.width) : null,
          spoken.length > 0 ? glue(5) : null,
          ...lines(spoken, draft),
        ];
      },
      { details: 3 },
    ),
  };
}

function presence({ present, missing }: LoShuGrid): string {
  if (missing.length === 0) return 'every digit is there.';
  return `${listed(present)} ${present.length === 1 ? 'is' : 'are'} there, ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not.`;
}

/** All nine digits in two columns of even height; from detail 1 on, the text gets smaller before it gets less. */
function cells({ rows }: LoShuGrid, { type, say, detail }: Draft): Block {
  const style = detail === 0 ? type.body : { ...type.small, colour: 'ink' as const };
  const blocks = rows
    .flat()
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, count }) => {
      const texts = loShuCounts[number];
      const said = say(`lo-shu.${number}`, count === 0 ? texts.none : count === 1 ? texts.one : texts.many);
      const digits = count === 0 ? String(number) : String(number).repeat(count);
      const head = text(
        digits,
        { ...coloured(type.subtitle, count === 0 ? 'plum' : 'gold'), align: 'left' as const },
        48,
      );
      const indent = count > 3 ? 44 : 30;
      return beside(
        [
          { block: head, width: indent },
          { block: text(said, style, HALF - indent), width: HALF - indent },
        ],
        0,
      );
    });
  const spaced = (column: Block[]) =>
    stack(column.flatMap((block, at): Item[] => (at > 0 ? [glue(6, 0), block] : [block])));
  return beside(
    [
      { block: spaced(blocks.slice(0, 5)), width: HALF },
      { block: spaced(blocks.slice(5)), width: HALF },
    ],
    GUTTER,
  );
}

/** Two to a row. When the page is short of room, the first two are told and the others named. */
function lines(planes: readonly LoShuPlane[], { type, say, detail }: Draft): Item[] {
  const told = detail < 2 ? planes : planes.slice(0, 2);
  const width = told.length === 1 ? BODY.width : HALF;
  const blocks = told.map(({ numbers, state }) => {
    const key = keyIn(loShuLines, numbers.join('-'));
    const { name, full, empty } = loShuLines[key];
    return stack([
      subhead(name, type, width, `${key.replaceAll('-', ' · ')} · ${state === 'full' ? 'whole' : 'open'}`),
      glue(2, 0),
      text(
        say(`lo-shu.line.${key}`, state === 'full' ? full : empty),
        { ...type.small, colour: 'ink' as const },
        width,
      ),
    ]);
  });
  const named = planes.slice(told.length);
  const also = [alsoSaid('whole', named, 'full'), alsoSaid('open', named, 'empty')].filter(Boolean).join(' ');
  return [
    ...inRows(blocks, width),
    also ? glue(6) : null,
    also ? text(say('lo-shu.also', also), type.small, BODY.width) : null,
  ];
}

/** The lines for which there was no room, by name. */
function alsoSaid(word: string, planes: readonly LoShuPlane[], wanted: LoShuPlane['state']): string {
  const names = planes
    .filter(({ state }) => state === wanted)
    .map(({ numbers }) => loShuLines[keyIn(loShuLines, numbers.join('-'))].name.replace('The ', 'the '));
  return names.length > 0 ? `Also ${word}: ${listed(names)}.` : '';
}

function inRows(blocks: readonly Block[], width: number): Item[] {
  const rows = Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row) =>
    blocks.slice(row * 2, row * 2 + 2),
  );
  return rows.flatMap((row, at): Item[] => [
    at > 0 ? glue(8) : null,
    beside(
      row.map((block) => ({ block, width })),
      GUTTER,
    ),
  ]);
}
