import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, limitKey } from './http.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

test.each([
  [0, '1.1.1.1, 2.2.2.2', '9.9.9.9'],
  [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  [2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [3, '1.1.1.1, 2.2.2.2', '9.9.9.9'],
  [1, '1.1.1.1, 2.2.2.2:51234', '2.2.2.2'],
  [1, '[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  [1, 'whatever a proxy of ours would never write', '9.9.9.9'],
])('with %i trusted proxies, "%s" is %s', (trusted, forwarded, expected) => {
  const incoming = { socket: { remoteAddress: '9.9.9.9' }, headers: { 'x-forwarded-for': forwarded } };
  expect(clientAddress(incoming as unknown as IncomingMessage, trusted)).toBe(expected);
});
