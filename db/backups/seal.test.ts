import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { backupKeyOf, seal, unseal } from './seal.ts';

const keyOf = () => backupKeyOf(randomBytes(32).toString('base64'));
const key = keyOf();
if (!key) throw new Error('no key');
const PIECE = 64 * 1024;
const HEAD = 12 + 4 + 32;

async function* inChunks(bytes: Buffer, size = 1_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function all(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = [];
  for await (const chunk of content) found.push(chunk);
  return Buffer.concat(found);
}
const sealed = (bytes: Buffer) => all(seal(key, inChunks(bytes)));
const opened = (bytes: Buffer, size?: number) => all(unseal(key, inChunks(bytes, size)));

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 7])(
  '%i bytes come back as they were, in whatever pieces they arrive',
  async (size) => {
    const bytes = randomBytes(size);
    const closed = await sealed(bytes);
    expect(closed.includes(bytes.subarray(0, 32)) && size >= 32).toBe(false);
    for (const portion of [7, PIECE + 16, 10_000_000]) {
      expect((await opened(closed, portion)).equals(bytes)).toBe(true);
    }
  },
);

describe('what was touched is refused', () => {
  const plain = randomBytes(2 * PIECE + 100);
  const refused = async (change: (closed: Buffer) => Buffer) =>
    expect(opened(change(await sealed(plain)))).rejects.toThrow('damaged');

  test.each([0, 12 + 4, HEAD, HEAD + PIECE + 3, -1])('a byte altered at %i', (at) =>
    refused((closed) => {
      const index = at < 0 ? closed.length + at : at;
      closed[index] = (closed[index] ?? 0) ^ 1;
      return closed;
    }),
  );
  test('cut off at the end of a piece, in one, and in the head', async () => {
    for (const end of [HEAD + PIECE + 16, HEAD + PIECE + 500, HEAD - 1, HEAD + 3]) {
      await refused((closed) => closed.subarray(0, end));
    }
  });
  test('something added', () => refused((closed) => Buffer.concat([closed, Buffer.from('x')])));
  test('two pieces swapped', () =>
    refused((closed) => {
      const [a, b] = [HEAD, HEAD + PIECE + 16];
      const end = b + PIECE + 16;
      return Buffer.concat([
        closed.subarray(0, a),
        closed.subarray(b, end),
        closed.subarray(a, b),
        closed.subarray(end),
      ]);
    }));
});

test('without its key it says which one it needs, and that nobody else can open it', async () => {
  const closed = await sealed(Buffer.from('secret'));
  await expect(all(unseal(undefined, inChunks(closed)))).rejects.toThrow(
    `set BACKUP_KEY to the key ${key.mark}; without it nobody can open it`,
  );
  await expect(all(unseal(keyOf(), inChunks(closed)))).rejects.toThrow(`encrypted with the key ${key.mark}`);
});
