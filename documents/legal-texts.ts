import type { Content } from '../content/make-content.ts';
import { type CalendarDate, parseDate } from '../numerology/index.ts';
import { type Block, beside, type Glue, glue, stack } from './kit/block.ts';
import { BODY } from './kit/sheet.ts';
import { chapterHead, sectionHead, text } from './kit/text-block.ts';
import { typeScale } from './kit/type-scale.ts';
import { longDate } from './kit/words.ts';
import type { Composition, Page } from './kit/write-document.ts';

/** One piece of a text, in its order. */
export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Of a list, with its number or its dot. */
  | { kind: 'item'; mark: string; text: string };

export interface LegalTextsData {
  /** Of the version. */
  number: string;
  /** The day on which this version was first agreed to. */
  issuedOn: CalendarDate;
  parts: readonly { title: string; description: string; updated?: string; blocks: readonly LegalBlock[] }[];
}

const type = typeScale(10);
const MARK = 20;
const GAP = 7;
/** The same measure as on the page: longer lines are lost by the eye. */
const COLUMN = 410;

/** What somebody agreed to when she ordered, to keep: each text begins a page, and runs over as many as it needs. */
export function composeLegalTexts({ site }: Content, data: LegalTextsData): Composition {
  return {
    title: `${site.brand}: terms, version ${data.number}`,
    subject: 'Terms, right of withdrawal and refunds as they held for an order',
    head: site.brand,
    issuedOn: data.issuedOn,
    pages: data.parts.flatMap((part, at) => pagesOf(part, at, data.number)),
  };
}

type Part = LegalTextsData['parts'][number];

function pagesOf({ title, description, updated, blocks }: Part, at: number, number: string): Page[] {
  const since = updated === undefined ? undefined : parseDate(updated);
  const kicker = since ? `As of ${longDate(since)}, version ${number}` : `Version ${number}`;
  const head = stack([chapterHead({ kicker, title, lead: description }, type, COLUMN), glue(14, 0)]);
  return paginate([{ block: head, before: 0, staysWithNext: true }, ...blocks.flatMap(setBlock)]).map(
    (body, page) => ({
      ...{ name: `${at}-${page}`, title, level: page === 0 ? (1 as const) : (0 as const), body },
    }),
  );
}

type Set = { block: Block; before: number; staysWithNext: boolean };

function setBlock(block: LegalBlock): Set[] {
  if (block.kind === 'heading')
    return [{ block: sectionHead(block.text, type, COLUMN), before: 16, staysWithNext: true }];
  return inPieces(block.text).map((words, at) => ({
    block:
      block.kind === 'paragraph' ? text(words, type.body, COLUMN) : item(at === 0 ? block.mark : '', words),
    before: at === 0 ? GAP : 0,
    staysWithNext: false,
  }));
}

const item = (mark: string, words: string): Block =>
  beside(
    [
      { block: text(mark, type.strong, MARK), width: MARK },
      { block: text(words, type.body, COLUMN - MARK, { tag: 'LBody' }), width: COLUMN - MARK },
    ],
    0,
  );

/** Some thirty lines: a paragraph longer than a page is set in several, parted between sentences where it has any. */
const MOST_CHARACTERS = 2_400;

function inPieces(words: string): string[] {
  if (words.length <= MOST_CHARACTERS) return [words];
  const end = words.lastIndexOf('. ', MOST_CHARACTERS) + 1;
  const cut = end > 0 ? end : words.lastIndexOf(' ', MOST_CHARACTERS);
  const at = cut > 0 ? cut : MOST_CHARACTERS;
  return [words.slice(0, at), ...inPieces(words.slice(at).trimStart())];
}

/** As many pages as it needs. A heading is never the last thing on one. */
function paginate(sets: readonly Set[]): Block[] {
  const pages: Set[][] = [];
  let page: Set[] = [];
  let used = 0;
  for (const [at, set] of sets.entries()) {
    const next = sets[at + 1];
    const height = set.block.height + (page.length === 0 ? 0 : set.before);
    const needed = height + (set.staysWithNext && next ? next.before + next.block.height : 0);
    if (page.length > 0 && used + needed > BODY.height) {
      pages.push(page);
      page = [];
      used = 0;
    }
    used += page.length === 0 ? set.block.height : height;
    page.push(set);
  }
  return [...pages, page].map(bodyOf);
}

const bodyOf = (page: readonly Set[]): Block =>
  stack(
    page.flatMap(({ block, before }, at): (Block | Glue)[] =>
      at === 0 ? [block] : [glue(before, 0), block],
    ),
    { height: BODY.height },
  );
