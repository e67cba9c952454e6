import { lessonCompletions } from '../db/schema/index.ts';
import { enrol, findCourse } from '../domain/learning/index.ts';
import type { Services } from '../domain/services.ts';

const COURSE = 'numerology-101';
const MODULES_DONE = 3;

/** Enrolled in Numerology 101, with three of its eight modules done and one lesson of the fourth. */
export async function seedCourses(services: Services, memberId: string): Promise<void> {
  const { db, clock } = services;
  await db.transaction((tx) => enrol(services, tx, { userId: memberId, course: COURSE, source: 'demo' }));
  const modules = findCourse(COURSE)?.modules ?? [];
  const done = [
    ...modules.slice(0, MODULES_DONE).flatMap(({ lessons }) => lessons),
    ...(modules[MODULES_DONE]?.lessons.slice(0, 1) ?? []),
  ];
  await db.insert(lessonCompletions).values(
    done.map(({ id }, i) => ({
      userId: memberId,
      course: COURSE,
      lesson: id,
      completedAt: new Date(clock.now().getTime() - (done.length - i) * 2 * 24 * 3_600_000),
    })),
  );
}
