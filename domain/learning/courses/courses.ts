import { z } from 'zod';
import type { Catalogue } from '../../../content/catalogue.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { renderMarkdown } from '../../content/index.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { formVerbsFor } from '../../form-verb.ts';
import type { Deps, Services } from '../../services.ts';
import {
  type Answers,
  exerciseFor,
  type LessonAsked,
  solveExercise,
  wrongAnswers,
} from './checked-exercise.ts';
import {
  type Course,
  contentLabel,
  findCourse,
  type Lesson,
  lessonsOf,
  listCourses,
  type Module,
} from './load-courses.ts';
import {
  deleteCompletion,
  deleteEnrolments,
  findCertificateOf,
  insertCompletion,
  insertEnrolment,
  listCompletions,
  listEnrolments,
} from './queries.ts';

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

function productsWith({ all }: Catalogue, courseId: string) {
  return all
    .filter(({ delivers }) => delivers.some((item) => item.kind === 'course' && item.course === courseId))
    .map(({ id, name }) => ({ id, name }));
}

export async function readLesson({ db }: Services, asked: LessonAsked) {
  const { course, module, lesson, lessons } = await findLesson(db, asked);
  const done = (await listCompletions(db, asked.memberId)).get(course.id) ?? new Set<string>();
  const place = lessons.indexOf(lesson);
  const neighbour = (offset: number) => {
    const other = lessons[place + offset];
    return other && { id: other.id, title: other.title };
  };
  return {
    course: { id: course.id, title: course.title },
    module: {
      number: module.number,
      title: module.title,
      lessons: module.lessons.map(({ id, title }) => ({ id, title, done: done.has(id) })),
    },
    id: lesson.id,
    title: lesson.title,
    minutes: lesson.minutes,
    video: lesson.video,
    sections: lessonSections(lesson.body),
    check: lesson.check && exerciseFor(lesson.check, asked),
    done: done.has(lesson.id),
    before: neighbour(-1),
    after: neighbour(1),
  };
}

type LessonSection = { kind: 'text' | 'exercise' | 'answer'; html: string };

/** A lesson as its page shows it: exercises stand out, and answers stay covered until they are wanted. */
export function lessonSections(body: string): LessonSection[] {
  const sections: { kind: LessonSection['kind']; markdown: string }[] = [];
  for (const part of body.split(/^(?=## )/m)) {
    const kind = kindOf(part);
    const markdown = kind === 'text' ? part : part.replace(/^## .*\n/, '');
    const last = sections.at(-1);
    if (kind === 'text' && last?.kind === 'text') last.markdown += part;
    else if (markdown.trim()) sections.push({ kind, markdown });
  }
  return sections.map(({ kind, markdown }) => ({ kind, html: renderMarkdown(markdown) }));
}

function kindOf(part: string): LessonSection['kind'] {
  if (/^## Exercise\s*$/m.test(part)) return 'exercise';
  return /^## Answer\s*$/m.test(part) ? 'answer' : 'text';
}

/** The lesson with its place in the course, for those who may read it: whoever has the course, and everybody in open modules. */
async function findLesson(db: Db | Tx, { memberId, courseId, lessonId }: LessonAsked) {
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

const workedOut = z.object({ answers: z.record(z.string(), z.string()).default({}) });

/** Ticks a lesson off, where it asks for a chart once that is worked out, and says which one follows; none does after the last. */
export const completeLesson = formVerbsFor<LessonAsked>()(
  workedOut,
  async ({ db, clock }, { answers, ...asked }) => {
    const { course, lesson, lessons } = await findLesson(db, asked);
    const wrong = lesson.check ? wrongAnswers(lesson.check, asked, answers) : {};
    if (Object.keys(wrong).length > 0)
      throw invalid(
        Object.fromEntries(Object.entries(wrong).map(([name, words]) => [`answers.${name}`, words])),
      );
    await insertCompletion(db, {
      userId: asked.memberId,
      course: course.id,
      lesson: lesson.id,
      completedAt: clock.now(),
      checked: lesson.check !== undefined,
    });
    return { after: lessons[lessons.indexOf(lesson) + 1]?.id };
  },
);

/** What a member who has understood the lesson would answer; nothing where it asks for nothing. */
export function solveLesson(asked: LessonAsked): Answers {
  const course = findCourse(asked.courseId);
  const check = course && lessonsOf(course).find(({ id }) => id === asked.lessonId)?.check;
  return check ? solveExercise(check, asked) : {};
}

export async function uncompleteLesson({ db }: Services, asked: LessonAsked) {
  const { course, lesson } = await findLesson(db, asked);
  await deleteCompletion(db, { userId: asked.memberId, course: course.id, lesson: lesson.id });
  return { lessonId: lesson.id };
}

type Enrolment = {
  userId: string;
  course: string;
  /** What it comes from, such as 'order:…' or 'membership:…'. The same source enrols once. */
  source: string;
};

export async function enrol({ clock }: Pick<Deps, 'clock'>, tx: Tx, enrolment: Enrolment): Promise<void> {
  if (!findCourse(enrolment.course)) throw notFound('Course');
  await insertEnrolment(tx, { ...enrolment, enrolledAt: clock.now() });
}

/** A source has ended (a membership ran out, an order was refunded). What was learnt stays recorded. */
export async function endEnrolment(tx: Tx, { source }: Pick<Enrolment, 'source'>): Promise<void> {
  await deleteEnrolments(tx, source);
}

/**
 * The courses a member may read: those enrolled in, and those that follow one of them which is finished. A course that
 * follows another has no enrolment of its own, so it ends with the membership that gave the first.
 */
async function listOpenCourses(db: Db | Tx, memberId: string): Promise<Set<string>> {
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

/** What a membership opens: in the Soul Circle the first course, whose followers open after it. */
export async function openCircleCourse(services: Deps, tx: Tx, fact: FactOf<'membership-opened'>) {
  for (const course of fact.courses)
    await enrol(services, tx, { userId: fact.userId, course, source: sourceOf(fact) });
}

/** Another membership opens other courses; what was learnt stays recorded. */
export async function changeMembershipCourses(services: Deps, tx: Tx, fact: FactOf<'membership-changed'>) {
  await endEnrolment(tx, { source: sourceOf(fact) });
  for (const course of fact.courses)
    await enrol(services, tx, { userId: fact.userId, course, source: sourceOf(fact) });
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

/** The ids of completed lessons. */
type Done = ReadonlySet<string>;

/** A module is done when all its lessons are; one whose lessons are not written yet cannot be. */
const isModuleDone = ({ lessons }: Module, done: Done): boolean =>
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

/** Where to go on: the first lesson not done; from the beginning again when all are. */
export function nextLesson(course: Course, done: Done): Lesson | undefined {
  const lessons = lessonsOf(course);
  return lessons.find(({ id }) => !done.has(id)) ?? lessons[0];
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
