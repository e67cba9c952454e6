import { parseArgs } from 'node:util';
import {
  type CalendarDate,
  type Chart,
  compareDates,
  type LetterSystem,
  parseDate,
} from '../numerology/index.ts';
import { chartOf } from '../numerology/names/index.ts';
import type { PrintSheet } from './draw.ts';
import { isPrintSheet } from './print-sheet.ts';

type Wish = {
  data: { name: string; chart: Chart; issuedOn: CalendarDate };
  out: string;
  print: 'screen' | PrintSheet;
};

const options = {
  name: { type: 'string' },
  born: { type: 'string' },
  out: { type: 'string' },
  on: { type: 'string' },
  print: { type: 'string' },
} as const;

/** What `npm run report` was asked for, or what is wrong with it. */
export function readReportWish(args: string[], system: LetterSystem): Wish | { problem: string } {
  const { values } = parseArgs({ args, options });
  const { name, born, out, on = new Date().toISOString().slice(0, 10), print = 'screen' } = values;
  if (!name || !born || !out)
    return { problem: 'Usage: npm run report -- --name "Ada Lovelace" --born 1815-12-10 --out ada.pdf' };
  const birthDate = parseDate(born);
  const issuedOn = parseDate(on);
  if (!birthDate) return { problem: `--born is not a date like 1815-12-10: ${born}` };
  if (!issuedOn) return { problem: `--on is not a date like 1815-12-10: ${on}` };
  if (compareDates(birthDate, issuedOn) > 0) return { problem: '--born lies after the date of issue' };
  const reading = chartOf({ name, birthDate, system });
  if (!reading.ok) return { problem: '--name has no letters to count' };
  if (print !== 'screen' && !isPrintSheet(print)) return { problem: `--print is a4 or letter: ${print}` };
  return { data: { name, chart: reading.numbers, issuedOn }, out, print };
}
