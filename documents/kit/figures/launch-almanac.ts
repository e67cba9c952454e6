import { type CalendarDate, daysInMonth } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import { mondayFirst, monthName } from '../dates.ts';
import { crescent, star } from '../engraving.ts';
import type { Pen } from '../pen.ts';

export type DayMark = 'best' | 'good' | 'ending' | null;

const LABEL = 52;
const ROW = 26;
const HEAD = 14;
const MOST_DAYS = 31;

export interface LaunchAlmanac {
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

export function drawMark(pen: Pen, mark: DayMark, x: number, y: number): void {
  if (mark === 'best') star(pen, { x, y }, 6.2, 'gold', 8, 0.42);
  if (mark === 'good') pen.circle(x, y, 2.7, { stroke: 'leaf', width: 0.9 });
  if (mark === 'ending') crescent(pen, { x, y }, 2.6, 'plum');
}
