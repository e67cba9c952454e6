import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../domain/content/markdown.ts';
import { processorMs } from '../tests/harness/processor-time.ts';
import { markdownProblem } from './markdown-limits.ts';

/** What Markdown is made of, and what is often wrong with it. */
const atoms = [
  ...[
    '_',
    '*',
    '**',
    '__',
    '~~',
    '`',
    '``',
    '[',
    '](b)',
    '![',
    '<',
    '>',
    '<b>',
    '</b>',
    '<!--',
    '-->',
    '&',
    '&a;',
  ],
  ...[
    '|',
    '\n',
    '\n\n',
    '- ',
    '  - ',
    '1. ',
    '> ',
    '# ',
    '---\n',
    '```\n',
    ' ',
    '    ',
    '\t',
    '\\',
    'a|b\n-|-\n',
  ],
  ...[
    'a',
    'b c',
    'é',
    'http://a.b',
    'www.a.b',
    'a@b.c',
    '[a]: b\n',
    '"',
    "'",
    '(',
    ')',
    '=\n',
    '<a href="',
    '.',
    ':',
  ],
];
const parts = (least: number, most: number) =>
  fc.array(fc.constantFrom(...atoms), { minLength: least, maxLength: most }).map((some) => some.join(''));

describe('texts that a parser could stumble over', () => {
  test.each([
    ['20 KB of emphasis', '_a_'.repeat(7_000)],
    ['8 KB of marks that never match', '_*a'.repeat(2_700)],
    ['3,000 quotations inside each other', '>'.repeat(3_000)],
    ['the same with blanks between', '> '.repeat(3_000)],
    ['lists inside lists, in one line', '- '.repeat(3_000)],
    ['numbered ones', '1. '.repeat(3_000)],
    ['lists by indentation', Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
    ['too much of it', 'a '.repeat(40_000)],
    ['one endless paragraph', 'a '.repeat(15_000)],
    ['nothing but lines', '(\n\n'.repeat(3_000)],
  ])('%s: refused in words, and shown as it was typed', (_what, text) => {
    expect(markdownProblem(text)).toMatch(/^[A-Z].*\.$/);
    let html = '';
    expect(processorMs(() => (html = renderMarkdown(text)))).toBeLessThan(250);
    expect(html).toMatch(/^<p>/);
  });

  test('whatever is within the limits is rendered quickly', () => {
    const repeated = fc
      .tuple(parts(0, 3), parts(1, 4), fc.nat(60), fc.constantFrom('', '\n', '\n\n', ' '), fc.nat(7))
      .map(([before, unit, letters, between, halves]) => {
        const once = unit + 'a'.repeat(letters) + between;
        return before + once.repeat(Math.ceil(60_000 / 2 ** halves / once.length));
      })
      .filter((text) => markdownProblem(text) === undefined);
    renderMarkdown('a');
    fc.assert(
      fc.property(repeated, (text) => {
        // Twice as long as promised: the processor's time has that of the collector in it.
        expect(processorMs(() => renderMarkdown(text))).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  test('the site’s own texts are far within the limits', () => {
    const files = globSync('content/**/*.md');
    expect(files.length).toBeGreaterThan(20);
    for (const file of files)
      expect([file, markdownProblem(readFileSync(file, 'utf8'))]).toEqual([file, undefined]);
  });
});
