import { describe, expect, test } from 'vitest';
import type { Turn } from '../../../adapters/assistant/assistant.ts';
import { firstEdition } from '../../../content/edition.ts';
import { makeContent } from '../../../content/make-content.ts';
import { prepareQuestion } from './consider.ts';

const content = makeContent(firstEdition);

const numbers = { lifePath: 8, expression: 3, soulUrge: 5 };
const noTurns: Turn[] = [];
const situation = {
  content,
  today: { year: 2026, month: 11, day: 20 },
  turns: noTurns,
  numbers,
  own: [],
  signedIn: false,
  promise: '',
};
const talked = { ...situation, turns: [{ role: 'user', content: 'hi' }] satisfies Turn[] };
const offered = (message: string, given: Parameters<typeof prepareQuestion>[1] = situation) =>
  prepareQuestion(message, given).recommendations.map(({ service }) => service);

describe('what is recommended', () => {
  test('without numbers: once at the start, and whenever readings are the subject', () => {
    const stranger = { ...talked, numbers: undefined };
    expect(offered('how do I book a session?', stranger)).toEqual([]);
    expect(offered('price of the union path', stranger)).toEqual(['The Union Path']);
    expect(offered('I want the membership', stranger)).toEqual(['Soul Circle Membership']);
  });

  test('with the numbers of the quiz: by the rule of the Life Path, and the membership, every time', () => {
    expect(offered('how do I book a session?')).toEqual(['VIP Blueprint', 'Monthly Membership']);
    expect(offered('how do I book a session?', talked)).toEqual(['VIP Blueprint', 'Monthly Membership']);
    expect(offered('what do you recommend?', talked)).toEqual(['VIP Blueprint', 'Monthly Membership']);
    expect(offered('price of the union path', talked)).toEqual([
      'VIP Blueprint',
      'Monthly Membership',
      'The Union Path',
    ]);
  });

  test('nothing to somebody who wants to go, or for whom something went wrong', () => {
    expect(offered('how do I cancel my membership?')).toEqual([]);
    expect(offered('my report is wrong')).toEqual([]);
  });
});

test('a long text with a date in it is no question about a number', () => {
  expect(prepareQuestion('my life path, 4 July 1990', situation).intent).toBe('number');
  expect(prepareQuestion(`${'I have been thinking. '.repeat(20)} born 4 July 1990`, situation).intent).toBe(
    'question',
  );
});
