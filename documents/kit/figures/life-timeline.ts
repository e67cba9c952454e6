import type { Challenge, Pinnacle } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import { arc, star } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { drawNumeral, drawSmallMedallion } from './medallion.ts';

const LAST_AGE = 90;
const HEIGHT = 118;

export interface Timeline {
  pinnacles: readonly Pinnacle[];
  challenges: readonly Challenge[];
  birthYear: number;
  age: number;
}

/** Four hills along a life, a pinnacle above each and its challenge below the road. */
export function lifeTimeline(timeline: Timeline, width: number): Block {
  const alt = timeline.pinnacles
    .map(
      ({ fromAge, toAge, number }, at) =>
        `${stretch(fromAge, toAge)}: pinnacle ${number.value}, challenge ${timeline.challenges[at]?.number.value}`,
    )
    .join('; ');
  return drawn(HEIGHT, (pen, x, y) =>
    pen.tag('Figure', () => drawLife(pen, timeline, x, y, width), { alt: `Timeline of a life. ${alt}.` }),
  );
}

export function stretch(fromAge: number, toAge: number | null): string {
  if (fromAge === 0) return `from birth to ${toAge}`;
  return toAge === null ? `from ${fromAge} on` : `from ${fromAge} to ${toAge}`;
}

function drawLife(
  pen: Pen,
  { pinnacles, challenges, birthYear, age }: Timeline,
  x: number,
  y: number,
  width: number,
): void {
  const road = y + 72;
  const at = (years: number) => x + (Math.min(years, LAST_AGE) / LAST_AGE) * width;
  pen.line(x, road, x + width, road, 'leaf', 0.9);
  pen.line(x, road + 2.5, x + width, road + 2.5, 'leaf', 0.3);
  for (let year = 0; year <= LAST_AGE; year += 3)
    pen.line(at(year), road + 2.5, at(year), road + (year % 9 === 0 ? 6.5 : 4.5), 'leaf', 0.35);
  pinnacles.forEach(({ fromAge, toAge, number }, index) => {
    const [left, right] = [at(fromAge === 0 ? 0 : fromAge), at(toAge === null ? LAST_AGE : toAge + 1)];
    const middle = (left + right) / 2;
    const now = age >= fromAge && (toAge === null || age <= toAge);
    drawHill(pen, middle, road, (right - left) / 2, now);
    drawSmallMedallion(pen, { x: middle, y: y + 21 }, 19, number.value);
    drawNumeral(pen, { x: middle, y: road + 20 }, 14, challenges[index]?.number.value ?? 0, 'plum');
    pen.label(fromAge === 0 ? 'birth' : String(fromAge), left + (fromAge === 0 ? 0 : 3), road + 34, {
      voice: 'body',
      size: 7.4,
      colour: 'quiet',
      align: 'left',
    });
    pen.label(String(birthYear + fromAge), left + (fromAge === 0 ? 0 : 3), road + 43, {
      voice: 'body',
      size: 7.5,
      colour: 'quiet',
      align: 'left',
    });
    if (fromAge > 0) pen.line(left, road - 10, left, road + 45, 'rule', 0.6);
  });
  if (age <= LAST_AGE) {
    star(pen, { x: at(age + 0.5), y: road + 1.2 }, 6, 'gold', 8, 0.35);
    pen.label('you', at(age + 0.5), road - 8, { voice: 'italic', size: 8, colour: 'gold' });
  }
}

function drawHill(pen: Pen, middle: number, road: number, half: number, now: boolean): void {
  const centre = { x: middle, y: road };
  const rise = 34;
  pen.placed({ origin: [0, road], stretch: [1, rise / half] }, () => {
    if (now) pen.paint({ fill: 'sunken' }, (path) => arc(path, centre, half, -0.25, 0.25));
    pen.paint({ stroke: 'leaf', width: 0.6 }, (path) => arc(path, centre, half, -0.25, 0.25));
    pen.paint({ stroke: 'leaf', width: 0.25 }, (path) => {
      for (const inset of [4, 8]) if (half > inset + 2) arc(path, centre, half - inset, -0.25, 0.25);
    });
  });
}
