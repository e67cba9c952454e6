import { isLaw } from './law.ts';
import { type Kind, kinds, type Language, type Lexicon, languages, type Severity } from './lexicon.ts';
import { dutch } from './lexicons/dutch.ts';
import { english } from './lexicons/english.ts';
import { french } from './lexicons/french.ts';
import { german } from './lexicons/german.ts';
import { italian } from './lexicons/italian.ts';
import { portuguese } from './lexicons/portuguese.ts';
import { spanish } from './lexicons/spanish.ts';
import { mistypedWords } from './mistyped.ts';
import { indexPhrases, linesOf, type Match } from './phrases.ts';
import { formsOf, readWords, type Words } from './words.ts';

export type Concern = { kind: Kind; severity: Severity; language: Language };
/** `points`: of a hint; a phrase that is clear by itself has none. */
type Said = Concern & { points?: number; line?: string };

const lexicons: Record<Language, Lexicon> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
};

/** Read when a language is first spoken: seven of them take half a second. */
const known = new Map<Language, ReturnType<typeof readLexicon>>();
function lexiconOf(language: Language) {
  const lexicon = known.get(language) ?? readLexicon(language);
  known.set(language, lexicon);
  return lexicon;
}

function readLexicon(language: Language) {
  const { sets, idioms, crisis, care, hints, mistyped, short } = lexicons[language];
  const phrases = indexPhrases(
    kinds.flatMap((kind) => [
      ...clear(crisis[kind], { kind, severity: 'crisis', language }),
      ...clear(care[kind], { kind, severity: 'care', language }),
      ...hintsIn(hints[kind], { kind, severity: crisis[kind] ? 'crisis' : 'care', language }),
    ]),
    sets,
  );
  return {
    idioms: indexPhrases(
      linesOf(idioms).map((line) => ({ line, of: language })),
      sets,
    ),
    phrases,
    correct: corrected(short, mistypedWords(listed(mistyped), phrases.begins)),
  };
}

/** A word as it was meant. */
function corrected(short: string, mistyped: (word: string) => string): (word: string) => string {
  const words = listed(short);
  const meant = new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? word]] : [])));
  return (word) => meant.get(word) ?? mistyped(word);
}

const clear = (text = '', of: Said) => linesOf(text).map((line) => ({ line, of }));
const hintsIn = (text = '', of: Said) =>
  linesOf(text).map((written) => {
    const line = written.slice(2);
    return { line, of: { ...of, line, points: Number(written[0]) } };
  });

const common = new Map<string, Language[]>();
for (const language of languages) {
  for (const word of listed(lexicons[language].common)) {
    common.set(word, [...(common.get(word) ?? []), language]);
  }
}

/** A phrase found tells the language better than a common word does. */
const PHRASE_WEIGHT = 3;
const ENOUGH_POINTS = 3;
/** Two or three sentences. */
const NEAR_WORDS = 30;
/** More of them near each other than anybody writes; so that a text made of hints alone costs no more than others. */
const MOST_HINTS = 60;
const TAKEN_OUT = '_';

/**
 * What of this kind a text says, the gravest first; undefined for everything else. `likely`: the language to assume where
 * the words are the same in several ("suicide").
 */
export function recognise(text: string, likely?: Language): Concern | undefined {
  const read = readWords(text);
  const scores = scoreLanguages(read);
  const spoken = plausible(scores);
  const plain = withoutIdioms(read, spoken);
  const found = spoken.flatMap((language) => findIn(plain, language));
  const [gravest] = found.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (!gravest) return undefined;
  const { kind, severity } = gravest;
  const said = found.filter((one) => one.kind === kind && one.severity === severity);
  const language = languageOf(
    scores,
    said.map((one) => one.language),
    likely,
  );
  return { kind, severity, language };
}

/**
 * The same for a question to a reading, where courts, offices, estates and money that could be lost are no matter for numbers either.
 * In the chat "I call my lawyer" is about a refund.
 */
