import { expect, test } from 'vitest';
import { PIECE_BYTES, pieceKey } from '../../pieces.ts';
import { extensionOf, looksLike } from './recording.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['video/webm', '\x1aE\xdf\xa3 rest', true],
  ['video/mp4', '\0\0\0 ftypisom', true],
  ['video/quicktime', '\0\0\0\x08wide', true],
  ['video/mp4', '<!doctype html>', false],
  ['video/webm', '\0\0\0 ftypisom', false],
  ['video/mp4', '', false],
])('%s that begins with %j: %s', (type, first, expected) => {
  expect(looksLike(type, bytes(first))).toBe(expected);
});

test('pieces sort by their place', () => {
  expect(pieceKey('a', 0) < pieceKey('a', PIECE_BYTES * 9)).toBe(true);
  expect(pieceKey('a', PIECE_BYTES * 9) < pieceKey('a', PIECE_BYTES * 10)).toBe(true);
  expect(extensionOf('video/mp4')).toBe('mp4');
});
