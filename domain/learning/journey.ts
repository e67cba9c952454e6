import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MeaningOf } from '../../content/meanings/index.ts';
import type { Db, Tx } from '../../db/connect.ts';
import {
  journeyProgress,
  transformationJourney as milestones,
  profiles,
  reportRequests,
  sessions,
} from '../../db/schema/index.ts';
import { parseDate, personalYear } from '../../numerology/index.ts';
import { DAY } from '../../shared/durations.ts';
import { whole } from '../../shared/fields.ts';
import { DomainError, notFound } from '../errors.ts';
import { memberVerb } from '../form-verb.ts';
import { knownId } from '../ids.ts';
import type { Services } from '../services.ts';

export type MilestoneCard = ReturnType<typeof toMilestoneCard>;
export type YearSuggestions = ReturnType<typeof suggestForYear>;

function toMilestoneCard(row: MilestoneRow) {
  return {
    id: row.id,
    title: row.milestoneTitle,
    description: row.milestoneDescription,
    date: row.milestoneDate.toISOString().slice(0, 10),
    progress: row.progressPercentage,
  };
}

/** What the member's personal year favours, as milestones she might set herself. */
function suggestForYear(meaningOf: MeaningOf, birthDate: string | null, year: number) {
  const born = birthDate ? parseDate(birthDate) : null;
  if (!born) return undefined;
  const { value } = personalYear(born, year);
  const { title, essence, strengths } = meaningOf('personalYear', value);
  return { year, number: value, title, essence, ideas: strengths };
}

type ProgressStep = { milestoneId: string; progress: number; recordedAt: Date };
type LinePoint = { date: string; progress: number };

/** The rounded mean; 0 where there is nothing to measure. */
export function overallProgress(percentages: readonly number[]): number {
  if (percentages.length === 0) return 0;
  return Math.round(percentages.reduce((sum, each) => sum + each, 0) / percentages.length);
}

