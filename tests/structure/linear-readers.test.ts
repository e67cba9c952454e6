import { Readable } from 'node:stream';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { tokenIn } from '../../adapters/auth/look-up-sign-in.ts';
import { parseRange } from '../../adapters/files/file-response.ts';
import { readJson } from '../../adapters/mail-events/read-json.ts';
import { snsMessage } from '../../adapters/mail-events/ses.ts';
import { parseNotice } from '../../adapters/payments/stripe-notice.ts';
import { pathForLogs } from '../../app/path-for-logs.ts';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { parseTags } from '../../domain/contacts/index.ts';
import { cleanSvg } from '../../domain/content/clean-svg.ts';
import { readCaptions } from '../../domain/delivery/videos/captions.ts';
import { readCursor } from '../../domain/page-cursor.ts';
import { readOrderSearch, readSearch } from '../../domain/search-query.ts';
import { readWish } from '../../domain/support/chat/consider.ts';
import { plainText } from '../../domain/support/chat/plain-text.ts';
import { readIntent, readSpokenDate } from '../../domain/support/chat/understand.ts';
import { readAttachment } from '../../domain/support/tickets/files.ts';
import { parsePostedMail, withoutQuotation } from '../../domain/support/tickets/inbound-mail.ts';
import { cleanHtml } from '../../emails/custom.tsx';
import { parseDate } from '../../numerology/index.ts';
import { chooseEncoding } from '../../server/compress.ts';
import { limitKey } from '../../server/http.ts';
import { readArrival } from '../../shared/arrival.ts';
import { escapeMarkup } from '../../shared/escape.ts';
import { email, line, nameOr, optionalLine, text } from '../../shared/fields.ts';
import { markdownProblem } from '../../shared/markdown-limits.ts';
import { nameProblem, tidyName } from '../../shared/name-problem.ts';
import { wordsOf } from '../../shared/search/words.ts';
import { slugOf } from '../../shared/slug.ts';
import { processorMs, startProcessorTime } from '../harness/processor-time.ts';
import { isTest, PRODUCT, readFrom } from './casts.ts';

/** Whatever reads what strangers sent, each with the length that its caller lets through; without one, a whole form. */
const FORM = 256 * 1024;
const { catalogue } = makeContent(firstEdition);
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
  ['tags', parseTags],
  ['an answer by mail', withoutQuotation],
  ['what a message is about', readIntent, 10_000],
  ['a date in a message', readSpokenDate, 10_000],
  ['a product in a message', (text: string) => readWish(text, catalogue), 10_000],
  ['words of a message', wordsOf, 10_000],
  ['Markdown as plain text', plainText, 60_000],
  ['limits of Markdown', markdownProblem],
  ['an address made of words', slugOf],
  ['markup', escapeMarkup],
  ['a letter of the office as HTML', cleanHtml, 100_000],
  ['subtitles of a recording', readCaptions, 200_000],
  ['a logo as a drawing', (svg) => refused(() => cleanSvg(svg)), 200_000],
  ['a logo’s attributes', (said) => refused(() => cleanSvg(`<svg ${said}>`)), 199_000],
  ['a path in the log', pathForLogs, 16_384],
  ['Accept-Encoding', chooseEncoding, 16_384],
  ['Range', parseRange, 16_384],
  ['a cookie', (cookie) => tokenIn(cookie, 'a', 'secret'), 16_384],
  ['the address of a client', limitKey, 16_384],
  ['where somebody came from', (source) => readArrival({ source, zone: source }), 16_384],
  ['a signature of the payment provider', (signature) => refused(() => noticeOf('{}', signature)), 16_384],
  ['what the payment provider posts', (body) => refused(() => noticeOf(body, 't=1,v1=a'))],
  ['what a mail provider posts', (body) => refused(() => readJson(snsMessage, body))],
  ['the name of an attached file', (name) => readAttachment({ name, bytes: PDF }, new Date())],
];
const noticeOf = (body: string, signature: string) =>
  parseNotice(body, signature, { secret: 'whsec_a', now: new Date() });
