import MiniSearch from 'minisearch';
import type { Fact } from '../../../adapters/assistant/assistant.ts';
import type { ProductId } from '../../../content/catalogue.ts';
import type { Content } from '../../../content/make-content.ts';
import { itemAt } from '../../../shared/lists.ts';
import { buildLibrary, type Entry } from './library.ts';
import { wordsOf } from './read-intent.ts';
import { indexWord } from './search-words.ts';

export type Found = {
  facts: Fact[];
  /** Whether the first fact may be given as the answer. */
  sure: boolean;
  products: ProductId[];
};

const KEPT = 5;
/** A question says what it wants in its first words; searching for hundreds would let one message hold up the others. */
const READ_WORDS = 24;
/** Share of what the question says that the page must say too; found by the table of visitor questions. */
const SURE = 0.58;
/** Share that its heading or keywords must say: a word in passing makes no answer. */
const NAMED = 0.45;

type Shelf = { entries: Entry[]; index: MiniSearch; rarity: (word: string) => number };
/** Indexing takes longer than a question may; a content that is no longer current takes its index with it. */
const shelves = new WeakMap<Content, Shelf>();

/** Looks a question up in our own pages. What they do not say is not found, and then nobody makes it up. */
export function searchFacts(content: Content, question: string): Found {
  const shelf = shelves.get(content) ?? buildShelf(content);
  shelves.set(content, shelf);
  const { entries, index, rarity } = shelf;
  const words = [...new Set(wordsOf(question).map(indexWord))]
    .filter((word) => word !== null)
    .slice(0, READ_WORDS);
  if (words.length === 0) return { facts: [], sure: false, products: [] };
  const results = index.search(words.join(' ')).slice(0, KEPT);
  const weigh = (some: string[]) => some.reduce((sum, word) => sum + rarity(word), 0);
  const best = results[0];
  const coverage = best ? weigh(best.queryTerms) / weigh(words) : 0;
  const named = best ? weigh(namedWords(best.match)) / weigh(words) : 0;
  const found = results.map(({ id }) => itemAt(entries, id));
  return {
    facts: found.map(({ fact }) => fact),
    sure: coverage >= SURE && named >= NAMED,
    products: found.slice(0, 1).flatMap(({ product }) => product ?? []),
  };
}

function namedWords(match: Record<string, string[]>): string[] {
  return Object.keys(match).filter((word) => match[word]?.some((field) => field !== 'body'));
}

function buildShelf(content: Content): Shelf {
  const entries = buildLibrary(content);
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'body'],
    tokenize: wordsOf,
    processTerm: indexWord,
    searchOptions: {
      boost: { title: 3, keywords: 2.5 },
      // A typo or a longer form still finds its word; short words have no room for either.
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      prefix: (word) => word.length > 4,
      boostDocument: (id) => entries[id]?.weight ?? 1,
    },
  });
  const seen = new Map<string, number>();
  entries.forEach(({ fact, keywords, body }, id) => {
    index.add({ id, title: fact.title, keywords, body });
    const words = new Set(wordsOf(`${fact.title} ${keywords} ${body}`).map(indexWord));
    for (const word of words) if (word) seen.set(word, (seen.get(word) ?? 0) + 1);
  });
  // A word that stands on no page counts most: a question about it is one we cannot answer.
  const rarity = (word: string) => Math.log(1 + entries.length / ((seen.get(word) ?? 0) + 0.5));
  return { entries, index, rarity };
}
