import { expect, test } from 'vitest';
import { ownAddress } from './checkout.ts';

const appUrl = 'https://aura.example';

test.each([
  [undefined, 'https://aura.example/portal'],
  [
    'https://aura.example/portal/dashboard?payment=success',
    'https://aura.example/portal/dashboard?payment=success',
  ],
  ['https://aura.example', 'https://aura.example/'],
  ['/checkout/report', 'https://aura.example/checkout/report'],
])('%s leads to %s', (given, address) => {
  expect(ownAddress(given, '/portal', appUrl)).toBe(address);
});

test.each([
  'https://evil.example/',
  'https://aura.example.evil.example/',
  'https://aura.example@evil.example/',
  'https://user:pw@aura.example/',
  'http://aura.example/',
  'https://aura.example:8443/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://aura.example/1',
  'https:\\\\evil.example',
  'ftp://aura.example/',
])('refused: %s', (address) => {
  expect(() => ownAddress(address, '/', appUrl)).toThrow(/return to this site/);
});
