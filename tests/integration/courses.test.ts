import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessonsOf } from '../../content/courses.ts';
import { knownCourse } from '../../domain/learning/courses/known-course.test-support.ts';
import {
  completeLesson,
  endEnrolment,
  enrol,
  issueCertificate,
  readCertificate,
  readCourse,
  readCourses,
  solveLesson,
  uncompleteLesson,
} from '../../domain/learning/index.ts';
import { newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const courseId = 'numerology-101';
const course = knownCourse(courseId);
const lessons = lessonsOf(course).map(({ id }) => id);
const join = (userId: string, source = `order:${userId}`) =>
  server.services.db.transaction((tx) => enrol(server.services, tx, { userId, course: courseId, source }));
const coursesOf = (memberId: string) => readCourses(server.services, { memberId });

/** As somebody who has done the exercises. */
const learn = (asked: { memberId: string; courseId: string; lessonId: string }) =>
  completeLesson(server.services, { ...asked, answers: solveLesson(server.services, asked) });

test('not enrolled: the empty text, three courses on offer, closed lessons and open ones', async () => {
  const { visitor } = await newMember(server, 'Ada King');
  const page = await (await visitor.get('/portal/courses')).text();
  expect(page).toContain('No courses enrolled yet. Explore our course catalog to begin learning.');
  for (const text of [
    'Numerology 101',
    'Master complex calculations',
    'Become a practitioner',
    'Coming Soon',
  ]) {
    expect(page).toContain(text);
  }
  expect(await (await visitor.get(`/portal/courses/${courseId}`)).text()).toContain('/checkout/membership');
  expect((await visitor.get(`/portal/courses/${courseId}/${lessons[0]}`)).status).toBe(403);
  expect(
    (await visitor.post(`/portal/courses/${courseId}/${lessons[0]}`, { intent: 'complete' })).status,
  ).toBe(403);
  const open = await visitor.get('/portal/courses/advanced-readings/three-volumes-of-a-master-number');
  expect(open.status).toBe(200);
  expect((await visitor.get('/portal/courses/advanced-readings/the-chaldean-table')).status).toBe(403);
  expect(await (await visitor.get('/portal/courses/advanced-readings')).text()).toContain(
    'This course opens to everybody who has Numerology 101 and has finished it.',
  );
  expect((await visitor.get('/portal/courses/no-such-course')).status).toBe(404);
  expect((await visitor.get(`/portal/courses/${courseId}/no-such-lesson`)).status).toBe(404);
});

test('from the first lesson to the certificate', async () => {
  const { visitor, id } = await newMember(server, 'Bea Stone');
  await join(id);
  await join(id); // told twice, enrolled once
  expect((await coursesOf(id)).enrolled).toMatchObject([
    { badge: 'In Progress', progress: { label: '0 of 8 modules' }, nextLesson: lessons[0] },
  ]);
  const first = await visitor.post(`/portal/courses/${courseId}/${lessons[0]}`, { intent: 'complete' });
  expect(first.headers.get('location')).toBe(`/portal/courses/${courseId}/${lessons[1]}`);
  expect((await coursesOf(id)).enrolled[0]?.nextLesson).toBe(lessons[1]);
  await visitor.post(`/portal/courses/${courseId}/${lessons[0]}`, { intent: 'uncomplete' });
  expect((await coursesOf(id)).enrolled[0]?.nextLesson).toBe(lessons[0]);

  const asked = { memberId: id, courseId };
  // A lesson with a chart to work out is done when the chart is right, and not by pressing the button.
  const chart = { ...asked, lessonId: 'calculating-a-life-path' };
  const page = `/portal/courses/${courseId}/${chart.lessonId}`;
  expect(await (await visitor.get(page)).text()).toContain('Work it out');
  const pressed = await visitor.post(page, { intent: 'complete' });
  expect([pressed.status, await pressed.text()]).toEqual([
    422,
    expect.stringContaining('Please work this one out.'),
  ]);
  const wrong = await visitor.post(page, { intent: 'complete', 'answers.lifePath': '0' });
  expect(await wrong.text()).toContain('Not this one. Add it up once more.');
  expect(
    (
      await visitor.post(page, {
        intent: 'complete',
        ...Object.fromEntries(
          Object.entries(solveLesson(server.services, chart)).map(([name, told]) => [
            `answers.${name}`,
            told,
          ]),
        ),
      })
    ).status,
  ).toBe(302);
  await expect(issueCertificate(server.services, { ...asked, fullName: 'Bea Stone' })).rejects.toThrow(
    'every lesson',
  );
  for (const lessonId of lessons) await learn({ ...asked, lessonId });
  expect((await coursesOf(id)).enrolled[0]).toMatchObject({
    badge: 'Completed',
    progress: { label: '8 of 8 modules', percent: 100 },
  });
  expect((await visitor.post(`/portal/courses/${courseId}`, { fullName: '  ' })).status).toBe(422);
  await visitor.post(`/portal/courses/${courseId}`, { fullName: 'Beatrix  Stone' });
  // It is made out once.
  await visitor.post(`/portal/courses/${courseId}`, { fullName: 'Somebody Else' });
  const { certificate } = await readCourse(server.services, asked);
  expect(await readCertificate(server.services, { certificateId: certificate ?? '' })).toMatchObject({
    fullName: 'Beatrix Stone',
    courseTitle: 'Numerology 101',
    content: '8 modules • 4 hours of content',
    charts: 8,
  });

  const paper = await visitor.get(`/portal/courses/${courseId}/certificate`);
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await paper.text()).startsWith('%PDF-')).toBe(true);
  const proof = await server.visitor().get(`/certificates/${certificate}`);
  const text = await proof.text();
  for (const words of ['Beatrix Stone', 'Numerology 101', 'noindex']) expect(text).toContain(words);

  // Earned is earned, also when a lesson is read again or the membership ends.
  await uncompleteLesson(server.services, { ...asked, lessonId: lessons[0] ?? '' });
  await server.services.db.transaction((tx) => endEnrolment(tx, { source: `order:${id}` }));
  expect((await visitor.get(`/portal/courses/${courseId}/${lessons[0]}`)).status).toBe(403);
  expect((await server.visitor().get(`/certificates/${certificate}`)).status).toBe(200);
  expect((await visitor.get(`/portal/courses/${courseId}/certificate`)).status).toBe(200);
});

