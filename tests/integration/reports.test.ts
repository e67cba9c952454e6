import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numerologyReports, profiles, reportRequests } from '../../db/schema/index.ts';
import {
  captureLead,
  makeReports,
  openReport,
  type ReportWish,
  readReports,
  removePerson,
  requestReport,
  resendReport,
  retryReport,
} from '../../domain/readings/index.ts';
import { newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

type Member = Awaited<ReturnType<typeof newMember>>;
let server: TestServer;
let ada: Member;
let bea: Member;
beforeAll(async () => {
  server = await startTestServer({}, undefined, { documents: 'drawn' });
  [ada, bea] = await Promise.all([newMember(server, 'Ada King'), newMember(server, 'Bea Stone')]);
});
afterAll(() => server.stop());

const proven = (member: Member) => ({ id: member.id, email: member.email, emailVerified: true });
const reportsOf = (member: Member) => readReports(server.services, { member: proven(member) });
const maya: ReportWish = { name: 'Maya Okafor', birthDate: '1990-07-04', relation: 'self' };
const ask = (member: Member, wish: ReportWish, emailVerified = true) =>
  requestReport(server.services, { memberId: member.id, emailVerified, ...wish });

/** Whoever makes them: we, or the server's own worker. */
async function made(member: Member) {
  await expect
    .poll(async () => {
      await makeReports(server.services);
      return (await reportsOf(member)).reports.filter(
        ({ status }) => !['completed', 'failed'].includes(status),
      );
    })
    .toEqual([]);
  return (await reportsOf(member)).reports;
}

test('from the form to the PDF: counted once, the same everywhere', async () => {
  const form = { intent: 'generate', relation: 'self', name: maya.name, birthDate: maya.birthDate };
  const none = 'Generate your first report above!';
  expect(await wordsOf(ada.visitor.get('/portal/reports'))).toContain(none);
  expect((await ada.visitor.post('/portal/reports', { ...form, byMail: 'on' })).status).toBe(200);
  const [report] = await made(ada);
  expect(report).toMatchObject({
    status: 'completed',
    step: 'done',
    fullName: 'Maya Okafor',
    relation: 'self',
  });
  // M4 A1 Y7 A1 = 13, 4; O6 K2 A1 F6 O6 R9 = 30, 3; 7 + 4 + 19 = 30, 3
  expect(report?.data).toMatchObject({
    lifePath: { number: 3, title: expect.any(String), desc: expect.any(String) },
    expression: { number: 7, compound: '7' },
    soulUrge: { number: 6 },
  });
  const page = await wordsOf(ada.visitor.get('/portal/reports'));
  for (const text of ['Your Numerology Reports', 'Maya Okafor', 'Resend to Email', 'Completed']) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain(none);
  const pdf = await ada.visitor.get(`/portal/reports/${report?.id}/pdf`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(pdf.headers.get('content-disposition')).toContain('Numerology Report - Maya Okafor.pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const white = await ada.visitor.get(`/portal/reports/${report?.id}/pdf?sheet=letter`);
  expect(white.headers.get('content-disposition')).toContain('Numerology Report - Maya Okafor.pdf');
  expect(Buffer.from(await white.arrayBuffer()).toString('latin1')).toContain('[0 0 612 792]');
  const read = ada.visitor.get(`/portal/reports/${report?.id}/read?chapter=3`);
  expect(await wordsOf(read)).toMatch(/Chapter 3 of \d: Expression 7.*The working/i);

  const mail = await server.mailWith(ada.email, 'The numerology report for Maya Okafor');
  expect(mail.attachments[0]?.contentType).toBe('application/pdf');
  const { history } = await reportsOf(ada);
  expect(history).toMatchObject([
    { name: 'Maya Okafor', numbers: { lifePath: 3, expression: 7, soulUrge: 6 } },
  ]);
});

test('the profile takes the numbers of her own latest report, and of nobody else', async () => {
  const cleo = await newMember(server, 'Cleo North');
  await ask(cleo, { name: 'Tom North', birthDate: '1985-01-02', relation: 'partner', label: 'Tom' });
  await made(cleo);
  expect(await wordsOf(cleo.visitor.get('/portal'))).toMatch(/- Life Path/);
  await ask(cleo, maya);
  await made(cleo);
  await cleo.visitor.get('/portal');
  const [profile] = await server.services.db.select().from(profiles).where(eq(profiles.id, cleo.id));
  expect(profile).toMatchObject({
    lifePathNumber: 3,
    expressionNumber: 7,
    soulUrgeNumber: 6,
    birthDate: '1990-07-04',
    birthName: 'Maya Okafor',
  });
});

test('a Y and a spelling are counted as their owner wants', async () => {
  await ask(bea, { ...maya, yChoices: [{ word: 0, letter: 2, as: 'vowel' }] });
  await ask(bea, { ...maya, name: 'Łukasz Żyła', spelling: 'LUCAS ZYLA', relation: 'other', label: 'Luc' });
  const reports = await made(bea);
  const luc = reports.find(({ label }) => label === 'Luc');
  // The newest of hers; the clock stood still meanwhile.
  const turned = reports.find((report) => report.data?.soulUrge.number === 4);
  // A1 Y7 A1 = 9, O6 A1 O6 = 13, 4: 13, 4
  expect(turned?.data?.soulUrge).toMatchObject({ number: 4, compound: '13/4' });
  expect(luc).toMatchObject({ spelling: 'LUCAS ZYLA', label: 'Luc', relation: 'other' });
  const words = luc?.data?.expression.working;
  expect(words?.kind === 'letters' && words.words.map(({ word }) => word)).toEqual(['LUCAS', 'ZYLA']);
});

test('the people of an account are kept, changed and forgotten by their own member', async () => {
  const dora = await newMember(server, 'Dora Vale');
  const tom = { name: 'Tom Vale', birthDate: '1985-01-02', relation: 'partner' as const, label: 'Tom' };
  await ask(dora, tom);
  const [person] = (await reportsOf(dora)).people.others;
  expect(person).toMatchObject({ label: 'Tom', relation: 'partner', name: 'Tom Vale' });
  const personId = person?.id ?? '';
  await ask(dora, { ...tom, name: 'Thomas Vale', personId });
  expect((await reportsOf(dora)).people.others).toMatchObject([{ id: personId, name: 'Thomas Vale' }]);
  await expect(ask(bea, { ...tom, personId })).rejects.toThrow('Person not found');
  await expect(removePerson(server.services, { memberId: bea.id, personId })).rejects.toThrow('not found');
  await made(dora);
  await removePerson(server.services, { memberId: dora.id, personId });
  const { people, reports } = await reportsOf(dora);
  expect([people.others.length, reports.length]).toEqual([0, 2]);
});

test('what cannot be counted is refused where it was typed', async () => {
  const send = async (fields: Record<string, string>) => {
    const answer = await bea.visitor.post('/portal/reports', {
      intent: 'generate',
      relation: 'self',
      name: 'Bea Stone',
      birthDate: '1990-01-01',
      ...fields,
    });
    return [answer.status, await wordsOf(answer)] as const;
  };
  for (const [fields, words] of [
    [{ birthDate: '2999-01-01' }, 'still to come'],
    [{ birthDate: '1990-02-30' }, 'February 1990 has 28 days.'],
    [{ name: '2000' }, 'at least one letter'],
    [{ relation: 'child' }, 'what you call this person'],
  ] as const) {
    const [status] = await send(fields);
    expect([words, status]).toEqual([words, 422]);
    await expect(
      ask(bea, { name: 'Bea Stone', birthDate: '1990-01-01', relation: 'self', ...fields } as ReportWish),
    ).rejects.toThrow(words);
  }
  expect((await bea.visitor.post('/portal/reports', { intent: 'dance' })).status).toBe(400);
});

test('a report that cannot be made is tried five times, told, and can be asked for again', async () => {
  const edda = await newMember(server, 'Edda Moor');
  const { db, clock } = { ...server.services, clock: server.clock };
  const { reportId } = await ask(edda, { name: 'Edda Moor', birthDate: '1990-01-01', relation: 'self' });
  await made(edda);
  // As if the drawing had failed four times before, on a date that cannot be counted any more.
  await db.delete(numerologyReports).where(eq(numerologyReports.requestId, reportId));
  await db
    .update(reportRequests)
    .set({ status: 'queued', fullName: '2000', tries: 4, workAt: clock.now() })
    .where(eq(reportRequests.id, reportId));
  expect(await made(edda)).toMatchObject([{ id: reportId, status: 'failed' }]);
  expect(await wordsOf(edda.visitor.get('/portal/reports'))).toContain('It could not be made');
  await db.update(reportRequests).set({ fullName: 'Edda Moor' }).where(eq(reportRequests.id, reportId));
  await expect(retryReport(server.services, { memberId: bea.id, reportId })).rejects.toThrow('not found');
  await retryReport(server.services, { memberId: edda.id, reportId });
  expect(await made(edda)).toMatchObject([{ id: reportId, status: 'completed' }]);
});

test('a lost file is drawn again', async () => {
  const [report] = (await reportsOf(ada)).reports;
  const reportId = report?.id ?? '';
  const { fileKey } = await openReport(server.services, { memberId: ada.id, reportId });
  await server.services.files.remove(fileKey);
  expect((await ada.visitor.get(`/portal/reports/${reportId}/pdf`)).status).toBe(200);
});

test('the history knows a quiz by its proven address alone, and sends it again', async () => {
  const flora = await newMember(server, 'Flora Day');
  const lead = { name: 'Flora Day', birthDate: '1991-03-05', email: flora.email, marketingConsent: false };
  await captureLead(server.services, lead);
  const unproven = { ...proven(flora), emailVerified: false };
  expect((await readReports(server.services, { member: unproven })).history).toEqual([]);
  const { history, people } = await reportsOf(flora);
  expect(history).toMatchObject([{ name: 'Flora Day' }]);
  expect(people.self).toMatchObject({ name: 'Flora Day', birthDate: '1991-03-05' });

  const reportId = history[0]?.id ?? '';
  await expect(resendReport(server.services, { member: unproven, reportId })).rejects.toThrow('confirm');
  await expect(resendReport(server.services, { member: proven(bea), reportId })).rejects.toThrow('not found');
  await server.sendMails();
  const before = server.mailbox.received.filter(({ recipients }) => recipients.includes(flora.email)).length;
  const answer = await flora.visitor.post('/portal/reports', { intent: 'resend', reportId });
  expect(answer.status).toBe(200);
  await server.sendMails();
  const letters = server.mailbox.received.filter(({ recipients }) => recipients.includes(flora.email));
  expect(letters.length).toBe(before + 1);
  expect(letters.at(-1)?.attachments).toHaveLength(1);
});