const PDF = Buffer.from('%PDF-1.7');
const refused = (read: () => unknown) => {
  try {
    read();
  } catch {
    // As it may be.
  }
};

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

/** Each may take minutes for a text that a stranger can write, or has limits of its own before it. */
const libraries: Record<string, string> = {
  'ical.js': 'adapters/untrusted/',
  mailparser: 'adapters/untrusted/',
  papaparse: 'adapters/untrusted/',
  // The office's editor reads her own text in her own browser, within the same limits; the dialect names its types.
  marked:
    'domain/content/markdown.ts emails/letter-blocks.tsx app/components/office/text-editor/ shared/markdown-dialect.ts',
  'sanitize-html': 'domain/content/markdown.ts emails/custom.tsx',
  // The doctor asks whether it is there, and opens nothing with it.
  sharp: 'domain/content/pictures.ts documents/samples/review.ts server/doctor.ts',
};
/** Where a body is read: as a form, as JSON, or as bytes whose reader stands in the list above or in the thread. */
const bodyReaders = [
  'adapters/payments/simulator/api.ts',
  'app/answer.server.ts',
  'app/parse.ts',
  'app/routes/office/recording-parts.ts',
  'app/routes/webhooks/inbound-mail.ts',
  'app/routes/webhooks/mail.ts',
  'app/routes/webhooks/payments.ts',
  'server/http.ts',
];

describe('what strangers send', () => {
  const sources = readFrom(projectFolder, PRODUCT).filter(({ file }) => !isTest(file));

  test('is taken apart by a library only where a limit holds it', () => {
    const found = sources.flatMap(({ file, text: source }) =>
      [...source.matchAll(/(?:from |import\()'([^'.][^']*)'/g)]
        .map(([, name = '']) => name)
        .filter((name) => !(libraries[name] ?? file).split(' ').some((place) => file.startsWith(place)))
        .map((name) => `${file} ${name}`),
    );
    expect(found).toEqual([]);
    for (const [name, places] of Object.entries(libraries))
      for (const place of places.split(' '))
        expect(
          sources.some(({ file, text: source }) => file.startsWith(place) && source.includes(`'${name}'`)),
        ).toBe(true);
  });

  test('is read as a body in a few places', () => {
    const reading = sources
      .filter(({ text: source }) => /\brequest\.(?:json|text|arrayBuffer|blob|formData|body)\b/.test(source))
      .map(({ file }) => file);
    expect(reading.sort()).toEqual(bodyReaders);
  });

  test('by a mail service is met byte by byte, however deep and long', async () => {
    const timeOf = async (seed: string, length: number) => {
      const body = Buffer.from(`{"From":"${seed.repeat(Math.ceil(length / seed.length))}`);
      const stop = startProcessorTime();
      await parsePostedMail(Readable.from(body.length > 0 ? [body] : []));
      return stop();
    };
    await timeOf('a', 1_000);
    for (const seed of ['a', '\\\\', '","To":"', '",[{', '":{"', '\\u0000'])
      expect(await timeOf(seed, 8_000_000), seed).toBeLessThan(200 + 8 * (await timeOf(seed, 2_000_000)));
  });
});

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
    const isSlow = (seed: string) => isSuperlinear((length) => timeOf(seed, length), LONG);
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
/** Longer than a header may be: on a quick machine the square of one would pass. */
const LONG = 48_000;

/**
 * A quarter of the length may take a quarter of the time, not a sixteenth: twice that is for the collector. Slow three times, because
 * the first is without the compiler.
 */
function isSuperlinear(timeOf: (length: number) => number, length: number): boolean {
  const isSlowOnce = () => {
    const whole = timeOf(length);
    return whole > 1_000 || (whole > 100 && whole > 8 * timeOf(length / 4));
  };
  return isSlowOnce() && isSlowOnce() && isSlowOnce();
}

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
    const slow = seeds.filter((seed) => isSuperlinear((length) => timeOf(seed, length), longest));
    expect(slow).toEqual([]);
  });
});
