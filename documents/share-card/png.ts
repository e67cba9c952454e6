import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOUR = 2;
const FILTER_UP = 2;

/** Packing is the slow part, and happens beside the program rather than in its way. */
const pack = promisify<Buffer, { level: number }, Buffer>(deflate);

/** Eight bits of red, green and blue for each pixel, row after row, as a PNG file. */
export async function encodePng(width: number, height: number, pixels: Uint8Array): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUECOLOUR], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await pack(filtered(width, height, pixels), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows as their difference from the row above: plain paper becomes zeros, which pack to nothing. */
function filtered(width: number, height: number, pixels: Uint8Array): Buffer {
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    rows[start] = FILTER_UP;
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      rows[start + 1 + x] = ((pixels[y * stride + x] ?? 0) - above) & 0xff;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
