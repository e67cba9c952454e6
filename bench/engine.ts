/**
 * How many personal charts the engine makes per second, beside the least that any engine must do: add the values of
 * the letters and the digits of the date. Both are measured in turns within one run, so their ratio holds on any machine.
 *
 *   node bench/engine.ts
 */

import { type CalendarDate, chart, forecast } from '../numerology/index.ts';
import { spellName } from '../numerology/names/index.ts';
import { itemAt } from '../shared/records.ts';

const RAW_NAMES = [
  'Ada Lovelace',
  'Thomas John Hancock',
  'Łukasz Nowak',
  'Mary Jane',
  'Søren Kierkegaard',
  'Юлия Щукина',
];
const PEOPLE = 1_000;
const ROUNDS = 7;
const ROUND_MS = 200;

interface Person {
  raw: string;
  name: readonly string[];
  birthDate: CalendarDate;
}

const people: Person[] = Array.from({ length: PEOPLE }, (_, index) => {
  const raw = itemAt(RAW_NAMES, index % RAW_NAMES.length);
  const reading = spellName(raw);
  if (!reading.ok) throw new Error(`not a name: ${raw}`);
  const birthDate = { year: 1900 + (index % 130), month: 1 + (index % 12), day: 1 + (index % 28) };
  return { raw, name: reading.spelling.name, birthDate };
});

function sumLettersAndDigits({ name, birthDate }: Person): number {
  let sum = 0;
  for (const word of name)
    for (let at = 0; at < word.length; at++) sum += ((word.charCodeAt(at) - 65) % 9) + 1;
  for (const part of [birthDate.year, birthDate.month, birthDate.day]) {
    for (let rest = part; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  }
  return sum;
}

/** Results are added up, so that nothing can be optimised away as unused. */
const work: Record<string, (person: Person) => number> = {
  'bare sums': sumLettersAndDigits,
  chart: ({ name, birthDate }) => chart({ name, birthDate }).maturity.value,
  'name spelling': ({ raw }) => (spellName(raw).ok ? 1 : 0),
  'year forecast': ({ birthDate }) => forecast(birthDate, 2026).months.length,
};

let checksum = 0;

function perSecond(task: (person: Person) => number): number {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < ROUND_MS) {
    for (let burst = 0; burst < 10; burst++) checksum += task(itemAt(people, done++ % PEOPLE));
  }
  return (done / (performance.now() - start)) * 1000;
}

const rates = new Map<string, number[]>(Object.keys(work).map((label) => [label, []]));
for (let round = 0; round <= ROUNDS; round++) {
  for (const [label, task] of Object.entries(work)) {
    const rate = perSecond(task);
    // The first round only warms up.
    if (round > 0) rates.get(label)?.push(rate);
  }
}

const median = (values: number[]) =>
  itemAt(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  );
const bare = median(rates.get('bare sums') ?? []);
console.log(`Engine, median of ${ROUNDS} rounds (checksum ${checksum})`);
for (const [label, values] of rates) {
  const rate = median(values);
  console.log(
    `${label.padEnd(14)} ${Math.round(rate).toLocaleString('en').padStart(12)} per second   ` +
      `${(bare / rate).toFixed(1).padStart(7)} x the time of bare sums`,
  );
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
