import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { mailNames } from './groups.ts';
import { mailRenderer } from './index.tsx';
import { fillPlaces } from './words.tsx';

const content = makeContent(firstEdition);

const names = mailNames.filter((name) => name !== 'custom');

describe('every sentence on offer can be reworded', () => {
  test.each(names)('%s', async (name) => {
    const { words } = mailRenderer.words(name, content);
    const wording = Object.fromEntries(words.map((written, n) => [written, `Reworded ${n}.`]));
    const { html } = await mailRenderer.render(mailRenderer.sample(name), content, { wording });
    for (const text of Object.values(wording)) expect(html).toContain(text);
  });
});

test('what holds data is not on offer, and scraps of sentences are not', () => {
  const { words } = mailRenderer.words('welcome', content);
  expect(words.join(' ')).not.toMatch(/Maya|€|2026/);
  expect(words.every((sentence) => /^\p{L}/u.test(sentence))).toBe(true);
});

test('a subject is filled with what the letter knows, and stays one line', async () => {
  expect(fillPlaces('For {{name}}, {{nobody}}', { name: 'Maya' })).toBe('For Maya, ');
  const { subject } = await mailRenderer.render(
    { template: 'recover-password', props: { name: 'A\r\nBcc: b', url: 'https://x.test' } },
    content,
    {
      wording: { subject: 'Hello {{name}}' },
    },
  );
  expect(subject).toBe('Hello A Bcc: b');
});
