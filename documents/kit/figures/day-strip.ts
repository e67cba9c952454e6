import type { ForecastDay } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';

const HEIGHT = 21;

/** A month's days in one line with the personal day beneath each; the days of beginning and of ending are marked. */
export function dayStrip(days: readonly ForecastDay[], width: number): Block {
  const step = width / 31;
  const alt = `Personal days: ${days.map(({ date, personalDay }) => `${date.day} is ${personalDay.value}`).join(', ')}.`;
  return drawn(HEIGHT, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        pen.line(x, y + 8.6, x + step * days.length, y + 8.6, 'rule', 0.5);
        for (const { date, personalDay } of days) {
          const centre = x + (date.day - 0.5) * step;
          const { value } = personalDay;
          if (value === 1) pen.circle(centre, y + 14.8, 5, { fill: 'sunken', stroke: 'leaf', width: 0.4 });
          if (value === 9) pen.circle(centre, y + 14.8, 5, { stroke: 'plum', width: 0.4 });
          pen.label(String(date.day), centre, y + 6.2, { voice: 'body', size: 5.8, colour: 'quiet' });
          pen.label(String(value), centre, y + 17.4, {
            voice: 'heading',
            size: 7.4,
            colour: value === 1 ? 'gold' : value === 9 ? 'plum' : 'ink',
          });
        }
      },
      { alt },
    ),
  );
}
