import type { Tx } from '../../../db/connect.ts';
import { isDatabaseLost } from '../../../db/database-lost.ts';
import type { ImportTerms } from '../../../db/schema/index.ts';
import { lifePath, parseDate } from '../../../numerology/index.ts';
import { quizNumbersOf } from '../../../numerology/names/index.ts';
import { WEEK } from '../../../shared/durations.ts';
import { type ImportedContact, upsertImported } from '../../contacts/index.ts';
import { processDueInBatches, reasonOf } from '../../duties.ts';
import { importConsents, suppressionKey, syncStandings } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import { today } from '../../today.ts';
import {
  changeImport,
  deleteLeftImports,
  type ImportRow,
  type JudgedLine,
  type Line,
  listEarlier,
  listKnown,
  listLines,
  listRefused,
  lockImport,
  recordVerdicts,
} from './queries.ts';
import { type LineResult, type ReadLine, readLine } from './read-line.ts';

/** So many lines in one transaction: what a crash undoes, and what a look at the page waits for. */
const PORTION = 500;

const LEFT_MS = WEEK;

/** A list that nobody went on with for a week is thrown away. */
export const forgetLeftImports = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteLeftImports(db, new Date(clock.now().getTime() - LEFT_MS));

/** Works through the lists that are to be checked or taken in. Each portion commits with its place in the file. */
export async function runImports(services: Deps): Promise<number> {
  let lines = 0;
  await processDueInBatches(services, {
    duty: 'import-people',
    lock: (tx, only) => lockImport(tx, services.clock.now(), only),
    subject: ({ id }) => id,
    shown: ({ id, fileName }) => ({ label: fileName, path: `/office/letters/imports/${id}` }),
    work: async (tx, imports) => {
      for (const taken of imports) lines += await runPortion(services, tx, taken);
    },
  });
  return lines;
}

async function runPortion(services: Deps, tx: Tx, taken: ImportRow): Promise<number> {
  const { terms } = taken;
  if (!terms) throw new Error('an import was started without its terms');
  const lines = await listLines(tx, { importId: taken.id, from: taken.nextLine, limit: PORTION });
  const last = lines.at(-1);
  if (!last) {
    await finish(services, tx, taken);
    return 0;
  }
  const step = (some: Line[]) =>
    tx.transaction((inner) => takeLines(services, inner, { ...taken, terms }, some));
  try {
    await step(lines);
  } catch (err) {
    if (isDatabaseLost(err)) throw err;
    for (const line of lines) await step([line]).catch((cause: unknown) => leaveOut(tx, taken, line, cause));
  }
  await changeImport(tx, taken.id, { nextLine: last.line + 1 });
  return lines.length;
}

type Taken = ImportRow & { terms: ImportTerms };

async function takeLines(services: Deps, tx: Tx, taken: Taken, lines: Line[]): Promise<void> {
  const judged = await judge(services, tx, taken, lines);
  const isRun = taken.state === 'running';
  if (isRun) await takeIn(services, tx, taken.terms, goodOf(judged));
  const verdicts = judged.map(
    ({ line, email, verdict }): JudgedLine => ({ line, email, verdict, isDone: isRun }),
  );
  await recordVerdicts(tx, taken.id, verdicts);
}

/** One line that cannot be stored does not cost the others: the import's own list says so. */
async function leaveOut(tx: Tx, { id, state }: ImportRow, { line }: Line, cause: unknown): Promise<void> {
  if (isDatabaseLost(cause)) throw cause;
  const verdict = `could not be imported: ${reasonOf(cause)}`;
  await recordVerdicts(tx, id, [{ line, email: null, verdict, isDone: state === 'running' }]);
}

async function finish({ clock }: Deps, tx: Tx, { id, state }: ImportRow): Promise<void> {
  await changeImport(
    tx,
    id,
    state === 'running' ? { state: 'done', finishedAt: clock.now() } : { state: 'checked' },
  );
}

type Judged = { line: number; email: string | null; verdict: string; person?: ReadLine };

const goodOf = (judged: Judged[]): ReadLine[] =>
  judged.flatMap(({ verdict, person }) =>
    person && (verdict === 'new' || verdict === 'known') ? [person] : [],
  );

/** What becomes of each line: its fault, why the address must not be written to, or that it is good. */
async function judge(
  services: Deps,
  tx: Tx,
  { id: importId, terms }: Taken,
  lines: Line[],
): Promise<Judged[]> {
  const day = today(services);
  const read = lines.map(({ line, cells }) => ({ line, result: readLine(cells ?? [], terms, day) }));
  const emails = [...new Set(read.flatMap(({ result }) => (result.ok ? [result.person.email] : [])))];
  const key = (email: string) => suppressionKey(services.config, email);
  const refused = await listRefused(tx, emails.map(key));
  const known = new Set(await listKnown(tx, emails));
  const seen = new Set(await listEarlier(tx, { importId, before: lines[0]?.line ?? 0, emails }));
  const verdictOf = (result: LineResult): string => {
    if (!result.ok) return result.problem;
    const { email } = result.person;
    if (seen.has(email)) return 'the same address stands further up';
    seen.add(email);
    return refused.get(key(email)) ?? (known.has(email) ? 'known' : 'new');
  };
  return read.map(({ line, result }) => ({
    line,
    verdict: verdictOf(result),
    ...(result.ok ? { email: result.person.email, person: result.person } : { email: null }),
  }));
}

async function takeIn(services: Deps, tx: Tx, { consent }: ImportTerms, lines: ReadLine[]): Promise<void> {
  if (lines.length === 0) return;
  const { clock, content } = services;
  const { school } = content.current().site;
  const imported = lines.map(({ email, name, tags, language, birthDate }): ImportedContact => {
    return { email, name, tags, language, birth: birthOf(name, birthDate, school) };
  });
  await upsertImported(tx, imported, clock.now());
  if (consent) {
    const given = lines.flatMap(({ email, agreedOn }) => (agreedOn ? [{ email, agreedOn }] : []));
    await importConsents(tx, { given, source: `import: ${consent.source}` });
  }
  await syncStandings(
    services,
    tx,
    lines.map(({ email }) => email),
  );
}

type School = Parameters<typeof quizNumbersOf>[0]['system'];

/** All three numbers where the name can be counted; the Life Path needs the date alone. */
export function birthOf(name: string, birthDate: string | null, system: School): ImportedContact['birth'] {
  const date = birthDate ? parseDate(birthDate) : null;
  if (!birthDate || !date) return null;
  const counted = name ? quizNumbersOf({ name, birthDate: date, system }) : undefined;
  if (!counted?.ok) return { date: birthDate, lifePath: lifePathDigit(date) };
  const { numbers } = counted;
  return {
    date: birthDate,
    lifePath: numbers.lifePath.digit,
    expression: numbers.expression.digit,
    soulUrge: numbers.soulUrge.digit,
  };
}

const lifePathDigit = (date: Parameters<typeof lifePath>[0]) => ((lifePath(date).value - 1) % 9) + 1;
