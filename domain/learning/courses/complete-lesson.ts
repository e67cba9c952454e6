import type { Services } from '../../services.ts';
import { findLesson, type LessonAsked } from './find-lesson.ts';
import { deleteCompletion, insertCompletion } from './queries.ts';

/** Ticks a lesson off and says which one follows; none does after the last. */
export async function completeLesson({ db, clock }: Services, asked: LessonAsked) {
  const { course, lesson, lessons } = await findLesson(db, asked);
  await insertCompletion(db, {
    userId: asked.memberId,
    course: course.id,
    lesson: lesson.id,
    completedAt: clock.now(),
  });
  return { after: lessons[lessons.indexOf(lesson) + 1]?.id };
}

export async function uncompleteLesson({ db }: Services, asked: LessonAsked) {
  const { course, lesson } = await findLesson(db, asked);
  await deleteCompletion(db, { userId: asked.memberId, course: course.id, lesson: lesson.id });
  return { lessonId: lesson.id };
}
