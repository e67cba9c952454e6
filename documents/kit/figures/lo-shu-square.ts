import type { LoShuGrid, LoShuPlane } from '../../../numerology/index.ts';
import { mapPair } from '../../../shared/lists.ts';
import { type Block, drawn } from '../block.ts';
import { type Point, star } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { drawNumeral } from './medallion.ts';

const ORDER = [4, 9, 2, 3, 5, 7, 8, 1, 6];

/** The square of fifteen with the digits of a birth date in their cells, and a fine stroke through each full line. */
export function loShuSquare(grid: LoShuGrid, side: number): Block {
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
