import { expect, test } from 'vitest';
import { qrPicture } from './qr-path.server.ts';

test('draws the three corners by which a phone finds the code, and another code for another text', () => {
  const { size, path } = qrPicture('otpauth://totp/Aura:maya?secret=ABC');
  expect((size - 17) % 4).toBe(0);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let i = 0; i < 7; i++) expect(path).toContain(`M${x + i} ${y}h1v1h-1z`);
    expect(path).not.toContain(`M${x + 1} ${y + 1}h1v1h-1z`);
  }
  expect(qrPicture('otpauth://totp/Aura:maya?secret=ABD').path).not.toBe(path);
});
