import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveIntake } from '../../domain/delivery/index.ts';
import { announceVerification, createProvenAccount, readOwnProfile } from '../../domain/identity/index.ts';
import { readPreparation, readSessionWithPerson } from '../../domain/office/index.ts';
import {
  bookSession,
  changeSessionType,
  grantCredits,
  releaseUnpaid,
  withdrawCredits,
} from '../../domain/practice/index.ts';
import { signSessionKey } from '../../domain/practice/session.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { newMember } from '../harness/members.ts';
import { checkoutIn, shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let staff: Awaited<ReturnType<typeof newMember>>;
const START = '2025-06-01T12:00:00Z';
const TYPE = '1:1 Live Session (60 min)';
const MAYA = { birthName: 'Maya Ngozi Okafor', birthDate: '1990-07-04' };

beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  shop = shopOf(server);
  staff = await newMember(server, 'Stella Staff', 'staff');
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(START));

let hours = 0;
/** A free hour of its own for each booking. */
const nextHour = () => {
  hours += 1;
  return `2025-06-${String(3 + Math.floor(hours / 3)).padStart(2, '0')}T${['08', '09', '10'][hours % 3]}:00:00.000Z`;
};

async function hold(fields: Record<string, string>, visitor = server.visitor()) {
  const form = { startsAt: nextHour(), email: 'gwen@example.com', name: 'Gwen Guest', ...fields };
  const answer = await visitor.post(`/book/live-session?at=${form.startsAt}`, form);
  return { status: answer.status, page: (await answer.clone().text()).replaceAll('<!-- -->', ''), answer };
}
async function book(email: string, fields: Record<string, string>) {
  const { answer } = await hold({ email, ...fields });
  await shop.sandbox.chooseOutcome(await checkoutIn(answer), 'paid');
  await shop.settle();
  const { text = '' } = await server.mailAbout(email, 'Your session is booked');
  const path = /\/sessions\/[\w.-]+/.exec(text)?.[0] ?? 'no link';
  const [session] = await shop.rows<{ id: string }>(
    'select id from sessions where guest_email = $1 order by created_at desc limit 1',
    [email],
  );
  return { path, id: session?.id ?? '', text };
}
const page = async (path: string, visitor = server.visitor()) =>
  (await (await visitor.get(path)).text()).replaceAll('<!-- -->', '');
const desk = (sessionId: string) => readSessionWithPerson(server.services, { actor: staff.actor, sessionId });
const mailsAbout = (sessionId: string, template: string) =>
  shop.rows<{ to_address: string; props: Record<string, unknown> }>(
    'select to_address, props from mails where about = $1 and template = $2',
    [`session:${sessionId}`, template],
  );

describe('asked with the booking', () => {
  test('neither given nor declined is an error at each field, and nothing typed is lost', async () => {
    const { status, page: said } = await hold({ topic: 'A change of work.' });
    expect(status).toBe(422);
    expect(said).toContain('Please give your full name at birth, or tick that you would rather not tell.');
    expect(said).toContain('Please give your birth date, or tick that you would rather not tell.');
    expect(/<textarea[^>]*>[^<]*/.exec(said)?.[0]).toContain('A change of work.');
    expect((await hold({ ...MAYA, birthDate: '1990-02-30' })).page).toMatch(
      /February 1990|no such|does not exist|has only/i,
    );
    expect((await hold({ ...MAYA, birthName: '田中' })).page).toContain('as the passport does');
  });

  test('given, it stands on her page with its numbers, on the desk, on the sheet, and in the letter to the office', async () => {
    const { path, id } = await book('told@example.com', { ...MAYA, topic: 'A change of work.' });
    const hers = await page(path);
    for (const words of [
      'Maya Ngozi Okafor</strong>, born 4 July 1990.',
      'Life Path 3',
      'To be about: A change of work.',
    ])
      expect(hers).toContain(words);
    const { details, customer } = await desk(id);
    expect(details).toMatchObject({ state: 'told', ...MAYA, topic: 'A change of work.' });
    expect(customer?.people[0]).toMatchObject({ name: MAYA.birthName });
    const { notes } = await readPreparation(server.services, { actor: staff.actor, sessionId: id });
    expect(notes[0]).toMatchObject({ name: MAYA.birthName, birthDate: MAYA.birthDate });
    const letters = await mailsAbout(id, 'session');
    const toGuide = letters.find(({ props }) => props.to === 'guide');
    expect(toGuide?.props.prepared).toMatchObject({
      person: 'Maya Ngozi Okafor, born 4 July 1990',
      topic: 'A change of work.',
    });
    const [contact] = await shop.rows('select birth_date::text, life_path from contacts where email = $1', [
      'told@example.com',
    ]);
    expect(contact).toEqual({ birth_date: '1990-07-04', life_path: 3 });
  });

  test('declined, nobody asks again', async () => {
    const { path, id, text } = await book('rather-not@example.com', { ...MAYA, noBirthData: 'on' });
    expect(text).not.toContain('full name at birth');
    expect(await page(path)).toContain('You would rather not tell your birth data.');
    expect(await desk(id)).toMatchObject({ details: { state: 'declined', birthName: '' } });
    const [row] = await shop.rows('select birth_date from session_details where session_id = $1', [id]);
    expect(row).toEqual({ birth_date: null });
  });

  test('a type whose switch is off asks for nothing', async () => {
    const rules = { actor: staff.actor, slug: 'live-session', minutes: 60, priceCents: 9500, people: 1 };
    const day = '/book/live-session?at=2025-06-27T08:00:00.000Z';
    expect(await page(day)).toContain('Full name at birth');
    await changeSessionType(server.services, { ...rules, asksBirthData: false });
    expect(await page(day)).not.toContain('Full name at birth');
    const { text } = await book('unasked@example.com', {});
    expect(text).not.toContain('full name at birth');
    await changeSessionType(server.services, { ...rules, asksBirthData: true });
  });
});