test('Advanced Readings opens to whoever has finished Numerology 101, for as long as that one is open', async () => {
  const { visitor, id } = await newMember(server, 'Ella East');
  await join(id, `membership:${id}`);
  const page = '/portal/courses/advanced-readings';
  const closed = await (await visitor.get(page)).text();
  expect(closed).toContain('This course is yours as soon as you have finished Numerology 101.');
  expect((await visitor.get(`${page}/one-time-line`)).status).toBe(403);
  const refused = await visitor.post(`${page}/one-time-line`, { intent: 'complete' });
  expect(refused.status).toBe(403);

  const asked = { memberId: id, courseId };
  for (const lessonId of lessons) await learn({ ...asked, lessonId });
  expect((await coursesOf(id)).enrolled.map(({ title }) => title)).toEqual([
    'Numerology 101',
    'Advanced Readings',
  ]);
  expect((await visitor.get(`${page}/one-time-line`)).status).toBe(200);

  // A lesson unticked to read it again closes nothing once there is a certificate.
  await issueCertificate(server.services, { ...asked, fullName: 'Ella East' });
  await uncompleteLesson(server.services, { ...asked, lessonId: lessons[0] ?? '' });
  expect((await visitor.get(`${page}/one-time-line`)).status).toBe(200);

  const advanced = lessonsOf(knownCourse('advanced-readings')).map((lesson) => lesson.id);
  for (const lessonId of advanced) {
    await learn({ memberId: id, courseId: 'advanced-readings', lessonId });
  }
  const earned = { memberId: id, courseId: 'advanced-readings', fullName: 'Ella East' };
  expect((await issueCertificate(server.services, earned)).certificateId).toBeDefined();

  await server.services.db.transaction((tx) => endEnrolment(tx, { source: `membership:${id}` }));
  expect((await coursesOf(id)).enrolled).toEqual([]);
  expect((await visitor.get(`${page}/one-time-line`)).status).toBe(403);
});

test('two sources: the course stays until the last one ends', async () => {
  const { id } = await newMember(server, 'Cleo North');
  await join(id, 'order:7');
  await join(id, 'membership:7');
  const { db } = server.services;
  await db.transaction((tx) => endEnrolment(tx, { source: 'membership:7' }));
  expect((await coursesOf(id)).enrolled).toHaveLength(1);
  await db.transaction((tx) => endEnrolment(tx, { source: 'order:7' }));
  expect((await coursesOf(id)).enrolled).toHaveLength(0);
});

describe('others', () => {
  test("somebody else's progress and certificate are not one's own", async () => {
    const { visitor, id } = await newMember(server, 'Dora West');
    expect((await coursesOf(id)).enrolled).toEqual([]);
    expect((await visitor.get(`/portal/courses/${courseId}/certificate`)).status).toBe(404);
    expect((await server.visitor().get(`/portal/courses/${courseId}/certificate`)).status).toBe(302);
  });

  test.each(['no-id', '00000000-0000-4000-8000-000000000000'])(
    'no certificate is found under %s',
    async (id) => {
      expect((await server.visitor().get(`/certificates/${id}`)).status).toBe(404);
    },
  );
});
