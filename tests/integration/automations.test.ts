import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentTexts } from '../../content/consents.ts';
import { writtenCourseNames } from '../../content/courses.ts';
import { listCourses } from '../../domain/learning/index.ts';
import { withdrawConsent } from '../../domain/mail/consent.ts';
import { recordConsent } from '../../domain/mail/index.ts';
import type { Plan } from '../../domain/marketing/browser.ts';
import {
  activateAutomation,
  closeAutomation,
  dryRunForPerson,
  listAutomationCards,
  readAutomation,
  removeAutomation,
  runAutomations,
  saveAutomation,
  saveSegment,
  setPersonTags,
  stopAutomation,
  stopRun,
} from '../../domain/marketing/index.ts';
import { bookByHand, completeSession } from '../../domain/practice/index.ts';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof newMember>>;
let actor: { id: string; role: 'owner'; confirmedAt: Date };
beforeAll(async () => {
  // A Monday, noon in Lisbon.
  server = await startTestServer({}, new TestClock('2026-11-16T12:00:00Z'));
  owner = await newMember(server, 'Olga Owner', 'owner');
  actor = { id: owner.id, role: 'owner', confirmedAt: new Date() };
});
afterAll(() => server.stop());

const agreed = { topic: 'marketing', text: consentTexts.subscription, source: 'quiz' } as const;
async function known(email: string, name = 'Rita Reader', birthDate = '1990-07-14'): Promise<string> {
  const { services } = server;
  await captureLead(services, { email, name, birthDate, marketingConsent: false });
  await services.db.transaction((tx) => recordConsent(services, tx, { email, ...agreed, proven: true }));
  // What the quiz itself writes is another matter.
  await services.db.$client.query(
    `update campaign_runs set due_at = null, end_reason = 'completed', ended_at = now()
     where email = $1 and sequence_type is not null and end_reason is null`,
    [email],
  );
  return email;
}
const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.$client.query(text, values)).rows;
async function personId(email: string): Promise<string> {
  const [row] = await rows<{ id: string }>('select id from contacts where email = $1', [email]);
  return row?.id ?? '';
}
const tag = async (email: string, tags: string) =>
  setPersonTags(server.services, { actor, personId: await personId(email), tags });

const letter = (subject: string, body = 'Dear {{firstName|friend}}.') =>
  ({ do: 'letter', subject, body }) as const;
let made = 0;
async function inForce(plan: Partial<Plan> & Pick<Plan, 'steps'>, name = `Automation ${++made}`) {
  const whole = { trigger: { on: 'tag', tag: name.toLowerCase() }, again: false, ...plan } as const;
  const { automationId } = await activateAutomation(server.services, { actor, name, plan: whole });
  return { automationId, tag: name.toLowerCase() };
}
const work = async () => {
  await server.runJob('run-automations');
  await server.sendMails();
  await server.runJob('run-automations');
};
async function read(automationId: string) {
  const automation = await readAutomation(server.services, { actor, automationId });
  if (automation.state === 'built-in') throw new Error('this one is built in');
  return automation;
}
const ended = async (automationId: string) =>
  Object.fromEntries((await read(automationId)).ended.map(({ reason, people }) => [reason, people]));
const lettersTo = (email: string, subject: string) =>
  server.mailbox.to(email).filter((mail) => mail.subject?.includes(subject));

async function buy(product: 'report' | 'couples-snapshot', email: string, code?: string) {
  const shop = shopOf(server);
  const checkout = await startBuying(server.visitor(), product, { email, ...(code ? { code } : {}) });
  await shop.sandbox.chooseOutcome(checkout, 'paid');
  await shop.settle();
  return shop.orderOf(checkout);
}

const sessionType = '1:1 Live Session (60 min)';
const book = (email: string, date: string) =>
  bookByHand(server.services, {
    actor,
    email,
    name: 'Rita Reader',
    sessionType,
    date,
    time: '10:00',
    anyTime: true,
  });

