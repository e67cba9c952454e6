import { expect, test } from 'vitest';
import type { Config } from '../../services.ts';
import { replyAddress, ticketOfAddress } from './ticket-letters.ts';

const config: Config = {
  mode: 'live',
  version: '1',
  appUrl: 'https://example.test',
  secret: 'a secret that nobody knows',
  mailKey: 'another',
  mediaBytes: 1,
  limitFactor: 1,
  inboundMail: { address: 'ticket@in.example.test', secret: 'x' },
};
const ticketId = '0b0f7a3e-8f3a-4c55-9c0e-2f6f0d1f4a11';
const address = replyAddress(config, ticketId) ?? '';

test('an address leads back to its ticket, in whatever case and dress it comes', () => {
  expect(address).toMatch(/^ticket\+[0-9a-f]{52}@in\.example\.test$/);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(ticketOfAddress(config, address)).toBe(ticketId);
  expect(ticketOfAddress(config, `"Support" <${address.toUpperCase()}>, other@example.test`)).toBe(ticketId);
});

test.each([
  address.replace(/.@/, 'x@'),
  address.replace(/(.)@/, (_, last: string) => `${last === '0' ? '1' : '0'}@`),
  address.replace('@in.', '@out.'),
  address.replace('ticket+', 'other+'),
  `ticket+${'0'.repeat(52)}@in.example.test`,
  'ticket@in.example.test',
  '',
])('a made-up address leads nowhere: %s', (forged) =>
  expect(ticketOfAddress(config, forged)).toBeUndefined(),
);

test('without a mailbox there is no such address', () => {
  expect(replyAddress({ ...config, inboundMail: undefined }, ticketId)).toBeUndefined();
  expect(ticketOfAddress({ ...config, inboundMail: undefined }, address)).toBeUndefined();
});
