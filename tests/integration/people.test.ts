import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentTexts } from '../../content/consents.ts';
import { chooseBegin } from '../../domain/delivery/index.ts';
import { saveOwnDetails } from '../../domain/identity/index.ts';
import { withdrawConsent } from '../../domain/mail/consent.ts';
import { recordConsent } from '../../domain/mail/index.ts';
import { listPeople, readPerson, setPersonTags } from '../../domain/marketing/index.ts';
import { readCustomerPage } from '../../domain/office/index.ts';
import { bookByHand } from '../../domain/practice/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { refundOrder } from '../../domain/shop/index.ts';
import { sendContactMessage } from '../../domain/support/index.ts';
import { addDays, dateIn } from '../../shared/wall-time.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newMember(server, 'Olga Owner', 'owner');
});
afterAll(() => server.stop());

type Row = Record<string, unknown>;
async function person(email: string): Promise<Row | undefined> {
  const { rows } = await server.services.db.$client.query<Row>('select * from contacts where email = $1', [
    email,
  ]);
  return rows[0];
}

const newsletter = { topic: 'newsletter', text: consentTexts.subscription, source: 'newsletter' } as const;
const subscribe = (email: string, proven = true) =>
  server.services.db.transaction((tx) =>
    recordConsent(server.services, tx, { email, ...newsletter, proven }),
  );
const leave = (email: string) =>
  server.services.db.transaction((tx) =>
    withdrawConsent(server.services, tx, { email, topic: 'newsletter' }),
  );
const takeQuiz = (email: string, name = 'Quiz Taker', birthDate = '1990-07-14') =>
  captureLead(server.services, { email, name, birthDate, marketingConsent: false });

async function found(search: Parameters<typeof listPeople>[1]['search']) {
  const { people, count } = await listPeople(server.services, { actor: owner.actor, search });
  expect(count).toBe(people.length);
  return people.map(({ email }) => email).sort();
}

