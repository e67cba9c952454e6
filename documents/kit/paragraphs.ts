/**
 * What the program reads and writes of a document beside the thread that draws it: nothing here may bring texts or fonts along
 * (tests/integration/start-weight.test.ts).
 */
import type { Passage, Reading } from './reading.ts';

/** Replacement texts by paragraph id, as the office saved them. An empty text takes a paragraph out. */
export type Edits = Readonly<Record<string, string>>;

/** A paragraph under the name by which the office can replace it. */
export interface Said {
  id: string;
  text: string;
  original: string;
}

/** Gives a paragraph its id and lets an edit take its place: `say('life-path.long.1', meaning.long[0])`. */
export type Say = (id: string, text: string) => Said;

export function sayWith(edits: Edits): Say {
  return (id, original) => ({
    id,
    original,
    text: (Object.hasOwn(edits, id) ? edits[id] : undefined) ?? original,
  });
}

const MOST = 5;
const LONGEST = 240;

/**
 * The questions somebody sent us: one to a line, or several in a row, none longer than a page can hold. What goes
 * beyond five is one more question, so that nothing is left out. A page of paper shows what its fonts can (`shown`).
 */
export function questionsIn(sent = '', shown = (line: string) => line): string[] {
  const lines = sent
    .split(/\r?\n|(?<=\?)\s+/)
    .map((line) => clipped(shown(line).trim(), LONGEST))
    .filter((line) => /\p{L}/u.test(line));
  const asked = [...new Set(lines)];
  if (asked.length <= MOST) return asked;
  return [...asked.slice(0, MOST - 1), clipped(asked.slice(MOST - 1).join(' '), LONGEST)];
}

/** At most so many letters, cut between words where it can be, with an ellipsis for the rest. */
export function clipped(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S{0,20}$/, '')} …`;
}

/** Stands where the guide's own answer belongs until she has written it; nothing is released with it. */
export const TO_COMPLETE = 'To be answered by hand before release.';

/** Questions of the buyer that still wait for the guide's own answer. */
export function openQuestionsIn(chapters: readonly Chapter[]): number {
  return chapters
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ original, text }) => original === TO_COMPLETE && (text === original || text.trim() === ''))
    .length;
}

/** Paragraphs that speak of this reader alone, the best first; answers to questions and the guide's note are none of them. */
const OWN_WORDS = [
  /^thread\.(strong|second|tension|pull)$/,
  /^name\.(cornerstone|first-vowel|planes)$/,
  /^meets\./,
  /\.pair\.long\./,
  /\.long\.1$/,
];

/** One that can stand alone: of middle length, about the reader, pointing at nothing before it, without sums and names of pages. */
export const standsAlone = (sentence: string): boolean => {
  const count = sentence.split(/\s+/).length;
  return (
    count >= 9 &&
    count <= 26 &&
    /\b[Yy]ou(r|rs|rself)?\b/.test(sentence) &&
    /^(You|Your|What|When|Whoever|Whatever|Where|Those who|People|Before|After|Given)\b/.test(sentence) &&
    !/\d|[:;?"]|\b(this|that|these|those|it|they|them|here|page|plane|both|second|Both)\b/.test(sentence)
  );
};

/** The sentence of a document that is quoted to its reader when it comes; null where none can stand alone. */
export function bestSentenceIn(chapters: readonly Chapter[]): string | null {
  const all = chapters.flatMap(({ paragraphs }) => paragraphs);
  for (const own of OWN_WORDS) {
    const sentences = all
      .filter(({ id }) => own.test(id))
      .flatMap(({ text }) => text.split(/(?<=[.!])\s+/))
      .filter(standsAlone);
    const best = sentences.toSorted((one, other) => other.length - one.length)[0];
    if (best) return best;
  }
  return null;
}

export interface OpenChapter {
  title: string;
  /** Of all chapters, in their order. */
  contents: string[];
  /** Counted from one. */
  number: number;
  passages: Passage[];
}

/** One chapter of a stored reading; a number that does not exist opens the first. */
export function chapterOf(stored: Uint8Array, number = 1): OpenChapter {
  const { title, chapters }: Reading = JSON.parse(new TextDecoder().decode(stored));
  const at = chapters[number - 1] ? number : 1;
  return {
    title,
    contents: chapters.map((chapter) => chapter.title),
    number: at,
    passages: chapters[at - 1]?.passages ?? [],
  };
}

/** A page with what the office may replace on it through `edits`, in reading order. */
export interface Chapter {
  name: string;
  title: string;
  /** Of the page, counted from one. */
  number: number;
  paragraphs: readonly Said[];
}
