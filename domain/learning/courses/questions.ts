import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recogniseAsked } from '../../../care/index.ts';
import { careWords } from '../../../content/care/words.ts';
import { lessonsOf } from '../../../content/courses.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { lessonQuestions, users } from '../../../db/schema/index.ts';
import { text, ticked } from '../../../shared/fields.ts';
import { careText } from '../../care.ts';
import { DomainError, notFound } from '../../errors.ts';
import { formVerbsFor } from '../../form-verb.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import type { LessonAsked } from './checked-exercise.ts';
import { findCourse } from './courses.ts';
import { findLesson } from './lessons.ts';

const asking = z.object({ question: text(2_000, 'Please write your question.') });

/** What somebody who has the course asks the practitioner under a lesson. */
export const askQuestion = formVerbsFor<LessonAsked>()(asking, async (services, { question, ...asked }) => {
  const { since } = await findLesson(services.db, services, asked);
  if (!since) throw new DomainError('forbidden', 'Questions are for those who have the course.');
  const { memberId: userId, courseId: course, lessonId: lesson } = asked;
  const concern = recogniseAsked(question);
  await services.db.transaction(async (tx) => {
    await insertQuestion(tx, { userId, course, lesson, question, askedAt: services.clock.now() });
    await notifyOwner(services, tx, {
      ...(concern
        ? {
            kind: 'care',
            title: 'Somebody needs a person',
            text: 'Please read what was asked under a lesson.',
          }
        : { kind: 'question', title: 'A question under a lesson', text: 'It waits among the learners.' }),
      path: `/office/courses/${course}/learners`,
      isUrgent: concern?.severity === 'crisis',
    });
    const asker = concern && (await findAccount(tx, userId));
    if (!concern || !asker) return;
    const words = {
      ...careWords[concern.language].letter,
      text: careText(services, concern, { isTold: true }),
    };
    await postMail(services, tx, {
      to: asker.email,
      userId,
      template: 'care-received',
      props: { language: concern.language, ...words, name: '', canReply: false },
    });
  });
  return { asked: true };
});

const answering = z.object({
  questionId: z.string(),
  answer: text(6_000, 'Please write an answer.'),
  shown: ticked,
});

/** Answered once, by letter and under the lesson; there to all its learners, without a name, if the practitioner wishes. */
export const answerQuestion = staffVerb(
  'question.answered',
  answering,
  async (services, tx, { questionId, answer, shown }) => {
    const asked = await lockQuestion(tx, knownId(questionId, 'Question'));
    if (!asked) throw notFound('Question');
    if (asked.answer !== null) throw new DomainError('conflict', 'This question has been answered.');
    await updateQuestion(tx, asked.id, { answer, shown, answeredAt: services.clock.now() });
    const { course, lesson } = titlesOf(services, asked);
    const asker = await findAccount(tx, asked.userId);
    if (asker)
      await postMail(services, tx, {
        to: asker.email,
        userId: asked.userId,
        template: 'lesson-answer',
        props: {
          ...{ name: asker.name, course, lesson, question: asked.question, answer, isShown: shown },
          url: `${services.config.appUrl}/portal/courses/${asked.course}/${asked.lesson}`,
        },
      });
    return { about: aboutQuestion(asked, lesson), answer: {} };
  },
);

const showing = z.object({ questionId: z.string(), shown: ticked });

/** Whether an answer stands under the lesson for others too, decided anew. */
export const showAnswer = staffVerb(
  'question.shown',
  showing,
  async (services, tx, { questionId, shown }) => {
    const asked = await lockQuestion(tx, knownId(questionId, 'Question'));
    if (!asked?.answer) throw notFound('Question');
    if (asked.shown === shown) return { unchanged: true, answer: {} };
    await updateQuestion(tx, asked.id, { shown });
    const { lesson } = titlesOf(services, asked);
    const about = aboutQuestion(asked, lesson);
    return { about, before: { shown: asked.shown }, after: { shown }, answer: {} };
  },
);

type Question = typeof lessonQuestions.$inferSelect;

const aboutQuestion = ({ id }: Question, lesson: string) => ({ kind: 'question', id, label: lesson });

/** A lesson that has been taken out since is called by its address. */
function titlesOf(services: ReadsContent, { course: courseId, lesson: lessonId }: Question) {
  const course = findCourse(services, courseId);
  const lesson = course && lessonsOf(course).find(({ id }) => id === lessonId);
  return { course: course?.title ?? courseId, lesson: lesson?.title ?? lessonId };
}

/** Under a lesson: her own questions, and what the practitioner shows of others', without a name. */
export async function readLessonQuestions(services: Deps, asked: LessonAsked) {
  const { since } = await findLesson(services.db, services, asked);
  const rows = await listShown(services.db, asked);
  return {
    mayAsk: since !== undefined,
    questions: rows.map(({ id, userId, question, answer, askedAt }) => ({
      id,
      isMine: userId === asked.memberId,
      question,
      answer: answer ?? undefined,
      askedAt: askedAt.toISOString(),
    })),
  };
}

/** All that was asked in a course, for the office: what waits for an answer first. */
export async function readCourseQuestions(
  services: Deps,
  { actor, courseId }: { actor: Actor; courseId: string },
) {
  staffOnly(actor);
  const rows = await listOfCourse(services.db, courseId);
  return rows.map(({ asked, name, email }) => ({
    id: asked.id,
    from: name || email || 'Somebody who has left',
    lesson: titlesOf(services, asked).lesson,
    lessonId: asked.lesson,
    question: asked.question,
    askedAt: asked.askedAt.toISOString(),
    answer: asked.answer ?? undefined,
    shown: asked.shown,
  }));
}

/** How many questions wait, by course. */
export async function countOpenQuestions({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const rows = await db
    .select({ course: lessonQuestions.course, waiting: count() })
    .from(lessonQuestions)
    .where(isNull(lessonQuestions.answer))
    .groupBy(lessonQuestions.course);
  return new Map(rows.map(({ course, waiting }) => [course, waiting]));
}

// SQL

const MOST = 100;

async function insertQuestion(tx: Tx, row: typeof lessonQuestions.$inferInsert): Promise<void> {
  await tx.insert(lessonQuestions).values(row);
}

async function lockQuestion(tx: Tx, id: string): Promise<Question | undefined> {
  const [row] = await tx.select().from(lessonQuestions).where(eq(lessonQuestions.id, id)).for('update');
  return row;
}

async function updateQuestion(tx: Tx, id: string, change: Partial<Question>): Promise<void> {
  await tx.update(lessonQuestions).set(change).where(eq(lessonQuestions.id, id));
}

async function findAccount(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

async function listShown(db: Db, { memberId, courseId, lessonId }: LessonAsked): Promise<Question[]> {
  const ofLesson = and(eq(lessonQuestions.course, courseId), eq(lessonQuestions.lesson, lessonId));
  return db
    .select()
    .from(lessonQuestions)
    .where(and(ofLesson, or(eq(lessonQuestions.userId, memberId), eq(lessonQuestions.shown, true))))
    .orderBy(asc(lessonQuestions.askedAt))
    .limit(MOST);
}

async function listOfCourse(db: Db, course: string) {
  return db
    .select({ asked: lessonQuestions, name: users.name, email: users.email })
    .from(lessonQuestions)
    .leftJoin(users, eq(users.id, lessonQuestions.userId))
    .where(eq(lessonQuestions.course, course))
    .orderBy(sql`${lessonQuestions.answer} is not null`, desc(lessonQuestions.askedAt))
    .limit(MOST);
}
