/**
 * How much of what one buyer reads another buyer reads too: the words of sentences that stand in both documents, as a
 * share of all words of running text. Names are masked first, so that a name put into a common sentence counts as common.
 *
 *   node bench/likeness.ts              500 pairs of strangers for each document
 *   node bench/likeness.ts 50 personal-report
 *   node bench/likeness.ts 50 personal-report --pages   and which pages carry what is shared
 */
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { composeDocument, type DocumentData } from '../documents/draw.ts';
import {
  ordinaryBusiness,
  ordinaryCouple,
  ordinaryPerson,
  type Person,
  person,
  seeded,
} from '../documents/testing/people.ts';
import { readWords } from '../documents/testing/read-words.ts';
import { entriesOf, itemAt } from '../shared/records.ts';

const content = makeContent(firstEdition);
const byPage = process.argv.includes('--pages');
const [pairs = '500', only] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const PAIRS = Number(pairs);

/** Measured by this program on the edition that was sold first; goal in the second place. */
const KINDS = {
  'personal-report': { before: 46, goal: 25, make: ordinaryPerson },
  'yearly-blueprint': { before: 70, goal: 30, make: ordinaryPerson },
  'business-blueprint': { before: 43, goal: 30, make: ordinaryBusiness },
  'couples-blueprint': { before: 34, goal: 20, make: ordinaryCouple },
  'couples-snapshot': { before: 39, goal: 35, make: ordinaryCouple },
  'brand-alignment': { before: 53, goal: 35, make: ordinaryBusiness },
  'free-report': { before: 56, goal: 35, make: ordinaryPerson },
} satisfies {
  [Kind in
    | 'personal-report'
    | 'yearly-blueprint'
    | 'business-blueprint'
    | 'couples-blueprint'
    | 'couples-snapshot'
    | 'brand-alignment'
    | 'free-report']: {
    before: number;
    goal: number;
    make(random: () => number): DocumentData<Kind>;
  };
};
type Kind = keyof typeof KINDS;

const RUNNING = ['P', 'LBody', 'TD', 'BlockQuote', 'Note'];
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

interface Read {
  sentences: Map<string, number>;
  /** The same, page by page. */
  pages: Map<string, Map<string, number>>;
  total: number;
}

function namesIn(data: DocumentData<Kind>): string[] {
  const names = 'names' in data ? data.names : [];
  const all = [
    ...('name' in data ? [data.name] : []),
    ...names.map((name) => (typeof name === 'string' ? name : name.label)),
  ];
  return [...new Set(all.flatMap((name) => [name, ...name.split(' ')]))].toSorted(
    (a, b) => b.length - a.length,
  );
}

function read(kind: Kind, data: DocumentData<Kind>): Read {
  const names = namesIn(data);
  const sentences = new Map<string, number>();
  const pages = new Map<string, Map<string, number>>();
  let total = 0;
  for (const { page, tag, text } of readWords(composeDocument(kind, data, content))) {
    if (!RUNNING.includes(tag)) continue;
    let masked = text;
    for (const name of names) masked = masked.replaceAll(name, '·');
    for (const sentence of masked.split(/(?<=[.?!:;])\s+/)) {
      const count = words(sentence);
      sentences.set(sentence, (sentences.get(sentence) ?? 0) + count);
      const own = pages.get(page) ?? new Map<string, number>();
      pages.set(page, own.set(sentence, (own.get(sentence) ?? 0) + count));
      total += count;
    }
  }
  return { sentences, pages, total };
}

function shared(one: Read, other: Read): number {
  let common = 0;
  for (const [sentence, count] of one.sentences) if (other.sentences.has(sentence)) common += count;
  return common / one.total;
}

/** Shared words of all pairs, and all words, of each page. */
function pagesOf(pairsRead: readonly (readonly [Read, Read])[]): void {
  const found = new Map<string, { common: number; total: number }>();
  for (const [one, other] of pairsRead) {
    for (const [page, sentences] of one.pages) {
      const sum = found.get(page) ?? { common: 0, total: 0 };
      for (const [sentence, count] of sentences) {
        sum.total += count;
        if (other.sentences.has(sentence)) sum.common += count;
      }
      found.set(page, sum);
    }
  }
  for (const [page, { common, total }] of found) {
    const per = (sum: number) => String(Math.round(sum / pairsRead.length)).padStart(5);
    console.log(`  ${page.padEnd(18)}${per(common)} of ${per(total)} words ${percent(common / total)}`);
  }
}

