import { loShuCounts, loShuLines, positions } from '../../content/meanings/index.ts';
import type { JudgedDigit, Judgement, LoShuGrid, LoShuPlane } from '../../numerology/index.ts';
import { keyIn, mapPair } from '../../shared/records.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { type Point, star } from '../kit/engraving.ts';
import { drawNumeral } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import type { Pen } from '../kit/pen.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, label, subhead, text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import { inCore } from '../kit/whence.ts';
import { listed, longDate } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';

const SQUARE = 160;
const HALF = (BODY.width - GUTTER) / 2;

export function loShuPage({ chart, judged, edits }: Reading): Page {
  return {
    name: 'lo-shu',
    title: 'Your Lo Shu grid',
    level: 2,
    body: fitPage(
      'Your Lo Shu grid',
      edits,
      (draft) => {
        const { type, say, detail } = draft;
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
                  detail < 3 && text(say('lo-shu.position', positions.loShu.explanation), type.body, width),
                  detail < 3 && glue(8, 0),
                  text(`${longDate(chart.birthDate)}: ${presence(chart.loShu)}`, type.smallStrong, width),
                ]),
                width,
              },
            ],
            GUTTER,
            'middle',
          ),
          glue(detail < 3 ? 14 : 8),
          label('Cell by cell', type, BODY.width),
          glue(5),
          cells(chart.loShu, judged, draft),
          spoken.length > 0 ? glue(12) : null,
          spoken.length > 0 ? label('Whole lines and open lines', type, BODY.width) : null,
          spoken.length > 0 ? glue(5) : null,
          ...lines(spoken, judged, draft),
        ];
      },
      { details: 4 },
    ),
  };
}

function presence({ present, missing }: LoShuGrid): string {
  if (missing.length === 0) return 'every digit is there.';
  return `${listed(present)} ${present.length === 1 ? 'is' : 'are'} there, ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not.`;
}

/** All nine digits in two columns of even height; from detail 1 on, the text gets smaller before it gets less. */
function cells({ rows }: LoShuGrid, judged: Judgement, { type, say, detail }: Draft): Block {
  const style = detail === 0 ? type.body : { ...type.small, colour: 'ink' as const };
  const blocks = rows
    .flat()
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, count }) => {
      const said = say(`lo-shu.${number}`, cellText(judged[number], count));
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

/** A digit that the date lacks is no lack where a core number or the letters have it. */
function cellText(judged: JudgedDigit, count: number): string {
  const { one, many, none, held } = loShuCounts[judged.digit];
  if (count > 0) return count === 1 ? one : many;
  if (judged.core.length > 0) return `Not in the date, but ${inCore(judged, 'your')}. ${held}`;
  return judged.isPassion ? `Not in the date, but first among your letters. ${held}` : none;
}

/** Two to a row. When the page is short of room, the first two are told and the others named. */
function lines(planes: readonly LoShuPlane[], judged: Judgement, { type, say, detail }: Draft): Item[] {
  const told = detail < 2 ? planes : planes.slice(0, 2);
  const width = told.length === 1 ? BODY.width : HALF;
  const blocks = told.map(({ numbers, state }) => {
    const key = keyIn(loShuLines, numbers.join('-'));
    const { name, full, empty, held } = loShuLines[key];
    const open = numbers.some((number) => judged[number].core.length > 0) ? held : empty;
    return stack([
      subhead(name, type, width, `${key.replaceAll('-', ' · ')} · ${state === 'full' ? 'whole' : 'open'}`),
      glue(2, 0),
      text(
        say(`lo-shu.line.${key}`, state === 'full' ? full : open),
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

const ORDER = [4, 9, 2, 3, 5, 7, 8, 1, 6];

/** The square of fifteen with the digits of a birth date in their cells, and a fine stroke through each full line. */
function loShuSquare(grid: LoShuGrid, side: number): Block {
  const alt = `Lo Shu square. ${grid.rows.map((row) => row.map(({ number, count }) => (count ? String(number).repeat(count) : 'empty')).join(', ')).join('; ')}.`;
  return drawn(side, (pen, x, y) => pen.tag('Figure', () => drawSquare(pen, { x, y }, side, grid), { alt }));
}

function drawSquare(pen: Pen, at: Point, side: number, grid: LoShuGrid): void {
  const rim = side * 0.045;
  const inner = { x: at.x + rim, y: at.y + rim };
  const size = side - 2 * rim;
  const cell = size / 3;
  pen.paint({ fill: 'card', stroke: 'leaf', width: 1 }, (path) => path.rect(at.x, at.y, side, side));
  pen.paint({ stroke: 'leaf', width: 0.3 }, (path) =>
    path.rect(at.x + rim * 0.45, at.y + rim * 0.45, side - rim * 0.9, side - rim * 0.9),
  );
  pen.paint({ stroke: 'leaf', width: 0.6 }, (path) => path.rect(inner.x, inner.y, size, size));
  for (const plane of grid.planes) if (plane.state === 'full') drawFullLine(pen, inner, cell, plane);
  for (const third of [1, 2]) {
    pen.line(inner.x + third * cell, inner.y, inner.x + third * cell, inner.y + size, 'rule', 0.7);
    pen.line(inner.x, inner.y + third * cell, inner.x + size, inner.y + third * cell, 'rule', 0.7);
  }
  grid.rows.forEach((row, down) => {
    row.forEach(({ number, count }, across) => {
      const centre = { x: inner.x + (across + 0.5) * cell, y: inner.y + (down + 0.5) * cell };
      drawCell(pen, centre, cell, number, count);
    });
  });
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    star(pen, { x: at.x + dx * side, y: at.y + dy * side }, rim * 0.8, 'leaf');
}

function drawCell(pen: Pen, centre: Point, cell: number, digit: number, count: number): void {
  if (count === 0) {
    pen.circle(centre.x, centre.y, cell * 0.16, { stroke: 'rule', width: 0.7, dash: [1.6, 1.6] });
    pen.label(String(digit), centre.x, centre.y + cell * 0.055, {
      voice: 'heading',
      size: cell * 0.16,
      colour: 'faint',
    });
    return;
  }
  const size = cell * (count === 1 ? 0.52 : count <= 3 ? 0.4 : 0.26);
  const step = size * 0.6;
  for (let at = 0; at < count; at++) {
    drawNumeral(pen, { x: centre.x + (at - (count - 1) / 2) * step, y: centre.y }, size, digit, 'ink');
  }
}

function drawFullLine(pen: Pen, inner: Point, cell: number, { numbers }: LoShuPlane): void {
  const [from, to] = mapPair([numbers[0], numbers[2]], (digit) => {
    const at = ORDER.indexOf(digit);
    return { x: inner.x + ((at % 3) + 0.5) * cell, y: inner.y + (Math.floor(at / 3) + 0.5) * cell };
  });
  pen.paint({ stroke: 'brass', width: cell * 0.16, opacity: 0.22 }, (path) =>
    path.moveTo(from.x, from.y).lineTo(to.x, to.y),
  );
}
