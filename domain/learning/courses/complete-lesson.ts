import { invalid } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type Answers, workOut, wrongAnswers } from './checked-exercise.ts';
import { lessonsOf } from './course.ts';
import { findLesson, type LessonAsked } from './find-lesson.ts';
import { findCourse } from './load-courses.ts';
import { deleteCompletion, insertCompletion } from './queries.ts';

/** Ticks a lesson off, where it asks for a chart once that is worked out, and says which one follows; none does after the last. */
export async function completeLesson(
  { db, clock }: Services,
  { answers = {}, ...asked }: LessonAsked & { answers?: Answers },
) {
  const { course, lesson, lessons } = await findLesson(db, asked);
  const wrong = lesson.check ? wrongAnswers(lesson.check, asked, answers) : {};
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  await insertCompletion(db, {
    userId: asked.memberId,
    course: course.id,
    lesson: lesson.id,
    completedAt: clock.now(),
    checked: lesson.check !== undefined,
  });
  return { after: lessons[lessons.indexOf(lesson) + 1]?.id };
}

/** What a member who has understood the lesson would answer; nothing where it asks for nothing. */
export function answersOf(asked: LessonAsked): Answers {
  const course = findCourse(asked.courseId);
  const check = course && lessonsOf(course).find(({ id }) => id === asked.lessonId)?.check;
  return check ? workOut(check, asked) : {};
}

export async function uncompleteLesson({ db }: Services, asked: LessonAsked) {
  const { course, lesson } = await findLesson(db, asked);
  await deleteCompletion(db, { userId: asked.memberId, course: course.id, lesson: lesson.id });
  return { lessonId: lesson.id };
}
