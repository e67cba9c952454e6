import { formsOf, type Words } from './words.ts';

/**
 * A phrase is a line of words:
 *
 *   want|wish (really) to die     alternatives, and a word that may be missing
 *   suicid*                       any ending
 *   go_on|carry_on                alternatives of several words
 *   @want .. die                  a named list; up to three other words between
 *   mich + umbringen              in any order, up to six other words between
 *   goodbye && pills              both, up to forty words apart, whatever sentences they are in
 *   live !in|with                 not followed by one of these
 *   cannot go on $                the sentence, or a part of it, ends there
 *   cannot go on|$                either
 *   owe #                         any number
 *
 * A line that ends with a bar goes on in the next. Without && no phrase reaches over the end of a sentence.
 */
type Term = {
  kind: 'word' | 'not' | 'end';
  fits: Alternatives;
  optional: boolean;
  /** How many other words may stand before it. */
  gap: number;
};
/** The words that fit, each a run of one or more, by their first word; and beginnings of words. */
type Alternatives = {
  id: number;
  runs: Map<string, string[][]>;
  stems: string[];
  number: boolean;
  end: boolean;
};

/** `also`: what else has to be said near it. `needs`: alternatives without which it cannot have been said. */
type Phrase<Of> = {
  terms: readonly Term[];
  also: readonly (readonly Term[])[];
  needs: readonly number[];
  of: Of;
};
export type Match<Of> = { from: number; to: number; of: Of };
export type Line<Of> = { line: string; of: Of };

const NEAR = 3;
const FAR = 6;
const ASIDE = 40;

/** The lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/\|\n\s*/g, '|')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Finds phrases in a text. Few of them have all their words in it, and only those are looked for: the time depends on the
 * text and hardly on how many phrases there are.
 */
export function indexPhrases<Of>(lines: readonly Line<Of>[], sets: Record<string, string>) {
  const { readTerms, presentIn, begins } = termReader(sets);
  const phrases = lines.flatMap(({ line, of }) => readPhrases(line, of, readTerms));

  function* find(text: Words): Generator<Match<Of>> {
    const places = placesOf(text);
    const present = presentIn([...places.keys()]);
    const isNear = nearIn(text);
    for (const { terms, also, needs, of } of phrases) {
      if (!needs.every((id) => present.has(id))) continue;
      for (const word of present.get(needs[0] ?? -1) ?? []) {
        for (const from of places.get(word) ?? []) {
          const to = matchFrom(text, from, terms, 0);
          if (to > from && also.every((part) => isNear(part, from))) yield { from, to, of };
        }
      }
    }
  }
  return { find, begins };
}

/** Where each word of a text stands. */
function placesOf({ words }: Words): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const there = places.get(word);
    if (there) there.push(at);
    else places.set(word, [at]);
  }
  return places;
}

type ReadTerms = (part: string, firstGap: number) => Term[];

function readPhrases<Of>(line: string, of: Of, readTerms: ReadTerms): Phrase<Of>[] {
  const [first = '', ...more] = line.split(' && ');
  const also = more.map((part) => readTerms(part, 0));
  return orders(first.split(' + ')).map((parts) => {
    const terms = parts.flatMap((part, at) => readTerms(part, at > 0 ? FAR : 0));
    if (terms[0]?.kind !== 'word' || terms[0].optional || terms[0].fits.end)
      throw new Error(`a phrase begins with a word: ${line}`);
    const needed = [terms, ...also]
      .flat()
      .filter(({ kind, optional, fits }) => kind === 'word' && !optional && !fits.end);
    return { terms, also, needs: needed.map(({ fits }) => fits.id), of };
  });
}

