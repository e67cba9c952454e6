import { z } from 'zod';
import type { Catalogue } from '../../../content/catalogue.ts';
import { type Course, contentLabel, type Lesson, lessonsOf, type Module } from '../../../content/courses.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { dateIn, instantOf } from '../../../shared/wall-time.ts';
import { courseOf, listPreviews, renderMarkdown, shownTo } from '../../content/index.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { formVerbsFor } from '../../form-verb.ts';
import { officeDay } from '../../moments.ts';
import type { Deps, ReadsContent, Services } from '../../services.ts';
import { exerciseFor, type LessonAsked, solveExercise, wrongAnswers } from './checked-exercise.ts';
import { listOpenCourses } from './enrolments.ts';
import { opensOn } from './progress.ts';
import { deleteCompletion, findQuiz, insertCompletion, listCompletions, saveQuiz } from './queries.ts';
import { knownTicks, markQuiz, shownQuiz } from './quiz.ts';

/** The moment until which a lesson stays closed to somebody who has had its course since then: her practice's midnight. */
export function closedUntil(
  { clock, content }: Pick<Deps, 'clock'> & ReadsContent,
  { opens }: Lesson,
  since: Date,
): Date | undefined {
  const zone = content.current().site.timeZone;
  const day = opensOn(opens, dateIn(since, zone));
  // On the one day of the year on which some clocks skip midnight, the day begins at one.
  const at = day && (instantOf(day, '00:00', zone) ?? instantOf(day, '01:00', zone));
  return at && at > clock.now() ? at : undefined;
}

export async function readLesson(services: Services, asked: LessonAsked) {
  const { db } = services;
  const { course, module, lesson, lessons, since } = await findLesson(db, services, asked);
  const done = (await listCompletions(db, asked.memberId)).get(course.id) ?? new Set<string>();
  const taken = lesson.quiz && (await findQuiz(db, placeOf(asked)));
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
      lessons: module.lessons.map((other) => ({
        id: other.id,
        title: other.title,
        done: done.has(other.id),
        readable: lessons.includes(other),
        /** When it opens to her, where that is still to come. */
        opens: since && closedUntil(services, other, since)?.toISOString(),
      })),
    },
    id: lesson.id,
    title: lesson.title,
    minutes: lesson.minutes,
    video: lesson.video,
    sections: lessonSections(lesson.body, shownTo(services, asked.memberId)),
    check: lesson.check && exerciseFor(lesson.check, asked),
    quiz:
      lesson.quiz &&
      shownQuiz(lesson.quiz, taken && { ticked: taken.ticked, hasPassed: taken.passedAt !== null }),
    done: done.has(lesson.id),
    before: neighbour(-1),
    after: neighbour(1),
    isLast: lessonsOf(course).at(-1) === lesson,
  };
}

type LessonSection = { kind: 'text' | 'exercise' | 'answer'; html: string };

