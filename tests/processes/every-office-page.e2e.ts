import { describe, expect } from 'vitest';
import { openSite } from '../e2e/fixture.ts';
import { listen, plainPages, walks, walkThrough } from './page-walk.ts';

const { test } = await openSite({ mode: 'demo', past: true, documents: 'drawn' });

/** What the sample business has not got. A new page is not among them. */
const notOpened = [
  '/office/orders/:orderId/documents/:fulfilmentId',
  // No product of the sample business brings a text written for one customer.
  '/office/orders/:orderId/texts/:fulfilmentId',
  // Leads to the page of the contact.
  '/office/letters/people/:personId',
];

const { walk, forgotten } = walkThrough('office');

describe.for(walks)('in $timezoneId, $widths', ({ options }) => {
  test('every page of the owner is in order', async ({ signedIn }) => {
    const page = await signedIn('owner', options);
    const said = listen(page);
    expect([...(await walk(page, ['/office/courses/numerology-101', ...plainPages])), ...said]).toEqual([]);
  });
});

test('no page was forgotten', () => {
  expect(forgotten()).toEqual(notOpened);
});