describe('known once', () => {
  test('what this browser told the quiz comes by its token, and by no other', async () => {
    const taker = { name: 'Quentin Quiz', birthDate: '1977-03-09', marketingConsent: false };
    const { lead } = await captureLead(server.services, { ...taker, email: 'quentin@example.com' });
    const ask = async (token: string) => {
      const answer = await server.visitor().post('/book/live-session.data', { intent: 'quiz', lead: token });
      return answer.text();
    };
    expect(await ask(lead)).toContain('1977-03-09');
    expect(await ask(`${lead}x`)).not.toContain('1977-03-09');
  });

  test('a member finds her profile filled in; one without numbers gets them from her booking', async () => {
    const known = await newMember(server, 'Ada King');
    await shop.rows(
      `update profiles set birth_date = '1985-12-10', birth_name = 'Ada Byron', life_path_number = 9 where id = $1`,
      [known.id],
    );
    const form = await page('/book/live-session?at=2025-06-26T08:00:00.000Z', known.visitor);
    expect(form).toContain('value="Ada Byron"');
    expect(form).toMatch(/value="10".*value="12" selected.*value="1985"/s);
    const fresh = await newMember(server, 'Maya Okafor');
    expect((await hold(MAYA, fresh.visitor)).status).toBe(200);
    const profile = await readOwnProfile(server.services, { memberId: fresh.id });
    expect(profile).toMatchObject({ birthDate: '1990-07-04', birthName: MAYA.birthName, lifePathNumber: 3 });
  });

  test('the form of an order fills the booking of its sessions', async () => {
    const email = 'package@example.com';
    const checkoutId = await startBuying(server.visitor(), 'brand-alignment', { email });
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const { id: orderId } = await shop.orderOf(checkoutId);
    const key = signOrderKey(server.services, { orderId, via: 'mail' });
    await saveIntake(
      server.services,
      { key },
      {
        answers: { fullName: 'Bea Brand', birthDate: '1982-02-03', businessName: 'Brand & Co' },
        begin: 'now',
        submit: true,
      },
    );
    await server.runJobs();
    const booking = await page(`/orders/${key}/sessions?at=2025-06-25T08:00:00.000Z`);
    expect(booking).toContain('value="Bea Brand"');
    expect(booking).toMatch(/value="3".*value="02" selected.*value="1982"/s);
  });

  test('what a guest told is the account’s profile once the address is proven, and is filled into later forms', async () => {
    const email = 'later@example.com';
    await book(email, MAYA);
    const checkoutId = await startBuying(server.visitor(), 'report', { email });
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const { id: orderId } = await shop.orderOf(checkoutId);
    const details = (via: 'mail' | 'return') =>
      page(`/orders/${signOrderKey(server.services, { orderId, via })}/details`);
    expect(await details('mail')).toContain('1990-07-04');
    expect(await details('return')).not.toContain('1990-07-04');
    const account = { email, name: 'Maya', password: 'a long enough password' };
    const memberId = await createProvenAccount(server.services, account);
    await announceVerification(server.services, { userId: memberId });
    expect(await readOwnProfile(server.services, { memberId })).toMatchObject({ birthDate: '1990-07-04' });
  });
});

describe('in the portal', () => {
  test('the dialog asks nothing: the card and the letter do, until it is told', async () => {
    const member = await newMember(server, 'Nora New');
    const gift = { userId: member.id, sessionType: TYPE, count: 1, source: 'gift:test' };
    await server.services.db.transaction((tx) => grantCredits(server.services, tx, gift));
    const { sessionId } = await bookSession(server.services, {
      memberId: member.id,
      sessionType: TYPE,
      startsAt: new Date(nextHour()),
    });
    const [letter] = (await mailsAbout(sessionId, 'session')).filter(({ props }) => props.to === 'member');
    expect(letter?.props.asksBirthData).toBe(true);
    expect(await page('/portal/sessions', member.visitor)).toContain('Before we meet');
    const typed = { intent: 'details', sessionId, birthName: 'Nora New', birthDate: '1999-09-09' };
    expect((await member.visitor.post('/portal/sessions', typed)).status).toBe(200);
    const card = await page('/portal/sessions', member.visitor);
    expect(card).not.toContain('Before we meet');
    expect(card).toContain('born 9 September 1999');
    const other = await newMember(server, 'Olga Other');
    expect((await other.visitor.post('/portal/sessions', typed)).status).toBe(404);
  });
});

