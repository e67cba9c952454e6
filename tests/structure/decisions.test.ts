import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';

const folder = join(projectFolder, 'docs', 'decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

const HEAD = /^# (\d{4}) (.+)\n\n\*\*Date\.\*\* (\d{4}-\d{2}-\d{2})\. \*\*Status\.\*\* (Accepted)\.\n\n/;
const LONGEST = 40;

type Decision = { file: string; number: string; title: string; date: string };

function read(file: string): Decision {
  const head = HEAD.exec(textOf(file));
  if (!head) throw new Error(`${file} does not begin with its number and title, then its date and status`);
  const [, number = '', title = '', date = ''] = head;
  return { file, number, title, date };
}

test.each(files)('%s has a head, a context, a decision and what was rejected, in few lines', (file) => {
  const { number } = read(file);
  expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
  const parts = ['Context', 'Decision', 'Rejected'];
  for (const part of parts) expect(textOf(file)).toContain(`**${part}.**`);
  expect(textOf(file).trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST);
});

test('no number is used twice', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

/** `decision 0072`, `decisions 0023, 0063`, `decisions/0065`: in every text of ours, code and comments included. */
function mentionedIn(text: string): string[] {
  return [...text.matchAll(/\bdecisions?[ /\n*]+(\d+(?:(?:, and|,| and) \d+)*)\b/gi)].flatMap(
    ([, numbers = '']) => numbers.match(/\d+/g) ?? [],
  );
}

test('every decision that is mentioned anywhere is there', () => {
  const texts = globSync('{*.*,.github/**/*.*,[a-z]*/**/*.*}', {
    cwd: projectFolder,
    exclude: (name) => ['node_modules', 'dist', 'data', 'package-lock.json'].includes(name),
  }).filter((file) => /\.(css|json|md|mjs|sql|tsx?|ya?ml)$/.test(file));
  const mentions = texts.flatMap((file) =>
    mentionedIn(readFileSync(join(projectFolder, file), 'utf8')).map((number) => ({ file, number })),
  );
  expect(mentions.length).toBeGreaterThan(30);
  const known = new Set(files.map((file) => file.slice(0, 4)));
  expect(mentions.filter(({ number }) => !known.has(number))).toEqual([]);
});

/** `npx vitest run tests/structure/decisions.test.ts -u` writes the index anew. */
test('the index lists every decision', async () => {
  await expect(index(files.map(read))).toMatchFileSnapshot(join(folder, 'README.md'));
});

function index(decisions: Decision[]): string {
  const sorted = decisions.toSorted((one, other) => one.number.localeCompare(other.number));
  const rows = sorted.map(({ file, number, title, date }) => `| ${number} | [${title}](${file}) | ${date} |`);
  return `# Decisions

What somebody will ask "why like this?" about, where the code does not answer: context, decision, what was rejected, in at most ${LONGEST} lines. All of them hold
today. A decision that changes is written anew under its number; what has become obvious is folded into a README and deleted, so numbers have gaps.
To add one: the next free number, the form of the others, then write this index anew with
\`npx vitest run tests/structure/decisions.test.ts -u\`.

| number | decision | date |
|---|---|---|
${rows.join('\n')}
`;
}
