import { describe, expect, test } from 'vitest';
import { writtenFaq as faq } from './faq.ts';
import { foreignLinks } from './site-links.ts';

const withoutLinks = (markdown: string) => markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

describe('frequently asked questions', () => {
  test('there are 26, with unique ids and questions', () => {
    expect(faq).toHaveLength(26);
    expect(new Set(faq.map(({ id }) => id)).size).toBe(26);
    expect(new Set(faq.map(({ question }) => question)).size).toBe(26);
  });

  test('every group has at least two, and the groups stand together', () => {
    const groups = faq.map(({ group }) => group);
    const runs = groups.filter((group, at) => group !== groups[at - 1]);
    expect(runs).toEqual([
      'Readings',
      'Orders and payment',
      'Membership',
      'Sessions',
      'Numbers',
      'Privacy and account',
    ]);
    for (const group of runs) {
      expect(groups.filter((other) => other === group).length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(faq)('$id answers in 40 to 110 words', ({ answer }) => {
    const words = withoutLinks(answer).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(110);
  });

  test.each(faq)('$id links only to routes of ours', ({ answer }) => {
    expect(foreignLinks(answer)).toEqual([]);
  });

  test.each(faq)('$id asks a question and answers without shouting', ({ question, answer }) => {
    expect(question).toMatch(/\?$/);
    expect(answer).not.toContain('!');
  });
});
