import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

test('facts, lists and the text behind them', () => {
  const text =
    '---\ntitle: Door: house and road\ngoals:\n  - One\n  - Two: and more\nopen: true\n---\n\nBody.\n\n---\n\nRest.\n';
  expect(readFrontMatter(text)).toEqual({
    facts: { title: 'Door: house and road', goals: ['One', 'Two: and more'], open: 'true' },
    body: 'Body.\n\n---\n\nRest.',
  });
});

test('blank lines and unindented lists do not matter', () => {
  const text = '---\n\ntitle: A\ngoals:\n\n- One\n- Two\n\n---\nBody';
  expect(readFrontMatter(text)).toEqual({ facts: { title: 'A', goals: ['One', 'Two'] }, body: 'Body' });
});

test('a text without a head is all body', () => {
  expect(readFrontMatter('Just words.')).toEqual({ facts: {}, body: 'Just words.' });
});
