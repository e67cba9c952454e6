import { expect, test } from 'vitest';
import { dayOfKey, readAttachment } from './files.ts';

const now = new Date('2026-11-20T10:00:00Z');
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const words = (text: string) => new TextEncoder().encode(text);

test('a picture gets a place and a plain name', () => {
  const read = readAttachment({ name: 'C:\\fake\\My "photo"\r\n.PNG', bytes: png }, now);
  expect(read).toMatchObject({ name: 'My photo.png', contentType: 'image/png', size: 11 });
  expect(read.fileKey).toMatch(/^attachments\/2026-11-20\/[0-9a-f-]{36}\.png$/);
  expect(dayOfKey(read.fileKey)).toBe('2026-11-20');
});

test('what it is decides, not what it calls itself', () => {
  expect(readAttachment({ name: 'x.html', bytes: png }, now).name).toBe('x.png');
  for (const bytes of [
    words('<svg onload=alert(1)>'),
    words('<html>'),
    words('MZ'),
    words('%PDX'),
    new Uint8Array(),
  ]) {
    expect(() => readAttachment({ name: 'photo.png', bytes }, now)).toThrow(/attach|empty/);
  }
  expect(readAttachment({ name: '', bytes: words('%PDF-1.7') }, now).name).toBe('attachment.pdf');
});

test('five megabytes at most', () => {
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(png);
  expect(() => readAttachment({ name: 'x.png', bytes: large }, now)).toThrow('5 MB');
});
