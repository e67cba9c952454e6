import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

/** A browser's side of RFC 8291: its own key pair and its shared secret. */
export type BrowserKeys = { ecdh: ECDH; auth: Buffer };

export function newBrowserKeys(): BrowserKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: crypto.getRandomValues(Buffer.alloc(16)) };
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Opens one record of aes128gcm (RFC 8188) as RFC 8291 keys it. Throws for anything that is not exactly that. */
export function decryptPush(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (keyLength !== 65 || sender[0] !== 4) throw new Error('the sender’s key is not a point on P-256');
  if (recordSize < 18 || record.length > recordSize) throw new Error('not one record');
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce);
  opening.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record');
  return padded.subarray(0, end).toString('utf8');
}