/** How the overall progress stood at the end of each day on which something moved, and how it stands today. */
export function progressLine(steps: readonly ProgressStep[], today: Date): LinePoint[] {
  const standing = new Map<string, number>();
  const days = new Map<string, number>();
  for (const { milestoneId, progress, recordedAt } of steps) {
    standing.set(milestoneId, progress);
    days.set(dayOf(recordedAt), overallProgress([...standing.values()]));
  }
  if (standing.size > 0) days.set(dayOf(today), overallProgress([...standing.values()]));
  return [...days].map(([date, progress]) => ({ date, progress }));
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const MOST = 200;

/** A milestone's date is a day and no moment; noon keeps it the same day on every clock from Honolulu to Auckland. */
const momentOfDay = (date: string): Date => new Date(`${date}T12:00:00Z`);

const newMilestone = z.object({
  title: z.string().trim().min(1, 'Please give it a title.').max(120, 'Please keep the title shorter.'),
  description: z.string().trim().max(2000, 'Please keep the description shorter.').default(''),
  date: z.iso.date('Please choose a date.').optional(),
});

const toRow = ({ title, description, date }: z.output<typeof newMilestone>) => ({
  milestoneTitle: title,
  milestoneDescription: description,
  ...(date && { milestoneDate: momentOfDay(date) }),
});

/** A milestone begins today, at 0. */
export const addMilestone = memberVerb(newMilestone, async ({ db, clock }, { memberId, ...form }) => {
  const now = clock.now();
  const row = { milestoneDate: momentOfDay(now.toISOString().slice(0, 10)), ...toRow(form) };
  return db.transaction(async (tx) => {
    if ((await countMilestones(tx, memberId)) >= MOST) {
      throw new DomainError('conflict', `${MOST} milestones are a full map. Please remove one first.`);
    }
    const milestoneId = await insertMilestone(tx, { ...row, userId: memberId, createdAt: now });
    await insertProgress(tx, { milestoneId, progressPercentage: 0, recordedAt: now });
    return { milestoneId };
  });
});

const whichMilestone = z.object({ milestoneId: z.string() });
const editedMilestone = newMilestone.extend(whichMilestone.shape);

export const editMilestone = memberVerb(editedMilestone, async ({ db }, form) => {
  const row = rowOf(form);
  const found = await db.transaction((tx) => updateMilestone(tx, row, toRow(form)));
  if (!found) throw notFound('Milestone');
  return { milestoneId: row.id };
});

const rowOf = ({ memberId, milestoneId }: { memberId: string; milestoneId: string }) => ({
  id: knownId(milestoneId, 'Milestone'),
  userId: memberId,
});

const movedMilestone = whichMilestone.extend({ progress: whole(0, 100, 'Progress runs from 0 to 100.') });

/** Each move is stored: the line over time is drawn from them. */
export const setMilestoneProgress = memberVerb(
  movedMilestone,
  async ({ db, clock }, { progress, ...which }) => {
    const row = rowOf(which);
    await db.transaction(async (tx) => {
      if (!(await updateMilestone(tx, row, { progressPercentage: progress }))) throw notFound('Milestone');
      await insertProgress(tx, {
        milestoneId: row.id,
        progressPercentage: progress,
        recordedAt: clock.now(),
      });
    });
    return { milestoneId: row.id };
  },
);

export const removeMilestone = memberVerb(whichMilestone, async ({ db }, which) => {
  if (!(await deleteMilestone(db, rowOf(which)))) throw notFound('Milestone');
  return { milestoneId: which.milestoneId };
});

type MilestoneRow = typeof milestones.$inferSelect;

// SQL

export async function readJourney({ db, clock, content }: Services, { memberId }: { memberId: string }) {
  const now = clock.now();
  const [facts, milestones, steps] = await Promise.all([
    readJourneyFacts(db, memberId),
    listMilestones(db, memberId),
    listProgress(db, memberId),
  ]);
  if (!facts) throw notFound('Profile');
  const began = Math.min(facts.since.getTime(), ...milestones.map((row) => row.milestoneDate.getTime()));
  return {
    progress: overallProgress(milestones.map(({ progressPercentage }) => progressPercentage)),
    line: progressLine(steps, now),
    stats: {
      sessionsCompleted: facts.sessionsCompleted,
      reportsGenerated: facts.reportsGenerated,
      daysOnJourney: Math.floor((now.getTime() - began) / DAY),
    },
    milestones: milestones.map(toMilestoneCard),
    year: suggestForYear(content.current().meaningOf, facts.birthDate, now.getUTCFullYear()),
  };
}

async function listMilestones(db: Db | Tx, userId: string): Promise<MilestoneRow[]> {
  return db
    .select()
    .from(milestones)
    .where(eq(milestones.userId, userId))
    .orderBy(desc(milestones.milestoneDate), desc(milestones.createdAt));
}

async function listProgress(db: Db | Tx, userId: string) {
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
async function readJourneyFacts(db: Db | Tx, userId: string) {
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

async function insertMilestone(tx: Tx, row: typeof milestones.$inferInsert): Promise<string> {
  const [milestone] = await tx.insert(milestones).values(row).returning({ id: milestones.id });
  if (!milestone) throw new Error('the milestone was not added');
  return milestone.id;
}

async function countMilestones(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(milestones, eq(milestones.userId, userId));
}

/** Says whether there was such a milestone of this member. */
async function updateMilestone(
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

async function deleteMilestone(
  db: Db,
  { id, userId }: Pick<MilestoneRow, 'id' | 'userId'>,
): Promise<boolean> {
  const gone = await db
    .delete(milestones)
    .where(and(eq(milestones.id, id), eq(milestones.userId, userId)))
    .returning({ id: milestones.id });
  return gone.length > 0;
}

async function insertProgress(
  tx: Tx,
  row: { milestoneId: string; progressPercentage: number; recordedAt: Date },
): Promise<void> {
  await tx.insert(journeyProgress).values(row);
}