test('a built-in one is shown beside hers, with locked steps and the way to their wording', async () => {
  const { services } = server;
  const email = 'locked@example.test';
  await captureLead(services, {
    email,
    name: 'Lola Locked',
    birthDate: '1990-07-14',
    marketingConsent: false,
  });
  const shown = await readAutomation(services, { actor, automationId: 'quiz_nurture' });
  expect(shown.versions[0]?.plan.steps).toHaveLength(7);
  const run = shown.people.find(({ name }) => name === 'Lola Locked');
  expect(run).toMatchObject({ stands: { do: 'mail', template: 'welcome' }, isPaused: false });
  const path = '/office/letters/automations/quiz_nurture';
  const page = await (await owner.visitor.get(path)).text();
  expect(page).toContain('Its steps are locked');
  expect(page).toContain('href="/office/content/letter/testimonial"');
  expect(page).not.toContain('Save the draft');
  const plan = JSON.stringify({ trigger: { on: 'quiz' }, again: false, steps: [] });
  for (const intent of ['save', 'put-in-force', 'close', 'stop', 'remove']) {
    expect((await owner.visitor.post(path, { intent, name: 'Mine', plan })).status, intent).toBe(404);
  }
  await stopRun(services, { actor, runId: run?.id ?? '' });
  expect(await rows('select stop_reason, completed from email_sequences where email = $1', [email])).toEqual([
    { stop_reason: 'stopped_by_staff', completed: true },
  ]);
});

describe('bought Report, wait 10 days, if no session then code', () => {
  const plan = {
    trigger: { on: 'bought', product: 'report' },
    steps: [
      { do: 'wait', days: 10 },
      { do: 'condition', if: { of: 'session', not: true } },
      { do: 'code', percent: 15, days: 7 },
      letter('A code for {{firstName|you}}', 'Use **{{code}}** until {{codeUntil}}.'),
      { do: 'notice', text: 'She has had her code.' },
    ],
    goal: { of: 'session' },
  } satisfies Partial<Plan>;

  test('goes its way through a moved clock', async () => {
    const { automationId } = await inForce(plan, 'After the report');
    const buyer = await known('buyer@example.test', 'Bea Buyer');
    const booker = await known('booker@example.test', 'Bo Booker');
    const silent = 'silent@example.test';
    for (const email of [buyer, booker, silent]) await buy('report', email);
    await work();
    expect((await read(automationId)).versions[0]?.standing).toEqual([3, 0, 0, 0, 0]);

    server.clock.advance({ days: 9 });
    await work();
    expect((await read(automationId)).versions[0]?.standing).toEqual([3, 0, 0, 0, 0]);
    expect((await read(automationId)).people.map(({ stands }) => stands?.do)).toEqual([
      'wait',
      'wait',
      'wait',
    ]);
    const page = await (await owner.visitor.get(`/office/letters/automations/${automationId}`)).text();
    expect(page).toContain('Stands at');
    await book(booker, '2026-12-02');
    expect(await ended(automationId)).toEqual({ reached: 1 });

    server.clock.advance({ days: 1, minutes: 1 });
    await work();
    const [told, ...more] = lettersTo(buyer, 'A code for Bea');
    expect(more).toEqual([]);
    expect(lettersTo(booker, 'A code for')).toEqual([]);
    expect(lettersTo(silent, 'A code for')).toEqual([]);
    const [code = ''] = /AURA[A-Z0-9]{6}/.exec(String(told?.html)) ?? [];
    expect(told?.text).toContain('3 December 2026');
    expect(await ended(automationId)).toEqual({ reached: 1, completed: 1, no_consent: 1 });
    await server.mailAbout(owner.email, 'After the report: Bea Buyer');
    // Hers alone, and real.
    const order = await buy('couples-snapshot', buyer, code);
    expect(order.discount_cents).toBe(435);
    await expect(startBuying(server.visitor(), 'report', { email: booker, code })).rejects.toThrow(/422/);
  });

  test('is foreseen for a chosen person, with dates', async () => {
    const whole = { again: false, ...plan };
    const seen = await dryRunForPerson(server.services, { actor, email: 'buyer@example.test', plan: whole });
    expect(seen.person).toBe('Bea Buyer');
    expect(seen.steps.map(({ at, words }) => `${at.slice(0, 10)} ${words}`)).toEqual([
      '2026-11-26 Wait 10 days',
      '2026-12-06 Condition: has not booked a session since',
      '2026-12-06 Code: 15 % off anything, 7 days',
      '2026-12-06 Letter: A code for Bea',
      '2026-12-06 Notice to me: She has had her code.',
      '2026-12-06 The end',
    ]);
    const never = await dryRunForPerson(server.services, {
      actor,
      email: 'silent@example.test',
      plan: whole,
    });
    expect(never.steps.at(-1)).toMatchObject({
      note: expect.stringContaining('Ends here: bought before the checkout offered a no'),
    });
  });
});

