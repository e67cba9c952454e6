import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { signIns, users } from '../../db/schema/index.ts';
import type { Visitor } from './auth.ts';

type Options = { db: Db; secret: string; cookieName: Promise<string>; freshMs: number };

/**
 * Who comes with this cookie, by one question and without waking Better Auth, which asks two and puts a whole call together: every
 * page of the portal begins with it. Undefined where it has to look itself: nobody, a sign-in that is over, and one that is
 * due to be renewed.
 */
export function lookUpSignIn({ db, secret, cookieName, freshMs }: Options) {
  const find = db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      role: users.role,
      twoFactorEnabled: users.twoFactorEnabled,
      signInToken: signIns.token,
      signInId: signIns.id,
      confirmedAt: signIns.confirmedAt,
      byPasskey: sql<boolean>`${signIns.method} is not distinct from 'passkey'`,
    })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(
      and(eq(signIns.token, sql.placeholder('token')), gt(signIns.expiresAt, sql.placeholder('freshUntil'))),
    )
    .prepare('sign_in');
  return async (headers: Headers): Promise<Visitor | undefined> => {
    const token = tokenIn(headers.get('cookie'), await cookieName, secret);
    if (!token) return undefined;
    const [found] = await find.execute({ token, freshUntil: new Date(Date.now() + freshMs) });
    return found;
  };
}

/** The token of a cookie that we have signed: `token.signature`, as Better Auth writes it. */
export function tokenIn(cookies: string | null, name: string, secret: string): string | undefined {
  const cookie = cookies?.split('; ').find((part) => part.startsWith(`${name}=`));
  if (!cookie) return undefined;
  const [, token, signature] = /^([^.]+)\.([^.]+)$/.exec(decoded(cookie.slice(name.length + 1))) ?? [];
  if (!token || !signature) return undefined;
  const [given, right] = [
    Buffer.from(signature, 'base64'),
    createHmac('sha256', secret).update(token).digest(),
  ];
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
