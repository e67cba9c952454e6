import type { Db, Tx } from '../../db/connect.ts';
import { notFound } from '../errors.ts';
import { type Actor, isStaff } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { readSessionKey, type Signs } from './guests/session-key.ts';
import { findSession, lockSession, type SessionRow } from './queries.ts';

/** Whoever asks for a session: somebody signed in, or whoever holds its signed link. */
export type SessionHolder = { actor: Actor; sessionId: string } | { key: string };
type Reads = Signs & { db: Db | Tx };

/** One's own session, or any for staff. For everybody else it does not exist. */
export async function readOwnSession(services: Reads, holder: SessionHolder): Promise<SessionRow> {
  return ownOrNotFound(holder, await findSession(services.db, idOf(services, holder)));
}

export async function lockOwnSession(services: Signs, tx: Tx, holder: SessionHolder): Promise<SessionRow> {
  return ownOrNotFound(holder, await lockSession(tx, idOf(services, holder)));
}

function idOf(services: Signs, holder: SessionHolder): string {
  return knownId(
    'key' in holder ? (readSessionKey(services, holder.key) ?? '') : holder.sessionId,
    'Session',
  );
}

function ownOrNotFound(holder: SessionHolder, session: SessionRow | undefined): SessionRow {
  if (!session) throw notFound('Session');
  if ('key' in holder || session.userId === holder.actor.id || isStaff(holder.actor)) return session;
  throw notFound('Session');
}

export const isByStaff = (holder: SessionHolder): boolean => 'actor' in holder && isStaff(holder.actor);
