import type { Digit } from '../../../numerology/index.ts';
import { itemAt, keyIn } from '../../../shared/records.ts';
import { type Block, drawn } from '../block.ts';
import { arc, onCircle, type Point, rosette, star, ticks } from '../engraving.ts';
import type { Colour } from '../palette.ts';
import type { Pen } from '../pen.ts';

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

/** Nine stars, one for each number, in a field of one by one. */
const STARS = {
  1: { x: 0.5, y: 0.05 },
  2: { x: 0.2, y: 0.2 },
  3: { x: 0.82, y: 0.17 },
  4: { x: 0.05, y: 0.52 },
  5: { x: 0.45, y: 0.42 },
  6: { x: 0.95, y: 0.5 },
  7: { x: 0.24, y: 0.84 },
  8: { x: 0.66, y: 0.68 },
  9: { x: 0.8, y: 0.95 },
} satisfies Record<Digit, Point>;

interface ConstellationLook {
  line: Colour;
  star: Colour;
  label: Colour;
}

/** The constellation in the middle of a column, for the foot of a page. */
export function constellation(digits: readonly number[], width: number, height: number, alt: string): Block {
  const field = Math.min(width, height * 1.5);
  return drawn(height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () =>
        drawConstellation(pen, { x: x + (width - field) / 2, y }, field, height, digits, {
          line: 'leaf',
          star: 'gold',
          label: 'ink',
        }),
      { alt },
    ),
  );
}

/** From star to star, each way once: a dashed line drawn there and back would look whole. */
function pathOf(digits: readonly number[]): [number, number][] {
  const ways = digits.slice(1).map((to, at) => [itemAt(digits, at), to].toSorted((a, b) => a - b));
  const keys = ways.map((way) => way.join('-'));
  return ways.flatMap(([one, other], at): [number, number][] =>
    one === undefined || other === undefined || one === other || keys.indexOf(itemAt(keys, at)) !== at
      ? []
      : [[one, other]],
  );
}

/** Joins the stars of someone's numbers in the order of the chart. The other stars stay small. */
export function drawConstellation(
  pen: Pen,
  at: Point,
  width: number,
  height: number,
  digits: readonly number[],
  look: ConstellationLook,
): void {
  const place = (digit: number): Point => {
    const { x, y } = STARS[keyIn(STARS, digit)];
    return { x: at.x + x * width, y: at.y + y * height };
  };
  for (const [one, other] of pathOf(digits)) {
    const [from, to] = [place(one), place(other)];
    pen.paint({ stroke: look.line, width: 0.6, dash: [2.2, 2] }, (path) =>
      path.moveTo(from.x, from.y).lineTo(to.x, to.y),
    );
  }
  const size = Math.min(width, height);
  for (let digit = 1; digit <= 9; digit++) {
    const centre = place(digit);
    const lit = digits.includes(digit);
    if (lit) {
      pen.circle(centre.x, centre.y, size * 0.03, { stroke: look.line, width: 0.3 });
      star(pen, centre, size * 0.05, look.star, 8, 0.3);
    } else {
      star(pen, centre, size * 0.02, look.line);
    }
    pen.label(String(digit), centre.x + size * 0.06, centre.y - size * 0.035, {
      voice: 'italic',
      size: Math.max(6.5, size * (lit ? 0.052 : 0.04)),
      colour: lit ? look.label : look.line,
    });
  }
}

interface MedallionLook {
  ink: Colour;
  line: Colour;
  fill: Colour | null;
}

const ON_PAPER: MedallionLook = { ink: 'ink', line: 'leaf', fill: 'card' };
export const ON_MIDNIGHT: MedallionLook = { ink: 'starlight', line: 'brass', fill: null };

/** A large engraved numeral. The rosette has as many lobes as the number asks for, so every number has its own. */
export function drawMedallion(
  pen: Pen,
  centre: Point,
  radius: number,
  value: number,
  look: MedallionLook = ON_PAPER,
): void {
  const digit = rootOf(value);
  if (look.fill) pen.circle(centre.x, centre.y, radius, { fill: look.fill });
  pen.circle(centre.x, centre.y, radius, { stroke: look.line, width: 1 });
  pen.circle(centre.x, centre.y, radius * 0.965, { stroke: look.line, width: 0.3 });
  const isLarge = radius > 40;
  ticks(pen, centre, radius * 0.9, radius * 0.95, isLarge ? 81 : 45, { stroke: look.line, width: 0.35 });
  rosette(pen, centre, radius * 0.775, radius * 0.085, 9 + digit, isLarge ? 4 : 2, {
    stroke: look.line,
    width: 0.3,
  });
  pen.circle(centre.x, centre.y, radius * 0.655, { stroke: look.line, width: 0.6 });
  nineDots(pen, centre, radius * 0.6, digit, look.line);
  drawNumeral(pen, centre, radius * numeralShare(value), value, look.ink);
}

/** Of the radius: a year has four figures. */
const numeralShare = (value: number) => (value > 99 ? 0.46 : value > 9 ? 0.72 : 0.9);

/** A quieter medallion for rows of numbers. */
export function drawSmallMedallion(
  pen: Pen,
  centre: Point,
  radius: number,
  value: number,
  look: MedallionLook = ON_PAPER,
): void {
  if (look.fill) pen.circle(centre.x, centre.y, radius, { fill: look.fill });
  pen.circle(centre.x, centre.y, radius, { stroke: look.line, width: 0.8 });
  pen.circle(centre.x, centre.y, radius * 0.9, { stroke: look.line, width: 0.3 });
  if (radius >= 16) ticks(pen, centre, radius * 0.8, radius * 0.87, 36, { stroke: look.line, width: 0.35 });
  drawNumeral(pen, centre, radius * (value > 9 ? 0.98 : 1.15), value, look.ink);
}

export function drawNumeral(pen: Pen, centre: Point, size: number, value: number, colour: Colour): void {
  pen.label(String(value), centre.x, centre.y + (size * pen.capHeight('display')) / 2, {
    voice: 'display',
    size,
    colour,
  });
}

export function medallion(radius: number, value: number, alt: string): Block {
  return drawn(radius * 2, (pen, x, y) =>
    pen.tag('Figure', () => drawMedallion(pen, { x: x + radius, y: y + radius }, radius, value), { alt }),
  );
}

export function smallMedallion(radius: number, value: number, alt: string): Block {
  return drawn(radius * 2, (pen, x, y) =>
    pen.tag('Figure', () => drawSmallMedallion(pen, { x: x + radius, y: y + radius }, radius, value), {
      alt,
    }),
  );
}

function nineDots(pen: Pen, centre: Point, radius: number, lit: number, colour: Colour): void {
  for (let at = 1; at <= 9; at++) {
    const dot = onCircle(centre, radius, at / 9);
    if (at === lit) star(pen, dot, radius * 0.1, colour);
    else pen.circle(dot.x, dot.y, 0.6, { fill: colour });
  }
}

function rootOf(value: number): number {
  return value === 0 ? 0 : value % 9 || 9;
}