test('those under way finish on their version; new ones enter the one in force', async () => {
  const first = await known('first@example.test');
  const second = await known('second@example.test');
  const { automationId, tag: name } = await inForce({
    steps: [{ do: 'wait', days: 2 }, letter('The old words')],
  });
  await tag(first, name);
  await work();
  const before = await read(automationId);
  const plan: Plan = { ...before.draft, steps: [{ do: 'wait', days: 1 }, letter('The new words')] };
  await saveAutomation(server.services, { actor, automationId, name: before.name, plan });
  expect(await read(automationId)).toMatchObject({ isChanged: true, version: 1 });
  await activateAutomation(server.services, { actor, automationId, name: before.name, plan });
  await tag(second, name);
  await work();
  expect((await read(automationId)).versions.map(({ version, standing }) => [version, standing])).toEqual([
    [2, [1, 0]],
    [1, [1, 0]],
  ]);
  server.clock.advance({ days: 2 });
  await work();
  expect([lettersTo(first, 'The old words').length, lettersTo(first, 'The new').length]).toEqual([1, 0]);
  expect([lettersTo(second, 'The old words').length, lettersTo(second, 'The new').length]).toEqual([0, 1]);
  // Once through is once: the tag anew changes nothing.
  await tag(first, '');
  await tag(first, name);
  await work();
  expect(await ended(automationId)).toEqual({ completed: 2 });
  expect((await read(automationId)).people).toHaveLength(2);
});

test('who leaves in the middle gets no more, also of what waits; 20 hours lie between two letters', async () => {
  const { services } = server;
  const stays = await known('stays@example.test');
  const leaves = await known('leaves@example.test');
  const { automationId, tag: name } = await inForce({ steps: [letter('One of two'), letter('Two of two')] });
  for (const email of [stays, leaves]) await tag(email, name);
  await work();
  await server.sendMails();
  for (const email of [stays, leaves]) {
    expect(lettersTo(email, 'One of two')).toHaveLength(1);
    expect(lettersTo(email, 'Two of two')).toHaveLength(0);
  }
  await services.db.transaction((tx) => withdrawConsent(services, tx, { email: leaves, topic: 'marketing' }));
  expect(await ended(automationId)).toEqual({ unsubscribed: 1 });
  server.clock.advance({ hours: 19, minutes: 59 });
  await work();
  expect(lettersTo(stays, 'Two of two')).toHaveLength(0);
  server.clock.advance({ minutes: 2 });
  await work();
  expect([lettersTo(stays, 'Two of two').length, lettersTo(leaves, 'Two of two').length]).toEqual([1, 0]);
  expect(await ended(automationId)).toEqual({ unsubscribed: 1, completed: 1 });
});

test('a kill between claim and sending is never a second letter, and two processors are one', async () => {
  const { services } = server;
  const emails = await Promise.all(Array.from({ length: 20 }, (_, at) => known(`once${at}@example.test`)));
  const { automationId, tag: name } = await inForce({
    steps: [letter('Only once'), { do: 'tag', tag: 'went on' }],
  });
  for (const email of emails) await tag(email, name);
  await Promise.all([runAutomations(services), runAutomations(services)]);
  // The sender dies with one in its hands: whether it arrived, nobody knows.
  await rows(
    `update mails set state = 'sending', claimed_by = 1, claimed_at = $2, next_try_at = null
     where template = 'custom' and to_address = $1`,
    [emails[0], server.clock.now()],
  );
  await work();
  // As if the step had been taken back by a restored row.
  await rows(
    `update campaign_runs set step = 0, due_at = now() - interval '1 year', end_reason = null, ended_at = null
    where automation_id = $1`,
    [automationId],
  );
  await work();
  expect(emails.map((email) => lettersTo(email, 'Only once').length)).toEqual([
    0,
    ...emails.slice(1).map(() => 1),
  ]);
  const [unknown] = await rows<{ count: string }>(
    `select count(*) from mails where template = 'custom' and state = 'unknown'`,
  );
  expect(unknown?.count).toBe('1');
});