describe('a row for everybody', () => {
  test('the quiz tells name, birth date and numbers, and asks for no letters', async () => {
    await takeQuiz('quiz@example.test');
    expect(await person('quiz@example.test')).toMatchObject({
      name: 'Quiz Taker',
      came_by: 'quiz',
      life_path: 4,
      birthday: 714,
      birth_root: (7 + 14) % 9,
      topics: [],
      numbers_proven: false,
    });
  });

  test('consent comes, goes, and comes again only from the owner of the address', async () => {
    const email = 'reader@example.test';
    await subscribe(email);
    expect(await person(email)).toMatchObject({
      came_by: 'newsletter',
      topics: ['newsletter'],
      left_at: null,
    });
    await leave(email);
    expect(await person(email)).toMatchObject({ topics: [], left_at: server.clock.now() });
    await subscribe(email, false);
    expect(await person(email)).toMatchObject({ topics: [], left_at: server.clock.now() });
    await subscribe(email);
    expect(await person(email)).toMatchObject({ topics: ['newsletter'], left_at: null });
  });

  test('what is bought is known until the money went back', async () => {
    const shop = shopOf(server);
    const buyer = await newMember(server, 'Bea Buyer');
    const checkout = await startBuying(buyer.visitor, 'report');
    await shop.sandbox.chooseOutcome(checkout, 'paid');
    await shop.settle();
    expect(await person(buyer.email)).toMatchObject({ bought: ['report'], orders: 1, came_by: 'account' });
    const { id: orderId } = await shop.orderOf(checkout);
    const [payment] = await shop.rows<{ id: string }>('select id from order_payments where order_id = $1', [
      orderId,
    ]);
    await refundOrder(server.services, {
      actor: owner.actor,
      orderId,
      why: 'asked for it',
      paymentId: payment?.id ?? '',
    });
    await shop.settle();
    expect(await person(buyer.email)).toMatchObject({ bought: [], orders: 1 });
  });

  test('where somebody came from and on which clock she lives is said with the form, and the first source stays', async () => {
    const email = 'led@example.test';
    const led = { zone: 'Asia/Tokyo', source: 'instagram / story / autumn' };
    const visitor = server.visitor();
    await visitor.postJson('/functions/v1/capture-quiz-lead', {
      email,
      name: 'Led Here',
      birthDate: '1990-07-14',
      marketingConsent: false,
      ...led,
    });
    expect(await person(email)).toMatchObject(led);

    const reader = 'led-reader@example.test';
    await visitor.postJson('/functions/v1/subscribe-newsletter', {
      email: reader,
      ...led,
      zone: 'Nowhere/At_all',
    });
    const [link = ''] =
      /\/newsletter\/confirm\?token=[\w.%~-]+/.exec((await server.lastMail(reader)).text ?? '') ?? [];
    expect(await person(reader)).toBeUndefined();
    const token = new URL(link, 'https://example.test').searchParams.get('token') ?? '';
    await visitor.post('/newsletter/confirm', { token });
    expect(await person(reader)).toMatchObject({
      source: led.source,
      zone: null,
      topics: ['marketing', 'newsletter'],
    });

    const shop = shopOf(server);
    const order = { ...led, source: 'partner', zone: 'Europe/Paris' };
    const checkout = await startBuying(visitor, 'report', { email, ...order });
    await shop.sandbox.chooseOutcome(checkout, 'paid');
    await shop.settle();
    expect(await shop.rows('select source from orders where email = $1', [email])).toEqual([
      { source: 'partner' },
    ]);
    expect(await person(email)).toMatchObject({ source: led.source, zone: 'Europe/Paris' });
    const { people } = await listPeople(server.services, {
      actor: owner.actor,
      search: { source: led.source },
    });
    expect(people.map(({ email: found }) => found).sort()).toEqual([reader, email]);

    const pageOfPerson = await (
      await owner.visitor.get(`/office/customers/${(await person(email))?.id}`)
    ).text();
    expect(pageOfPerson).toMatch(/Source<\/dt><dd[^>]*>instagram \/ story \/ autumn</);
    expect(pageOfPerson).toMatch(/Its source<\/dt><dd[^>]*>partner</);
    expect(pageOfPerson).toMatch(/Language<\/dt><dd[^>]*>en</);

    const { id: orderId } = await shop.orderOf(checkout);
    const pageOfOrder = await (await owner.visitor.get(`/office/orders/${orderId}`)).text();
    expect(pageOfOrder).toMatch(/Came from<\/dt><dd[^>]*>partner</);
    const lines = (await (await owner.visitor.get('/office/orders.csv')).text()).split('\r\n');
    expect(lines.find((line) => line.includes(email))).toMatch(/,partner$/);
    const sources = await (await owner.visitor.get('/office/numbers/sources.csv')).text();
    expect(sources).toContain('\r\npartner,59.00,0.00,0.00,0.00,0.00,59.00');
    const firstTouch = await (await owner.visitor.get('/office/numbers/first-touch.csv')).text();
    expect(firstTouch).toContain('\r\ninstagram / story / autumn,59.00,');
  });

  test('guests of sessions and people who write are known, and have agreed to nothing', async () => {
    const { services } = server;
    const guest = { email: 'Gwen@Example.test', name: 'Gwen Guest' };
    await bookByHand(services, {
      actor: owner.actor,
      ...guest,
      sessionType: '1:1 Live Session (60 min)',
      date: addDays(dateIn(server.clock.now(), 'Europe/Lisbon'), 3),
      time: '10:00',
      anyTime: true,
    });
    const nothing = { topics: [], left_at: null, user_id: null };
    expect(await person('gwen@example.test')).toMatchObject({
      name: 'Gwen Guest',
      came_by: 'session',
      last_seen_at: server.clock.now(),
      ...nothing,
    });
    expect(await found({ show: 'readers', q: 'gwen' })).toEqual([]);

    const written = {
      name: 'Wanda Writer',
      email: 'Wanda@Example.test',
      subject: 'Hello',
      message: 'A word.',
    };
    await sendContactMessage(services, written);
    expect(await person('wanda@example.test')).toMatchObject({
      name: 'Wanda Writer',
      came_by: 'message',
      ...nothing,
    });
    const [row] = (await listPeople(services, { actor: owner.actor, search: { q: 'wanda' } })).people;
    expect(row).toMatchObject({ cameBy: 'message', standing: 'not-asked' });
    const page = await (await owner.visitor.get(`/office/customers/${row?.id}`)).text();
    expect(page).toMatch(/Came by<\/dt><dd[^>]*>a message</);
  });

  test('members are known while they are', async () => {
    const shop = shopOf(server);
    const member = await newMember(server, 'Mina Member');
    const checkout = await startBuying(member.visitor, 'membership');
    await shop.sandbox.chooseOutcome(checkout, 'paid');
    await shop.settle();
    const { id: orderId } = await shop.orderOf(checkout);
    await chooseBegin(server.services, { orderId, memberId: member.id }, 'now');
    expect(await person(member.email)).toMatchObject({ member: true, bought: ['membership'] });
  });

  test('what an owner of an account says of herself is not changed by a stranger with the quiz', async () => {
    const anna = await newMember(server, 'Anna Account');
    await saveOwnDetails(server.services, { memberId: anna.id, birthDate: '1985-02-28' });
    expect(await person(anna.email)).toMatchObject({ birthday: 228, numbers_proven: true, user_id: anna.id });
    await takeQuiz(anna.email, 'Somebody Else', '1971-01-01');
    expect(await person(anna.email)).toMatchObject({ birthday: 228, numbers_proven: true });
    await saveOwnDetails(server.services, { memberId: anna.id });
    expect(await person(anna.email)).toMatchObject({
      birthday: null,
      life_path: null,
      numbers_proven: false,
    });
  });

  test('who signs in was seen, and is written down once a day at most', async () => {
    const sina = await newMember(server, 'Sina Seen');
    await saveOwnDetails(server.services, { memberId: sina.id });
    server.clock.advance({ days: 2 });
    const signIn = async () => {
      await server.visitor().signIn(sina.email, sina.password);
      return (await person(sina.email))?.last_seen_at;
    };
    const seen = server.clock.now();
    expect(await signIn()).toEqual(seen);
    server.clock.advance({ hours: 23 });
    expect(await signIn()).toEqual(seen);
    server.clock.advance({ hours: 1 });
    expect(await signIn()).toEqual(server.clock.now());
    const { rows } = await server.services.db.$client.query(`select 1 from facts where type = 'signed-in'`);
    expect(rows).toEqual([]);
  });

  test('an address that the mail server refuses for good is marked at once', async () => {
    const email = 'nobody@example.test';
    await subscribe(email);
    server.mailbox.refuseWith(550, '5.1.1 no such user');
    await takeQuiz(email);
    await server.sendMails();
    server.mailbox.accept();
    expect(await person(email)).toMatchObject({ topics: [], bounced_at: server.clock.now() });
    const { people } = await listPeople(server.services, {
      actor: owner.actor,
      search: { show: 'refused', q: email },
    });
    expect(people).toMatchObject([{ email, standing: 'bounced' }]);
  });
});

