import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const project = new URL('../', import.meta.url).pathname;
const read = (path: string) => readFileSync(project + path, 'utf8');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The rows of docs/claims.md: a sentence, the file it stands in, and where the fact comes from. */
const claims = [...read('docs/claims.md').matchAll(/^\| (.+) \| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, sentence = '', place = '', source = '']) => ({
    sentence: sentence.replaceAll('\\|', '|'),
    place,
    source,
  }),
);

test('the list is not empty', () => expect(claims.length).toBeGreaterThan(60));

test.each(claims)('$sentence', ({ sentence, place, source }) => {
  expect(flat(read(place))).toContain(flat(sentence));
  const files = [...source.matchAll(/`([\w-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path);
  expect(files.filter((path) => !existsSync(project + path))).toEqual([]);
  expect(files.length > 0 || /\bowner\b|specification/.test(source)).toBe(true);
});

test('every page that promises a time or a return is in the list', () => {
  const pages = ['content/landing.ts', 'content/faq.ts', 'content/about.md', 'content/catalogue.ts'];
  const promising = pages.filter((path) => /24 hours|30-day|30 days/.test(read(path)));
  expect(promising.filter((path) => !claims.some(({ place }) => place === path))).toEqual([]);
});