describe('every trigger', () => {
  const steps: Plan['steps'] = [{ do: 'tag', tag: 'entered' }];
  const hasEntered = async (email: string) =>
    (await rows<{ tags: string[] }>('select tags from contacts where email = $1', [email]))[0]?.tags.includes(
      'entered',
    );

  test('quiz, a session that was held, the end of a membership', async () => {
    const { services } = server;
    const quiz = await inForce({ trigger: { on: 'quiz' }, steps });
    const email = await known('trigger@example.test');
    await work();
    expect(await ended(quiz.automationId)).toEqual({ completed: 1 });
    await closeAutomation(services, { actor, automationId: quiz.automationId });

    const held = await inForce({ trigger: { on: 'session', type: sessionType }, steps });
    const { sessionId } = await book(email, '2026-12-08');
    // Nobody we knew before.
    const guest = await book('only-a-session@example.test', '2026-12-07');
    server.clock.set('2026-12-08T12:00:00Z');
    // The second time only rewrites the notes.
    for (const notes of ['Good.', 'Very good.']) await completeSession(services, { actor, sessionId, notes });
    await completeSession(services, { actor, sessionId: guest.sessionId, notes: 'Good.' });
    await work();
    expect(await ended(held.automationId)).toEqual({ completed: 2 });
    expect(await hasEntered('only-a-session@example.test')).toBe(true);

    const over = await inForce({ trigger: { on: 'membership-ended' }, steps, again: true });
    const closed = { type: 'membership-closed', email, orderId: sessionId } as const;
    const { enterAutomations } = await import('../../domain/marketing/index.ts');
    await services.db.transaction((tx) => enterAutomations(services, tx, closed));
    await services.db.transaction((tx) => enterAutomations(services, tx, closed));
    await work();
    expect(await ended(over.automationId)).toEqual({ completed: 1 });
    server.clock.advance({ days: 2 });
    await services.db.transaction((tx) => enterAutomations(services, tx, closed));
    await work();
    expect(await ended(over.automationId)).toEqual({ completed: 2 });
    expect(await hasEntered(email)).toBe(true);
  });

  test('a birthday comes every year, at its hour, some days before', async () => {
    server.clock.set('2027-01-10T08:30:00Z');
    const email = await known('birthday@example.test', 'Bibi Born', '1990-01-12');
    const { automationId } = await inForce({
      trigger: { on: 'birthday', daysBefore: 2, hour: 9 },
      again: true,
      steps: [letter('Soon a new year of yours')],
    });
    await work();
    expect((await read(automationId)).people).toHaveLength(0);
    server.clock.advance({ minutes: 31 });
    for (const _ of [1, 2]) await work();
    expect(lettersTo(email, 'Soon a new year')).toHaveLength(1);
    server.clock.set('2028-01-10T09:30:00Z');
    for (const _ of [1, 2]) await work();
    expect(lettersTo(email, 'Soon a new year')).toHaveLength(2);
  });

  test('a date lets in those of a segment, once', async () => {
    const { services } = server;
    const email = await known('dated@example.test');
    await tag(email, 'fair');
    const condition = { of: 'tag' as const, tag: 'fair' };
    const rules = { match: 'all' as const, groups: [{ match: 'all' as const, conditions: [condition] }] };
    const { segmentId } = await saveSegment(services, { actor, name: 'Fair', rules });
    const { automationId } = await inForce({
      trigger: { on: 'date', date: '2028-02-01', hour: 18, segmentId },
      steps,
      again: true,
    });
    server.clock.set('2028-02-01T17:59:00Z');
    await work();
    expect((await read(automationId)).people).toHaveLength(0);
    server.clock.set('2028-02-01T18:00:00Z');
    await work();
    server.clock.advance({ days: 3 });
    await work();
    expect(await ended(automationId)).toEqual({ completed: 1 });
    expect((await read(automationId)).people).toMatchObject([{ name: 'Rita Reader' }]);
  });
});

test('one leads into another and out of it; a segment decides who goes on', async () => {
  const email = await known('traveller@example.test');
  const other = await inForce({ steps: [{ do: 'wait', days: 30 }, letter('Never sent')] });
  const conditions = [{ of: 'life-path' as const, number: 9 }];
  const rules = { match: 'all' as const, groups: [{ match: 'all' as const, conditions }] };
  const { segmentId } = await saveSegment(server.services, { actor, name: 'Nines', rules });
  const leads = await inForce({
    steps: [
      { do: 'enter', automationId: other.automationId },
      { do: 'wait-until', hour: 9 },
      { do: 'leave', automationId: other.automationId },
      { do: 'condition', if: { of: 'segment', segmentId } },
      letter('For nines alone'),
    ],
  });
  await tag(email, leads.tag);
  await work();
  expect((await read(other.automationId)).versions[0]?.standing).toEqual([1, 0]);
  expect((await read(leads.automationId)).versions[0]?.standing).toEqual([0, 1, 0, 0, 0]);
  server.clock.advance({ days: 1 });
  await work();
  expect(await ended(other.automationId)).toEqual({ stopped: 1 });
  expect(await ended(leads.automationId)).toEqual({ condition: 1 });
});