describe('the list', () => {
  test('is filtered by standing, tag and number, and searched by name and address', async () => {
    await takeQuiz('lena@example.test', 'Lena Longname', '2000-01-06');
    await subscribe('lena@example.test');
    const [row] = (await listPeople(server.services, { actor: owner.actor, search: { q: 'longname' } }))
      .people;
    const personId = row?.id ?? '';
    await setPersonTags(server.services, {
      actor: owner.actor,
      personId,
      tags: ' Friend , spring Course,friend',
    });
    expect(await found({ q: 'lena@ex' })).toEqual(['lena@example.test']);
    expect(await found({ tag: 'spring course' })).toEqual(['lena@example.test']);
    expect(await found({ tag: 'spring' })).toEqual([]);
    expect(await found({ path: '9' })).toEqual(['lena@example.test']);
    expect(await found({ path: '9', show: 'customers' })).toEqual([]);
    expect(await found({ show: 'readers' })).toContain('lena@example.test');
    expect(await found({ show: 'readers' })).not.toContain('quiz@example.test');
    const read = await readPerson(server.services, { actor: owner.actor, personId });
    expect(read).toMatchObject({
      tags: ['friend', 'spring course'],
      standing: 'agreed',
      birthDate: '2000-01-06',
    });
    const history = async (show: string) =>
      (await readCustomerPage(server.services, { actor: owner.actor, customerId: personId, show })).history
        .entries;
    expect(await history('consents')).toMatchObject([{ topic: 'newsletter', source: 'newsletter' }]);
    expect((await history('emails')).filter(({ kind }) => kind === 'mail')).toHaveLength(1); // the free report
  });

  test('staff may read it, and only the owner may carry it out of the house', async () => {
    const staff = await newMember(server, 'Sven Staff', 'staff');
    const member = await newMember(server, 'Mona Member');
    expect((await staff.visitor.get('/office/letters/people')).status).toBe(200);
    expect((await staff.visitor.get('/office/letters/people.csv')).status).toBe(403);
    expect((await member.visitor.get('/office/letters/people')).status).toBe(404);
    const csv = await owner.visitor.get('/office/letters/people.csv?tag=friend');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('lena@example.test,Lena Longname,agreed,newsletter,quiz,');
    const posted = await staff.visitor.post(`/office/customers/${(await person('lena@example.test'))?.id}`, {
      intent: 'tag',
      tags: 'friend',
    });
    expect(posted.status).toBe(200);
    expect(await person('lena@example.test')).toMatchObject({ tags: ['friend'] });
  });
});

