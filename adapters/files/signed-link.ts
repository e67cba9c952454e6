import { createHmac, timingSafeEqual } from 'node:crypto';
import { checkKey } from './files.ts';

type Link = {
  key: string;
  expiresAt: Date;
  /** Whom the link is for, such as a member's id; it then opens nothing for anyone else. */
  audience?: string;
};

export type VerifiedLink =
  | { ok: true; key: string }
  /** `nobody-asks`: the link is for one person, and we do not know who asks. */
  | { ok: false; reason: 'expired' | 'forged' | 'nobody-asks' };

const FOLDER = '/files/';

/** A path on our own site that opens one file for a while. */
export function signLink(secret: string, { key, expiresAt, audience }: Link): string {
  checkKey(key);
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  const query = new URLSearchParams({
    ...(audience === undefined ? {} : { personal: '1' }),
    expires,
    signature: signature(secret, key, expires, audience).toString('base64url'),
  });
  return `${FOLDER}${key}?${query}`;
}

/** The audience is who asks, not what the link claims. Whatever is wrong with the link, the answer is a value. */
export function verifyLink(
  secret: string,
  link: URL,
  { now, audience }: { now: Date; audience?: string },
): VerifiedLink {
  const key = link.pathname.startsWith(FOLDER) ? link.pathname.slice(FOLDER.length) : '';
  const expires = link.searchParams.get('expires') ?? '';
  const isPersonal = link.searchParams.has('personal');
  if (!/^\d{1,12}$/.test(expires)) return { ok: false, reason: 'forged' };
  if (isPersonal && audience === undefined) return { ok: false, reason: 'nobody-asks' };
  const given = Buffer.from(link.searchParams.get('signature') ?? '', 'base64url');
  const expected = signature(secret, key, expires, isPersonal ? audience : undefined);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { ok: false, reason: 'forged' };
  // Only now: what an unsigned link says about its age means nothing.
  return now.getTime() < Number(expires) * 1000 ? { ok: true, key } : { ok: false, reason: 'expired' };
}

/** The first word keeps these apart from everything else that is signed with the same secret. */
function signature(secret: string, key: string, expires: string, audience: string | undefined): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['file-link', key, expires, audience ?? null]))
    .digest();
}
