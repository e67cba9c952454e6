import { sql } from 'drizzle-orm';
import { lessonsOf } from '../../../content/courses.ts';
import type { Db } from '../../../db/connect.ts';
import { courseOf } from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import type { Deps } from '../../services.ts';

const MOST = 200;

/** Who has a course or has begun it, with how far she is: whoever learnt last comes first. */
export async function readLearners(services: Deps, { actor, courseId }: { actor: Actor; courseId: string }) {
  staffOnly(actor);
  const course = courseOf(services.content.current(), courseId);
  if (!course) throw notFound('Course');
  const lessons = lessonsOf(course).map(({ id }) => id);
  const rows = await listLearners(services.db, courseId);
  return {
    lessons: lessons.length,
    learners: rows.slice(0, MOST).map((row) => ({
      customerId: row.customer_id ?? undefined,
      name: row.name || row.email,
      since: row.since && new Date(row.since).toISOString(),
      lastAt: row.last_at && new Date(row.last_at).toISOString(),
      done: lessons.filter((id) => row.done?.includes(id)).length,
      hasCertificate: row.has_certificate,
    })),
    isCut: rows.length > MOST,
  };
}

// SQL

type LearnerRow = {
  customer_id: string | null;
  name: string;
  email: string;
  since: string | null;
  last_at: string | null;
  done: string[] | null;
  has_certificate: boolean;
};

async function listLearners(db: Db, course: string): Promise<LearnerRow[]> {
  const { rows } = await db.execute<LearnerRow>(sql`
    select (select c.id from contacts c where c.user_id = u.id limit 1) as customer_id, u.name, u.email,
      e.since, d.last_at, d.done,
      exists (select 1 from certificates t where t.user_id = u.id and t.course = ${course}) as has_certificate
    from auth.users u
    left join (select user_id, min(enrolled_at) as since from course_enrolments
      where course = ${course} group by user_id) e on e.user_id = u.id
    left join (select user_id, max(completed_at) as last_at, array_agg(lesson) as done from lesson_completions
      where course = ${course} group by user_id) d on d.user_id = u.id
    where e.user_id is not null or d.user_id is not null
    order by coalesce(d.last_at, e.since) desc, u.id limit ${MOST + 1}`);
  return rows;
}
