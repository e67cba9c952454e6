import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CourseBody, Lesson } from '../../content/courses.ts';
import {
  draftContent,
  outlineCourse,
  publishContent,
  readContent,
  restoreContent,
  writeLesson,
} from '../../domain/content/index.ts';
import { chooseBegin, readOrder } from '../../domain/delivery/index.ts';
import { DomainError } from '../../domain/errors.ts';
import {
  answerQuestion,
  askQuestion,
  changeMembershipCourses,
  completeLesson,
  enrol,
  issueCertificate,
  readCertificate,
  readCourse,
  readCourseQuestions,
  readCourses,
  readLearners,
  readLesson,
  readLessonQuestions,
  showAnswer,
  solveLesson,
  takeQuiz,
} from '../../domain/learning/index.ts';
import { publishProduct, readProduct } from '../../domain/office/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { newMember } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newMember(server, 'Ines Teacher', 'owner');
});
afterAll(() => server.stop());

const facts = {
  title: 'Numbers at the Kitchen Table',
  tagline: 'For the curious',
  summary: 'Three evenings with a pencil.',
  body: 'Bring a **pencil**.',
  certificate: { words: 'has sat through three evenings of' },
};
const FILM = 'https://films.example.test/table';
const quiz = {
  passPercent: 60,
  questions: [
    {
      id: 'q1',
      question: 'What does 29 become?',
      choices: [
        { id: 'a', text: '11', right: true as const },
        { id: 'b', text: '2' },
      ],
      explanation: 'Two and nine are eleven, and eleven stays.',
    },
    {
      id: 'q2',
      question: 'Which are master numbers?',
      choices: [
        { id: 'a', text: '11', right: true as const },
        { id: 'b', text: '12' },
        { id: 'c', text: '22', right: true as const },
      ],
    },
  ],
};

const newLesson = (title: string) => ({ id: `new-${title}`, title });
const about = (key: string) => ({ actor: owner.actor, key });
const put = (key: string, body: unknown) =>
  publishContent(server.services, { ...about(key), kind: 'course', body });
const latest = async (key: string): Promise<CourseBody> =>
  (await readContent(server.services, { ...about(key), kind: 'course' })).body;

const refusal = async (work: Promise<unknown>): Promise<Record<string, string>> => {
  const error = await work.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  if (!(error instanceof DomainError)) throw new Error('it was not refused');
  return error.fields;
};

/** As the office makes it: the outline first, then lesson by lesson, then everybody sees it. */
async function makeCourse(key: string, lessons: Record<string, Partial<Lesson>>, more: object = {}) {
  const { services } = server;
  const modules = [{ id: 'new-1', title: 'Evenings', lessons: Object.keys(lessons).map(newLesson) }];
  const outlined = await outlineCourse(services, { ...about(key), facts: { ...facts, ...more }, modules });
  await draftContent(services, { ...about(key), kind: 'course', body: outlined });
  for (const [title, lesson] of Object.entries(lessons)) {
    const { modules } = await latest(key);
    const id = modules[0]?.lessons.find((one) => one.title === title)?.id ?? '';
    const body = await writeLesson(services, {
      ...about(key),
      lessonId: id,
      lesson: { title, minutes: 10, body: 'Words.', ...lesson },
    });
    await draftContent(services, { ...about(key), kind: 'course', body });
  }
  return latest(key);
}

const dripped = {
  'A first evening': { video: FILM, free: true as const },
  'A second evening': { check: 'life-path' as const, opens: { days: 7 } },
  'A third evening': { quiz, opens: { days: 14 } },
};
const [FIRST, SECOND, THIRD] = ['a-first-evening', 'a-second-evening', 'a-third-evening'];

async function sell(course: string): Promise<string> {
  const { productId } = await publishProduct(server.services, {
    actor: owner.actor,
    productId: 'new',
    name: `Sold ${course}`,
    priceCents: '49',
    description: 'A course.',
    features: 'The course',
    sections: ['services'],
    parts: JSON.stringify([{ kind: 'course', course }]),
    intake: 'none',
    taxClass: 'digital',
  });
  return productId;
}

