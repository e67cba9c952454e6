import { type Block, drawn } from '../block.ts';
import { onCircle, type Point, rosette, slice, star, ticks } from '../engraving.ts';
import { aNumber } from '../number-words.ts';
import type { Pen } from '../pen.ts';
import { drawNumeral } from './medallion.ts';

export interface YearOnWheel {
  digit: number;
  year: number;
  now: boolean;
}

/** The round in which a year of this number stands, from its 1 to its 9. */
export function roundOfNine(digit: number, year: number): YearOnWheel[] {
  const start = year - digit + 1;
  return Array.from({ length: 9 }, (_, at) => ({
    digit: at + 1,
    year: start + at,
    now: start + at === year,
  }));
}

/** The round of nine personal years with the calendar years they fall on. */
export function nineYearWheel(years: readonly YearOnWheel[], diameter: number): Block {
  const now = years.find((year) => year.now);
  const alt = `Wheel of nine personal years: ${years.map(({ digit, year }) => `${year} is ${aNumber(digit)}`).join(', ')}.`;
  return drawn(diameter, (pen, x, y) => {
    const radius = diameter / 2;
    const centre = { x: x + radius, y: y + radius };
    pen.tag('Figure', () => drawWheel(pen, centre, radius, years, now?.digit ?? 0), { alt });
  });
}

function drawWheel(
  pen: Pen,
  centre: Point,
  radius: number,
  years: readonly YearOnWheel[],
  now: number,
): void {
  pen.circle(centre.x, centre.y, radius, { fill: 'card' });
  const step = 1 / 9;
  for (const { digit, now: current } of years) {
    if (!current) continue;
    const from = (digit - 1.5) * step;
    slice(pen, centre, radius * 0.42, radius * 0.9, from, from + step, { fill: 'sunken' });
  }
  pen.circle(centre.x, centre.y, radius, { stroke: 'leaf', width: 1 });
  pen.circle(centre.x, centre.y, radius * 0.975, { stroke: 'leaf', width: 0.3 });
  ticks(pen, centre, radius * 0.925, radius * 0.96, 108, { stroke: 'leaf', width: 0.3 });
  pen.circle(centre.x, centre.y, radius * 0.9, { stroke: 'leaf', width: 0.5 });
  pen.circle(centre.x, centre.y, radius * 0.42, { stroke: 'leaf', width: 0.6 });
  rosette(pen, centre, radius * 0.34, radius * 0.05, 18, 3, { stroke: 'leaf', width: 0.3 });
  for (const { digit, year, now: current } of years) {
    const from = (digit - 1.5) * step;
    const inner = onCircle(centre, radius * 0.42, from);
    const outer = onCircle(centre, radius * 0.9, from);
    pen.line(inner.x, inner.y, outer.x, outer.y, 'rule', 0.6);
    const middle = onCircle(centre, radius * 0.7, from + step / 2);
    drawNumeral(
      pen,
      { x: middle.x, y: middle.y - radius * 0.035 },
      radius * 0.2,
      digit,
      current ? 'gold' : 'ink',
    );
    pen.label(String(year), middle.x, middle.y + radius * 0.15, {
      voice: current ? 'strong' : 'body',
      size: radius * 0.07,
      colour: current ? 'ink' : 'quiet',
    });
    if (current) star(pen, onCircle(centre, radius * 0.485, from + step / 2), radius * 0.045, 'gold');
  }
  drawNumeral(pen, centre, radius * 0.32, now, 'ink');
}
