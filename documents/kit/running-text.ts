import { type Block, beside, type Glue, glue, stack } from './block.ts';
import { BODY } from './sheet.ts';
import { sectionHead, text } from './text-block.ts';
import type { TypeScale } from './type-scale.ts';

/** One piece of a running text, in its order. */
export type RunningBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Of a list, with its number, its dot or its day. */
  | { kind: 'item'; mark: string; text: string };

const GAP = 7;

type Measure = { type: TypeScale; width: number; markWidth: number };

/** Pages of a text that runs over as many as it needs, with what stands above it on the first. */
export function runningPages(head: Block, blocks: readonly RunningBlock[], measure: Measure): Block[] {
  return paginate([
    { block: head, before: 0, staysWithNext: true },
    ...blocks.flatMap((block) => setBlock(block, measure)),
  ]);
}

type Set = { block: Block; before: number; staysWithNext: boolean };

function setBlock(block: RunningBlock, measure: Measure): Set[] {
  const { type, width } = measure;
  if (block.kind === 'heading')
    return [{ block: sectionHead(block.text, type, width), before: 16, staysWithNext: true }];
  return inPieces(block.text).map((words, at) => ({
    block:
      block.kind === 'paragraph'
        ? text(words, type.body, width)
        : item(at === 0 ? block.mark : '', words, measure),
    before: at === 0 ? GAP : 0,
    staysWithNext: false,
  }));
}

const item = (mark: string, words: string, { type, width, markWidth }: Measure): Block =>
  beside(
    [
      { block: text(mark, type.strong, markWidth), width: markWidth },
      { block: text(words, type.body, width - markWidth, { tag: 'LBody' }), width: width - markWidth },
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
