/**
 * Ten thousand random people, and as many couples and businesses: no exception, no empty text, no page too full, pages
 * exactly as sold, and no sentence that a rule of testing/false-sentences.ts calls false for its reader.
 *
 *   npm run proof:documents            10,000 people, every page composed, every hundredth person and all unusual names
 *                                      drawn and read back
 *   npm run proof:documents -- 500 7   500 people from another seed
 */
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { messageOf } from '../shared/problem.ts';
import { type DocumentData, documents, renderDocument } from './draw.ts';
import { BODY } from './kit/sheet.ts';
import { falseSentences, RULES } from './testing/false-sentences.ts';
import { dataFor, type MadeUpKind, madeUpKinds, randomDataFor } from './testing/kinds.ts';
import { seeded, UNUSUAL_NAMES } from './testing/people.ts';
import { printed } from './testing/printed.ts';
import { readPdf } from './testing/read-pdf.ts';

const content = makeContent(firstEdition);

const [people = 10_000, seed = 1815] = process.argv.slice(2).map(Number);
const DRAWN_EVERY = 100;
const faults: string[] = [];
const found = { pages: 0, paragraphs: 0, drawn: 0 };

function compose(kind: MadeUpKind, data: DocumentData<MadeUpKind>): void {
  const document = printed(kind, data, content);
  const { bodies, paragraphs } = document;
  for (const { height } of bodies) if (height !== BODY.height) throw new Error(`a page is ${height} high`);
  for (const { id, text } of paragraphs) if (text.trim() === '') throw new Error(`${id} is empty`);
  const [untrue] = falseSentences(document);
  if (untrue) throw new Error(untrue);
  found.paragraphs += paragraphs.length;
  found.pages += bodies.length;
}

async function drawAndRead(kind: MadeUpKind, data: DocumentData<MadeUpKind>): Promise<void> {
  const { pages } = readPdf(await renderDocument(kind, data, content));
  if (pages.length !== documents[kind].pages) throw new Error(`${pages.length} pages drawn`);
  for (const [at, { placed }] of pages.entries()) {
    if (placed.length === 0) throw new Error(`page ${at + 1} is empty`);
    const outside = placed.find(({ x, y }) => x < 30 || x > BODY.x + BODY.width + 1 || y < 30 || y > 812);
    if (outside) throw new Error(`page ${at + 1}: "${outside.text}" stands outside the frame`);
  }
  found.drawn++;
}

const began = performance.now();
for (let at = 0; at < people; at++) {
  for (const kind of madeUpKinds) {
    // Each has a seed of its own, so that whoever breaks a page can be met again alone.
    const data = randomDataFor(kind, seeded(seed + at * 7919));
    try {
      compose(kind, data);
      if (at % DRAWN_EVERY === 0) await drawAndRead(kind, data);
    } catch (error) {
      faults.push(`${kind}, seed ${seed + at * 7919}: ${messageOf(error)}`);
    }
  }
}

for (const [what, name] of Object.entries(UNUSUAL_NAMES)) {
  for (const kind of madeUpKinds) {
    await drawAndRead(kind, dataFor(kind, name)).catch((error: unknown) => {
      faults.push(`${kind}, ${what}: ${messageOf(error)}`);
    });
  }
}

const seconds = (performance.now() - began) / 1000;
console.log(
  `${people} people, ${found.pages} pages composed, ${found.paragraphs} paragraphs, none empty, ${RULES.length} rules`,
);
console.log(`${found.drawn} documents drawn and read back`);
console.log(`${faults.length} faults, ${Math.round(seconds)} s`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
