import { readMembership, writeMonthLetters } from '../../domain/delivery/index.ts';
import { completeLesson, findCourse, readCourses, solveLesson } from '../../domain/learning/index.ts';
import { cancelMembership } from '../../domain/shop/index.ts';
import { dateIn } from '../../shared/wall-time.ts';
import type { TestServer } from './test-server.ts';

const COURSE = 'numerology-101';

/** What the Circle brings: its calendar, its courses one after the other, the letter on the 1st, and the way out. */
export async function collectCircle(
  server: TestServer,
  { buyer, orderId }: { buyer: { id: string; email: string }; orderId: string },
) {
  const { services } = server;
  const memberId = buyer.id;
  const card = await readMembership(services, { memberId });
  const calendar = await (await server.visitor().get(card?.calendarUrl ?? '')).text();
  const courses = async () =>
    (await readCourses(services, { memberId })).enrolled.map(({ title, content }) => `${title}: ${content}`);
  const first = await courses();
  for (const { id: lessonId } of findCourse(services, COURSE)?.modules.flatMap(({ lessons }) => lessons) ??
    []) {
    const lesson = { memberId, courseId: COURSE, lessonId };
    await completeLesson(services, { ...lesson, answers: solveLesson(services, lesson) });
  }
  const then = await courses();
  const letter = await waitForLetter(server, buyer.email);
  await cancelMembership(services, { memberId, orderId });
  const cancelled = await readMembership(services, { memberId });
  return {
    days: calendar.match(/BEGIN:VEVENT/g)?.length ?? 0,
    courses: { first, then },
    letter,
    cancelled: { state: cancelled?.state, runsToEnd: cancelled?.runsUntil === card?.nextChargeAt },
  };
}

/** Looked at day after day, from the day she joined: the day on which the next letter was written. */
async function waitForLetter(server: TestServer, email: string) {
  const { services, clock } = server;
  await writeMonthLetters(services);
  await server.sendMails();
  let written = 0;
  while (written === 0) {
    clock.advance({ days: 1 });
    written = await writeMonthLetters(services);
  }
  const day = dateIn(clock.now(), services.content.current().site.timeZone);
  const { subject } = await server.mailAbout(email, day.slice(0, 4));
  return { subject, day };
}
