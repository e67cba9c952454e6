import type { ForecastMonth } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import { mondayFirst } from '../dates.ts';
import { star } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { drawNumeral } from './medallion.ts';

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
