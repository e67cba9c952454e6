import { describe, expect } from 'vitest';
import { openSite } from '../e2e/fixture.ts';
import { orderInBrowser } from '../harness/checkout-page.ts';
import { guestPlaces } from '../harness/guest-places.ts';
import { faultsOf, listen, plainPages, walks, walkThrough } from './page-walk.ts';

const { test, server } = await openSite({ mode: 'demo', past: true, documents: 'drawn' });

/** Addresses that no link of the site shows: what somebody holds in a letter. */
const fromLetters = [
  '/newsletter/confirm',
  '/cart/recover',
  '/account/delete',
  '/reset-password',
  '/unsubscribe',
];

/** Pages that need a secret of their own, or something that the sample business has not got. A new page is not among them. */
const notOpened = [
  '/invitation/:key',
  '/checkout/:productId/order',
  '/checkout/:productId/opening',
  '/orders/:key/texts/:fulfilmentId',
  '/sandbox/pay/:checkoutId',
  '/sandbox/portal/:portalId',
  '/card/:token',
  '/certificates/:certificateId',
];

const { walk, forgotten } = walkThrough('site');

describe.for(walks)('in $timezoneId, $widths', ({ timezoneId, options }) => {
  test('every page of a visitor is in order', async ({ visit }) => {
    const page = await visit(options);
    const said = listen(page);
    const faults = await walk(page, [
      ...(await guestPlaces(server)),
      ...[...plainPages, '/quiz/shared/3-7-6', '/compatibility/3-7', ...fromLetters],
    ]);
    expect([...faults, ...said]).toEqual([]);
  });

  test('so is the page on which the demo is paid', async ({ visit }) => {
    const page = await visit(options);
    const said = listen(page);
    await orderInBrowser(page, 'report', { email: `${timezoneId.replace('/', '.')}@example.com` });
    expect([...(await faultsOf(page, ['light', 'dark'])), ...said]).toEqual([]);
  });
});

test('no page was forgotten', () => {
  expect(forgotten()).toEqual(notOpened);
});
