import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.ts';

const cursor = { at: new Date('2026-03-01T12:00:00Z'), id: '4a1c9a52-6a0e-4b67-9a7c-5f3f6f2f3a10' };

test('a cursor comes back from an address as it went in', () => {
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each([null, '', 'x', `${'9'.repeat(16)}_${cursor.id}`, `1_${'-'.repeat(36)}`, `1_${'a'.repeat(36)}`])(
  '%s is no cursor, and reaches no query',
  (text) => {
    expect(readCursor(text)).toBeUndefined();
  },
);
