import { describe, expect } from 'vitest';
import { openSite } from '../e2e/fixture.ts';
import { listen, plainPages, walks, walkThrough } from './page-walk.ts';

const { test } = await openSite({ mode: 'demo', past: true, documents: 'drawn' });

/** Staff see them under the same addresses, with something that the sample business has not got. */
const notOpened = [
  // From December on.
  '/portal/year/:year',
  '/portal/emails/:sequenceId',
  '/portal/emails/preview/:template',
  '/portal/support/chats/:conversationId',
  '/portal/orders/:orderId/texts/:fulfilmentId',
];

const { walk, forgotten } = walkThrough('portal');

describe.for(walks)('in $timezoneId, $widths', ({ options }) => {
  // Of the new one nothing is known yet: her pages are the empty ones.
  test.for(['member', 'new'] as const)('every page of the %s is in order', async (who, { signedIn }) => {
    const page = await signedIn(who, options);
    const said = listen(page);
    expect([...(await walk(page, plainPages)), ...said]).toEqual([]);
  });
});

test('no page was forgotten', () => {
  expect(forgotten()).toEqual(notOpened);
});
