import { expect, test } from 'vitest';
import { excerpt, plainText } from './plain-text.ts';

test('Markdown becomes plain words', () => {
  expect(plainText('## A title\n\nSee the **[free quiz](/quiz)**:\n\n- one\n- two\n\n> quoted `x`')).toBe(
    'A title\n\nSee the free quiz:\n\n• one\n• two\n\nquoted x',
  );
  expect(plainText('| What | How long |\n| --- | --- |\n| Chats | 30 days |')).toBe(
    'What: How long\n\nChats: 30 days',
  );
});

test('an excerpt ends with a sentence', () => {
  expect(excerpt('One. Two is longer. Three.', 20)).toBe('One. Two is longer.');
  expect(excerpt('short', 20)).toBe('short');
  expect(excerpt('a line without any end that goes on', 12)).toBe('a line');
});
