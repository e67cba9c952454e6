import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { tokenIn } from '../../adapters/auth/look-up-sign-in.ts';
import { parseRange } from '../../adapters/files/http-range.ts';
import { email, line, nameOr, optionalLine, text } from '../../app/parse.ts';
import { pathForLogs } from '../../app/path-for-logs.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { readTags } from '../../domain/contacts/index.ts';
import { readCursor } from '../../domain/page-cursor.ts';
import { readOrderSearch, readSearch } from '../../domain/search-query.ts';
import { plainText } from '../../domain/support/chat/plain-text.ts';
import { readIntent } from '../../domain/support/chat/read-intent.ts';
import { readSpokenDate } from '../../domain/support/chat/read-spoken-date.ts';
import { readWish } from '../../domain/support/chat/wanted-product.ts';
import { withoutQuotation } from '../../domain/support/tickets/without-quotation.ts';
import { cleanHtml } from '../../emails/clean-html.ts';
import { parseDate } from '../../numerology/index.ts';
import { chooseEncoding } from '../../server/compress.ts';
import { escapeMarkup } from '../../shared/escape-markup.ts';
import { markdownProblem } from '../../shared/markdown-limits.ts';
import { nameProblem, tidyName } from '../../shared/name-problem.ts';
import { wordsOf } from '../../shared/search/words.ts';
import { slugOf } from '../../shared/slug.ts';
import { processorMs } from '../harness/processor-time.ts';
import { isTest, PRODUCT, readFrom } from './casts.ts';

/** Whatever reads what strangers sent, each with the length that its caller lets through; without one, a whole form. */
const FORM = 256 * 1024;
const readers: [string, (text: string) => unknown, number?][] = [
  ['a line of a form', (sent) => line(200, '').safeParse(sent)],
  ['an optional line', (sent) => optionalLine(200).safeParse(sent)],
  ['a text of a form', (sent) => text(5_000, '').safeParse(sent)],
  ['an e-mail address', (sent) => email.safeParse(sent)],
  ['a name', (sent) => nameOr('').safeParse(sent)],
  ['a tidy name', tidyName],
  ['what is wrong with a name', nameProblem],
  ['a date', parseDate],
  ['a search', readSearch],
  ['a search of orders', readOrderSearch],
  ['a place in a list', readCursor],
  ['tags', readTags],
  ['an answer by mail', withoutQuotation],
  ['what a message is about', readIntent, 10_000],
  ['a date in a message', readSpokenDate, 10_000],
  ['a product in a message', readWish, 10_000],
  ['words of a message', wordsOf, 10_000],
  ['Markdown as plain text', plainText, 60_000],
  ['limits of Markdown', markdownProblem],
  ['an address made of words', slugOf],
  ['markup', escapeMarkup],
  ['a letter of the office as HTML', cleanHtml, 100_000],
  ['a path in the log', pathForLogs, 16_384],
  ['Accept-Encoding', chooseEncoding, 16_384],
  ['Range', parseRange, 16_384],
  ['a cookie', (cookie) => tokenIn(cookie, 'a', 'secret'), 16_384],
];

const seeds = [
  ...[
    ' ',
    '\n',
    '\t',
    '\r\n',
    'a',
    'é',
    '0',
    '.',
    ',',
    '-',
    '@',
    '/',
    '<',
    '>',
    '&',
    '"',
    "'",
    '(',
    '[',
    '*',
    '_',
    '`',
  ],
  ...[
    'a@',
    'a.',
    'a ',
    ' a',
    '. ',
    '\n ',
    ' \n',
    '\n>',
    '<a ',
    '<!--',
    '</',
    '&#',
    '](',
    'a=',
    '=a; ',
    ', ',
    ';q=',
    '1-',
  ],
  ...[
    'On ',
    'On a wrote:\n',
    'From: ',
    '--\n',
    '_____\n',
    'Dr.',
    '1.1.',
    '1990-',
    'may ',
    'the 1st of ',
    'www.',
    'http://',
    '\u200b',
  ],
  ...[
    '%',
    '%2',
    'aA1',
    'a-',
    '-a',
    'a.a',
    'a\u0301',
    '\ud800',
    '🌒',
    '\\',
    '{{',
    '}}',
    '|',
    '#',
    '~',
    '+a',
    '![a',
  ],
];

/** Slow on what never comes: figures, words of our own templates and of the environment. */
const exempt = [
  'shared/figures.ts',
  'server/answer-page.ts',
  'server/build-services.ts',
  'emails/letter-outline.tsx',
];

test('every pattern in the source takes time by its length', () => {
  const patterns = readFrom(projectFolder, PRODUCT)
    .filter(({ file }) => !isTest(file) && !exempt.includes(file))
    .flatMap(({ file, text: source }) => patternsIn(file, source))
    // Without anything that repeats there is nothing to search twice.
    .filter(({ pattern }) => /[*+]|\{\d+,\}/.test(pattern.source));
  expect(patterns.length).toBeGreaterThan(200);
  const slow = patterns.flatMap(({ where, pattern }) => {
    const plain = pattern.source.replace(/\\[a-zA-Z]/g, '');
    const own = plain.match(/[^\\^$*+?()[\]{}|]{1,6}/g)?.slice(0, 12) ?? [];
    const timeOf = (seed: string, length: number) => {
      const sent = `${own[0] ?? ''}${seed.repeat(Math.ceil(length / seed.length))}\u0001`;
      return processorMs(() => new RegExp(pattern).test(sent));
    };
    const isSlow = (seed: string) =>
      timeOf(seed, LONG) > 100 && timeOf(seed, LONG) > 8 * timeOf(seed, LONG / 4);
    const by = [...new Set([...plainSeeds, ...own, ...plain.slice(0, 30)])].find(isSlow);
    return by === undefined ? [] : [`${where} ${pattern} on ${JSON.stringify(by)}`];
  });
  expect(slow).toEqual([]);
});
const plainSeeds = [
  ' ',
  '\n',
  'a',
  '0',
  '.',
  '-',
  '@',
  '<',
  '&',
  '"',
  '[',
  '*',
  'a ',
  'a.',
  '\n ',
  '](',
  '<a',
  'a=',
  ', ',
];
/** As long as a header may be. */
const LONG = 16_000;

function patternsIn(file: string, text: string): { where: string; pattern: RegExp }[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: { where: string; pattern: RegExp }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line: at } = source.getLineAndCharacterOfPosition(node.getStart());
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ where: `${file}:${at + 1}`, pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe.each(readers)('%s', (_what, read, longest = FORM) => {
  test('takes time by its length, whatever is repeated in it', () => {
    const timeOf = (seed: string, length: number) => {
      const sent = `${seed.repeat(Math.ceil(length / seed.length)).slice(0, length - 1)}\u0001`;
      return processorMs(() => read(sent));
    };
    read('a');
    const slow = seeds.filter((seed) => {
      const whole = timeOf(seed, longest);
      // A quarter of the length may take a quarter of the time, not a sixteenth: twice that is for the collector.
      return whole > 250 || (whole > 100 && whole > 8 * timeOf(seed, longest / 4));
    });
    expect(slow).toEqual([]);
  });
});
