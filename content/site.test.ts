import { expect, test } from 'vitest';
import { firstEdition } from './edition.ts';
import { makeContent } from './make-content.ts';

const truth = { isOpen: true, mailbox: 'hello@aura.test', figures: {}, badges: [] };
const siteOf = (edition: Parameters<typeof makeContent>[0]) => makeContent(edition).site;

test('a live site says nothing of the sample person, the demo does', () => {
  const { practitioner, training, making } = siteOf(firstEdition);
  for (const said of [practitioner, training, making]) expect(said).not.toBe('');
  const live = siteOf({ ...firstEdition, truth });
  expect([live.practitioner, live.training, live.making]).toEqual(['', '', '']);
});
