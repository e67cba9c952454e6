import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The rows of the list: a sentence, the file it stands in, and where the fact comes from. */
const rows = [...read('docs/facts-on-public-pages.md').matchAll(/^\| (.+) \| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, sentence = '', place = '', source = '']) => ({
    sentence: flat(sentence.replaceAll('\\|', '|')),
    place,
    source,
  }),
);

describe('each sentence stands on its page, and its fact has a source', () => {
  test.each(rows)('$sentence', ({ sentence, place, source }) => {
    expect(flat(read(place))).toContain(sentence);
    const files = [...source.matchAll(/`([\w-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path);
    expect(files.filter((path) => !existsSync(join(projectFolder, path)))).toEqual([]);
    expect(files.length > 0 || /\bowner\b|specification|\blaw\b/.test(source)).toBe(true);
  });
});

/** Where the public pages have their words. */
const pages = [
  ...['about.md', 'catalogue.ts', 'checkout.ts', 'faq.ts', 'landing.ts'].map((file) => `content/${file}`),
  ...readdirSync(join(projectFolder, 'content/legal')).map((file) => `content/legal/${file}`),
];

const COUNTED =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|thirty)[- ](?:hours?|days?|minutes?|pages?|modules?|months?|years?|weeks?|clicks?)\b/i;

/** What a page says in sentences: all of a text, and of a program its strings. */
function sentencesOf(path: string): string[] {
  const source = flat(read(path));
  const texts = path.endsWith('.md')
    ? [source]
    : [...source.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*?)\1/g)].map(([, , words = '']) => words);
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z*|#[-])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.includes(' '));
}

/** Time, money and length are what people hold us to: a new sentence with such a figure has to be listed. */
test.each(pages)('every sentence of %s that counts something is in the list', (path) => {
  const listed = rows.filter(({ place }) => place === path).map(({ sentence }) => sentence);
  const missing = sentencesOf(path)
    .filter((sentence) => COUNTED.test(sentence))
    .filter((sentence) => !listed.some((row) => sentence.includes(row) || row.includes(sentence)));
  expect(missing).toEqual([]);
});
