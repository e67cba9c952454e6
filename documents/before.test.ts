import { expect, test } from 'vitest';
import { beforeText } from './before.ts';

const me = { sentence: 'You wait too long.', kind: 'me', document: 'Personal Report' } as const;
const notMe = { sentence: 'You love crowds.', kind: 'not-me', document: 'Personal Report' } as const;

test('a year begins from what its reader marked and asked', () => {
  const askedBefore = { question: 'Should I move?\nAnd when?', year: 2025 };
  const text = beforeText({ remembered: [me, notMe], askedBefore });
  expect(text).toContain('In your Personal Report you marked one sentence as yours: “You wait too long.”');
  expect(text).toContain('“You love crowds.”');
  expect(text).toContain('In 2025 you asked: “Should I move?”');
});

test('nothing is said where there is nothing, and nothing of a bad hour is printed again', () => {
  expect(beforeText({ remembered: [] })).toBeNull();
  const askedBefore = { question: 'My husband died in August. Will I laugh again?', year: 2025 };
  expect(beforeText({ remembered: [], askedBefore })).toBeNull();
});

test('a sentence too long to quote whole is left out', () => {
  expect(beforeText({ remembered: [{ ...me, sentence: 'a'.repeat(300) }] })).toBeNull();
});
