import { expect, test } from 'vitest';
import { signToken } from '../shared/signed-token.ts';
import { allPatterns } from '../tests/harness/site-map.ts';
import { keyedPages, pathForLogs } from './path-for-logs.ts';

const token = signToken('a secret', 'order', '4a1c9a52-6a0e-4b67-9a7c-5f3f6f2f3a10:mail:1800000000');

test('the keys of orders, calendars and letters stay out of the logs, in whatever address they stand', () => {
  const paths = [
    `/orders/${token}`,
    `/orders/${token}.data`,
    `/orders/${token}/documents/4a1c9a52-6a0e-4b67-9a7c-5f3f6f2f3a10`,
    `/calendar/${token}/personal-days.ics`,
    `/r/${token}`,
    '/invitation/9OvWw0jfKJcUp3yrbT_Q-B5GjNtzXnNA',
    '/invitation/9OvWw0jfKJcUp3yrbT_Q-B5GjNtzXnNA.data',
  ].map(pathForLogs);
  expect(paths).toEqual([
    '/orders/<key>',
    '/orders/<key>.data',
    '/orders/<key>/documents/4a1c9a52-6a0e-4b67-9a7c-5f3f6f2f3a10',
    '/calendar/<key>/personal-days.ics',
    '/r/<key>',
    '/invitation/<key>',
    '/invitation/<key>.data',
  ]);
});

test('everything else is logged as it is', () => {
  for (const path of ['/', '/blog/what-the-number-of-your-house-really-tells-about-you', '/files/a/b.pdf']) {
    expect(pathForLogs(path)).toBe(path);
  }
});

test('every page that a key opens is in the list', () => {
  const keyed = allPatterns.filter((pattern) => /^\/[\w-]+\/:(code|key|token)\b/.test(pattern));
  expect([...new Set(keyed.map((pattern) => pattern.split('/')[1]))].sort()).toEqual(keyedPages);
  for (const pattern of keyed) {
    const path = pattern.replaceAll(/:\w+/g, 'the-secret');
    expect(pathForLogs(path).split('/')[2]).toBe('<key>');
  }
});
