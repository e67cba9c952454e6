import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 86_400;

const decoded = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** What is wrong with an Authorization header by RFC 8292, for a subscription that is restricted to one key. */
export function vapidProblem(
  header: string | undefined,
  { origin, applicationKey }: { origin: string; applicationKey: string },
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (!signature) return 'no vapid token';
  if (key !== applicationKey) return 'another key than the subscription’s';
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return 'the key is not a point on P-256';
  const { alg, typ } = decoded(head);
  if (alg !== 'ES256' || typ !== 'JWT') return 'not an ES256 token';
  const { aud, exp, sub } = decoded(claims);
  if (aud !== origin) return `for ${aud}, which is not ${origin}`;
  const left = typeof exp === 'number' ? exp - Date.now() / 1000 : 0;
  if (left <= 0 || left > DAY_SECONDS) return 'expired, or valid for more than a day';
  if (typeof sub !== 'string' || !/^(mailto:\S+@\S+|https:\/\/)/.test(sub)) return 'no contact';
  const half = (at: number) => point.subarray(at, at + 32).toString('base64url');
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? undefined : 'the signature does not fit';
}