/** All orders of a few parts. */
function orders(parts: string[]): string[][] {
  if (parts.length < 2) return [parts];
  return parts.flatMap((first, at) => orders(parts.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** The same alternatives stand in many phrases: they are read once, and known by the words they begin with. */
function termReader(sets: Record<string, string>) {
  const known = new Map<string, Alternatives>();
  const byWord = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const alternatives = alternativesReader(sets);
  const add = (index: typeof byWord, key: string, id: number) => {
    const ids = index.get(key);
    if (ids) ids.push(id);
    else index.set(key, [id]);
  };
  const read = (written: string): Alternatives => {
    const before = known.get(written);
    if (before) return before;
    const fits = { id: known.size, ...alternatives(written) };
    known.set(written, fits);
    for (const word of fits.runs.keys()) add(byWord, word, fits.id);
    for (const stem of fits.stems) add(byStem, stem, fits.id);
    if (fits.number) add(byWord, '#', fits.id);
    return fits;
  };
  const readTerms: ReadTerms = (part, firstGap) => {
    let gap = firstGap;
    return part.split(/\s+/).flatMap((written): Term[] => {
      if (written === '..' || written === '...') {
        gap = written === '..' ? NEAR : FAR;
        return [];
      }
      const kind = written === '$' ? 'end' : written.startsWith('!') ? 'not' : 'word';
      const fits = read(kind === 'end' ? '' : written.replace(/^[(!]|\)$/g, ''));
      const term: Term = { kind, fits, optional: written.startsWith('('), gap };
      gap = 0;
      return [term];
    });
  };
  /** The alternatives that some of these words begin, with those words. */
  const presentIn = (words: readonly string[]): Map<number, string[]> => {
    const present = new Map<number, string[]>();
    const note = (ids: readonly number[] = [], word: string) => {
      for (const id of ids) {
        const there = present.get(id);
        if (there) there.push(word);
        else present.set(id, [word]);
      }
    };
    for (const word of words) {
      note(byWord.get(word), word);
      if (/^\d/.test(word)) note(byWord.get('#'), word);
      for (let length = 2; length <= word.length; length++) note(byStem.get(word.slice(0, length)), word);
    }
    return present;
  };
  return { readTerms, presentIn, begins: (word: string) => byWord.has(word) };
}

type Listed = Omit<Alternatives, 'id'>;

/** Lists stand in many phrases, and so do words: each is taken apart once, which is most of the work of a first message. */
function alternativesReader(sets: Record<string, string>): (written: string) => Listed {
  const forms = new Map<string, string[]>();
  const lists = new Map<string, string[]>();
  const formsKnown = (word: string) => {
    const before = forms.get(word);
    if (before) return before;
    const read = formsOf(word);
    forms.set(word, read);
    return read;
  };
  const expand = (written: string): string[] =>
    written.includes('@') ? written.split('|').flatMap(listed) : written.split('|');
  const listed = (alternative: string): string[] => {
    if (!alternative.startsWith('@')) return [alternative];
    const before = lists.get(alternative);
    if (before) return before;
    const set = sets[alternative.slice(1)];
    if (!set) throw new Error(`no list is called ${alternative}`);
    const words = expand(set.replaceAll(/\s/g, ''));
    lists.set(alternative, words);
    return words;
  };
  return (written) => {
    const runs: Alternatives['runs'] = new Map();
    const stems: string[] = [];
    let [number, end] = [false, false];
    for (const alternative of written === '' ? [] : expand(written)) {
      if (alternative === '#') number = true;
      if (alternative === '$') end = true;
      if (alternative === '#' || alternative === '$') continue;
      const open = alternative.endsWith('*') ? '*' : '';
      for (const form of formsKnown(open ? alternative.slice(0, -1) : alternative)) {
        if (form === '') throw new Error(`a phrase with an empty word: ${written}`);
        if (!form.includes(' ')) {
          if (open) stems.push(form);
          else runs.set(form, [...(runs.get(form) ?? []), []]);
          continue;
        }
        const [first = '', ...rest] = `${form}${open}`.split(' ');
        runs.set(first, [...(runs.get(first) ?? []), rest]);
      }
    }
    return { runs, stems, number, end };
  };
}

/** Whether something is said near a word of a text. Each thing is looked for once, so that a long text stays cheap. */
function nearIn(text: Words): (terms: readonly Term[], place: number) => boolean {
  const known = new Map<readonly Term[], Set<number>>();
  return (terms, place) => {
    let said = known.get(terms);
    if (!said) {
      said = new Set([...text.words.keys()].filter((at) => matchFrom(text, at, terms, 0) > at));
      known.set(terms, said);
    }
    for (let at = place - ASIDE; at <= place + ASIDE; at++) if (said.has(at)) return true;
    return false;
  };
}

/** Where the phrase ends that goes on here with its term `at`; -1 where it does not. */
function matchFrom(text: Words, from: number, terms: readonly Term[], at: number): number {
  const term = terms[at];
  if (!term) return from;
  const { kind, gap, optional } = term;
  if (kind === 'end') return text.stops[from] === 0 ? -1 : matchFrom(text, from, terms, at + 1);
  if (kind === 'not') {
    const isThere = text.stops[from] === 0 && matchTerm(text, from, term, (end) => end) >= 0;
    return isThere ? -1 : matchFrom(text, from, terms, at + 1);
  }
  for (let start = from; start <= from + gap && start < text.words.length; start++) {
    if (at > 0 && text.stops[start] === 2) break;
    const to = matchTerm(text, start, term, (end) => matchFrom(text, end, terms, at + 1));
    if (to >= 0) return to;
  }
  const mayBeMissing = optional || (term.fits.end && text.stops[from] !== 0);
  return mayBeMissing ? matchFrom(text, from, terms, at + 1) : -1;
}

/** Tries every way in which a term fits here, with what follows it. */
function matchTerm(
  { words, stops }: Words,
  at: number,
  { fits: { runs, stems, number } }: Term,
  goOn: (end: number) => number,
): number {
  const word = words[at];
  if (word === undefined) return -1;
  for (const rest of runs.get(word) ?? []) {
    const isSaid = rest.every((next, i) => fitsWord(words[at + 1 + i], next) && stops[at + 1 + i] !== 2);
    const to = isSaid ? goOn(at + 1 + rest.length) : -1;
    if (to >= 0) return to;
  }
  const isOpen = stems.some((stem) => word.startsWith(stem)) || (number && /^\d/.test(word));
  return isOpen ? goOn(at + 1) : -1;
}

const fitsWord = (word: string | undefined, wanted: string) =>
  wanted.endsWith('*') ? word?.startsWith(wanted.slice(0, -1)) : word === wanted;
