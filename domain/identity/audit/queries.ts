import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { staffActions, users } from '../../../db/schema/index.ts';
import type { PageCursor } from '../../page-cursor.ts';

/** Who acts, as she stands in this very transaction: a role taken away a moment ago is gone. */
export async function findActor(tx: Tx, id: string) {
  const [actor] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      twoFactorEnabled: users.twoFactorEnabled,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('key share');
  return actor;
}

export async function insertStaffAction(tx: Tx, row: typeof staffActions.$inferInsert): Promise<void> {
  await tx.insert(staffActions).values(row);
}

export type ActionFilter = {
  actorId?: string;
  about?: { kind: string; id: string };
  before?: PageCursor;
};

/** Newest first. */
export async function listStaffActions(db: Db | Tx, { actorId, about, before }: ActionFilter, limit: number) {
  const { at, id, subjectKind, subjectId } = staffActions;
  return db
    .select()
    .from(staffActions)
    .where(
      and(
        actorId ? eq(staffActions.actorId, actorId) : undefined,
        about ? and(eq(subjectKind, about.kind), eq(subjectId, about.id)) : undefined,
        before
          ? sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit);
}