export function recogniseAsked(text: string): Concern | undefined {
  const found = recognise(text);
  if (found) return found;
  const language = plausible(scoreLanguages(readWords(text))).find((one) => isLaw(text, one));
  return language && { kind: 'law', severity: 'care', language };
}

/** An idiom of one language is none of another's business either: "funeral home" is no Portuguese funeral. */
function withoutIdioms(read: Words, spoken: Language[]): Words {
  const words = [...read.words];
  for (const language of spoken) {
    for (const { from, to } of lexiconOf(language).idioms.find(read)) words.fill(TAKEN_OUT, from, to);
  }
  return { ...read, words };
}

/** What a text says to somebody who reads it in this language. Hints are asked only where nothing graver is clear. */
function findIn(read: Words, language: Language): Concern[] {
  const { phrases, correct } = lexiconOf(language);
  const matches = [...phrases.find({ ...read, words: read.words.map(correct) })];
  const clear = matches.flatMap(({ of }) => (of.points === undefined ? [of] : []));
  return clear.some(({ severity }) => severity === 'crisis') ? clear : [...clear, ...addedUp(matches)];
}

/** The concerns that hints of one kind are when enough of them stand near each other: a long letter has many of such words. */
function addedUp(matches: Match<Said>[]): Concern[] {
  return kinds.flatMap((kind) => {
    const hints = matches
      .filter(({ of }) => of.kind === kind && of.points !== undefined)
      .toSorted((one, other) => one.from - other.from);
    const isEnough = hints.some(({ from: begin }, at) => {
      const near = hints.slice(at, at + MOST_HINTS).filter(({ from }) => from - begin <= NEAR_WORDS);
      return pointsTogether(near) >= ENOUGH_POINTS;
    });
    return isEnough ? hints.slice(0, 1).map(({ of }) => of) : [];
  });
}

/** However often a hint is given, it counts once; and one word is one hint, whichever lines it stands in. */
function pointsTogether(hints: Match<Said>[]): number {
  const [lines, places] = [new Set<string | undefined>(), new Set<number>()];
  let points = 0;
  for (const { from, of } of hints.toSorted((one, other) => pointsOf(other) - pointsOf(one))) {
    if (places.has(from) || lines.has(of.line)) continue;
    places.add(from);
    lines.add(of.line);
    points += of.points ?? 0;
  }
  return points;
}

const pointsOf = ({ of }: Match<Said>) => of.points ?? 0;

const rankOf = ({ kind, severity }: Concern) =>
  kinds.indexOf(kind) + (severity === 'crisis' ? 0 : kinds.length);

type Scores = Map<Language, number>;

/** How many of its common words each language finds in a text. */
function scoreLanguages({ words }: Words): Scores {
  const scores: Scores = new Map();
  for (const word of words) {
    for (const language of common.get(word) ?? []) scores.set(language, (scores.get(language) ?? 0) + 1);
  }
  return scores;
}

/** "mes" is a knife in Dutch, a month in Spanish and "my" in French: only languages that may be spoken are read. */
function plausible(scores: Scores): Language[] {
  const best = Math.max(0, ...scores.values());
  const fewest = best < 2 ? 0 : (best - 1) / 2;
  return languages.filter((language) => (scores.get(language) ?? 0) >= fewest);
}

/** The language with the most to say for it, among those in which it was said. */
function languageOf(scores: Scores, said: Language[], likely: Language | undefined): Language {
  const points = (language: Language) =>
    (scores.get(language) ?? 0) +
    (said.includes(language) ? PHRASE_WEIGHT : 0) +
    (said.includes(language) && language === likely ? 1 : 0);
  const [best = 'en'] = languages.toSorted((one, other) => points(other) - points(one));
  return best;
}

function listed(words: string): string[] {
  return words.split(/\s+/).filter(Boolean).flatMap(formsOf);
}
