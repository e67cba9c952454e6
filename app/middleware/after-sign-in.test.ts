import { expect, test } from 'vitest';
import { pageAfterSignIn, signInPath } from './after-sign-in.ts';

const SITE = 'https://aura.example';
const asked = (path: string, method = 'GET') => signInPath(new Request(`${SITE}${path}`, { method }));
const led = (to: string) => pageAfterSignIn(new Request(`${SITE}/login?${new URLSearchParams({ to })}`));

test('the page that was asked for is remembered; what was sent is not', () => {
  expect(asked('/portal')).toBe('/login');
  expect(asked('/portal/sessions?book')).toBe('/login?to=%2Fportal%2Fsessions%3Fbook%3D');
  expect(asked('/portal/orders/7.data?_routes=x')).toBe('/login?to=%2Fportal%2Forders%2F7');
  expect(asked('/portal/orders/7', 'POST')).toBe('/login');
});

test('a sign-in leads there, and nowhere else than to pages behind it', () => {
  expect(led('/portal/orders/7')).toBe('/portal/orders/7');
  expect(led('/office?view=work')).toBe('/office?view=work');
  const elsewhere = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/portal\\@evil.test',
    '/portalevil',
  ];
  for (const to of [...elsewhere, '/portal/\n//evil.test', 'portal', '/', '/logout'])
    expect([to, led(to)]).toEqual([to, '/portal']);
  expect(pageAfterSignIn(new Request(`${SITE}/login`))).toBe('/portal');
  expect(pageAfterSignIn(new Request(`${SITE}/login`), 'member')).toBe('/portal');
  for (const role of ['staff', 'owner'] as const) {
    expect(pageAfterSignIn(new Request(`${SITE}/login`), role)).toBe('/office');
    expect(pageAfterSignIn(new Request(`${SITE}/login?to=%2Fportal%2Forders`), role)).toBe('/portal/orders');
  }
});