test('a course is opened for those who have an account, once', async () => {
  const taught = listCourses(server.services).map(({ id, title }) => [id, title]);
  expect(taught).toEqual(Object.entries(writtenCourseNames));
  const member = await newMember(server, 'Lea Learner');
  await known(member.email);
  await rows('update contacts set user_id = $1 where email = $2', [member.id, member.email]);
  const guest = await known('guest-learner@example.test');
  const { automationId, tag: given } = await inForce({
    steps: [{ do: 'enrol', course: 'advanced-readings' }],
  });
  const foreseen = async (email: string) =>
    (await dryRunForPerson(server.services, { actor, email, plan: (await read(automationId)).draft }))
      .steps[0]?.note;
  expect(await foreseen(guest)).toContain('has no account');
  expect(await foreseen(member.email)).toBeUndefined();
  for (const email of [member.email, guest]) await tag(email, given);
  await work();
  expect(await ended(automationId)).toEqual({ completed: 2 });
  expect(await rows(`select user_id, course from course_enrolments where source like 'run:%'`)).toEqual([
    { user_id: member.id, course: 'advanced-readings' },
  ]);
  await expect(inForce({ steps: [{ do: 'enrol', course: '' }] })).rejects.toMatchObject({
    fields: { 'steps.0': 'Please choose a course.' },
  });
});

test('stopped for one, stopped for all, removed; what has holes is not put in force; staff may nothing', async () => {
  const { services } = server;
  const [one, two] = [await known('one@example.test'), await known('two@example.test')];
  const { automationId, tag: name } = await inForce({ steps: [letter('Held back')] });
  for (const email of [one, two]) await tag(email, name);
  // The letters wait in the outbox.
  await server.runJob('run-automations');
  const [run] = (await read(automationId)).people;
  await stopRun(services, { actor, runId: run?.id ?? '' });
  await expect(removeAutomation(services, { actor, automationId })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await stopAutomation(services, { actor, automationId })).toEqual({ people: 1 });
  await server.sendMails();
  expect([...lettersTo(one, 'Held back'), ...lettersTo(two, 'Held back')]).toEqual([]);
  expect(await ended(automationId)).toEqual({ stopped: 2 });
  await removeAutomation(services, { actor, automationId });
  expect(await rows('select from campaign_runs where automation_id = $1', [automationId])).toEqual([]);

  const holes: Plan['steps'] = [letter('', ''), letter('{{code}}'), { do: 'enter', automationId: '' }];
  await expect(inForce({ trigger: { on: 'tag', tag: '' }, steps: holes })).rejects.toMatchObject({
    fields: {
      trigger: 'Please name a tag.',
      'steps.0': 'Please give the letter a subject.',
      'steps.1': 'There is no code to fill {{code}} with.',
      'steps.2': 'Please choose an automation.',
    },
  });
  const staff = await newMember(server, 'Sven Staff', 'staff');
  await expect(listAutomationCards(services, { actor: staff.actor })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const log = `select distinct action from staff_actions where action like 'automation.%' order by 1`;
  expect((await rows<{ action: string }>(log)).map(({ action }) => action)).toEqual([
    'automation.closed',
    'automation.person_taken_out',
    'automation.put_in_force',
    'automation.removed',
    'automation.saved',
    'automation.stopped',
  ]);
  const { automations } = await listAutomationCards(services, { actor });
  expect(automations.slice(0, 3).map(({ id, state }) => [id, state])).toEqual([
    ['quiz_nurture', 'built-in'],
    ['abandoned_cart', 'built-in'],
    ['membership_upsell', 'built-in'],
  ]);
});

test('who is erased is in none of them any more', async () => {
  const email = await known('gone@example.test', 'Gona Gone');
  const { automationId, tag: name } = await inForce({
    steps: [{ do: 'notice', text: 'Somebody new.' }, letter('Farewell')],
  });
  await buy('report', email);
  await tag(email, name);
  await work();
  await server.mailAbout(owner.email, 'Gona Gone');
  const [customer] = await rows<{ id: string }>('select id from contacts where email = $1', [email]);
  await eraseCustomer(server.services, { actor, customerId: customer?.id ?? '' });
  expect((await read(automationId)).people).toEqual([]);
  const left = `select count(*)::int as count from mails where to_address = $1 or subject like '%Gona Gone%'`;
  expect(await rows(left, [email])).toEqual([{ count: 0 }]);
});
