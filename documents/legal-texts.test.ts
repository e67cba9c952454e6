import { expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { renderDocument } from './draw.ts';
import type { LegalBlock } from './legal-texts.ts';
import { readPdf } from './testing/read-pdf.ts';

const content = makeContent(firstEdition);
const draw = (...texts: LegalBlock[][]) =>
  renderDocument(
    'legal-texts',
    {
      number: '7',
      issuedOn: { year: 2026, month: 11, day: 19 },
      parts: texts.map((blocks, at) => ({ title: `Text ${at + 1}`, description: 'In short.', blocks })),
    },
    content,
  );
const pagesOf = async (...texts: LegalBlock[][]) =>
  readPdf(await draw(...texts)).pages.map(({ text }) => text);
const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });

test('each text begins a page, and the same data is the same file', async () => {
  const texts = [[paragraph('One.')], [paragraph('Two.')]];
  const pages = await pagesOf(...texts);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('Text 2');
  expect(Buffer.from(await draw(...texts)).equals(Buffer.from(await draw(...texts)))).toBe(true);
});

test('nothing of a long text is lost: not of many paragraphs, not of one that is longer than a page', async () => {
  const many = Array.from({ length: 120 }, (_, at) => paragraph(`Paragraph number ${at} has its words.`));
  const long = paragraph(Array.from({ length: 900 }, (_, at) => `Word${at} follows. `).join(''));
  const text = (await pagesOf([...many, long])).join(' ');
  for (let at = 0; at < 120; at++) expect(text).toContain(`number ${at} has`);
  for (let at = 0; at < 900; at += 50) expect(text).toContain(`Word${at} `);
});

test('a heading is never the last thing on a page', async () => {
  for (let lines = 20; lines < 50; lines++) {
    const before = Array.from({ length: lines }, () => paragraph('A line of its own.'));
    const pages = await pagesOf([
      ...before,
      { kind: 'heading', text: 'HEADING' },
      paragraph('What follows it.'),
    ]);
    const at = pages.findIndex((text) => text.includes('HEADING'));
    expect(pages[at], String(lines)).toContain('What follows it.');
  }
});
