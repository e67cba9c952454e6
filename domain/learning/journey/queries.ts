import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  journeyProgress,
  transformationJourney as milestones,
  profiles,
  reportRequests,
  sessions,
} from '../../../db/schema/index.ts';

export type MilestoneRow = typeof milestones.$inferSelect;

export async function listMilestones(db: Db | Tx, userId: string): Promise<MilestoneRow[]> {
  return db
    .select()
    .from(milestones)
    .where(eq(milestones.userId, userId))
    .orderBy(desc(milestones.milestoneDate), desc(milestones.createdAt));
}

export async function listProgress(db: Db | Tx, userId: string) {
  return db
    .select({
      milestoneId: journeyProgress.milestoneId,
      progress: journeyProgress.progressPercentage,
      recordedAt: journeyProgress.recordedAt,
    })
    .from(journeyProgress)
    .innerJoin(milestones, eq(milestones.id, journeyProgress.milestoneId))
    .where(eq(milestones.userId, userId))
    .orderBy(asc(journeyProgress.recordedAt), asc(journeyProgress.id));
}

/** The three counted cards and where the journey began, in one question to the database. */
export async function readJourneyFacts(db: Db | Tx, userId: string) {
  const [facts] = await db
    .select({
      since: profiles.createdAt,
      birthDate: profiles.birthDate,
      sessionsCompleted: sql<number>`(select count(*)::int from ${sessions}
        where ${sessions.userId} = ${userId} and ${sessions.status} = 'completed')`,
      reportsGenerated: sql<number>`(select count(*)::int from ${reportRequests}
        where ${reportRequests.userId} = ${userId} and ${reportRequests.status} = 'completed')`,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return facts;
}

export async function insertMilestone(tx: Tx, row: typeof milestones.$inferInsert): Promise<string> {
  const [milestone] = await tx.insert(milestones).values(row).returning({ id: milestones.id });
  if (!milestone) throw new Error('the milestone was not added');
  return milestone.id;
}

export async function countMilestones(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(milestones, eq(milestones.userId, userId));
}

/** Says whether there was such a milestone of this member. */
export async function updateMilestone(
  tx: Tx,
  { id, userId }: Pick<MilestoneRow, 'id' | 'userId'>,
  change: Partial<MilestoneRow>,
): Promise<boolean> {
  const changed = await tx
    .update(milestones)
    .set(change)
    .where(and(eq(milestones.id, id), eq(milestones.userId, userId)))
    .returning({ id: milestones.id });
  return changed.length > 0;
}

export async function deleteMilestone(
  db: Db,
  { id, userId }: Pick<MilestoneRow, 'id' | 'userId'>,
): Promise<boolean> {
  const gone = await db
    .delete(milestones)
    .where(and(eq(milestones.id, id), eq(milestones.userId, userId)))
    .returning({ id: milestones.id });
  return gone.length > 0;
}

export async function insertProgress(
  tx: Tx,
  row: { milestoneId: string; progressPercentage: number; recordedAt: Date },
): Promise<void> {
  await tx.insert(journeyProgress).values(row);
}
