import { element, head, id, numberBytes, SIZE_BYTES } from './join-webm.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
const track = (number: number, codec: string) =>
  element(id.track, element(id.trackNumber, numberBytes(number, 1)), element(id.codec, text(codec)));
/** As a browser writes while it records: nobody knows yet how large it will be. */
const open = (name: number) => {
  const bytes = Buffer.from(head(name, 0));
  bytes.fill(0xff, bytes.length - SIZE_BYTES);
  bytes[bytes.length - SIZE_BYTES] = 1;
  return bytes;
};
export const block = (number: number, time: number, isKey: boolean, body = 'x') =>
  element(
    id.simpleBlock,
    Buffer.concat(
      [[0x80 | number, (time >> 8) & 0xff, time & 0xff, isKey ? 0x80 : 0], text(body)].map(Buffer.from),
    ),
  );
export const cluster = (time: number, ...blocks: Uint8Array[]) =>
  Buffer.concat([open(id.cluster), element(id.timecode, numberBytes(time, 4)), ...blocks]);

export type Kinds = [number, string][];
export function recording({ kinds, clusters }: { kinds: Kinds; clusters: Uint8Array[] }) {
  const scale = element(id.info, element(id.timecodeScale, numberBytes(1_000_000, 4)));
  const tracks = element(id.tracks, ...kinds.map(([number, codec]) => track(number, codec)));
  return Buffer.concat([element(id.header, text('webm')), open(id.segment), scale, tracks, ...clusters]);
}