/** A lesson as its page shows it: exercises stand out, and answers stay covered until they are wanted. */
export function lessonSections(body: string, shown?: Parameters<typeof renderMarkdown>[1]): LessonSection[] {
  const sections: { kind: LessonSection['kind']; markdown: string }[] = [];
  for (const part of body.split(/^(?=## )/m)) {
    const kind = kindOf(part);
    const markdown = kind === 'text' ? part : part.replace(/^## .*\n/, '');
    const last = sections.at(-1);
    if (kind === 'text' && last?.kind === 'text') last.markdown += part;
    else if (markdown.trim()) sections.push({ kind, markdown });
  }
  return sections.map(({ kind, markdown }) => ({ kind, html: renderMarkdown(markdown, shown) }));
}

function kindOf(part: string): LessonSection['kind'] {
  if (/^## Exercise\s*$/m.test(part)) return 'exercise';
  return /^## Answer\s*$/m.test(part) ? 'answer' : 'text';
}

type Found = {
  course: Course;
  module: Module;
  lesson: Lesson;
  /** All that she may read now. */
  lessons: Lesson[];
  /** When the course came to her; nothing where she reads what is open to all. */
  since: Date | undefined;
};

/**
 * The lesson with its place in the course, for those who may read it: whoever has the course, once it has opened, and
 * every member where the module is open or the lesson a preview.
 */
export async function findLesson(
  db: Db | Tx,
  services: Pick<Deps, 'clock' | 'content'>,
  { memberId, courseId, lessonId }: LessonAsked,
): Promise<Found> {
  const course = courseOf(services.content.current(), courseId);
  const module = course?.modules.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const lesson = module?.lessons.find(({ id }) => id === lessonId);
  if (!course || !module || !lesson) throw notFound('Lesson');
  const since = (await listOpenCourses(db, services, memberId)).get(courseId);
  if (course.hidden && !since) throw notFound('Lesson');
  const readable = course.modules.flatMap(({ open, lessons }) =>
    lessons.filter(
      (other) => open || other.free || (since !== undefined && !closedUntil(services, other, since)),
    ),
  );
  if (readable.includes(lesson)) return { course, module, lesson, lessons: readable, since };
  throw new DomainError('forbidden', whyClosed(services, course, lesson, since));
}

function whyClosed(
  services: Pick<Deps, 'clock' | 'content'>,
  course: Course,
  lesson: Lesson,
  since: Date | undefined,
): string {
  const content = services.content.current();
  const until = since && closedUntil(services, lesson, since);
  if (until) return `“${lesson.title}” opens on ${officeDay(until, content.site.timeZone)}.`;
  const first = course.follows && courseOf(content, course.follows);
  const way = first ? `which opens when you have finished ${first.title}.` : 'and you are not enrolled yet.';
  return `This lesson belongs to ${course.title}, ${way}`;
}

const workedOut = z.object({ answers: z.record(z.string(), z.string()).default({}) });

/** Ticks a lesson off, where it asks for a chart once that is worked out, and says which one follows; none does after the last. */
export const completeLesson = formVerbsFor<LessonAsked>()(
  workedOut,
  async (services, { answers, ...asked }) => {
    const { db, clock } = services;
    const { lesson, lessons } = await findLesson(db, services, asked);
    const wrong = lesson.check ? wrongAnswers(lesson.check, asked, answers) : {};
    if (Object.keys(wrong).length > 0)
      throw invalid(
        Object.fromEntries(Object.entries(wrong).map(([name, words]) => [`answers.${name}`, words])),
      );
    if (lesson.quiz && !(await findQuiz(db, placeOf(asked)))?.passedAt)
      throw new DomainError('conflict', 'The lesson is done once its quiz is passed.');
    await insertCompletion(db, {
      ...placeOf(asked),
      completedAt: clock.now(),
      checked: lesson.check !== undefined,
    });
    return { after: lessons[lessons.indexOf(lesson) + 1]?.id };
  },
);

const placeOf = ({ memberId, courseId, lessonId }: LessonAsked) => ({
  userId: memberId,
  course: courseId,
  lesson: lessonId,
});

const ticks = z.object({ ticked: z.record(z.string(), z.string()).default({}) });

/** Marks a quiz. Passed, the lesson is done, unless it asks for a chart besides; failed, it may be tried again. */
export const takeQuiz = formVerbsFor<LessonAsked>()(ticks, async (services, { ticked, ...asked }) => {
  const { lesson } = await findLesson(services.db, services, asked);
  if (!lesson.quiz) throw notFound('Quiz');
  const known = knownTicks(lesson.quiz, ticked);
  const { right, of, isPassed } = markQuiz(lesson.quiz, known);
  const now = services.clock.now();
  const place = placeOf(asked);
  await services.db.transaction(async (tx) => {
    await saveQuiz(tx, { ...place, ticked: known, takenAt: now, passedAt: isPassed ? now : null });
    if (isPassed && !lesson.check) await insertCompletion(tx, { ...place, completedAt: now });
  });
  return { right, of, isPassed };
});

/** What a member who has understood the lesson would answer; nothing where it asks for nothing. */
export function solveLesson({ content }: ReadsContent, asked: LessonAsked): Record<string, string> {
  const course = courseOf(content.current(), asked.courseId);
  const check = course && lessonsOf(course).find(({ id }) => id === asked.lessonId)?.check;
  return check ? solveExercise(check, asked) : {};
}

export async function uncompleteLesson(services: Services, asked: LessonAsked) {
  const { lesson } = await findLesson(services.db, services, asked);
  await deleteCompletion(services.db, placeOf(asked));
  return { lessonId: lesson.id };
}

/** A free lesson for everybody, with what brings the rest of its course. */
export function readPreviewLesson(
  { content }: ReadsContent,
  { courseId, lessonId }: { courseId: string; lessonId: string },
) {
  const current = content.current();
  const free = listPreviews(current);
  const found = free.find(({ course, lesson }) => course.id === courseId && lesson.id === lessonId);
  if (!found) throw notFound('Lesson');
  const { course, lesson } = found;
  return {
    course: {
      id: course.id,
      title: course.title,
      tagline: course.tagline,
      summary: course.summary,
      picture: course.picture,
      content: contentLabel(course),
      modules: course.modules.map(({ id, title, lessons }) => ({
        id,
        title,
        lessons: lessons.map((one) => ({ id: one.id, title: one.title, free: one.free === true })),
      })),
    },
    id: lesson.id,
    title: lesson.title,
    minutes: lesson.minutes,
    video: lesson.video,
    sections: lessonSections(lesson.body, current),
    asks: { chart: lesson.check !== undefined, quiz: lesson.quiz !== undefined },
    comesWith: productsWith(current.catalogue, course.follows ?? course.id),
    follows: course.follows && current.courseNames.get(course.follows),
  };
}

/** What gives a course: as a part, or as what a membership opens. */
export function productsWith({ all }: Catalogue, courseId: string) {
  return all
    .filter(
      ({ delivers, opens, archived }) =>
        !archived &&
        (delivers.some((item) => item.kind === 'course' && item.course === courseId) ||
          opens?.courses.includes(courseId)),
    )
    .map(({ id, name }) => ({ id, name }));
}
