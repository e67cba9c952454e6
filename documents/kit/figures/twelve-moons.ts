import { type Block, drawn } from '../block.ts';
import { drawNumeral } from './medallion.ts';

export interface Moon {
  name: string;
  digit: number;
}

const HEIGHT = 34;
const RADIUS = 9.5;

/** Twelve small discs on a line, one for each month, with the present one dark: where in the year a page stands. */
export function twelveMoons(moons: readonly Moon[], now: number, width: number): Block {
  const step = (width - 2 * RADIUS) / (moons.length - 1);
  return drawn(HEIGHT, (pen, x, y) =>
    pen.decoration(() => {
      const line = y + RADIUS + 1;
      pen.line(x + RADIUS, line, x + width - RADIUS, line, 'leaf', 0.5);
      moons.forEach(({ name, digit }, at) => {
        const centre = { x: x + RADIUS + at * step, y: line };
        const isNow = at === now;
        if (isNow)
          pen.circle(centre.x, centre.y, RADIUS + 2.4, { fill: 'paper', stroke: 'leaf', width: 0.5 });
        pen.circle(centre.x, centre.y, RADIUS, {
          fill: isNow ? 'midnight' : at < now ? 'sunken' : 'card',
          stroke: 'leaf',
          width: 0.6,
        });
        drawNumeral(pen, centre, 10, digit, isNow ? 'starlight' : at < now ? 'faint' : 'ink');
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