async function buy(productId: string, buyer: Awaited<ReturnType<typeof newMember>>) {
  const shop = shopOf(server);
  const wish = { productId, productName: productId, amount: 4_900, email: buyer.email };
  const product = server.services.content.current().catalogue.byId.get(productId);
  const answer = await buyer.visitor.postJson('/functions/v1/create-checkout-session', {
    ...wish,
    productName: product?.name,
  });
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  const checkoutId = url.split('/').at(-1) ?? '';
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id } = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId: id, via: 'mail' });
  if ((await readOrder(server.services, { key })).begin) await chooseBegin(server.services, { key }, 'now');
  return (await readOrder(server.services, { key })).deliveries;
}

test('three lessons with drip, a film, a checked exercise and a quiz: made, sold, learnt, certified', async () => {
  const { services } = server;
  const courseId = 'kitchen-table';
  await put(courseId, await makeCourse(courseId, dripped));
  const { choices } = await readProduct(services, { actor: owner.actor, productId: 'new' });
  expect(choices.courses).toContainEqual({ id: courseId, title: facts.title });
  const learner = await newMember(server, 'Lena Learner');
  const [delivery] = await buy(await sell(courseId), learner);
  expect([delivery?.title, delivery?.stage]).toEqual([facts.title, 'delivered']);

  const asked = { memberId: learner.id, courseId };
  const page = `/portal/courses/${courseId}`;
  const get = async (path: string) => (await learner.visitor.get(path)).text();
  expect(await get(page)).toContain('Opens ');
  expect(await get(`${page}/${FIRST}`)).toContain('films.example.test');
  const closed = await learner.visitor.get(`${page}/${SECOND}`);
  expect([closed.status, await closed.text()]).toEqual([403, expect.stringContaining('opens on')]);
  expect((await learner.visitor.post(`${page}/${SECOND}`, { intent: 'complete' })).status).toBe(403);
  await learner.visitor.post(`${page}/${FIRST}`, { intent: 'complete' });
  const waiting = await readCourse(services, asked);
  expect([waiting.nextLesson, waiting.nextOpens]).toEqual([undefined, expect.any(String)]);
  expect(await get(page)).toContain('Your next lesson opens on');

  server.clock.advance({ days: 7 });
  const chart = { ...asked, lessonId: SECOND };
  await completeLesson(services, { ...chart, answers: solveLesson(services, chart) });
  server.clock.advance({ days: 7 });

  // The quiz is a form like any other: without JavaScript its answer is the page.
  const third = `${page}/${THIRD}`;
  expect((await learner.visitor.post(third, { intent: 'complete' })).status).toBe(409);
  const failed = await learner.visitor.post(third, { intent: 'quiz', 'ticked.q1': 'b', 'ticked.q2.a': 'on' });
  const said = await failed.text();
  expect(said).toContain('0 of 2 right.');
  expect(said).not.toContain('eleven stays');
  await expect(issueCertificate(services, { ...asked, fullName: 'Lena' })).rejects.toThrow('every lesson');
  const passed = await learner.visitor.post(third, {
    intent: 'quiz',
    'ticked.q1': 'a',
    'ticked.q2.a': 'on',
    'ticked.q2.c': 'on',
  });
  expect(await passed.text()).toContain('2 of 2 right.');
  expect(await get(third)).toContain('eleven stays');

  await learner.visitor.post(page, { fullName: 'Lena Learner' });
  const { certificate } = await readCourse(services, asked);
  expect(await readCertificate(services, { certificateId: certificate ?? '' })).toMatchObject({
    courseTitle: facts.title,
    words: facts.certificate.words,
    charts: 1,
  });
  expect((await learner.visitor.get(`${page}/certificate`)).status).toBe(200);
  const proof = await server.visitor().get(`/certificates/${certificate}`);
  expect(await proof.text()).toContain(facts.certificate.words);
});

