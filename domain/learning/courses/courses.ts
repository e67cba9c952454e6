import { type Course, contentLabel, lessonsOf } from '../../../content/courses.ts';
import { allCourses, courseOf, pictureHtml, renderMarkdown } from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import type { ReadsContent, Services } from '../../services.ts';
import { listOpenCourses } from './enrolments.ts';
import { closedUntil, productsWith } from './lessons.ts';
import { isCourseDone, isModuleDone, moduleProgress, modulesInSight, nextLesson } from './progress.ts';
import { findCertificateOf, listCompletions } from './queries.ts';

export const findCourse = ({ content }: ReadsContent, id: string): Course | undefined =>
  courseOf(content.current(), id);

/** Those on offer, in the order in which they are shown. */
export const listCourses = ({ content }: ReadsContent): Course[] =>
  allCourses(content.current()).filter(({ hidden }) => !hidden);

export type CourseCard = ReturnType<typeof toCourseCard>;

/** Enrolled courses with their progress, and all courses on offer. */
export async function readCourses(services: Services, { memberId }: { memberId: string }) {
  const { db, content } = services;
  const [open, done] = await Promise.all([
    listOpenCourses(db, services, memberId),
    listCompletions(db, memberId),
  ]);
  return {
    enrolled: allCourses(content.current()).flatMap((course) => {
      const since = open.get(course.id);
      return since ? [toCourseCard(services, course, { done: done.get(course.id) ?? new Set(), since })] : [];
    }),
    available: listCourses(services).map(({ id, title, tagline, summary, badge }) => ({
      id,
      title,
      tagline,
      summary,
      badge,
    })),
  };
}

type Learnt = { done: ReadonlySet<string>; since: Date };

function toCourseCard(
  services: Pick<Services, 'clock' | 'content'>,
  course: Course,
  { done, since }: Learnt,
) {
  const isDone = isCourseDone(course, done);
  return {
    id: course.id,
    title: course.title,
    content: contentLabel(course),
    badge: isDone ? 'Completed' : 'In Progress',
    completed: isDone,
    certified: !course.certificate?.off,
    progress: moduleProgress(course, done),
    modules: modulesInSight(course, done).map((module) => ({
      number: module.number,
      title: module.title,
      done: isModuleDone(module, done),
    })),
    nextLesson: nextLesson(course, done, (lesson) => !closedUntil(services, lesson, since))?.id,
    /** While nothing else is open: when the next lesson is. */
    nextOpens: lessonsOf(course)
      .flatMap((lesson) => (done.has(lesson.id) ? [] : (closedUntil(services, lesson, since) ?? [])))
      .map((at) => at.toISOString())
      .sort()[0],
  };
}

type Asked = { memberId: string; courseId: string };

/** The page behind Learn More: what the course is, how to get it, and how far one has come. */
export async function readCourse(services: Services, { memberId, courseId }: Asked) {
  const { db, content } = services;
  const course = findCourse(services, courseId);
  if (!course) throw notFound('Course');
  const [open, completions, certificate] = await Promise.all([
    listOpenCourses(db, services, memberId),
    listCompletions(db, memberId),
    findCertificateOf(db, memberId, courseId),
  ]);
  const since = open.get(courseId);
  const done = completions.get(courseId) ?? new Set<string>();
  if (course.hidden && !since && !certificate) throw notFound('Course');
  const first = course.follows ? findCourse(services, course.follows) : undefined;
  const shown = course.modules.map((module) => shownModule(services, module, { done, since }));
  const isReadable = new Set(
    shown.flatMap(({ lessons }) => lessons.filter(({ readable }) => readable).map(({ id }) => id)),
  );
  return {
    id: course.id,
    title: course.title,
    tagline: course.tagline,
    badge: course.badge,
    picture: course.picture && pictureHtml(course.picture, content.current().media),
    content: course.modules.length > 0 ? contentLabel(course) : undefined,
    about: renderMarkdown(course.body, content.current()),
    enrolled: since !== undefined,
    progress: moduleProgress(course, done),
    nextLesson: nextLesson(course, done, ({ id }) => isReadable.has(id))?.id,
    /** While nothing else is open: when the next lesson is. */
    nextOpens: shown
      .flatMap(({ lessons }) => lessons)
      .flatMap((lesson) => (lesson.done ? [] : (lesson.opens ?? [])))
      .sort()[0],
    /** The course to finish first, with what gives both; `mine` when only the finishing is missing. */
    after: first && { id: first.id, title: first.title, mine: open.has(first.id) },
    comesWith: productsWith(content.current().catalogue, first?.id ?? courseId),
    certificate: certificate?.id,
    earned: certificate !== undefined || (isCourseDone(course, done) && !course.certificate?.off),
    modules: shown,
  };
}

type Progress = { done: ReadonlySet<string>; since?: Date };

function shownModule(
  services: Pick<Services, 'clock' | 'content'>,
  module: Course['modules'][number],
  { done, since }: Progress,
) {
  return {
    number: module.number,
    title: module.title,
    summary: module.summary,
    goals: module.goals,
    open: module.open === true,
    written: module.lessons.length > 0,
    done: isModuleDone(module, done),
    lessons: module.lessons.map((lesson) => {
      const opens = since && closedUntil(services, lesson, since)?.toISOString();
      return {
        id: lesson.id,
        title: lesson.title,
        minutes: lesson.minutes,
        done: done.has(lesson.id),
        opens,
        free: lesson.free === true,
        readable: lesson.free === true || module.open === true || (since !== undefined && !opens),
      };
    }),
  };
}
