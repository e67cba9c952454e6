import { describe, expect, test } from 'vitest';
import { drawn, glue, naturalHeight, stack } from './block.ts';
import { type Draft, fitPage } from './fit-page.ts';
import { PageOverflow } from './page-overflow.ts';
import { text } from './text-block.ts';

const words = (count: number) => Array.from({ length: count }, () => 'kettle').join(' ');
const page = (count: number) => (draft: Draft) => [
  text(draft.say('only', words(count)), draft.type.body, 300),
];

describe('fitting a page', () => {
  test('a page is exactly as tall as asked', () => {
    expect(fitPage('short', {}, page(10)).height).toBe(672);
    expect(fitPage('short', {}, page(10), { height: 400 }).height).toBe(400);
  });

  test('type shrinks before a page overflows', () => {
    const sizes: number[] = [];
    const make = (count: number) => (draft: Draft) => {
      sizes.push(draft.type.base);
      return page(count)(draft);
    };
    fitPage('some', {}, make(20));
    const few = Math.max(...sizes.splice(0));
    fitPage('more', {}, make(640));
    expect(few).toBeGreaterThan(10.5);
    expect(Math.min(...sizes)).toBeLessThan(9);
  });

  test('more than fits is an error that names the page and the lines to lose', () => {
    expect(() => fitPage('Lessons', {}, page(2_000))).toThrow(PageOverflow);
    expect(() => fitPage('Lessons', {}, page(2_000))).toThrow(/"Lessons" is too full: about \d+ lines/);
  });

  test('what is somewhat too full is drawn smaller as a whole, unless the office made it so', () => {
    expect(fitPage('x', {}, page(900)).height).toBe(672);
    expect(() => fitPage('x', { only: words(900) }, page(20))).toThrow(PageOverflow);
  });

  test('a fuller telling is preferred to a shorter one', () => {
    const make = ({ type, say, detail }: Draft) => [
      text(say('only', words(detail === 0 ? 300 : 20)), type.body, 300),
    ];
    expect(fitPage('x', {}, make, { details: 2 }).paragraphs[0]?.text).toHaveLength(words(300).length);
    const tooFull = ({ type, say, detail }: Draft) => [
      text(say('only', words(detail === 0 ? 900 : 20)), type.body, 300),
    ];
    expect(fitPage('x', {}, tooFull, { details: 2 }).paragraphs[0]?.text).toHaveLength(words(20).length);
  });

  test('an edit never makes another paragraph disappear', () => {
    const make = ({ type, say, detail }: Draft) => [
      text(say('first', words(100)), type.body, 300),
      detail === 0 && text(say('second', words(100)), type.body, 300),
    ];
    const ids = (edits: Record<string, string>) =>
      fitPage('x', edits, make, { details: 2 }).paragraphs.map(({ id }) => id);
    expect(ids({})).toEqual(['first', 'second']);
    expect(ids({ first: words(250) })).toEqual(['first', 'second']);
  });
});

describe('stacks', () => {
  const box = (height: number) => drawn(height, () => {});

  test('know their height', () => {
    expect(naturalHeight([box(10), glue(5), box(20), null, false, undefined])).toBe(35);
  });

  test('spread what is left over their glue', () => {
    const at: number[] = [];
    const mark = { ...box(10), draw: (_: unknown, __: number, y: number) => at.push(y) };
    stack([mark, glue(5, 1), mark, glue(5, 3), mark], { height: 80 }).draw(null as never, 0, 0);
    expect(at).toEqual([0, 25, 70]);
  });
});
