import type { Course } from '../../../content/courses.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { allCourses, courseOf } from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import { isCourseDone } from './progress.ts';
import * as queries from './queries.ts';

type Enrolment = {
  userId: string;
  course: string;
  /** What it comes from, such as 'order:…' or 'membership:…'. The same source enrols once. */
  source: string;
};

export async function enrol(
  { clock, content }: Pick<Deps, 'clock'> & ReadsContent,
  tx: Tx,
  enrolment: Enrolment,
): Promise<void> {
  if (!courseOf(content.current(), enrolment.course)) throw notFound('Course');
  await queries.insertEnrolment(tx, { ...enrolment, enrolledAt: clock.now() });
}

/** A source has ended (a membership ran out, an order was refunded). What was learnt stays recorded. */
export async function endEnrolment(tx: Tx, { source }: Pick<Enrolment, 'source'>): Promise<void> {
  await queries.deleteEnrolments(tx, source);
}

/**
 * The courses a member may read, with the moment since which: those enrolled in, and those that follow one of them which
 * is finished. A course that follows another has no enrolment of its own, so it ends with the source that gave the first.
 */
export async function listOpenCourses(
  db: Db | Tx,
  { content }: ReadsContent,
  memberId: string,
): Promise<Map<string, Date>> {
  const open = await queries.listEnrolments(db, memberId);
  let waiting = allCourses(content.current()).filter(({ follows }) => follows);
  // One that opens may be the one that another waits for.
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    const closed: Course[] = [];
    for (const course of waiting) {
      const { id, follows = '' } = course;
      const since = open.has(follows) && (await findFinish(db, { content }, memberId, follows));
      if (since) open.set(id, open.get(id) ?? since);
      else closed.push(course);
    }
    waiting = closed;
  }
  return open;
}

/** A certificate stays valid when its course grows later, or when a lesson is unticked to read it again. */
async function findFinish(
  db: Db | Tx,
  { content }: ReadsContent,
  memberId: string,
  courseId: string,
): Promise<Date | undefined> {
  const certificate = await queries.findCertificateOf(db, memberId, courseId);
  if (certificate) return certificate.issuedAt;
  const course = courseOf(content.current(), courseId);
  const done = (await queries.listCompletions(db, memberId)).get(courseId) ?? new Set<string>();
  if (!course || !isCourseDone(course, done)) return undefined;
  return queries.findLastCompletion(db, memberId, courseId);
}

/** What a membership opens: in the Soul Circle the first course, whose followers open after it. */
export async function openCircleCourse(services: Deps, tx: Tx, fact: FactOf<'membership-opened'>) {
  for (const course of fact.courses)
    await enrol(services, tx, { userId: fact.userId, course, source: sourceOf(fact) });
}

/** Another membership opens other courses; what was learnt stays recorded. */
export async function changeMembershipCourses(services: Deps, tx: Tx, fact: FactOf<'membership-changed'>) {
  const source = sourceOf(fact);
  // What stays open has been hers since before: its lessons do not wait anew.
  await queries.deleteEnrolments(tx, source, fact.courses);
  for (const course of fact.courses) await enrol(services, tx, { userId: fact.userId, course, source });
}

const sourceOf = ({ orderId }: { orderId: string }) => `membership:${orderId}`;

export const closeCircleCourse = (_services: Deps, tx: Tx, fact: FactOf<'membership-closed'>) =>
  endEnrolment(tx, { source: sourceOf(fact) });

/** What an automation of the owner's gives, to those who can hold it: an account has to be there. */
export async function openGivenCourse(
  services: Deps,
  tx: Tx,
  { userId, course, runId }: FactOf<'course-given'>,
): Promise<void> {
  if (userId) await enrol(services, tx, { userId, course, source: `run:${runId}` });
}
