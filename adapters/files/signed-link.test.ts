import { describe, expect, test } from 'vitest';
import { signLink, verifyLink } from './signed-link.ts';

const SECRET = 'a secret of more than thirty-two characters';
const NOW = new Date('2025-06-01T12:00:00Z');
const IN_AN_HOUR = new Date('2025-06-01T13:00:00Z');
const key = 'reports/0c9f2a44-aaaa-bbbb-cccc-0123456789ab.pdf';
const at = (path: string) => new URL(path, 'https://example.com');
const verify = (path: string, who: { now?: Date; audience?: string } = {}, secret = SECRET) =>
  verifyLink(secret, at(path), { now: NOW, ...who });

describe('a signed link', () => {
  const link = signLink(SECRET, { key, expiresAt: IN_AN_HOUR });

  test('opens its file until it expires', () => {
    expect(link.startsWith(`/files/${key}?`)).toBe(true);
    expect(verify(link)).toEqual({ ok: true, key });
    expect(verify(link, { now: new Date(IN_AN_HOUR.getTime() - 1) })).toEqual({ ok: true, key });
    expect(verify(link, { now: IN_AN_HOUR })).toEqual({ ok: false, reason: 'expired' });
    expect(verify(link, { audience: 'anyone signed in' })).toEqual({ ok: true, key });
  });

  test('opens nothing when any of it was changed', () => {
    const url = at(link);
    const changed = [
      link.replace('.pdf', '.txt'),
      link.replace('reports/', 'reports/x/'),
      link.replace('/files/', '/files//'),
      link.replace('/files/', '/other/'),
      link.replace(/expires=\d+/, 'expires=9999999999'),
      link.replace(/expires=/, 'expires=0'),
      link.replace(/expires=\d+/, 'expires='),
      link.replace(/expires=\d+/, 'expires=1e10'),
      link.replace(/&?signature=[^&]*/, ''),
      link.replace(/signature=[^&]*/, 'signature='),
      `/files/${key}`,
    ];
    for (const path of changed) expect(verify(path), path).toEqual({ ok: false, reason: 'forged' });
    const signature = Buffer.from(url.searchParams.get('signature') ?? '', 'base64url');
    for (let bit = 0; bit < signature.length * 8; bit++) {
      const other = Buffer.from(signature);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit % 8));
      url.searchParams.set('signature', other.toString('base64url'));
      expect(verify(url.pathname + url.search)).toEqual({ ok: false, reason: 'forged' });
    }
    expect(verify(link, {}, `${SECRET}!`)).toEqual({ ok: false, reason: 'forged' });
  });

  test('is never called expired when it was never ours', () => {
    expect(verify(link.replace(/expires=\d+/, 'expires=1'))).toEqual({ ok: false, reason: 'forged' });
  });

  test('for one person opens nothing for another', () => {
    const personal = signLink(SECRET, { key, expiresAt: IN_AN_HOUR, audience: 'maya' });
    expect(verify(personal, { audience: 'maya' })).toEqual({ ok: true, key });
    expect(verify(personal, { audience: 'noor' })).toEqual({ ok: false, reason: 'forged' });
    expect(verify(personal)).toEqual({ ok: false, reason: 'nobody-asks' });
    expect(verify(personal.replace('personal=1&', ''), { audience: 'maya' })).toEqual({
      ok: false,
      reason: 'forged',
    });
    expect(verify(link.replace('?', '?personal=1&'), { audience: 'maya' })).toEqual({
      ok: false,
      reason: 'forged',
    });
    expect(personal).not.toContain('maya');
  });

  test('is not made for what is no key', () => {
    expect(() => signLink(SECRET, { key: '../etc/passwd', expiresAt: IN_AN_HOUR })).toThrow(TypeError);
  });
});
