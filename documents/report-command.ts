/**
 * Makes a personal report from the command line:
 *
 *   npm run report -- --name "Ada Lovelace" --born 1815-12-10 --out ada.pdf
 *
 * --print a4 or --print letter makes the white version for a printer; --on YYYY-MM-DD sets the date of issue, which is today otherwise. Any year is welcome here; only the forms on the
 * website refuse births before 1900.
 */

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { type CalendarDate, compareDates, parseDate } from '../numerology/index.ts';
import { chartOf } from '../numerology/names/index.ts';
import { renderDocument } from './index.ts';

const content = makeContent(firstEdition);

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    born: { type: 'string' },
    out: { type: 'string' },
    on: { type: 'string' },
    print: { type: 'string' },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readDate(flag: string, text: string): CalendarDate {
  return parseDate(text) ?? fail(`--${flag} is not a date like 1815-12-10: ${text}`);
}

const { name, born, out } = values;
if (!name || !born || !out)
  fail('Usage: npm run report -- --name "Ada Lovelace" --born 1815-12-10 --out ada.pdf');
const birthDate = readDate('born', born);
const issuedOn = readDate('on', values.on ?? new Date().toISOString().slice(0, 10));
if (compareDates(birthDate, issuedOn) > 0) fail('--born lies after the date of issue');
const reading = chartOf({ name, birthDate, system: content.site.school });
if (!reading.ok) fail('--name has no letters to count');
const { print = 'screen' } = values;
if (print !== 'screen' && print !== 'a4' && print !== 'letter') fail(`--print is a4 or letter: ${print}`);
const bytes = await renderDocument(
  'personal-report',
  { name, chart: reading.numbers, issuedOn },
  content,
  print,
);
await writeFile(out, bytes);
console.log(`${out}: 20 pages, ${Math.round(bytes.length / 1024)} KB`);
