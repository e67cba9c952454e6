import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { readFrom } from './casts.ts';

/** Where they are drawn. */
const FIELDS = ['app/components/date-field.tsx', 'app/ui/field.tsx'];
const pages = readFrom(projectFolder, 'app/**/*.tsx').filter(({ file }) => !FIELDS.includes(file));

/** Of all pages, where something stands that only the one field may have. */
const foundIn = (shape: RegExp) =>
  pages.flatMap(({ file, text }) => [...text.matchAll(shape)].map(([found]) => `${file}: ${found}`));

test('days are typed into the one field for days', () => {
  expect(foundIn(/type=(?:"date"|\{[^}]*'date'[^}]*\})|autoComplete="bday[^"]*"/g)).toEqual([]);
});

test('a birth date is typed into the one field for birth dates, whoever types it', () => {
  const drawn =
    /<(?!BirthDateField\b|HiddenFields\b)[A-Z]\w*[^<>]*?(?:name="birthDate"|\{\.\.\.field\.birthDate\})/g;
  expect(foundIn(drawn)).toEqual([]);
  expect(foundIn(/<(?:BirthDateField)\b/g).length).toBeGreaterThan(8);
});

test('what is wrong with a birth date is said in the words of the one parser', () => {
  const words = /This day is still to come\.|from 1900 on\.|'Please give day, month and year\.'/;
  const others = readFrom(projectFolder, '{app,domain,shared,content,server}/**/*.{ts,tsx}').filter(
    ({ file, text }) => words.test(text) && !/\.test(-support)?\.ts/.test(file),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

test('an address is typed into the one field that asks about a slip of the finger', () => {
  const asking = ['app/ui/field.tsx', 'app/components/chat/chat-window.tsx'];
  const typed = readFrom(projectFolder, 'app/**/*.tsx').filter(({ text }) =>
    /type=\{?["']email["']/.test(text),
  );
  expect(typed.map(({ file }) => file).sort()).toEqual(asking.sort());
  for (const { text } of typed) expect(text).toContain('useMeantAddress()');
});
