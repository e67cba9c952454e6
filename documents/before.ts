import { recogniseAsked } from '../care/index.ts';
import { clipped, questionsIn } from './kit/paragraphs.ts';
import { printable } from './kit/printable.ts';

/** What is known of a reader from what was made for her before. */
export interface Before {
  /** Sentences of earlier readings, as she marked them. */
  remembered: readonly { sentence: string; kind: 'me' | 'not-me'; document: string }[];
  /** What she asked for the document of the year before. */
  askedBefore?: { question: string; year: number };
}

/** A sentence longer than this is not taken over, because half of it would say something else. */
const LONGEST = 220;

/** Where a document begins from what its reader said of the last one. Nothing of what she wrote in a bad hour is printed again. */
export function beforeText({ remembered, askedBefore }: Before): string | null {
  const of = (wanted: 'me' | 'not-me') =>
    remembered.find(({ kind, sentence }) => kind === wanted && sentence.length <= LONGEST);
  const [me, notMe] = [of('me'), of('not-me')];
  const [question] =
    askedBefore && !recogniseAsked(askedBefore.question) ? questionsIn(askedBefore.question, printable) : [];
  const told = [
    me &&
      `In your ${me.document} you marked one sentence as yours: “${printable(me.sentence)}” It is a good place to begin.`,
    notMe &&
      `You marked another as not yours: “${printable(notMe.sentence)}” Where this year says something like it, trust yourself first.`,
    question &&
      `In ${askedBefore?.year} you asked: “${clipped(question, LONGEST)}” Before you read on, note in one line what has become of it.`,
  ].filter(Boolean);
  return told.length > 0 ? told.join(' ') : null;
}
