import { type CalendarDate, type Challenge, daysInMonth, type Pinnacle } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import { arc, crescent, star } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { mondayFirst, monthName } from '../words.ts';
import { drawNumeral, drawSmallMedallion } from './pairs.ts';

const LAST_AGE = 90;
const HEIGHT = 118;

interface Timeline {
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

export type DayMark = 'best' | 'good' | 'ending' | null;

const LABEL = 52;
const ROW = 26;
const HEAD = 14;
const MOST_DAYS = 31;

interface LaunchAlmanac {
  /** The first month shown; twelve follow one another. */
  from: { year: number; month: number };
  markOf(date: CalendarDate): DayMark;
  alt: string;
}

/** Twelve months in twelve rows, a field for each day: stars on the best days, rings on good ones, crescents on endings. */
export function launchAlmanac({ from, markOf, alt }: LaunchAlmanac, width: number): Block {
  const cell = (width - LABEL) / MOST_DAYS;
  const months = Array.from({ length: 12 }, (_, at) => ({
    year: from.year + Math.floor((from.month - 1 + at) / 12),
    month: ((from.month - 1 + at) % 12) + 1,
  }));
  return drawn(HEAD + ROW * months.length, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        for (let day = 1; day <= MOST_DAYS; day++)
          pen.label(String(day), x + LABEL + (day - 0.5) * cell, y + 8, {
            voice: 'body',
            size: 5.8,
            colour: 'quiet',
          });
        months.forEach((month, at) => {
          drawMonth(pen, month, x, y + HEAD + at * ROW, cell, markOf);
        });
        pen.paint({ stroke: 'leaf', width: 0.8 }, (path) =>
          path.rect(x + LABEL, y + HEAD, cell * MOST_DAYS, ROW * months.length),
        );
        for (const dx of [LABEL, LABEL + cell * MOST_DAYS])
          for (const dy of [HEAD, HEAD + ROW * months.length]) star(pen, { x: x + dx, y: y + dy }, 3, 'leaf');
      },
      { alt },
    ),
  );
}

function drawMonth(
  pen: Pen,
  { year, month }: { year: number; month: number },
  x: number,
  y: number,
  cell: number,
  markOf: (date: CalendarDate) => DayMark,
): void {
  const look = { voice: 'heading', size: 8.6, colour: 'ink', align: 'left' } as const;
  pen.label(monthName(month).slice(0, 3), x, y + ROW * 0.64, look);
  pen.label(String(year), x + 22, y + ROW * 0.64, { ...look, voice: 'body', size: 6.8, colour: 'quiet' });
  for (let day = 1; day <= MOST_DAYS; day++) {
    const left = x + LABEL + (day - 1) * cell;
    const date = { year, month, day };
    if (day > daysInMonth(year, month)) {
      pen.paint({ fill: 'sunken', opacity: 0.5 }, (path) => path.rect(left, y, cell, ROW));
      continue;
    }
    const isWeekend = mondayFirst(date) >= 5;
    pen.paint({ fill: isWeekend ? 'sunken' : 'card', stroke: 'rule', width: 0.4 }, (path) =>
      path.rect(left, y, cell, ROW),
    );
    drawMark(pen, markOf(date), left + cell / 2, y + ROW / 2);
  }
}

function drawMark(pen: Pen, mark: DayMark, x: number, y: number): void {
  if (mark === 'best') star(pen, { x, y }, 6.2, 'gold', 8, 0.42);
  if (mark === 'good') pen.circle(x, y, 2.7, { stroke: 'leaf', width: 0.9 });
  if (mark === 'ending') crescent(pen, { x, y }, 2.6, 'plum');
}