test('a free lesson is read by everybody at its own address; another is not, and neither is one of a draft', async () => {
  const courseId = 'free-table';
  const body = await makeCourse(courseId, dripped);
  const visitor = server.visitor();
  expect((await visitor.get(`/courses/${courseId}/${FIRST}`)).status).toBe(404);
  await put(courseId, body);
  const free = await visitor.get(`/courses/${courseId}/${FIRST}`);
  expect([free.status, await free.text()]).toEqual([200, expect.stringContaining('films.example.test')]);
  expect((await visitor.get(`/courses/${courseId}/${SECOND}`)).status).toBe(404);
  const map = await (await visitor.get('/sitemap.xml')).text();
  expect(map).toContain(`/courses/${courseId}/${FIRST}`);
  expect(map).not.toContain(SECOND);
  await put(courseId, { ...body, hidden: true });
  expect((await visitor.get(`/courses/${courseId}/${FIRST}`)).status).toBe(404);
});

test('ticks stay with lessons that are moved and renamed, and go to no other that takes their words', async () => {
  const { services } = server;
  const courseId = 'moving-table';
  await put(courseId, await makeCourse(courseId, { 'One thing': {}, 'Another thing': {} }));
  const { id: memberId } = await newMember(server, 'Mara Mover');
  await services.db.transaction((tx) =>
    enrol(services, tx, { userId: memberId, course: courseId, source: 'x' }),
  );
  const asked = { memberId, courseId, lessonId: 'one-thing' };
  await completeLesson(services, { ...asked, answers: {} });
  const { modules } = await latest(courseId);
  const [module] = modules;
  const moved = [
    { id: 'new-2', title: 'Later', lessons: [{ id: 'one-thing', title: 'A thing renamed' }] },
    { ...module, lessons: [newLesson('One thing'), { id: 'another-thing', title: 'Another thing' }] },
  ];
  const outlined = await outlineCourse(services, { ...about(courseId), facts, modules: moved });
  await draftContent(services, { ...about(courseId), kind: 'course', body: outlined });
  const body = await writeLesson(services, {
    ...about(courseId),
    lessonId: 'one-thing-2',
    lesson: { title: 'One thing', minutes: 5, body: 'New.' },
  });
  await put(courseId, body);
  const { modules: shown } = await readCourse(services, asked);
  expect(shown.flatMap(({ lessons }) => lessons.map(({ id, done }) => [id, done]))).toEqual([
    ['one-thing', true],
    ['one-thing-2', false],
    ['another-thing', false],
  ]);
  expect(await readLesson(services, asked)).toMatchObject({ title: 'A thing renamed', done: true });

  // Taken out, it leaves its address to nobody.
  const without = await outlineCourse(services, {
    ...about(courseId),
    facts,
    modules: [{ ...module, lessons: [{ id: 'another-thing', title: 'Another thing' }] }],
  });
  await put(courseId, without);
  const again = await outlineCourse(services, {
    ...about(courseId),
    facts,
    modules: [{ ...module, lessons: [newLesson('One thing')] }],
  });
  expect(again).toMatchObject({ modules: [{ lessons: [{ id: 'one-thing-3' }] }] });
});

test('the first edition is changed and comes back as it was written', async () => {
  const { services } = server;
  const key = 'numerology-101';
  const before = await latest(key);
  const { modules: _, ...words } = before;
  const modules = before.modules.toReversed();
  const outlined = await outlineCourse(services, {
    ...about(key),
    facts: { ...words, title: 'First Numbers' },
    modules,
  });
  await put(key, outlined);
  const { id: memberId } = await newMember(server, 'Nora North');
  const shown = await readCourse(services, { memberId, courseId: key });
  expect([shown.title, shown.modules[0]?.title]).toEqual(['First Numbers', before.modules.at(-1)?.title]);
  expect((await readCourses(services, { memberId })).available[0]?.title).toBe('First Numbers');
  expect(services.content.current().courseNames.get(key)).toBe('First Numbers');
  await restoreContent(services, { ...about(key), kind: 'course', versionId: 'written' });
  expect((await readCourse(services, { memberId, courseId: key })).title).toBe('Numerology 101');
});

