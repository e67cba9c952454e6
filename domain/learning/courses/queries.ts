import { and, desc, eq, max, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  certificates,
  courseEnrolments,
  lessonCompletions,
  lessonQuizzes,
} from '../../../db/schema/index.ts';
import { askedOften } from '../../../db/sql.ts';

type Enrolment = typeof courseEnrolments.$inferInsert;

export async function insertEnrolment(tx: Tx, row: Enrolment): Promise<void> {
  await tx.insert(courseEnrolments).values(row).onConflictDoNothing();
}

export async function deleteEnrolments(tx: Tx, source: string, kept: string[] = []): Promise<void> {
  const others = kept.length > 0 ? notInArray(courseEnrolments.course, kept) : undefined;
  await tx.delete(courseEnrolments).where(and(eq(courseEnrolments.source, source), others));
}

const enrolments = askedOften((db) =>
  db
    .select({ course: courseEnrolments.course, since: courseEnrolments.enrolledAt })
    .from(courseEnrolments)
    .where(eq(courseEnrolments.userId, sql.placeholder('userId')))
    .orderBy(desc(courseEnrolments.enrolledAt)),
);

/** The courses a member is enrolled in, each with the first moment among its sources. */
export async function listEnrolments(db: Db | Tx, userId: string): Promise<Map<string, Date>> {
  const rows = await enrolments(db).execute({ userId });
  // The latest come first, so the first of each course has the last word.
  return new Map(rows.map(({ course, since }) => [course, since]));
}

const completions = askedOften((db) =>
  db
    .select({ course: lessonCompletions.course, lesson: lessonCompletions.lesson })
    .from(lessonCompletions)
    .where(eq(lessonCompletions.userId, sql.placeholder('userId'))),
);

/** The lessons a member has completed, by course. */
export async function listCompletions(db: Db | Tx, userId: string): Promise<Map<string, Set<string>>> {
  const rows = await completions(db).execute({ userId });
  const done = new Map<string, Set<string>>();
  for (const { course, lesson } of rows) done.set(course, (done.get(course) ?? new Set()).add(lesson));
  return done;
}

export async function findLastCompletion(db: Db | Tx, userId: string, course: string) {
  const [row] = await db
    .select({ at: max(lessonCompletions.completedAt) })
    .from(lessonCompletions)
    .where(and(eq(lessonCompletions.userId, userId), eq(lessonCompletions.course, course)));
  return row?.at ?? undefined;
}

type Completion = { userId: string; course: string; lesson: string };

export async function insertCompletion(
  db: Db | Tx,
  row: typeof lessonCompletions.$inferInsert,
): Promise<void> {
  await db.insert(lessonCompletions).values(row).onConflictDoNothing();
}

type Quizzed = typeof lessonQuizzes.$inferSelect;

export async function findQuiz(
  db: Db | Tx,
  { userId, course, lesson }: Completion,
): Promise<Quizzed | undefined> {
  const [row] = await db
    .select()
    .from(lessonQuizzes)
    .where(
      and(
        eq(lessonQuizzes.userId, userId),
        eq(lessonQuizzes.course, course),
        eq(lessonQuizzes.lesson, lesson),
      ),
    );
  return row;
}

/** The last try takes the place of the one before; passed once stays passed. */
export async function saveQuiz(tx: Tx, row: Omit<Quizzed, 'tries'>): Promise<void> {
  const { ticked, takenAt, passedAt } = row;
  await tx
    .insert(lessonQuizzes)
    .values(row)
    .onConflictDoUpdate({
      target: [lessonQuizzes.userId, lessonQuizzes.course, lessonQuizzes.lesson],
      set: {
        ticked,
        takenAt,
        tries: sql`least(${lessonQuizzes.tries} + 1, 32767)`,
        passedAt: sql`coalesce(${lessonQuizzes.passedAt}, ${passedAt?.toISOString() ?? null}::timestamptz)`,
      },
    });
}

/** How many charts a member has worked out in a course. */
export async function countChecked(db: Db | Tx, userId: string, course: string): Promise<number> {
  const ofCourse = and(eq(lessonCompletions.userId, userId), eq(lessonCompletions.course, course));
  return db.$count(lessonCompletions, and(ofCourse, eq(lessonCompletions.checked, true)));
}

export async function deleteCompletion(db: Db | Tx, { userId, course, lesson }: Completion): Promise<void> {
  await db
    .delete(lessonCompletions)
    .where(
      and(
        eq(lessonCompletions.userId, userId),
        eq(lessonCompletions.course, course),
        eq(lessonCompletions.lesson, lesson),
      ),
    );
}

/** The first one stays: a certificate is made out once. */
export async function insertCertificate(db: Db | Tx, row: typeof certificates.$inferInsert): Promise<void> {
  await db.insert(certificates).values(row).onConflictDoNothing();
}

export async function findCertificateOf(db: Db | Tx, userId: string, course: string) {
  const [certificate] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.course, course)));
  return certificate;
}

export async function findCertificate(db: Db | Tx, id: string) {
  const [certificate] = await db.select().from(certificates).where(eq(certificates.id, id));
  return certificate;
}
