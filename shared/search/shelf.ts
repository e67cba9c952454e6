import MiniSearch from 'minisearch';
import { itemAt } from '../records.ts';
import { indexWord, wordsOf } from './words.ts';

export interface Entry {
  title: string;
  /** Other words for what the title says. */
  keywords: string;
  body: string;
  /** How readily it answers a question; 1 where nothing is said. */
  weight?: number;
}

export interface Search<Found> {
  /** Best first. */
  found: Found[];
  /** Share of what the question says that the best of them says too, and that its title or keywords say. */
  coverage: number;
  named: number;
}

/** A question says what it wants in its first words; searching for hundreds would let one message hold up the others. */
const READ_WORDS = 24;
const KEPT = 5;

/** Makes entries searchable by a question in everyday words. Indexing takes longer than a question may: do it once. */
export function makeShelf<Own extends Entry>(
  entries: readonly Own[],
  processTerm: (word: string) => string | null = indexWord,
): (question: string) => Search<Own> {
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'body'],
    tokenize: wordsOf,
    processTerm,
    searchOptions: {
      boost: { title: 3, keywords: 2.5 },
      // A typo or a longer form still finds its word; short words have no room for either.
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      prefix: (word) => word.length > 4,
      boostDocument: (id) => entries[id]?.weight ?? 1,
    },
  });
  const seen = new Map<string, number>();
  entries.forEach(({ title, keywords, body }, id) => {
    index.add({ id, title, keywords, body });
    const words = new Set(wordsOf(`${title} ${keywords} ${body}`).map(processTerm));
    for (const word of words) if (word) seen.set(word, (seen.get(word) ?? 0) + 1);
  });
  // A word that stands on no page counts most: a question about it is one we cannot answer.
  const rarity = (word: string) => Math.log(1 + entries.length / ((seen.get(word) ?? 0) + 0.5));
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + rarity(word), 0);
  return (question) => {
    const words = [...new Set(wordsOf(question).map(processTerm))]
      .filter((word) => word !== null)
      .slice(0, READ_WORDS);
    if (words.length === 0) return { found: [], coverage: 0, named: 0 };
    const results = index.search(words.join(' ')).slice(0, KEPT);
    const best = results[0];
    return {
      found: results.map(({ id }) => itemAt(entries, id)),
      coverage: best ? weigh(best.queryTerms) / weigh(words) : 0,
      named: best ? weigh(namedWords(best.match)) / weigh(words) : 0,
    };
  };
}

function namedWords(match: Record<string, string[]>): string[] {
  return Object.keys(match).filter((word) => match[word]?.some((field) => field !== 'body'));
}
