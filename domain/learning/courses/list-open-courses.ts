import type { Db, Tx } from '../../../db/connect.ts';
import { isCourseDone } from './course-progress.ts';
import { findCourse, listCourses } from './load-courses.ts';
import { findCertificateOf, listCompletions, listEnrolments } from './queries.ts';

/**
 * The courses a member may read: those enrolled in, and those that follow one of them which is finished. A course that
 * follows another has no enrolment of its own, so it ends with the membership that gave the first.
 */
export async function listOpenCourses(db: Db | Tx, memberId: string): Promise<Set<string>> {
  const open = await listEnrolments(db, memberId);
  for (const { id, follows } of listCourses()) {
    if (follows && open.has(follows) && (await hasFinished(db, memberId, follows))) open.add(id);
  }
  return open;
}

/** A certificate stays valid when its course grows later, or when a lesson is unticked to read it again. */
async function hasFinished(db: Db | Tx, memberId: string, courseId: string): Promise<boolean> {
  if (await findCertificateOf(db, memberId, courseId)) return true;
  const course = findCourse(courseId);
  const done = (await listCompletions(db, memberId)).get(courseId) ?? new Set<string>();
  return course !== undefined && isCourseDone(course, done);
}
