import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articleIds, foreignLinks } from './site-links.ts';

const folder = new URL('./articles/', import.meta.url);

function readArticle(id: string) {
  const [, head = '', ...rest] = readFileSync(new URL(`${id}.md`, folder), 'utf8').split(/^---$/m);
  const facts = head
    .trim()
    .split('\n')
    .filter((line) => !/^(examples:| {2}- )/.test(line))
    .map((line) => line.split(': '));
  return {
    facts,
    matter: Object.fromEntries(facts),
    body: rest.join('---').trim(),
  };
}

/** Sums are figures, and a reader does not count those as words. */
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** A sum as it is written in the articles, such as "2 + 0 + 2 + 5 = 9". */
const sums = (text: string) =>
  [...text.matchAll(/(\d+(?: \+ \d+)+) = (\d+)/g)].map(([whole, terms = '', total]) => ({
    whole,
    right: terms.split(' + ').reduce((sum, term) => sum + Number(term), 0) === Number(total),
  }));

/** The specification's four lead to these; the others say at their head where they lead. */
const specified: Record<string, string> = {
  'numerology-entrepreneurs': 'business-blueprint',
  'life-path-7-love': 'couples-blueprint',
  'decode-2025-energy': 'report',
  'numerology-glow-ups': 'video-reading',
};

const banned =
  /tapestry|delve|embark|self-discovery|unlock|unleash|embrace your|the universe|vibration|manifest|not just|!/i;

test('twelve articles, the four of the specification among them', () => {
  expect(articleIds).toHaveLength(12);
  expect(articleIds).toEqual(expect.arrayContaining(Object.keys(specified)));
  expect(readdirSync(folder).sort()).toEqual(articleIds.map((id) => `${id}.md`).sort());
});

describe.each(articleIds)('%s', (id) => {
  const { facts, matter, body } = readArticle(id);

  test('has complete front matter, one plain value a line', () => {
    expect(facts.every((fact) => fact.length === 2)).toBe(true);
    expect(matter).toMatchObject({ id, product: specified[id] ?? matter.product });
    expect(matter.title?.length).toBeGreaterThan(10);
    expect(matter.description?.length).toBeGreaterThan(70);
    expect(matter.description?.length).toBeLessThanOrEqual(155);
    expect(matter.date).toMatch(/^2026-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/);
    expect(['wheel', 'pair', 'calendar', 'constellation']).toContain(matter.image);
    expect(['lifePath', 'expression', 'soulUrge']).toContain(matter.number);
  });

  test('is 900 to 1,400 words, and says honestly how long it takes', () => {
    expect(words(body)).toBeGreaterThanOrEqual(900);
    // Figures are read too, the rules of a table are not.
    const read = body.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length;
    expect(read).toBeLessThanOrEqual(1_400);
    expect(Number(matter.minutes)).toBe(Math.round(read / 220));
  });

  test('teaches with sums that are right', () => {
    const written = sums(body);
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter(({ right }) => !right)).toEqual([]);
  });

  test('leads to its product, and only to pages of ours', () => {
    expect(body).toContain(`](/checkout/${matter.product})`);
    expect(foreignLinks(body)).toEqual([]);
  });

  test('keeps to the house voice', () => {
    expect(body.match(banned)?.[0]).toBeUndefined();
    expect(body.match(/energ(y|ies)/gi)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(body.match(/—/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});