describe('before it is published', () => {
  test('a course says what it lacks', async () => {
    const { services } = server;
    const empty = await outlineCourse(services, {
      ...about('empty'),
      facts: { title: 'Empty' },
      modules: [],
    });
    await draftContent(services, {
      ...about('empty'),
      kind: 'course',
      body: { tagline: '', summary: '', body: '', ...Object(empty) },
    });
    expect(await refusal(put('empty', await latest('empty')))).toEqual({
      tagline: expect.any(String),
      summary: expect.any(String),
      modules: expect.stringContaining('no lesson yet'),
    });
    const announced = { ...(await latest('empty')), tagline: 'Soon', summary: 'Soon.', badge: 'Coming soon' };
    await put('empty', announced);
  });

  test.each([
    ['an empty lesson', { One: { body: '' } }, '“One” has nothing in it yet'],
    [
      'a question without a right answer',
      {
        One: {
          quiz: {
            ...quiz,
            questions: [
              {
                id: 'q',
                question: 'Which?',
                choices: [
                  { id: 'a', text: 'A' },
                  { id: 'b', text: 'B' },
                ],
              },
            ],
          },
        },
      },
      'question 1 of its quiz has no right answer',
    ],
    [
      'a lesson that opens before the one before it',
      { One: { opens: { days: 9 } }, Two: { opens: { days: 3 } } },
      '“Two” opens before “One”',
    ],
    ['a preview that waits', { One: { free: true as const, opens: { days: 3 } } }, 'it cannot open later'],
  ])('%s is named', async (words, lessons: Record<string, Partial<Lesson>>, said) => {
    const key = words.replaceAll(' ', '-');
    expect((await refusal(put(key, await makeCourse(key, lessons)))).modules).toContain(said);
  });

  test('courses do not wait for each other', async () => {
    const body = await latest('numerology-101');
    const circle = { ...body, follows: 'advanced-readings' };
    expect(await refusal(put('numerology-101', circle))).toEqual({
      follows: expect.stringContaining('each other'),
    });
  });

  test('a product does not bring a course that is not there, nor one without lessons', async () => {
    await expect(sell('nowhere')).rejects.toMatchObject({ fields: { parts: expect.any(String) } });
    await expect(sell('empty')).rejects.toMatchObject({ fields: { parts: expect.any(String) } });
  });
});

