import type { Fact } from '../../../adapters/assistant/assistant.ts';
import type { ProductId } from '../../../content/catalogue.ts';
import type { Content } from '../../../content/make-content.ts';
import { makeShelf } from '../../../shared/search/shelf.ts';
import { buildLibrary, pricesEntry, productEntry, soldProducts } from './library.ts';

export type Found = {
  facts: Fact[];
  /** Whether the first fact may be given as the answer. */
  sure: boolean;
  products: ProductId[];
};

/** Share of what the question says that the page must say too; found by the table of visitor questions. */
const SURE = 0.58;
/** Share that its heading or keywords must say: a word in passing makes no answer. */
const NAMED = 0.45;

/** A content that is no longer current takes its index with it. */
const shelves = new WeakMap<Content, ReturnType<typeof shelve>>();

/** Looks a question up in our own pages. What they do not say is not found, and then nobody makes it up. */
export function searchFacts(content: Content, question: string): Found {
  const search = shelves.get(content) ?? shelve(content);
  shelves.set(content, search);
  const { found, coverage, named } = search(question);
  return {
    facts: found.map(({ fact }) => fact),
    sure: coverage >= SURE && named >= NAMED,
    products: found.slice(0, 1).flatMap(({ product }) => product ?? []),
  };
}

const shelve = (content: Content) =>
  makeShelf(buildLibrary(content).map((entry) => ({ ...entry, title: entry.fact.title })));

/** What our shop says of these products, as one fact; of all of them where none is named. Nothing of what is not on sale. */
export function productFact({ catalogue }: Content, ids: ProductId[]): Fact | undefined {
  if (ids.length === 0) return pricesEntry(soldProducts(catalogue)).fact;
  const told = ids
    .map((id) => catalogue[id])
    .filter(({ paused }) => !paused)
    .map((product) => productEntry(product).fact);
  const [first] = told;
  if (!first) return undefined;
  const title = told.map((fact) => fact.title).join(' · ');
  return { title, text: told.map(({ text }) => text).join('\n\n'), url: first.url };
}
