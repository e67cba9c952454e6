import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writtenCatalogue } from './catalogue.ts';
import { landing } from './landing.ts';
import { sectionKindNames, writtenLanding } from './sections.ts';
import { foreignLinks } from './site-links.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const placeholders = (text: string) => [...new Set(text.match(/\{\{.*?\}\}/g))];

const brandData = [
  ...['brand', 'guide', 'contactEmail', 'legalName', 'legalAddress', 'siteUrl', 'answerTime'],
  ...['school', 'otherSchool'],
];

describe.each([
  './about.md',
  './legal/privacy.md',
  './legal/terms.md',
  './legal/refunds.md',
  './legal/withdraw.md',
])('%s', (path) => {
  const text = read(path);

  test('has a title and a description that fits a search result', () => {
    expect(text).toMatch(/^---\ntitle: .+\ndescription: .{50,155}\n/);
  });

  test('uses only brand data that the site can fill in', () => {
    const known = brandData.map((name) => `{{${name}}}`);
    expect(placeholders(text).filter((placeholder) => !known.includes(placeholder))).toEqual([]);
    expect(text).not.toMatch(/Aura/);
  });

  test('links only to pages of ours', () => {
    expect(foreignLinks(text)).toEqual([]);
  });
});

test('the about page is 450 to 700 words', () => {
  const body = read('./about.md').split(/^---$/m)[2]?.trim() ?? '';
  expect(body.split(/\s+/).length).toBeGreaterThanOrEqual(450);
  expect(body.split(/\s+/).length).toBeLessThanOrEqual(700);
});

test('the privacy page names the periods we keep to', () => {
  expect(read('./legal/privacy.md')).toMatch(/not signed in\s+\| 30 days/);
  expect(read('./legal/privacy.md')).toMatch(/Receipts.+\| 10 years/);
});

test('the privacy page says what is known of somebody who reads a letter', () => {
  expect(read('./legal/privacy.md')).toMatch(/If you follow a link in such a letter, .+ we note that/);
  expect(read('./legal/privacy.md')).toContain('Opening a letter is not noted.');
  expect(read('./legal/privacy.md')).toMatch(/logo, your mail program may fetch that one picture/);
});

test('the privacy page names everything that the site keeps in a browser', () => {
  const folder = new URL('../app/', import.meta.url);
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder.pathname }).map((path) => read(`../app/${path}`));
  const keys = sources
    .filter((source) => /(local|session)Storage/.test(source))
    .flatMap((source) => [...source.matchAll(/(?:const [A-Z_]+ = |[gs]etItem\()'([\w-]+)'/g)])
    .map(([, key = '']) => key);
  expect(keys).toContain('theme');
  expect(keys.filter((key) => !read('./legal/privacy.md').includes(`\`${key}\``))).toEqual([]);
});

describe('the landing page', () => {
  const text = JSON.stringify(landing);

  test('says what the specification says', () => {
    expect(landing.hero.call).toEqual({ label: 'Discover Your 3 Core Numbers (Free Quiz)', to: '/quiz' });
    expect(landing.hero.claims).toContain('Trusted by {{soulsTotal}} souls');
    expect(landing.hero.claims).toContain('{{soulsThisYear}} souls this year');
    expect(landing.hero.claims).toContain('30-day satisfaction guarantee');
    expect(landing.membership.call.to).toBe('/checkout/membership');
  });

  test('every section has an anchor of its own', () => {
    const { withoutQuotes: _instead, ...texts } = landing;
    const anchors = Object.values(texts).flatMap((section) => ('anchor' in section ? [section.anchor] : []));
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('is twelve sections of known kinds, in the order of the specification', () => {
    expect(writtenLanding.sections.map(({ kind }) => kind)).toEqual(sectionKindNames.slice(0, 12));
  });

  test('shows every product but the quiz offer', () => {
    const shown = Object.values(writtenCatalogue).filter(({ sections }) => sections.length > 0);
    expect(shown.map(({ id }) => id).sort()).toEqual(
      Object.keys(writtenCatalogue)
        .filter((id) => id !== 'mini-reading')
        .sort(),
    );
  });

  test('uses only data that the site can fill in', () => {
    expect(placeholders(text).sort()).toEqual([
      '{{answerTime}}',
      '{{guide}}',
      '{{soulsThisYear}}',
      '{{soulsTotal}}',
    ]);
  });
});
