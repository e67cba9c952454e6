import { readToken, signToken } from '../../../shared/signed-token.ts';
import { isId } from '../../ids.ts';
import type { Config } from '../../services.ts';

export type Signs = { config: Pick<Config, 'secret' | 'appUrl'> };
const PURPOSE = 'session';

/** Opens one session to whoever holds it: from the letter about it, or from its payment page. */
export const signSessionKey = ({ config }: Signs, sessionId: string): string =>
  signToken(config.secret, PURPOSE, sessionId);

export function readSessionKey({ config }: Signs, key: string): string | undefined {
  const sessionId = readToken(config.secret, PURPOSE, key);
  return sessionId && isId(sessionId) ? sessionId : undefined;
}

type Session = { id: string; userId: string | null };

/** Where its person finds a session: in the portal, or by a signed link while there is no account. */
export const sessionPath = (signs: Signs, { id, userId }: Session): string =>
  userId ? '/portal/sessions' : `/sessions/${signSessionKey(signs, id)}`;

export const sessionUrl = (signs: Signs, session: Session): string =>
  `${signs.config.appUrl}${sessionPath(signs, session)}`;
