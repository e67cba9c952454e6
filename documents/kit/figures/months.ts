import type { ForecastMonth } from '../../../numerology/index.ts';
import { ends } from '../../../shared/records.ts';
import { type Block, drawn } from '../block.ts';
import { onCircle, type Point, rosette, slice, star, ticks } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { aNumber, type MonthAhead, mondayFirst } from '../words.ts';
import { drawNumeral } from './pairs.ts';

interface MonthOnWheel {
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

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const HEAD = 18;

/** A month as a calendar sheet: the date in the corner, the personal day in the middle of each field. */
export function monthCalendar({ days }: ForecastMonth, width: number, row = 33): Block {
  const cell = width / 7;
  const lead = mondayFirst(days[0]?.date ?? { year: 2000, month: 1, day: 1 });
  const weeks = Math.ceil((lead + days.length) / 7);
  const alt = `Calendar of personal days: ${days.map(({ date, personalDay }) => `${date.day} is ${personalDay.value}`).join(', ')}.`;
  return drawn(HEAD + weeks * row, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        drawGrid(pen, x, y, width, weeks, row);
        for (const { date, personalDay } of days) {
          const at = lead + date.day - 1;
          const left = x + (at % 7) * cell;
          const top = y + HEAD + Math.floor(at / 7) * row;
          const { value } = personalDay;
          const centre = { x: left + cell * 0.58, y: top + row * 0.56 };
          if (value === 1)
            pen.circle(centre.x, centre.y, row * 0.32, { fill: 'sunken', stroke: 'leaf', width: 0.5 });
          if (value === 9) pen.circle(centre.x, centre.y, row * 0.32, { stroke: 'plum', width: 0.5 });
          pen.label(String(date.day), left + 4, top + 9, {
            voice: 'body',
            size: 6.6,
            colour: 'quiet',
            align: 'left',
          });
          drawNumeral(pen, centre, row * 0.42, value, value === 1 ? 'gold' : value === 9 ? 'plum' : 'ink');
        }
      },
      { alt },
    ),
  );
}

function drawGrid(pen: Pen, x: number, y: number, width: number, weeks: number, row: number): void {
  const cell = width / 7;
  const bottom = y + HEAD + weeks * row;
  pen.paint({ fill: 'card', stroke: 'leaf', width: 0.8 }, (path) =>
    path.rect(x, y + HEAD, width, weeks * row),
  );
  for (let day = 1; day < 7; day++) pen.line(x + day * cell, y + HEAD, x + day * cell, bottom, 'rule', 0.5);
  for (let week = 1; week < weeks; week++)
    pen.line(x, y + HEAD + week * row, x + width, y + HEAD + week * row, 'rule', 0.5);
  for (const [at, name] of WEEKDAYS.entries()) {
    pen.label(name.toUpperCase(), x + (at + 0.5) * cell, y + 11, {
      voice: 'strong',
      size: 6.4,
      colour: 'quiet',
      tracking: 0.9,
    });
  }
  for (const corner of [x, x + width]) {
    star(pen, { x: corner, y: y + HEAD }, 3, 'leaf');
    star(pen, { x: corner, y: bottom }, 3, 'leaf');
  }
}

interface Moon {
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

interface YearOnWheel {
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
    pen.tag('Figure', () => drawYearWheel(pen, centre, radius, years, now?.digit ?? 0), { alt });
  });
}

function drawYearWheel(
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
