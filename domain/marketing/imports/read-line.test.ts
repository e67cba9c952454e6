import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../adapters/untrusted/read-list.ts';
import { guessColumns, readLine } from './read-line.ts';

const today = { year: 2026, month: 11, day: 15 };
const columns = { email: 0, name: 1, birthDate: 2, tags: 3, agreedOn: 4, language: 5 };
const terms = { columns, tags: ['old list'], consent: { source: 'the shop in Porto' } };
const read = (...cells: string[]) => readLine(cells, terms, today);
const problemOf = (...cells: string[]) => {
  const line = read(...cells);
  return line.ok ? undefined : line.problem;
};

test('a line says who somebody is, in any usual way of writing a date', () => {
  expect(
    read(' Maya@Example.COM ', 'Maya  Okafor', '14.7.1990', 'Friend; spring', '2025-01-31T10:00Z', 'en-GB'),
  ).toEqual({
    ok: true,
    person: {
      email: 'maya@example.com',
      name: 'Maya Okafor',
      birthDate: '1990-07-14',
      tags: ['friend', 'old list', 'spring'],
      language: 'en',
      agreedOn: '2025-01-31',
    },
  });
  expect(read('a@b.co', '', '', '', '31/01/2025')).toMatchObject({
    ok: true,
    person: { birthDate: null, name: '' },
  });
});

test.each([
  ['no address', ['', 'Maya', '', '', '2025-01-31']],
  ['not an e-mail address', ['maya at example', 'Maya', '', '', '2025-01-31']],
  ['not an e-mail address', ['a@b.co, c@d.co', 'Maya', '', '', '2025-01-31']],
  ['not a name', ['a@b.co', 'Win at https://evil.test', '', '', '2025-01-31']],
  ['birth date not understood', ['a@b.co', 'Maya', '31.02.1990', '', '2025-01-31']],
  ['no date of consent', ['a@b.co', 'Maya', '', '', '']],
  ['date of consent not understood', ['a@b.co', 'Maya', '', '', 'last spring']],
  ['date of consent in the future', ['a@b.co', 'Maya', '', '', '2027-01-01']],
  ['language not understood, such as en', ['a@b.co', 'Maya', '', '', '2025-01-31', 'English']],
])('a fault keeps the line out and is said: %s', (problem, cells) => {
  expect(problemOf(...cells)).toBe(problem);
});

test('a future or ancient birth date is a fault', () => {
  expect(problemOf('a@b.co', 'Maya', '2030-01-01', '', '2025-01-31')).toMatch(/^birth date: /);
  expect(problemOf('a@b.co', 'Maya', '1850-01-01', '', '2025-01-31')).toMatch(/^birth date: /);
});

test('one date of consent may hold for the whole list, and a list may come without any', () => {
  const all = { ...terms, consent: { source: 'a fair', agreedOn: '2024-05-01' } };
  expect(readLine(['a@b.co'], all, today)).toMatchObject({ ok: true, person: { agreedOn: '2024-05-01' } });
  expect(readLine(['a@b.co'], { ...terms, consent: null }, today)).toMatchObject({
    ok: true,
    person: { agreedOn: null },
  });
});

describe('files', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  test('commas, semicolons, tabs, quotes and marks of UTF-8 are understood', () => {
    const rows = [['a@b.co', 'Ana, "the one"']];
    expect(readCsv(bytes('\uFEFFemail,name\r\na@b.co,"Ana, ""the one"""\r\n\r\n'))).toEqual({
      header: ['email', 'name'],
      rows,
    });
    expect(readCsv(bytes('email;name\na@b.co;"Ana, ""the one"""')).rows).toEqual(rows);
    expect(readCsv(bytes('email\tname\na@b.co\tAna'))).toMatchObject({ rows: [['a@b.co', 'Ana']] });
  });

  test('an old encoding does not spoil a name', () => {
    expect(
      readCsv(Uint8Array.from([...bytes('email,name\na@b.co,Ren'), 0xe9, ...bytes('e\n')])).rows,
    ).toEqual([['a@b.co', 'Renée']]);
  });

  test('an empty file is refused in words', () => {
    expect(() => readCsv(bytes('email,name\n'))).toThrow('no lines below its heading');
  });

  test('columns are guessed by their headings', () => {
    expect(guessColumns(['Opt-in date', 'First Name', 'E-mail', 'Date of birth', 'Tags'])).toEqual({
      agreedOn: 0,
      name: 1,
      email: 2,
      birthDate: 3,
      tags: 4,
    });
  });
});
