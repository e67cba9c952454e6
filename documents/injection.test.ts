import dns from 'node:dns';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { renderDocument } from './draw.ts';
import { person } from './testing/people.ts';
import { readPdf } from './testing/read-pdf.ts';

const content = makeContent(firstEdition);

const FILES = [
  '/etc/passwd',
  '../../package.json',
  'file:///etc/hosts',
  'C:\\Windows\\win.ini',
  '\\\\host\\share\\x',
  'documents/fonts/eb-garamond.ttf',
];
const ADDRESSES = [
  'http://127.0.0.1:9/x',
  'https://example.org/a.png',
  '//example.org/x.js',
  'ftp://example.org',
  'data:text/html,<script>1</script>',
  'javascript:alert(1)',
];
const MARKUP = (target: string) => [
  `<img src="${target}">`,
  `<link rel=stylesheet href='${target}'>`,
  `![x](${target})`,
  `@import url(${target});`,
];
const PDF_SYNTAX = [
  ') /S /JavaScript /JS (app.alert(1))',
  '>> endobj 9 0 obj << /OpenAction << /S /Launch /F (cmd.exe) >> >>',
  'endstream endobj trailer << /Root 1 0 R >>',
  '\\) /URI (https://example.org) (',
  '<</AA<</O<</S/URI/URI(https://example.org)>>>>>>',
  '%PDF-1.7\n%%EOF',
  '</rdf:li></x:xmpmeta><?xpacket end="w"?>',
  'BT /F1 12 Tf (x) Tj ET',
  '#{7*7} {{7*7}} <%= 7*7 %> `id` $(id)',
  '\u0000\u0001\u001b[31m\r\n\r\nContent-Length: 0',
];
const PAYLOADS = [
  ...FILES,
  ...ADDRESSES,
  ...FILES.slice(0, 3).flatMap(MARKUP),
  ...ADDRESSES.slice(0, 4).flatMap(MARKUP),
  ...PDF_SYNTAX,
];

const ACTIVE_KEYS = [
  '/JavaScript',
  '/JS',
  '/Launch',
  '/OpenAction',
  '/AA',
  '/URI',
  '/EmbeddedFile',
  '/RichMedia',
  '/SubmitForm',
];

const reached: string[] = [];
const watch = (holder: object, names: string[]) => {
  for (const name of names) {
    vi.spyOn(holder as Record<string, () => never>, name).mockImplementation((...args: unknown[]) => {
      reached.push(`${name} ${String(args[0])}`);
      throw new Error(`${name} is not for documents`);
    });
  }
};

beforeAll(async () => {
  // Our own fonts are read once; after that no file is.
  await renderDocument(
    'personal-report',
    {
      ...person('Ада Αθηνά מרים محمد Ada', { year: 1990, month: 1, day: 1 }),
      note: 'Ада Αθηνά מרים محمد',
    },
    content,
  );
  watch(fs, ['open', 'openSync', 'readFile', 'readFileSync', 'createReadStream']);
  watch(fs.promises, ['open', 'readFile']);
  watch(net.Socket.prototype, ['connect']);
  watch(dns, ['lookup', 'resolve']);
  watch(globalThis, ['fetch']);
  syncBuiltinESMExports();
});

afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('there are fifty payloads', () => {
  expect(PAYLOADS).toHaveLength(50);
});

/** Payloads may be quoted inside strings; as keys of the file they may not appear. */
function expectHarmless(bytes: Uint8Array): void {
  expect(reached).toEqual([]);
  const outsideStrings = readPdf(bytes).objects.replace(/\((?:\\.|[^\\()])*\)/gs, '()');
  for (const key of ACTIVE_KEYS) expect(outsideStrings).not.toContain(key);
}

const on = { year: 1990, month: 6, day: 15 };

test.each(PAYLOADS)('%s reaches no file and no network', async (payload) => {
  const name = `Ada ${payload}`;
  const edits = { 'month.long.1': payload, 'month.exercise': payload };
  expectHarmless(
    await renderDocument(
      'personal-month-letter',
      {
        name,
        birthDate: on,
        year: 2026,
        month: 4,
        issuedOn: on,
        note: payload,
        edits,
      },
      content,
    ),
  );
  expectHarmless(
    await renderDocument(
      'receipt',
      {
        number: payload,
        issuedOn: on,
        buyer: { name, email: payload, address: [payload] },
        lines: [{ description: payload, quantity: 1, unitCents: 100, vatRate: 23 }],
        payment: { method: payload, paidOn: on },
      },
      content,
    ),
  );
});

test('all payloads together in a personal report reach nothing either', async () => {
  const edits = Object.fromEntries(
    PAYLOADS.slice(0, 12).map((payload, at) => [`month-2026-${at + 1}.short`, payload]),
  );
  const note = PDF_SYNTAX.join('\n\n');
  for (const payload of PDF_SYNTAX.slice(0, 4)) {
    expectHarmless(
      await renderDocument('personal-report', { ...person(`Ada ${payload}`, on), note, edits }, content),
    );
  }
});
