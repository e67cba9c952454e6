import type { Services } from '../../services.ts';
import { type Course, contentLabel } from './course.ts';
import { isCourseDone, isModuleDone, moduleProgress, modulesInSight, nextLesson } from './course-progress.ts';
import { listOpenCourses } from './list-open-courses.ts';
import { listCourses } from './load-courses.ts';
import { listCompletions } from './queries.ts';

export type CourseCard = ReturnType<typeof toCourseCard>;

/** Enrolled courses with their progress, and all courses on offer. */
export async function readCourses({ db }: Services, { memberId }: { memberId: string }) {
  const [enrolled, done] = await Promise.all([listOpenCourses(db, memberId), listCompletions(db, memberId)]);
  const courses = listCourses();
  return {
    enrolled: courses
      .filter(({ id }) => enrolled.has(id))
      .map((course) => toCourseCard(course, done.get(course.id) ?? new Set())),
    available: courses.map(({ id, title, tagline, summary, badge }) => ({
      id,
      title,
      tagline,
      summary,
      badge,
    })),
  };
}

function toCourseCard(course: Course, done: ReadonlySet<string>) {
  return {
    id: course.id,
    title: course.title,
    content: contentLabel(course),
    badge: isCourseDone(course, done) ? 'Completed' : 'In Progress',
    completed: isCourseDone(course, done),
    progress: moduleProgress(course, done),
    modules: modulesInSight(course, done).map((module) => ({
      number: module.number,
      title: module.title,
      done: isModuleDone(module, done),
    })),
    nextLesson: nextLesson(course, done)?.id,
  };
}
