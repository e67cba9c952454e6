import { type Course, type Lesson, lessonsOf, type Module, type Opens } from '../../../content/courses.ts';
import { addDays, type PlainDate } from '../../../shared/wall-time.ts';

/** The ids of completed lessons. */
export type Done = ReadonlySet<string>;

/** A module is done when all its lessons are; one whose lessons are not written yet cannot be. */
export const isModuleDone = ({ lessons }: Pick<Module, 'lessons'>, done: Done): boolean =>
  lessons.length > 0 && lessons.every(({ id }) => done.has(id));

export function moduleProgress({ modules }: Course, done: Done) {
  const completed = modules.filter((module) => isModuleDone(module, done)).length;
  return {
    completed,
    total: modules.length,
    label: `${completed} of ${modules.length} modules`,
    percent: modules.length === 0 ? 0 : (completed / modules.length) * 100,
  };
}

type IsOpen = (lesson: Lesson) => boolean;

/**
 * Where to go on: the first lesson not done among those that are open; from the beginning again when all are done. While
 * the rest is still to open, nowhere.
 */
export function nextLesson(course: Course, done: Done, isOpen: IsOpen = () => true): Lesson | undefined {
  const lessons = lessonsOf(course);
  const next = lessons.find((lesson) => !done.has(lesson.id) && isOpen(lesson));
  return next ?? (lessons.every(({ id }) => done.has(id)) ? lessons[0] : undefined);
}

/** The four modules around the one to go on with, as the card lists them. */
export function modulesInSight({ modules }: Course, done: Done): Module[] {
  const current = modules.findIndex((module) => !isModuleDone(module, done));
  const first = Math.min(
    Math.max(0, (current < 0 ? modules.length : current) - 3),
    Math.max(0, modules.length - 4),
  );
  return modules.slice(first, first + 4);
}

/** Every module is written, and every lesson is done. */
export const isCourseDone = (course: Course, done: Done): boolean =>
  course.modules.length > 0 && course.modules.every((module) => isModuleDone(module, done));

/** The day from which a lesson is open to somebody who has had the course since that day; none: from the first. */
export function opensOn(opens: Opens | undefined, since: PlainDate): PlainDate | undefined {
  if (!opens) return undefined;
  const day = 'on' in opens ? opens.on : addDays(since, opens.days);
  return day > since ? day : undefined;
}
