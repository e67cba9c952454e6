import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { each, type Finding, type House, type Judge, run } from './judge.ts';

const saved = new WeakMap<House, Promise<Map<string, string>>>();

/** Every document that somebody can save, by its file. */
function allDocuments(house: House): Promise<Map<string, string>> {
  const documents = saved.get(house) ?? saveAll(house);
  saved.set(house, documents);
  return documents;
}

async function saveAll({ files, folder }: House): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  await each([...files.entries()], async ([at, { path, as }]) => {
    const answer = await as.visitor.get(path);
    const bytes = await answer.bytes();
    if (!answer.headers.get('content-type')?.startsWith('application/pdf')) return;
    const file = join(folder, `${at}.pdf`);
    writeFileSync(file, bytes);
    documents.set(file, path);
  });
  return documents;
}

export const qpdf: Judge = {
  name: 'qpdf',
  needs: { command: 'qpdf', install: 'apt-get install qpdf' },
  async judge(house) {
    const documents = await allDocuments(house);
    const found: Finding[] = [];
    for (const [file, path] of documents) {
      const { code, output } = await run('qpdf', ['--check', file]);
      if (code !== 0) found.push({ where: path, what: output.trim().split('\n').slice(1, 4).join(' ') });
    }
    return { looked: `${documents.size} documents`, found };
  },
};

/** Words set with space between their letters, taken for letters: "W H AT I S". */
const SPACED = /\b\p{Lu} (?:\p{Lu}{1,2} ){2,}\p{Lu}{1,2}\b/u;
/** The headings and paragraphs of its structure, as readers of screens get them; figures and tables show letters one by one. */
const SAID = /^\s*(?:H\d|Caption|P)\b.*\n\s*"(.*)"$/gm;

export const poppler: Judge = {
  name: 'poppler',
  needs: { command: 'pdftotext', install: 'apt-get install poppler-utils' },
  async judge(house) {
    const documents = await allDocuments(house);
    const found: Finding[] = [];
    for (const [file, path] of documents) {
      const seen = new Set((await run('pdftotext', [file, '-'])).output.split(/\s+/));
      const { output } = await run('pdfinfo', ['-struct-text', file]);
      for (const [, text = ''] of output.matchAll(SAID)) {
        // A large initial stands apart from the rest of its word on the page.
        const glued = text
          .split(/\s+/)
          .slice(1)
          .filter((word) => !seen.has(word));
        if (SPACED.test(text) || glued.length > 0)
          found.push({ where: path, what: `“${text.slice(0, 80)}” ${glued.join(' ')}` });
      }
      const info = await run('pdfinfo', [file]);
      for (const line of [/^Tagged: +yes/m, /^Title: +\S/m])
        if (!line.test(info.output)) found.push({ where: path, what: `not ${line}` });
    }
    return { looked: `${documents.size} documents`, found };
  },
};
