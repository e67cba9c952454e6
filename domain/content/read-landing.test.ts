import { expect, test } from 'vitest';
import { makeContent } from '../../content/make-content.ts';
import { readLanding } from './site-pages.ts';

test('a brand may hold whatever a brand may hold: quotation marks, backslashes, angle brackets', async () => {
  const brand = 'The "Nine" \\ Lanterns <b>';
  const content = makeContent({
    version: 1,
    edits: [{ kind: 'brand', key: 'site', body: { guide: brand } }],
  });
  const { sections } = await readLanding({ content: { current: () => content } });
  expect(sections.map(({ words }) => Object.values(words)).flat(3)).toContainEqual(
    expect.stringContaining(brand),
  );
});
