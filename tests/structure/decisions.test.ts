import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';

const folder = join(projectFolder, 'docs', 'decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');

const HEAD = /^# (\d{4}) (.+)\n\n\*\*Date\.\*\* (\d{4}-\d{2}-\d{2})\. \*\*Status\.\*\* ([^\n]+)\.\n\n/;
const STATUS = /^(Accepted|Superseded by \d{4}|Accepted; .+ superseded by \d{4})$/;

type Decision = { file: string; number: string; title: string; date: string; status: string };

function read(file: string): Decision {
  const head = HEAD.exec(readFileSync(join(folder, file), 'utf8'));
  if (!head) throw new Error(`${file} does not begin with its number and title, then its date and status`);
  const [, number = '', title = '', date = '', status = ''] = head;
  return { file, number, title, date, status };
}

test.each(files)('%s has a number, a title, a date and a status', (file) => {
  const { number, status } = read(file);
  expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
  expect(status).toMatch(STATUS);
  const [, successor] = /superseded by (\d{4})/i.exec(status) ?? [];
  if (successor) expect(files.some((other) => other.startsWith(`${successor}-`))).toBe(true);
});

test('no number is used twice', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

/** `npx vitest run tests/structure/decisions.test.ts -u` writes the index anew. */
test('the index lists every decision', async () => {
  await expect(index(files.map(read))).toMatchFileSnapshot(join(folder, 'README.md'));
});

function index(decisions: Decision[]): string {
  const sorted = decisions.toSorted((one, other) => one.number.localeCompare(other.number));
  const rows = sorted.map(
    ({ file, number, title, date, status }) => `| ${number} | [${title}](${file}) | ${date} | ${status} |`,
  );
  return `# Decisions

What was decided, and why. A decision is not edited later: a new one supersedes it, and the old one says so in its status.
To add one: the next free number, the form of the others, then write this index anew with
\`npx vitest run tests/structure/decisions.test.ts -u\`.

Gaps: numbers were reserved in blocks for pieces of work done side by side; those that were not needed stay empty.

| number | decision | date | status |
|---|---|---|---|
${rows.join('\n')}
`;
}
