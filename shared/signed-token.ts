import { createHmac, timingSafeEqual } from 'node:crypto';

/** A value that only we can have handed out. The purpose keeps a token of one kind from opening another door. */
export function signToken(secret: string, purpose: string, value: string): string {
  const body = Buffer.from(value).toString('base64url');
  return `${body}.${signature(secret, purpose, body)}`;
}

export function readToken(secret: string, purpose: string, token: string): string | undefined {
  const [body = '', given = '', ...rest] = token.split('.');
  const expected = Buffer.from(signature(secret, purpose, body));
  const written = Buffer.from(given);
  if (rest.length > 0 || written.length !== expected.length) return undefined;
  return timingSafeEqual(written, expected) ? Buffer.from(body, 'base64url').toString('utf8') : undefined;
}

function signature(secret: string, purpose: string, body: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${body}`).digest('base64url');
}
