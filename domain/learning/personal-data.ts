import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { transformationJourney } from '../../db/schema/index.ts';
import { ofAccount } from '../../db/sql.ts';
import type { Merge, Person, PersonalData, Subject, TableRule } from '../personal-data.ts';
import { printCertificate } from './courses/certificates.ts';

const milestonesOf = (who: Person) =>
  sql`(select t.id from transformation_journey t where ${ofAccount(who)})`;

const tables: Record<string, TableRule> = {
  'public.transformation_journey': { rows: ofAccount, onMerge: 'moves' },
  'public.journey_progress': { rows: (who) => sql`t.milestone_id in ${milestonesOf(who)}` },
  'public.course_enrolments': { rows: ofAccount, onMerge: 'moves' },
  'public.lesson_completions': { rows: ofAccount, onMerge: 'moves' },
  'public.lesson_quizzes': { rows: ofAccount, onMerge: 'moves' },
  'public.lesson_questions': { rows: ofAccount, onMerge: 'moves' },
  'public.certificates': { rows: ofAccount, onMerge: 'moves' },
};

async function listCertified(db: Db, who: Subject): Promise<string[]> {
  const { rows } = await db.execute<{ course: string }>(
    sql`select t.course from certificates t where ${ofAccount(who)} order by t.issued_at`,
  );
  return rows.map(({ course }) => course);
}

async function eraseLearning(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from journey_progress where milestone_id in ${milestonesOf(who)}`);
  await tx.execute(sql`delete from transformation_journey t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from course_enrolments t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from lesson_completions t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from lesson_quizzes t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from lesson_questions t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from certificates t where ${ofAccount(who)}`);
}

/** What the other has done as well stays what it is there; the row left over ends with its account. */
async function moveLearning(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(transformationJourney).set({ userId: to }).where(eq(transformationJourney.userId, from));
  await tx.execute(sql`update course_enrolments t set user_id = ${to} where t.user_id = ${from} and not exists
    (select 1 from course_enrolments o where o.user_id = ${to} and o.course = t.course and o.source = t.source)`);
  await tx.execute(sql`update lesson_completions t set user_id = ${to} where t.user_id = ${from} and not exists
    (select 1 from lesson_completions o where o.user_id = ${to} and o.course = t.course and o.lesson = t.lesson)`);
  await tx.execute(sql`update lesson_quizzes t set user_id = ${to} where t.user_id = ${from} and not exists
    (select 1 from lesson_quizzes o where o.user_id = ${to} and o.course = t.course and o.lesson = t.lesson)`);
  await tx.execute(sql`update lesson_questions t set user_id = ${to} where t.user_id = ${from}`);
  await tx.execute(sql`update certificates t set user_id = ${to} where t.user_id = ${from} and not exists
    (select 1 from certificates o where o.user_id = ${to} and o.course = t.course)`);
}

export const learningData: PersonalData = {
  tables,
  async *files(services, who) {
    if (!who.userId) return;
    for (const courseId of await listCertified(services.db, who)) {
      const content = await printCertificate(services, { memberId: who.userId, courseId });
      yield { name: `certificates/${courseId}.pdf`, content };
    }
  },
  erase: (_services, tx, who) => eraseLearning(tx, who),
  move: moveLearning,
};
