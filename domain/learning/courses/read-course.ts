import { type Catalogue, productIds } from '../../../content/catalogue.ts';
import { renderMarkdown } from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { contentLabel } from './course.ts';
import { isCourseDone, isModuleDone, moduleProgress, nextLesson } from './course-progress.ts';
import { listOpenCourses } from './list-open-courses.ts';
import { findCourse } from './load-courses.ts';
import { findCertificateOf, listCompletions } from './queries.ts';

type Asked = { memberId: string; courseId: string };

/** The page behind Learn More: what the course is, how to get it, and how far one has come. */
export async function readCourse({ db, content }: Services, { memberId, courseId }: Asked) {
  const course = findCourse(courseId);
  if (!course) throw notFound('Course');
  const [open, completions, certificate] = await Promise.all([
    listOpenCourses(db, memberId),
    listCompletions(db, memberId),
    findCertificateOf(db, memberId, courseId),
  ]);
  const enrolled = open.has(courseId);
  const done = completions.get(courseId) ?? new Set<string>();
  const first = course.follows ? findCourse(course.follows) : undefined;
  const readable = { ...course, modules: course.modules.filter(({ open }) => enrolled || open) };
  return {
    id: course.id,
    title: course.title,
    tagline: course.tagline,
    badge: course.badge,
    content: course.modules.length > 0 ? contentLabel(course) : undefined,
    about: renderMarkdown(course.body),
    enrolled,
    progress: moduleProgress(course, done),
    nextLesson: nextLesson(readable, done)?.id,
    /** The course to finish first, with what gives both; `mine` when only the finishing is missing. */
    after: first && { id: first.id, title: first.title, mine: open.has(first.id) },
    comesWith: productsWith(content.current().catalogue, first?.id ?? courseId),
    certificate: certificate?.id,
    earned: isCourseDone(course, done),
    modules: course.modules.map((module) => ({
      number: module.number,
      title: module.title,
      summary: module.summary,
      goals: module.goals,
      open: module.open,
      written: module.lessons.length > 0,
      readable: enrolled || module.open,
      done: isModuleDone(module, done),
      lessons: module.lessons.map(({ id, title, minutes }) => ({ id, title, minutes, done: done.has(id) })),
    })),
  };
}

function productsWith(catalogue: Catalogue, courseId: string) {
  return productIds
    .map((id) => catalogue[id])
    .filter(({ delivers }) => delivers.some((item) => item.kind === 'course' && item.course === courseId))
    .map(({ id, name }) => ({ id, name }));
}
