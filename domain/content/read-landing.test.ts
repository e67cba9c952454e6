import { expect, test } from 'vitest';
import { makeContent } from '../../content/make-content.ts';
import { readLanding } from './pages.ts';

test('a brand may hold whatever a brand may hold: quotation marks, backslashes, angle brackets', async () => {
  const brand = 'The "Nine" \\ Lanterns <b>';
  const content = makeContent({
    version: 1,
    edits: [{ kind: 'brand', key: 'site', body: { guide: brand } }],
  });
  const { texts } = await readLanding({ content: { current: () => content } });
  expect(
    Object.values(texts)
      .map((part) => Object.values(part))
      .flat(3),
  ).toContainEqual(expect.stringContaining(brand));
});
