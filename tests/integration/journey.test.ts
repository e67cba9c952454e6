import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, reportRequests } from '../../db/schema/index.ts';
import {
  addMilestone,
  editMilestone,
  readJourney,
  removeMilestone,
  setMilestoneProgress,
} from '../../domain/learning/index.ts';
import { newMember } from '../harness/members.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, new TestClock(new Date()));
});
afterAll(() => server.stop());

const journeyOf = (memberId: string) => readJourney(server.services, { memberId });

test('from the first milestone to a line over time', async () => {
  const { visitor, id } = await newMember(server, 'Ada King');
  const send = (fields: Record<string, string>) => visitor.post('/portal/journey', fields);
  expect(await (await visitor.get('/portal/journey')).text()).toContain(
    'No milestones recorded yet. Start tracking your transformation journey!',
  );
  expect((await send({ intent: 'add', title: '  ', description: 'x' })).status).toBe(422);
  await send({ intent: 'add', title: 'Learn to rest', description: '' });
  await send({ intent: 'add', title: 'Write the letter', description: 'By hand.', date: '2025-01-31' });

  const first = await journeyOf(id);
  expect(first.progress).toBe(0);
  expect(first.milestones.map(({ title }) => title)).toEqual(['Learn to rest', 'Write the letter']);
  expect(first.milestones[1]).toMatchObject({ date: '2025-01-31', progress: 0, description: 'By hand.' });

  const [rest, letter] = first.milestones.map((milestone) => milestone.id);
  server.clock.advance({ days: 2 });
  await send({ intent: 'move', milestoneId: rest ?? '', progress: '45' });
  server.clock.advance({ days: 3 });
  await send({ intent: 'move', milestoneId: letter ?? '', progress: '100' });
  expect((await send({ intent: 'move', milestoneId: letter ?? '', progress: '101' })).status).toBe(422);
  const moved = await journeyOf(id);
  expect(moved.progress).toBe(73);
  expect(moved.line.map(({ progress }) => progress)).toEqual([0, 23, 73]);

  const edit = {
    intent: 'edit',
    milestoneId: rest ?? '',
    title: 'Rest',
    description: '',
    date: '2024-12-24',
  };
  await send(edit);
  expect((await send({ ...edit, date: '2024-02-30' })).status).toBe(422);
  expect((await journeyOf(id)).milestones[1]).toMatchObject({
    title: 'Rest',
    date: '2024-12-24',
    progress: 45,
  });
  await send({ intent: 'delete', milestoneId: letter ?? '' });
  const last = await journeyOf(id);
  expect([last.milestones.length, last.progress]).toEqual([1, 45]);
  expect((await send({ intent: 'dance' })).status).toBe(400);
});

test('the cards count: sessions held, reports made, days since the beginning', async () => {
  const { db } = server.services;
  const { id } = await newMember(server, 'Bea Stone');
  const report = { userId: id, fullName: 'Bea Stone', birthDate: '1990-01-01' };
  await db.insert(reportRequests).values([
    { ...report, status: 'completed' },
    { ...report, status: 'failed' },
  ]);
  const since = new Date(server.clock.now().getTime() - 9.5 * 86_400_000);
  await db.update(profiles).set({ createdAt: since }).where(eq(profiles.id, id));
  expect((await journeyOf(id)).stats).toEqual({
    sessionsCompleted: 0,
    reportsGenerated: 1,
    daysOnJourney: 9,
  });
});

test('the personal year suggests milestones once the birth date is known', async () => {
  const { db } = server.services;
  const { id } = await newMember(server, 'Cleo North');
  expect((await journeyOf(id)).year).toBeUndefined();
  await db.update(profiles).set({ birthDate: '1990-07-04' }).where(eq(profiles.id, id));
  server.clock.set('2025-06-01T12:00:00Z');
  // 7 + 4 + (2 + 0 + 2 + 5 = 9) = 20, and 2 + 0 = 2
  expect((await journeyOf(id)).year).toMatchObject({
    year: 2025,
    number: 2,
    title: 'The Year of Waiting Well',
  });
  expect((await journeyOf(id)).year?.ideas.length).toBeGreaterThan(2);
});

test("somebody else's milestone is not found", async () => {
  const [owner, other] = await Promise.all([newMember(server, 'Dora'), newMember(server, 'Edda')]);
  const { milestoneId } = await addMilestone(server.services, { memberId: owner.id, title: 'Mine' });
  const which = { memberId: other.id, milestoneId };
  for (const attempt of [
    () => editMilestone(server.services, { ...which, title: 'Hers' }),
    () => setMilestoneProgress(server.services, { ...which, progress: 50 }),
    () => removeMilestone(server.services, which),
    () => removeMilestone(server.services, { ...which, milestoneId: 'no-id' }),
  ]) {
    await expect(attempt()).rejects.toThrow('Milestone not found');
  }
  const answer = await other.visitor.post('/portal/journey', { intent: 'delete', milestoneId });
  expect(answer.status).toBe(404);
  expect((await journeyOf(owner.id)).milestones).toMatchObject([{ title: 'Mine', progress: 0 }]);
});
