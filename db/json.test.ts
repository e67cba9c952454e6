import { expect, test } from 'vitest';
import { toJson } from './sql.ts';

test.each([
  ['plain', { a: 'Grüße', b: [1, null] }, { a: 'Grüße', b: [1, null] }],
  ['U+0000', ['a\0b'], ['ab']],
  ['half a pair', ['x\ud800y', 'z\udc00'], ['x\ufffdy', 'z\ufffd']],
  ['a whole pair', ['🌙'], ['🌙']],
  ['an escape that somebody typed', ['\\u0000 \\ud800'], ['\\u0000 \\ud800']],
])('%s', (_, value, kept) => {
  expect(JSON.parse(toJson(value))).toEqual(kept);
});
