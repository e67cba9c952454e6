import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from '../backup-format.ts';

/** Sealed bytes begin with these, the mark of the key and a salt; then come pieces, each with its own tag. */
const MAGIC = Buffer.from('aurasealed1\n');
const MARK_BYTES = 4;
const SALT_BYTES = 32;
const PIECE = 64 * 1024;
const TAG = 16;
const HEAD = MAGIC.length + MARK_BYTES + SALT_BYTES;
const CIPHER = 'aes-256-gcm';

export type BackupKey = { bytes: Buffer; mark: string };

/** The mark tells keys apart and says nothing of the key itself. */
export function backupKeyOf(text: string | undefined): BackupKey | undefined {
  if (!text) return undefined;
  const bytes = Buffer.from(text, 'base64');
  const mark = createHash('sha256').update('mark of a backup key').update(bytes).digest('hex');
  return { bytes, mark: mark.slice(0, MARK_BYTES * 2) };
}

/**
 * AES-256-GCM in pieces, so that a film is never in memory: a key of its own for each stream, and nonces that count and say
 * which piece is the last. Pieces that are altered, swapped, left out or cut off are refused.
 */
export async function* seal(key: BackupKey, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const secret = secretOf(key, salt);
  yield Buffer.concat([MAGIC, Buffer.from(key.mark, 'hex'), salt]);
  for await (const { piece, at, isLast } of piecesOf(content, PIECE)) {
    const cipher = createCipheriv(CIPHER, secret, nonceOf(at, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

export async function* unseal(
  key: BackupKey | undefined,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const source = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD) {
    const { value, done } = await source.next();
    if (done) throw damaged();
    head = Buffer.concat([head, value]);
  }
  const secret = secretOf(keyFor(key, head), head.subarray(HEAD - SALT_BYTES, HEAD));
  async function* rest() {
    yield head.subarray(HEAD);
    yield* { [Symbol.asyncIterator]: () => source };
  }
  for await (const { piece, at, isLast } of piecesOf(rest(), PIECE + TAG)) {
    if (piece.length < TAG) throw damaged();
    const decipher = createDecipheriv(CIPHER, secret, nonceOf(at, isLast));
    decipher.setAuthTag(piece.subarray(piece.length - TAG));
    const plain = decipher.update(piece.subarray(0, piece.length - TAG));
    try {
      decipher.final();
    } catch {
      throw damaged();
    }
    yield plain;
  }
}

function keyFor(key: BackupKey | undefined, head: Buffer): BackupKey {
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged();
  const mark = head.subarray(MAGIC.length, MAGIC.length + MARK_BYTES).toString('hex');
  if (key?.mark === mark) return key;
  throw new BackupError(
    key
      ? `the backup is encrypted with the key ${mark}, and BACKUP_KEY is the key ${key.mark}; without the right one nobody can open it`
      : `the backup is encrypted: set BACKUP_KEY to the key ${mark}; without it nobody can open it`,
  );
}

const secretOf = (key: BackupKey, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', key.bytes, salt, 'aura backup', 32));

function nonceOf(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(at, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Pieces of one length, and a last one that may be shorter: at least one, however little there is. */
async function* piecesOf(content: AsyncIterable<Uint8Array>, length: number) {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let at = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes <= length) continue;
    const joined = Buffer.concat(waiting);
    let from = 0;
    // One byte more than a piece must be there: only then it is not the last.
    for (; joined.length - from > length; from += length) {
      yield { piece: joined.subarray(from, from + length), at: at++, isLast: false };
    }
    waiting = [joined.subarray(from)];
    bytes = joined.length - from;
  }
  yield { piece: Buffer.concat(waiting), at, isLast: true };
}

const damaged = () => new BackupError('the backup is damaged or incomplete: a part of it cannot be opened');
