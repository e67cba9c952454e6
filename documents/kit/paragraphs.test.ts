import { describe, expect, test } from 'vitest';
import { bestSentenceIn, type Chapter, TO_COMPLETE } from './paragraphs.ts';

const chapter = (texts: Record<string, string>): Chapter[] => [
  {
    name: 'page',
    title: 'A page',
    number: 2,
    paragraphs: Object.entries(texts).map(([id, text]) => ({ id, text, original: text })),
  },
];

const LONG = 'You answer a loss by making a list, and people turn to look at you.';

describe('the sentence that is quoted when a document comes', () => {
  test('stands in what speaks of the reader alone, before the general texts', () => {
    const said = chapter({
      'life-path.long.1': 'You are seldom at rest while there is a door that nobody has tried.',
      'thread.tension': `The 8 pays. ${LONG} It helps.`,
    });
    expect(bestSentenceIn(said)).toBe(LONG);
  });

  test('is the text as it was released: what the office took out is not quoted', () => {
    expect(bestSentenceIn(chapter({ 'thread.tension': '' }))).toBeNull();
    const rewritten = 'You go first, and you look round for the others at the next corner.';
    expect(bestSentenceIn(chapter({ 'thread.tension': rewritten }))).toBe(rewritten);
  });

  test('is no answer to a question, no note and nothing that points at another line', () => {
    for (const [id, text] of Object.entries({
      'asked.1.answer': LONG,
      'closing.note': LONG,
      'thread.strong': 'You will find these on the page before, under the plane that both of you share.',
      'thread.second': 'Your Life Path is an 8 and your Soul Urge a 9 in the same small room.',
      'thread.tension': TO_COMPLETE,
    }))
      expect(bestSentenceIn(chapter({ [id]: text })), id).toBeNull();
  });
});
