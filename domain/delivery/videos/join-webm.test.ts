import { describe, expect, test } from 'vitest';
import { childrenOf, id, joinWebm, readWebm, UnlikeParts, uint } from './join-webm.ts';
import { block, cluster, type Kinds, recording } from './made-recording.test-support.ts';

/** In pieces of a few bytes, so that every element is cut somewhere. */
const part = (bytes: Uint8Array) =>
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  };

const PICTURE_FIRST: Kinds = [
  [1, 'V_VP8'],
  [2, 'A_OPUS'],
];
const SOUND_FIRST: Kinds = [
  [1, 'A_OPUS'],
  [2, 'V_VP8'],
];
const one = recording({
  kinds: PICTURE_FIRST,
  clusters: [
    cluster(500, block(1, 0, true, 'key'), block(2, 10, true), block(1, 33, false)),
    cluster(1500, block(1, 0, false), block(2, 20, true)),
  ],
});
const two = recording({
  kinds: SOUND_FIRST,
  clusters: [cluster(0, block(2, 0, true, 'key'), block(1, 40, true))],
});

async function joined(...parts: Uint8Array[]) {
  const { seconds, stream } = await joinWebm(parts.map(part));
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return { seconds, film: Buffer.concat(chunks) };
}
async function seen(film: Uint8Array) {
  const all: string[] = [];
  for await (const passing of readWebm(part(film)())) {
    if (passing.kind === 'cluster') all.push(`at ${passing.time}`);
    if (passing.kind === 'block') all.push(`${(passing.block[0] ?? 0) & 0x7f}+${passing.block[2]}`);
  }
  return all;
}

describe('parts become one film', () => {
  test('one after the other by one clock, each track under the number it has in the first', async () => {
    const { film, seconds } = await joined(one, two);
    expect(await seen(film)).toEqual([
      'at 0',
      '1+0',
      '2+10',
      '1+33',
      'at 1000',
      '1+0',
      '2+20',
      'at 1060',
      '1+0',
      '2+40',
    ]);
    expect(seconds).toBeCloseTo(1.14);
  });

  test('its index points at clusters with a picture that stands alone, and its sizes are true', async () => {
    const { film } = await joined(one, two);
    const [, segment] = [...childrenOf(film)];
    if (!segment) throw new Error('no segment');
    const cues = [...childrenOf(segment.body)].find(({ name }) => name === id.cues);
    const places = [...childrenOf(cues?.body ?? new Uint8Array())].map(({ body }) => {
      const fields = [...childrenOf(body)];
      const time = uint(fields[0]?.body ?? new Uint8Array());
      const at = uint([...childrenOf(fields[1]?.body ?? new Uint8Array())][1]?.body ?? new Uint8Array());
      return [time, uint(segment.body.subarray(at, at + 4)) === id.cluster];
    });
    expect(places).toEqual([
      [0, true],
      [1060, true],
    ]);
    expect([...childrenOf(segment.body)].map(({ name }) => name)).toEqual([
      ...[id.info, id.tracks, id.cues, id.cluster, id.cluster, id.cluster],
    ]);
  });

  test('what was cut off ends with its last whole picture, wherever the cut was', async () => {
    const whole = (await seen((await joined(one)).film)).length;
    for (let cut = one.length - 1; cut > one.length - 60; cut--) {
      const { film } = await joined(one.subarray(0, cut), two);
      const shown = await seen(film);
      expect(shown.length).toBeLessThanOrEqual(whole + 3);
      expect(shown.slice(-3)[1]).toBe('1+0');
      expect([...childrenOf(film)]).toHaveLength(2);
    }
  });

  test('a part of another kind is refused, and so is nothing at all', async () => {
    const other = recording({
      kinds: [
        [1, 'V_VP9'],
        [2, 'A_OPUS'],
      ],
      clusters: [cluster(0, block(1, 0, true))],
    });
    await expect(joined(one, other)).rejects.toThrow(UnlikeParts);
    await expect(joined()).rejects.toThrow('nothing in the recording');
    await expect(joined(new Uint8Array(100))).rejects.toThrow('nothing in the recording');
  });
});

test.each([
  ['claims to be larger than any picture', [0xa3, 0x08, 0xff, 0xff, 0xff, 0xff]],
  ['does not say how large it is', [0xa3, 0xff]],
])('a block that %s is refused, and not gathered', async (_what, start) => {
  let taken = 0;
  async function* endless() {
    yield one.subarray(0, one.length);
    yield Uint8Array.from(start);
    for (; taken < 1_000; taken++) yield new Uint8Array(1_024);
  }
  const read = async () => {
    for await (const _ of readWebm(endless()));
  };
  await expect(read()).rejects.toThrow('cannot be read');
  expect(taken).toBeLessThan(10);
});

test('whatever stands in a recording, it becomes a film that can be read, or is refused in words', async () => {
  const ends = { film: 0, refused: 0 };
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let tries = 0; tries < 2_000; tries++) {
    const spoilt = Buffer.from(one);
    for (let changes = below(4); changes >= 0; changes--) {
      spoilt[below(spoilt.length)] = below(3) === 0 ? 0xff : below(256);
    }
    const cut = spoilt.subarray(0, below(3) === 0 ? below(spoilt.length) : spoilt.length);
    const given = below(4) === 0 ? Buffer.concat([cut, spoilt.subarray(below(spoilt.length))]) : cut;
    const end = await joined(given, two).catch((error: unknown) => error);
    if (end instanceof UnlikeParts) ends.refused++;
    else {
      expect(end).toMatchObject({ seconds: expect.any(Number), film: expect.any(Buffer) });
      ends.film++;
    }
  }
  expect(Math.min(ends.film, ends.refused)).toBeGreaterThan(100);
});