const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(6);
console.log(`${PAIRS} pairs of strangers, ordered on one day`);
console.log('document             words  everybody  before  median   90th    most   goal');
let missed = 0;
for (const [kind, { before, goal, make }] of entriesOf(KINDS)) {
  if (only && only !== kind) continue;
  const random = seeded(1815);
  const everybody = new Map<string, number>();
  const shares: number[] = [];
  const together: [Read, Read][] = [];
  let last: Read | null = null;
  let total = 0;
  for (let at = 0; at <= PAIRS; at++) {
    const next = read(kind, make(random));
    total += next.total;
    for (const sentence of next.sentences.keys()) everybody.set(sentence, (everybody.get(sentence) ?? 0) + 1);
    if (last) shares.push((shared(last, next) + shared(next, last)) / 2);
    if (last && byPage) together.push([last, next]);
    last = next;
  }
  const fixed = [...everybody].filter(([, times]) => times > PAIRS * 0.98);
  const fixedWords = fixed.reduce((sum, [sentence]) => sum + words(sentence), 0);
  shares.sort((a, b) => a - b);
  const at = (share: number) => itemAt(shares, Math.floor(share * (shares.length - 1)));
  if (at(0.5) * 100 > goal) missed++;
  console.log(
    kind.padEnd(20),
    String(Math.round(total / (PAIRS + 1))).padStart(5),
    String(fixedWords).padStart(10),
    percent(before / 100),
    percent(at(0.5)),
    percent(at(0.9)),
    percent(at(1)),
    percent(goal / 100),
  );
  if (byPage) pagesOf(together);
}

if (!only) oneReader();
if (!only || only === 'personal-report') sameCore();
process.exit(missed > 0 ? 1 : 0);

/** What a Yearly Blueprint says that its reader's Personal Report says too, and how often the report calls her by her name. */
function oneReader(): void {
  const random = seeded(1815);
  const readers = Array.from({ length: Math.min(PAIRS, 100) }, () => ordinaryPerson(random));
  const middle = (all: number[]) =>
    itemAt(
      all.toSorted((a, b) => a - b),
      Math.floor(all.length / 2),
    );
  const own = readers.map((data) => shared(read('yearly-blueprint', data), read('personal-report', data)));
  const named = readers.map((data) => {
    const called = data.name.split(' ')[0] ?? '';
    return readWords(composeDocument('personal-report', data, content))
      .filter(({ tag }) => RUNNING.includes(tag))
      .reduce((sum, { text }) => sum + text.split(called).length - 1, 0);
  });
  console.log(
    `Yearly Blueprint against the same reader's Personal Report: median ${percent(middle(own))}, goal 15 %`,
  );
  console.log(`called by name in a Personal Report: ${Math.min(...named)} to ${Math.max(...named)} times`);
}

/**
 * Strangers with the same five core numbers and another name: born on another day, and, harder, on the same one. Dates are drawn
 * from few and names from many until they meet.
 */
function sameCore(): void {
  const random = seeded(1815);
  const coreOf = ({ chart }: Person) =>
    [chart.lifePath, chart.expression, chart.soulUrge, chart.personality, chart.birthday]
      .map(({ value }) => value)
      .join();
  const met = new Map<string, Person>();
  const found: Record<'born on another day' | 'born on the same day', number[]> = {
    'born on another day': [],
    'born on the same day': [],
  };
  const together: Record<keyof typeof found, [Read, Read][]> = {
    'born on another day': [],
    'born on the same day': [],
  };
  const wanted = Math.min(PAIRS, 60);
  const next = () => {
    const data = ordinaryPerson(random);
    return random() < 0.5 ? data : person(data.name, { year: 1984, month: 5, day: 17 }, data.issuedOn);
  };
  for (let drawn = 0; drawn < 40_000; drawn++) {
    const one = next();
    const isSameDay = one.chart.birthDate.year === 1984 && one.chart.birthDate.day === 17;
    const key = `${coreOf(one)} ${isSameDay}`;
    const other = met.get(key);
    const how = isSameDay ? 'born on the same day' : 'born on another day';
    const shares = found[how];
    if (other?.name.split(' ').every((word) => !one.name.includes(word)) && shares.length < wanted) {
      const both: [Read, Read] = [read('personal-report', one), read('personal-report', other)];
      shares.push(shared(...both));
      together[how].push(both);
    }
    met.set(key, one);
  }
  for (const [how, shares] of entriesOf(found)) {
    shares.sort((a, b) => a - b);
    const at = (share: number) => itemAt(shares, Math.floor(share * (shares.length - 1)));
    console.log(
      `Personal Report, same five core numbers, another name, ${how}: median ${percent(at(0.5))}, 90th ${percent(at(0.9))}, goal 45 %`,
    );
    if (byPage) pagesOf(together[how]);
  }
}
