import { ends } from '../../../shared/lists.ts';
import { type Block, drawn } from '../block.ts';
import { onCircle, type Point, rosette, slice, star, ticks } from '../engraving.ts';
import { aNumber } from '../number-words.ts';
import type { Pen } from '../pen.ts';
import { drawNumeral } from './medallion.ts';

export interface MonthOnWheel {
  /** 'April' */
  name: string;
  year: number;
  digit: number;
  /** The personal year it belongs to. */
  personalYear: number;
  /** Another person's, on a ring of its own further in. */
  second?: { digit: number; personalYear: number };
}

/** Twelve months clockwise from the top, each with its personal month; the inner ring tells the personal year. */
export function monthWheel(months: readonly MonthOnWheel[], diameter: number): Block {
  const alt = `Wheel of twelve months: ${months.map(({ name, year, digit, second }) => `${name} ${year} is ${aNumber(digit)}${second ? ` and ${aNumber(second.digit)}` : ''}`).join(', ')}.`;
  return drawn(diameter, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => drawWheel(pen, { x: x + diameter / 2, y: y + diameter / 2 }, diameter / 2, months),
      { alt },
    ),
  );
}

function drawWheel(pen: Pen, centre: Point, radius: number, months: readonly MonthOnWheel[]): void {
  const step = 1 / 12;
  const r = {
    rim: radius,
    ticks: radius * 0.955,
    outer: radius * 0.93,
    names: radius * 0.825,
    mid: radius * 0.74,
    inner: radius * 0.42,
    core: radius * 0.3,
  };
  pen.circle(centre.x, centre.y, r.rim, { fill: 'card' });
  months.forEach((_, at) => {
    if (at % 2 === 0) slice(pen, centre, r.inner, r.mid, at * step, (at + 1) * step, { fill: 'paper' });
  });
  pen.circle(centre.x, centre.y, r.rim, { stroke: 'leaf', width: 1.1 });
  pen.circle(centre.x, centre.y, radius * 0.985, { stroke: 'leaf', width: 0.3 });
  ticks(pen, centre, r.outer, r.ticks, 365, { stroke: 'leaf', width: 0.25 });
  for (const [at, width] of [
    [r.outer, 0.5],
    [r.mid, 0.5],
    [r.inner, 0.8],
    [radius * 0.405, 0.3],
    [r.core, 0.6],
  ] as const) {
    pen.circle(centre.x, centre.y, at, { stroke: 'leaf', width });
  }
  if (months[0]?.second) pen.circle(centre.x, centre.y, radius * 0.585, { stroke: 'rule', width: 0.6 });
  rosette(pen, centre, radius * 0.35, radius * 0.035, 24, 3, { stroke: 'leaf', width: 0.3 });
  for (const [at, month] of months.entries()) drawMonth(pen, centre, r, month, at * step, step, radius);
  drawYears(pen, centre, r.core, months);
}

function drawMonth(
  pen: Pen,
  centre: Point,
  r: { outer: number; names: number; mid: number; inner: number },
  month: MonthOnWheel,
  from: number,
  step: number,
  radius: number,
): void {
  const turnsOver = month.name === 'January';
  const inner = onCircle(centre, r.inner, from);
  const outer = onCircle(centre, r.outer, from);
  pen.line(inner.x, inner.y, outer.x, outer.y, turnsOver ? 'gold' : 'rule', turnsOver ? 1 : 0.6);
  const middle = from + step / 2;
  drawAround(pen, centre, r.names, middle, month.name.slice(0, 3).toUpperCase(), String(month.year), radius);
  if (month.second) {
    drawNumeral(pen, onCircle(centre, radius * 0.665, middle), radius * 0.125, month.digit, 'ink');
    drawNumeral(pen, onCircle(centre, radius * 0.5, middle), radius * 0.115, month.second.digit, 'plum');
  } else {
    drawNumeral(pen, onCircle(centre, (r.mid + r.inner) / 2, middle), radius * 0.17, month.digit, 'ink');
  }
  star(pen, onCircle(centre, r.mid, middle), radius * 0.012, 'leaf');
}

/** Month and year upright on the ring, turned with it so that the head always points outwards. */
function drawAround(
  pen: Pen,
  centre: Point,
  radius: number,
  turn: number,
  month: string,
  year: string,
  size: number,
): void {
  const at = onCircle(centre, radius, turn);
  const upsideDown = turn > 0.25 && turn < 0.75;
  const degrees = (upsideDown ? turn + 0.5 : turn) * 360;
  pen.placed({ origin: [at.x, at.y], degrees }, () => {
    pen.label(month, at.x, at.y + size * 0.005, {
      voice: 'strong',
      size: size * 0.048,
      colour: 'ink',
      tracking: 1,
    });
    pen.label(year, at.x, at.y + size * 0.055, { voice: 'body', size: size * 0.036, colour: 'quiet' });
  });
}

function drawYears(pen: Pen, centre: Point, radius: number, months: readonly MonthOnWheel[]): void {
  const [first, last] = ends(months);
  const caption = { voice: 'strong', size: radius * 0.13, colour: 'quiet', tracking: 0.8 } as const;
  const years = first.year === last.year ? [first] : [first, last];
  years.forEach((year, at) => {
    const x = centre.x + (years.length === 1 ? 0 : (at - 0.5) * radius * 0.86);
    if (year.second) {
      drawNumeral(pen, { x, y: centre.y - radius * 0.4 }, radius * 0.42, year.personalYear, 'gold');
      drawNumeral(pen, { x, y: centre.y + radius * 0.06 }, radius * 0.42, year.second.personalYear, 'plum');
    } else {
      drawNumeral(
        pen,
        { x, y: centre.y - radius * 0.08 },
        radius * (years.length === 1 ? 0.85 : 0.6),
        year.personalYear,
        'gold',
      );
    }
    pen.label(String(year.year), x, centre.y + radius * 0.5, caption);
  });
  if (years.length === 2)
    pen.line(centre.x, centre.y - radius * 0.42, centre.x, centre.y + radius * 0.42, 'rule', 0.6);
}