describe('let go unpaid, and booked again', () => {
  test('a guest finds all that she typed in the form that her session leads to', async () => {
    const told = { ...MAYA, topic: 'The shop, or the sea.', email: 'lapsed@example.com', name: 'Lea Lapsed' };
    await checkoutIn((await hold(told)).answer);
    const [held] = await shop.rows<{ id: string }>('select id from sessions where guest_email = $1', [
      told.email,
    ]);
    await server.clock.advance({ minutes: 20 });
    await releaseUnpaid(server.services);
    const lapsed = await page(`/sessions/${signSessionKey(server.services, held?.id ?? '')}`);
    const [again = 'no way back'] = /\/book\/live-session\?again=[\w.-]+/.exec(lapsed) ?? [];
    expect(await page(again)).toContain(`again=${again.split('=')[1]}&amp;`);
    const form = await page(`${again}&at=${nextHour()}`);
    for (const words of [told.name, told.email, told.birthName]) expect(form).toContain(`value="${words}"`);
    expect(form).toMatch(/value="4".*value="07" selected.*value="1990"/s);
    expect(form).toContain(told.topic);
    expect(await page(`/book/live-session?again=nobody&at=${nextHour()}`)).not.toContain(told.name);
  });

  test('a member tells nothing twice', async () => {
    const member = await newMember(server, 'Petra Portal');
    const booking = () => ({ memberId: member.id, sessionType: TYPE, startsAt: new Date(nextHour()) });
    const { sessionId } = await bookSession(server.services, booking());
    const typed = { intent: 'details', sessionId, ...MAYA, topic: 'The cello.' };
    expect((await member.visitor.post('/portal/sessions', typed)).status).toBe(200);
    await server.clock.advance({ hours: 25 });
    await releaseUnpaid(server.services);
    const again = await bookSession(server.services, {
      ...booking(),
      startsAt: new Date('2025-06-25T09:00:00Z'),
    });
    const { details } = await desk(again.sessionId);
    expect(details).toMatchObject({ state: 'told', birthDate: MAYA.birthDate, topic: 'The cello.' });
  });
});

describe('the office', () => {
  test('corrects it for this session, and her profile stays her own', async () => {
    const { id, path } = await book('wrong@example.com', { ...MAYA, birthDate: '1990-04-07' });
    const fix = { intent: 'details', ...MAYA, topic: 'Her work.' };
    expect((await staff.visitor.post(`/office/calendar/${id}`, fix)).status).toBe(200);
    expect(await desk(id)).toMatchObject({ details: { birthDate: '1990-07-04', isCorrected: true } });
    expect(await page(path)).toContain('born 4 July 1990');
    const half = { ...fix, birthDate: '' };
    const refused = await staff.visitor.post(`/office/calendar/${id}`, half);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Please give the birth date.'),
    ]);
    const [action] = await shop.rows<{ after: unknown }>(
      `select after from staff_actions where action = 'session.details_corrected' and subject_id = $1`,
      [id],
    );
    expect(JSON.stringify(action)).not.toContain('1990');
  });

  test('a topic that is no question for a chart is met with help at once, and a person is told', async () => {
    const { id, path } = await book('need@example.com', { ...MAYA, topic: 'I want to die.' });
    const [letter] = await mailsAbout(id, 'care-received');
    expect(letter?.to_address).toBe('need@example.com');
    expect(await page(path)).toContain('role="note"');
    const notices = await shop.rows(`select 1 from notices where kind = 'care' and about = $1`, [
      `session:${id}`,
    ]);
    expect(notices).toHaveLength(1);
    expect(await page(`/office/calendar/${id}`, staff.visitor)).toContain('may be no question for a chart');
  });
});

test('called off, the page and the letter say where the credit is; gone back with its order, that none waits', async () => {
  const email = 'off@example.com';
  const { path, id } = await book(email, MAYA);
  await server.visitor().post(path, { intent: 'cancel' });
  expect(await page(path)).toContain('What you paid for it is a session credit now');
  const { text = '' } = await server.mailAbout(email, 'Your session is cancelled');
  expect(text).toContain('is a session credit again');
  const again = await server.visitor().post(`${path}/move`, { startsAt: nextHour() });
  expect(again.status).toBe(302);
  // The other hour is prepared from the same.
  expect(await page(again.headers.get('location') ?? '')).toContain('born 4 July 1990');
  const [credit] = await shop.rows<{ source: string }>(
    'select paid_by as source from sessions where id = $1',
    [id],
  );
  const source = credit?.source ?? '';
  const { services } = server;
  await services.db.transaction((tx) => withdrawCredits(services, tx, { source }));
  const withdrawn = (
    await shop.rows<{ props: { isWithdrawn?: boolean } }>(
      `select props from mails where to_address = $1 and props->>'kind' = 'cancelled' order by created_at`,
      [email],
    )
  ).map(({ props }) => props.isWithdrawn);
  expect(withdrawn.sort()).toEqual([false, true]);
});
