import type { Db, Tx } from '../../../db/connect.ts';
import { DomainError, notFound } from '../../errors.ts';
import { lessonsOf } from './course.ts';
import { listOpenCourses } from './list-open-courses.ts';
import { findCourse } from './load-courses.ts';

export type LessonAsked = { memberId: string; courseId: string; lessonId: string };

/** The lesson with its place in the course, for those who may read it: whoever has the course, and everybody in open modules. */
export async function findLesson(db: Db | Tx, { memberId, courseId, lessonId }: LessonAsked) {
  const course = findCourse(courseId);
  const module = course?.modules.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const lesson = module?.lessons.find(({ id }) => id === lessonId);
  if (!course || !module || !lesson) throw notFound('Lesson');
  const enrolled = (await listOpenCourses(db, memberId)).has(courseId);
  if (!enrolled && !module.open) {
    const first = course.follows && findCourse(course.follows);
    const way = first
      ? `which opens when you have finished ${first.title}.`
      : 'and you are not enrolled yet.';
    throw new DomainError('forbidden', `This lesson belongs to ${course.title}, ${way}`);
  }
  const readable = course.modules.filter(({ open }) => enrolled || open);
  return { course, module, lesson, lessons: lessonsOf({ ...course, modules: readable }) };
}