describe('the page of a contact', () => {
  const fill = async (email: string, each: number) => {
    const insert = (text: string) => server.services.db.$client.query(text, [email, each]);
    await insert(`insert into contacts (email, name, came_by, last_seen_at, created_at)
      values ($1, 'Busy', 'quiz', now(), now() - $2 * interval '0 day')`);
    await insert(`insert into mails (to_address, template, props, message_id, state, subject, created_at, next_try_at)
      select $1, 'custom', '{}', '<' || $1 || n || '@x>', 'sent', 'Letter ' || n, now() - n * interval '1 hour', null
      from generate_series(1, $2::int) n`);
    await insert(`insert into support_tickets (user_email, subject, description, created_at)
      select $1, 'Ticket ' || n, 'x', now() - n * interval '1 hour' from generate_series(1, $2::int) n`);
    await insert(`insert into contact_notes (contact_id, author_name, text, created_at)
      select id, 'Owner', 'Note ' || n, now() - n * interval '1 hour' from contacts, generate_series(1, $2::int) n where email = $1`);
    await insert(`insert into consents (email, topic, text, source, given_at)
      select $1, 'newsletter', 'Yes ' || n, 'quiz', now() - n * interval '1 hour' from generate_series(1, $2::int) n`);
    await insert(`insert into sessions (guest_email, session_type, scheduled_date, ends_at, status)
      select $1, 'Couples Journey', now() - n * interval '1 day', now() - n * interval '1 day' + interval '1 hour', 'cancelled'
      from generate_series(1, $2::int) n`);
    return String((await person(email))?.id);
  };

  test('is as short for 500 events as for 5, and its pages show each of them once', async () => {
    const [few, many] = [await fill('few@example.test', 1), await fill('many@example.test', 100)];
    const bytes = async (id: string, show: string) =>
      (await (await owner.visitor.get(`/office/customers/${id}?show=${show}`)).text()).length;
    const seen: Record<string, number> = {};
    for (const show of ['orders', 'sessions', 'messages', 'emails', 'consents', 'notes'] as const) {
      const ids: string[] = [];
      for (let before: string | undefined; ; ) {
        const wish = { actor: owner.actor, customerId: many, show, before };
        const { notes, history } = await readCustomerPage(server.services, wish);
        expect(history.entries.length).toBeLessThanOrEqual(10);
        expect(notes.length).toBeLessThanOrEqual(3);
        ids.push(...history.entries.map(({ id }) => id));
        before = history.older;
        if (!before) break;
      }
      expect(new Set(ids).size).toBe(ids.length);
      seen[show] = ids.length;
      // Ten notes can each be removed, by a form of its own, where the other page has one note.
      const most = show === 'notes' ? 1.6 : 1.3;
      expect([show, (await bytes(many, show)) / (await bytes(few, show)) < most]).toEqual([show, true]);
    }
    expect(seen).toEqual({ orders: 0, sessions: 100, messages: 100, emails: 100, consents: 100, notes: 100 });
  });
});
