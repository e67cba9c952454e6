import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { fillBrand } from './site-words.ts';

const { site } = makeContent(firstEdition);

import { splitFacts } from './markdown.ts';

test('places are filled from the brand and from what the caller knows', () => {
  expect(fillBrand('{{guide}} at {{siteUrl}}, {{guide}}.', site, { siteUrl: 'https://x.example' })).toBe(
    `${site.guide} at https://x.example, ${site.guide}.`,
  );
});

test('a name that ends with a full stop ends the sentence by itself', () => {
  expect(fillBrand('We are {{name}}. Write to us.', site, { name: 'Example Lda.' })).toBe(
    'We are Example Lda. Write to us.',
  );
});

test('a place nobody can fill is an error, never shown to a reader', () => {
  expect(() => fillBrand('Hello {{stranger}}', site)).toThrow('{{stranger}}');
});

test('facts are the lines between the rules, and a rule in the text stays in the text', () => {
  expect(splitFacts('---\ntitle: One: two\ndate: 2026-01-02\n---\n\nText\n\n---\n\nMore\n')).toEqual({
    facts: { title: 'One: two', date: '2026-01-02' },
    body: 'Text\n\n---\n\nMore',
  });
});
