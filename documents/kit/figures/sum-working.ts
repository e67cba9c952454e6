import type { SumWorking, TermLabel } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import { lineWidth } from '../text-block.ts';
import { drawSteps, stepsWidth } from './letter-table.ts';

const NAMES: Partial<Record<TermLabel, string>> = {
  month: 'Month',
  day: 'Day',
  year: 'Year',
  'life-path': 'Life Path',
  expression: 'Expression',
  'calendar-year': 'Calendar year',
  'calendar-month': 'Calendar month',
  'calendar-day': 'Day of the month',
  'personal-year': 'Personal year',
  'personal-month': 'Personal month',
};

const HEIGHT = 34;
const SIZE = 10;

/** The parts of a date, each with its own way down, and their sum: 12 → 3, 10 → 1, 1815 → 15 → 6, 3 + 1 + 6 = 10 → 1. */
export function sumWorking({ terms, steps }: SumWorking, width: number): Block {
  const sum = terms.length > 1 ? `${terms.map(({ value }) => value).join(' + ')} =` : '';
  const sumWidth = terms.length > 1 ? lineWidth(sum, 'body', SIZE) + 5 + stepsWidth(steps, SIZE) : 0;
  const column = (width - sumWidth) / Math.max(terms.length, 2);
  return drawn(HEIGHT, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        terms.forEach((term, at) => {
          const left = x + at * column;
          pen.label((NAMES[term.label] ?? '').toUpperCase(), left, y + 9, {
            voice: 'strong',
            size: 6.4,
            colour: 'quiet',
            align: 'left',
            tracking: 1,
          });
          drawSteps(pen, term.steps, left, y + 25, SIZE);
        });
        if (terms.length > 1) {
          pen.label(sum, x + width - sumWidth, y + 25, {
            voice: 'body',
            size: SIZE,
            colour: 'quiet',
            align: 'left',
          });
          drawSteps(pen, steps, x + width - stepsWidth(steps, SIZE), y + 25, SIZE);
        }
      },
      {
        alt: `${terms.map(({ label, steps: own }) => `${NAMES[label] ?? label} ${own.join(' to ')}`).join(', ')}; ${sum} ${steps.join(' to ')}`,
      },
    ),
  );
}
