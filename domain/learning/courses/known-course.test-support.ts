import { findCourse } from './load-courses.ts';

/** A course that the tests know to be there. */
export function knownCourse(id: string) {
  const course = findCourse(id);
  if (!course) throw new Error(`no course ${id}`);
  return course;
}
