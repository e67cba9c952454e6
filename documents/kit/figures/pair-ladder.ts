import { type Block, drawn } from '../block.ts';
import { arc, type Point, star } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { drawMedallion, drawNumeral } from './medallion.ts';

export interface Rung {
  /** 'Life Path'; empty where the page says it already. */
  label: string;
  first: number;
  second: number;
  /** What the two make together; left out where they are only compared. */
  sum?: number;
  /** The step between them. */
  bridge: number;
}

/** One viaduct per pair: two numbers at its ends, their sum in the middle, and as many arches as they stand apart. */
export function pairLadder(rungs: readonly Rung[], width: number, row: number): Block {
  const alt = rungs
    .map(
      ({ label, first, second, sum, bridge }) =>
        `${label}: ${first} and ${second},${sum === undefined ? '' : ` together ${sum},`} ${bridge} apart`,
    )
    .join('; ');
  return drawn(row * rungs.length, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        rungs.forEach((rung, at) => {
          drawRung(pen, rung, { x, y: y + at * row }, width, row);
        });
      },
      { alt: `Pairs of numbers. ${alt}.` },
    ),
  );
}

function drawRung(pen: Pen, rung: Rung, at: Point, width: number, row: number): void {
  const radius = Math.min(31, row * 0.42);
  const deck = at.y + row * 0.5;
  const [left, right] = [at.x + radius, at.x + width - radius];
  const middle = at.x + width / 2;
  drawViaduct(pen, left + radius + 10, right - radius - 10, deck, rung.bridge);
  drawMedallion(pen, { x: left, y: deck }, radius, rung.first);
  drawMedallion(pen, { x: right, y: deck }, radius, rung.second);
  if (rung.sum !== undefined) drawDisc(pen, { x: middle, y: deck }, rung.sum);
  pen.label(rung.label.toUpperCase(), middle, deck - (rung.sum === undefined ? 9 : 21), {
    voice: 'strong',
    size: 7,
    colour: 'gold',
    tracking: 1.3,
  });
  pen.label(rung.bridge === 0 ? 'no step between' : `${rung.bridge} apart`, middle, deck + 28, {
    voice: 'italic',
    size: 8.6,
    colour: 'plum',
  });
}

function drawDisc(pen: Pen, centre: Point, sum: number): void {
  pen.circle(centre.x, centre.y, 15, { fill: 'midnight', stroke: 'leaf', width: 0.8 });
  pen.circle(centre.x, centre.y, 13, { stroke: 'brass', width: 0.3 });
  drawNumeral(pen, centre, sum > 9 ? 13 : 15, sum, 'starlight');
}

const RISE = 13;

/** A road on arches; where two numbers are equal it is a plain road. */
function drawViaduct(pen: Pen, from: number, to: number, deck: number, arches: number): void {
  pen.line(from, deck, to, deck, 'leaf', 0.9);
  pen.line(from, deck + 2.4, to, deck + 2.4, 'leaf', 0.3);
  for (const end of [from, to]) star(pen, { x: end, y: deck + 1.2 }, 3, 'leaf');
  if (arches === 0) return;
  const span = (to - from) / arches;
  const half = span / 2 - 2;
  for (let at = 0; at < arches; at++) {
    const centre = { x: from + (at + 0.5) * span, y: deck + RISE + 4 };
    pen.placed({ origin: [centre.x, centre.y], stretch: [1, RISE / half] }, () =>
      pen.paint({ stroke: 'leaf', width: 0.5 }, (path) => arc(path, centre, half, -0.25, 0.25)),
    );
  }
  for (let pier = 0; pier <= arches; pier++) {
    const x = from + pier * span;
    pen.line(x, deck + 2.4, x, deck + RISE + 5, 'leaf', pier === 0 || pier === arches ? 0.9 : 0.5);
  }
}
