import { type Block, drawn } from '../block.ts';
import type { MonthAhead } from '../months-ahead.ts';
import { drawNumeral } from './medallion.ts';

export interface Moon {
  name: string;
  digit: number;
}

export function moonsOf(months: readonly MonthAhead[]): Moon[] {
  return months.map(({ name, month }) => ({ name, digit: month.personalMonth.value }));
}

const HEIGHT = 34;
const RADIUS = 9.5;

/** Twelve small discs on a line, one for each month, with the present one, if any, dark: where in the year a page stands. */
export function twelveMoons(moons: readonly Moon[], now: number | null, width: number): Block {
  const step = (width - 2 * RADIUS) / (moons.length - 1);
  return drawn(HEIGHT, (pen, x, y) =>
    pen.decoration(() => {
      const line = y + RADIUS + 1;
      pen.line(x + RADIUS, line, x + width - RADIUS, line, 'leaf', 0.5);
      moons.forEach(({ name, digit }, at) => {
        const centre = { x: x + RADIUS + at * step, y: line };
        const isNow = at === now;
        const isPast = now !== null && at < now;
        if (isNow)
          pen.circle(centre.x, centre.y, RADIUS + 2.4, { fill: 'paper', stroke: 'leaf', width: 0.5 });
        pen.circle(centre.x, centre.y, RADIUS, {
          fill: isNow ? 'midnight' : isPast ? 'sunken' : 'card',
          stroke: 'leaf',
          width: 0.6,
        });
        drawNumeral(pen, centre, 10, digit, isNow ? 'starlight' : isPast ? 'faint' : 'ink');
        pen.label(name.slice(0, 3).toUpperCase(), centre.x, y + HEIGHT - 3, {
          voice: 'strong',
          size: 5.6,
          colour: isNow ? 'ink' : 'quiet',
          tracking: 0.8,
        });
      });
    }),
  );
}
