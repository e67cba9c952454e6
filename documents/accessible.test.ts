import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { composeDocument, type DocumentData, type DocumentKind, renderDocument } from './draw.ts';
import { samples } from './samples/samples.ts';
import { dataFor, madeUpKinds } from './testing/kinds.ts';
import { person } from './testing/people.ts';
import { readPdf } from './testing/read-pdf.ts';
import { readWords } from './testing/read-words.ts';

const content = makeContent(firstEdition);
const NAME = 'Marisol Vega';
const born = { year: 1990, month: 6, day: 15 };
const month = {
  name: NAME,
  birthDate: born,
  year: 2026,
  month: 4,
  issuedOn: { year: 2026, month: 4, day: 1 },
};
type Reading = [kind: DocumentKind, data: DocumentData<DocumentKind>];
const readings: Reading[] = [
  ...madeUpKinds.map((kind): Reading => [kind, dataFor(kind, NAME)]),
  ...madeUpKinds
    .filter((kind) => kind !== 'free-report' && kind !== 'personal-report')
    .map((kind): Reading => [kind, { ...dataFor(kind, NAME), questions: 'Is it time to leave my job?' }]),
  ['personal-month-letter', month],
];

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

/** The pages in the order of their drawing: by poppler, which others wrote, and where it is missing by our own reader. */
function pagesInOrder(bytes: Uint8Array): string[] {
  if (!hasPoppler) return readPdf(bytes).pages.map(({ text }) => text);
  const folder = mkdtempSync(join(tmpdir(), 'aura-order-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).split('\f');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lines, hyphens and ligatures are a matter of setting. */
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\s\u00AD\u2010-]+/g, '')
    .toLowerCase();

describe.each(readings)('%s', (kind, data) => {
  test('is read in the order of its structure', async () => {
    const composition = composeDocument(kind, data, content);
    const pages = pagesInOrder(await renderDocument(kind, data, content));
    const said = readWords(composition);
    composition.pages.forEach(({ name }, at) => {
      const page = letters(pages[at] ?? '');
      let from = 0;
      for (const { text } of said.filter((one) => one.page === name)) {
        const found = page.indexOf(letters(text), from);
        expect(found, `${kind}, page ${at + 1}: "${text.slice(0, 80)}" is out of order`).not.toBe(-1);
        from = found;
      }
    });
  });

  test('says what it is for', () => {
    const said = readWords(composeDocument(kind, data, content)).map(({ text }) => text);
    expect(said.filter((text) => text.includes('for self-development and entertainment'))).toHaveLength(1);
  });
});

test.each(Object.entries(samples))(
  '%s has a language, a title, tags, and words for every figure',
  async (_, draw) => {
    const { objects } = readPdf(await draw());
    for (const part of ['/Lang (en)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /P'])
      expect(objects).toContain(part);
    const figures = objects.split(/(?=\/S \/)/).filter((element) => element.startsWith('/S /Figure'));
    expect(figures.filter((figure) => !/\/Alt \(.{3}/s.test(figure))).toEqual([]);
  },
);

test.each(madeUpKinds.filter((kind) => kind !== 'free-report' && kind !== 'brand-alignment'))(
  'a name without consonants is told so in the %s',
  (kind) => {
    const data =
      kind === 'personal-report' || kind === 'yearly-blueprint'
        ? person('Aoi Ii', born)
        : dataFor(kind, 'Aoi Ii');
    const said = readWords(composeDocument(kind, data, content)).map(({ text }) => text);
    expect(said.filter((text) => text.includes('holds no consonants'))).toHaveLength(1);
    expect(said.join('\n')).not.toContain('0/9');
  },
);
