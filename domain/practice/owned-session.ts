import type { Db, Tx } from '../../db/connect.ts';
import { notFound } from '../errors.ts';
import { type Actor, isStaff } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { findSession, lockSession, type SessionRow } from './queries.ts';

type Asked = { actor: Actor; sessionId: string };

/** One's own session, or any for staff. For everybody else it does not exist. */
export async function readOwnSession(db: Db | Tx, asked: Asked): Promise<SessionRow> {
  return ownOrNotFound(asked, await findSession(db, knownId(asked.sessionId, 'Session')));
}

export async function lockOwnSession(tx: Tx, asked: Asked): Promise<SessionRow> {
  return ownOrNotFound(asked, await lockSession(tx, knownId(asked.sessionId, 'Session')));
}

function ownOrNotFound({ actor }: Asked, session: SessionRow | undefined): SessionRow {
  if (!session || (session.userId !== actor.id && !isStaff(actor))) throw notFound('Session');
  return session;
}
