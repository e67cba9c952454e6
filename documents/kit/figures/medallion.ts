import { type Block, drawn } from '../block.ts';
import { onCircle, type Point, rosette, star, ticks } from '../engraving.ts';
import type { Colour } from '../palette.ts';
import type { Pen } from '../pen.ts';

export interface MedallionLook {
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
  drawNumeral(pen, centre, radius * (value > 9 ? 0.72 : 0.9), value, look.ink);
}

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
