import type { Services } from '../../services.ts';
import { exerciseFor } from './checked-exercise.ts';
import { findLesson, type LessonAsked } from './find-lesson.ts';
import { lessonSections } from './lesson-sections.ts';
import { listCompletions } from './queries.ts';

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
