import { expect, test } from 'vitest';
import reviewed from './reviewed.json' with { type: 'json' };
import { fingerprints, samples } from './samples.ts';

/** When this fails: node documents/samples/review.ts, look at the pages it names, then the same with --accept. */
test.each(Object.entries(samples))('every page of the %s looks as it was reviewed', async (kind, draw) => {
  expect(fingerprints(await draw())).toEqual(new Map(Object.entries(reviewed)).get(kind)?.split(' '));
});