test('staff write drafts and publish nothing; members and learners write nothing', async () => {
  const staff = await newMember(server, 'Sam Staff', 'staff');
  const member = await newMember(server, 'Mia Member');
  const body = await latest('numerology-101');
  const wish = { kind: 'course' as const, key: 'numerology-101', body };
  await draftContent(server.services, { ...wish, actor: staff.actor });
  await expect(publishContent(server.services, { ...wish, actor: staff.actor })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(draftContent(server.services, { ...wish, actor: member.actor })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    writeLesson(server.services, { actor: member.actor, key: wish.key, lessonId: 'x', lesson: {} }),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect((await member.visitor.get('/office/courses')).status).toBe(404);
});

test('somebody without the course cannot take its quiz', async () => {
  const courseId = 'kitchen-table';
  const { id: memberId } = await newMember(server, 'Otto Outside');
  const asked = { memberId, courseId, lessonId: THIRD };
  await expect(takeQuiz(server.services, { ...asked, ticked: { q1: 'a' } })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

describe('a question under a lesson', () => {
  const courseId = 'asking-table';
  const lessonId = 'one-thing';
  let asker: Awaited<ReturnType<typeof newMember>>;
  let other: Awaited<ReturnType<typeof newMember>>;
  const page = `/portal/courses/${courseId}/${lessonId}`;
  const course = () => ({ actor: owner.actor, courseId });

  beforeAll(async () => {
    const { services } = server;
    await put(courseId, await makeCourse(courseId, { 'One thing': {} }));
    asker = await newMember(server, 'Asta Asker');
    other = await newMember(server, 'Odo Other');
    await services.db.transaction(async (tx) => {
      for (const { id } of [asker, other])
        await enrol(services, tx, { userId: id, course: courseId, source: 'x' });
    });
  });

  test('is for those who have the course', async () => {
    const { id: memberId } = await newMember(server, 'Nils Nobody');
    const asked = { memberId, courseId, lessonId, question: 'May I?' };
    await expect(askQuestion(server.services, asked)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('is answered once, by letter; all see it if she wishes, and nobody whose it was', async () => {
    const { services } = server;
    await asker.visitor.post(page, { intent: 'ask', question: 'Is Y a vowel?' });
    expect(await (await asker.visitor.get(page)).text()).toContain('Is Y a vowel?');
    expect(await (await other.visitor.get(page)).text()).not.toContain('Is Y a vowel?');
    const notice = await server.mailAbout(owner.email, 'A question under a lesson');
    expect(notice.text).not.toContain('vowel');
    const [question] = await readCourseQuestions(services, course());
    expect(question).toMatchObject({ from: 'Asta Asker', lesson: 'One thing', shown: false });
    const questionId = question?.id ?? '';
    const list = await owner.visitor.get('/office/courses');
    expect(await list.text()).toContain('question waits');

    const given = { actor: owner.actor, questionId, answer: 'In Yvonne it is.', shown: true };
    await answerQuestion(services, given);
    await expect(answerQuestion(services, { ...given, answer: 'No.' })).rejects.toMatchObject({
      code: 'conflict',
    });
    const letter = await server.mailAbout(asker.email, 'An answer to your question');
    for (const words of ['Is Y a vowel?', 'In Yvonne it is.', page]) expect(letter.text).toContain(words);
    const seen = await (await other.visitor.get(page)).text();
    expect(seen).toContain('In Yvonne it is.');
    expect(seen).not.toContain('Asta');

    await showAnswer(services, { actor: owner.actor, questionId, shown: false });
    const asked = { courseId, lessonId };
    const seenBy = async ({ id: memberId }: { id: string }) =>
      (await readLessonQuestions(services, { ...asked, memberId })).questions.length;
    expect([await seenBy(asker), await seenBy(other)]).toEqual([1, 0]);
  });

  test('is answered by staff, and by nobody else', async () => {
    const { actor } = other;
    const wish = { actor, questionId: crypto.randomUUID(), answer: 'Yes.', shown: true };
    await expect(answerQuestion(server.services, wish)).rejects.toMatchObject({ code: 'not_found' });
    await expect(readLearners(server.services, { actor, courseId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('that tells of need reaches a person at once, and the asker hears whom to call', async () => {
    const question = 'I do not want to live any more, what do my numbers say?';
    await askQuestion(server.services, { memberId: other.id, courseId, lessonId, question });
    await server.mailAbout(owner.email, 'Somebody needs a person');
    const { rows } = await server.services.db.$client.query(
      `select 1 from mails where template = 'care-received' and user_id = $1`,
      [other.id],
    );
    expect(rows).toHaveLength(1);
  });
});

test('another membership that opens the same course does not make its lessons wait anew', async () => {
  const { services } = server;
  const courseId = 'tier-table';
  await put(courseId, await makeCourse(courseId, dripped));
  const { id: userId } = await newMember(server, 'Tia Tier');
  const orderId = crypto.randomUUID();
  const change = (courses: string[]) =>
    services.db.transaction((tx) =>
      changeMembershipCourses(services, tx, {
        ...{ type: 'membership-changed', email: 'tia@example.test', userId, orderId, courses },
      }),
    );
  await change([courseId, 'numerology-101']);
  server.clock.advance({ days: 8 });
  await change([courseId]);
  const open = await readCourse(services, { memberId: userId, courseId });
  expect(open.modules[0]?.lessons.map(({ readable }) => readable)).toEqual([true, true, false]);
  const left = await readCourse(services, { memberId: userId, courseId: 'numerology-101' });
  expect(left.enrolled).toBe(false);
});

test('the office sees who learns, and how far', async () => {
  const courseId = 'kitchen-table';
  const { lessons, learners } = await readLearners(server.services, { actor: owner.actor, courseId });
  expect(lessons).toBe(3);
  expect(learners).toEqual([
    expect.objectContaining({ name: 'Lena Learner', done: 3, hasCertificate: true }),
  ]);
  const page = await owner.visitor.get(`/office/courses/${courseId}/learners`);
  expect(await page.text()).toContain('Lena Learner');
});
