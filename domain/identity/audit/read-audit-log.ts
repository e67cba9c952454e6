import { isId } from '../../ids.ts';
import { readCursor, writeCursor } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { type Actor, ownerOnly } from '../accounts/actor.ts';
import { wordsFor } from './actions.ts';
import { type ActionFilter, listStaffActions } from './queries.ts';
import { changesBetween } from './say-change.ts';

const PAGE = 50;

export type AuditQuery = Partial<Record<'by' | 'before', string>>;
export type AuditLine = Awaited<ReturnType<typeof actionsAbout>>[number];

/** What staff did, newest first, for the owner. */
export async function readAuditLog({ db }: Services, { actor, query }: { actor: Actor; query: AuditQuery }) {
  ownerOnly(actor);
  const filter: ActionFilter = {
    actorId: query.by && isId(query.by) ? query.by : undefined,
    before: readCursor(query.before ?? null),
  };
  const rows = await listStaffActions(db, filter, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    lines: page.map(toLine),
    by: filter.actorId,
    isPaged: filter.before !== undefined,
    older: rows.length > PAGE && last ? writeCursor(last) : undefined,
  };
}

/** The lines about one row, for its own timeline. */
export async function actionsAbout({ db }: Pick<Services, 'db'>, about: { kind: string; id: string }) {
  const rows = await listStaffActions(db, { about }, 200);
  return rows.map(toLine);
}

function toLine(row: Awaited<ReturnType<typeof listStaffActions>>[number]) {
  const { id, at, actorId, actorName, actorRole, action, subjectKind, subjectId, subjectLabel } = row;
  return {
    id,
    at: at.toISOString(),
    actor: { id: actorId, name: actorName, role: actorRole },
    action,
    words: wordsFor(action),
    about: { kind: subjectKind, id: subjectId, label: subjectLabel },
    change: changesBetween(row.before, row.after),
  };
}
