import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sendDueMails } from '../../domain/mail/index.ts';
import { answerTicket, moveTicket, pruneChats } from '../../domain/support/index.ts';
import { fuzzChat } from '../harness/chat-fuzz.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { eventually } from '../harness/eventually.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
const clock = new TestClock('2026-11-20T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' }, clock);
});
afterAll(() => server.stop());

const chat = () => new ChatVisitor(server.visitor());
const rows = async (query: string, values: unknown[] = []) =>
  (await server.services.db.$client.query(query, values)).rows;
const ticketsOf = (visitor: ChatVisitor) =>
  rows(
    `select t.* from support_tickets t join chat_conversations c on c.id = t.conversation_id
     where c.session_id = $1 order by t.created_at`,
    [visitor.sessionId],
  );
/** The letter that holds these words; the server's own worker may be sending it just now. */
async function letterTo(to: string, words: RegExp) {
  await sendDueMails(server.services);
  return eventually(() => {
    const letter = server.mailbox.received.find(
      ({ recipients, text }) => recipients.includes(to) && words.test(text ?? ''),
    );
    if (!letter) throw new Error(`no letter to ${to} with ${words}`);
    return letter;
  });
}
async function staff() {
  const [owner] = await rows(`select id, name, email from auth.users where email = 'owner@demo.local'`);
  return { ...owner, role: 'owner' as const, emailVerified: true };
}

describe('a conversation', () => {
  test('is answered from the pages, kept, and read again by its own key', async () => {
    const maya = chat();
    const answer = await maya.say('How do I cancel my membership?');
    expect(answer).toMatchObject({
      escalated: false,
      status: 'active',
      sources: [{ url: '/faq#cancel-membership' }],
      conversationId: expect.any(String),
    });
    expect(answer.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    const again = (await (await maya.read()).json()) as { messages: { content: string }[] };
    expect(again.messages.map(({ content }) => content)).toEqual([
      'How do I cancel my membership?',
      answer.response,
    ]);
  });

  test('keeps the numbers of the quiz and recommends by them', async () => {
    const maya = chat();
    const answer = await maya.say('what do you recommend', {
      numbers: { lifePath: 8, expression: 3, soulUrge: 5 },
    });
    expect(answer.recommendations.map(({ service, price }) => `${service} ${price}`)).toEqual([
      'VIP Blueprint €479',
      'Monthly Membership €19/mo',
    ]);
    expect(
      await rows('select user_numbers from chat_conversations where session_id = $1', [maya.sessionId]),
    ).toEqual([{ user_numbers: { lifePath: 8, expression: 3, soulUrge: 5 } }]);
    expect((await maya.say('what is my life path')).response).toContain('Your Life Path is 8.');
  });

  test('numbers that nobody can have are left out, and the message is answered all the same', async () => {
    const answer = await chat().say('hello', { numbers: { lifePath: 99, expression: 'x', soulUrge: null } });
    expect(answer.recommendations).toEqual([]);
  });

  test('"quiz" and "member" say where they lead', async () => {
    expect((await chat().say('quiz')).goTo).toBe('/quiz');
    expect((await chat().say('I am a member')).goTo).toBe('/portal');
    expect((await chat().say('do you remember me')).goTo).toBeUndefined();
  });
});

describe('nobody else’s', () => {
  test('session id opens anything: not to read, not to write, not to listen', async () => {
    const maya = chat();
    await maya.say('hello');
    const stranger = Object.assign(chat(), { sessionId: maya.sessionId });
    expect((await stranger.read()).status).toBe(404);
    expect((await stranger.post('let me in')).status).toBe(404);
    expect((await stranger.giveEmail('eve@example.test')).status).toBe(404);
    const stream = await server.visitor().fetch('/functions/v1/chat-stream', { headers: stranger.headers() });
    expect(stream.status).toBe(404);
    expect(
      await rows('select count(*)::int as n from chat_messages where content = $1', ['let me in']),
    ).toEqual([{ n: 0 }]);
  });

  test('conversation of a member opens for a browser that is not signed in as her, even with the key', async () => {
    const member = await server.signedIn('member@demo.local');
    const maya = new ChatVisitor(member);
    await maya.say('hello');
    const later = new ChatVisitor(server.visitor());
    Object.assign(later, { sessionId: maya.sessionId, key: maya.key });
    expect((await later.read()).status).toBe(404);
    const other = Object.assign(new ChatVisitor(await server.signedIn('new@demo.local')), {
      sessionId: maya.sessionId,
      key: maya.key,
    });
    expect((await other.read()).status).toBe(404);
    expect((await maya.read()).status).toBe(200);
  });
});

describe('own matters', () => {
  test('are told to their owner alone', async () => {
    const { db } = server.services;
    const [{ id }] = await rows(`select id from auth.users where email = 'member@demo.local'`);
    await db.$client.query(
      `insert into sessions (user_id, session_type, scheduled_date, ends_at) values ($1, 'Couples Journey', $2, $3)`,
      [id, '2027-03-02T10:00:00Z', '2027-03-02T11:00:00Z'],
    );
    const browser = await server.signedIn('member@demo.local');
    const maya = new ChatVisitor(browser);
    const answer = await maya.say('When is my next session?');
    expect(answer.response).toContain('Your next session is');
    const shop = shopOf(server);
    await shop.sandbox.chooseOutcome(await startBuying(browser, 'report'), 'paid');
    await shop.settle();
    const orders = await maya.say('where is my order?');
    expect(orders.response).toMatch(/• Personal Report, \w+ \d+, \d{4}: waiting for your details/);
    expect(orders.response).toContain('Your latest orders:');
    expect(orders.sources[0]).toEqual({ title: 'Your orders', url: '/portal/orders' });
    expect((await maya.say('is my report ready?')).response).toContain('Your latest orders:');
    expect((await chat().say('when will my reading be delivered')).sources[0]?.url).toBe(
      '/faq#when-does-it-arrive',
    );
    const nobody = new ChatVisitor(await server.signedIn('new@demo.local'));
    expect((await nobody.say('When is my next session?')).response).toContain('nothing of that kind');
    const stranger = await chat().say('When is my next session?');
    expect(stranger.sources).toEqual([{ title: 'Sign in', url: '/login' }]);
    const curious = await chat().say('show me my orders, I am member maya@demo.local');
    expect(curious.response).not.toMatch(/Couples Journey|latest orders/);
  });
});

describe('sizes and limits', () => {
  test('empty, oversized and malformed messages are refused in words', async () => {
    const maya = chat();
    for (const message of ['', '   \n ', 'x'.repeat(2_001), 7, null, { a: 1 }]) {
      const answer = await maya.post(message);
      expect([message, answer.status]).toEqual([message, 422]);
      expect(await answer.json()).toMatchObject({ fields: { message: expect.any(String) } });
    }
    expect((await maya.post('x'.repeat(2_000))).status).toBe(200);
    const noKey = await server.visitor().postJson('/functions/v1/chat', { message: 'hi' });
    expect(noKey.status).toBe(422);
    expect((await maya.post('x'.repeat(300_000))).status).toBe(413);
  });
});

test('fuzzed messages: no 5xx, JSON every time (npm run proof:chat sends ten thousand)', async () => {
  const count = inject('walk') === 'whole' ? 300 : 60;
  const { statuses, failures } = await fuzzChat({ base: server.url, count, seed: 7, atOnce: 4 });
  expect(failures).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(count / 2);
  expect(statuses[422]).toBeGreaterThan(count / 30);
});

describe('a person is asked for', () => {
  test.each([
    ['human', 'Asked for a person'],
    ['I want a refund', 'Asked about a refund'],
    ['there is a problem', 'Reported a problem'],
  ])('"%s" escalates with its reason, once', async (message, reason) => {
    const maya = chat();
    const answer = await maya.say(message);
    expect(answer).toMatchObject({ escalated: true, status: 'escalated', needsEmail: true });
    expect(answer.response).toContain('within 2-4 hours by e-mail');
    expect(answer.response).toContain('Which e-mail address may we write to?');
    expect(answer.messages.at(-1)).toMatchObject({
      role: 'system',
      content: 'Your conversation has been escalated to our support team.',
    });
    expect(
      await rows('select status, escalation_reason from chat_conversations where session_id = $1', [
        maya.sessionId,
      ]),
    ).toEqual([{ status: 'escalated', escalation_reason: reason }]);
    await maya.say('human human');
    await Promise.all([maya.say('a human please'), maya.say('refund')]);
    expect(await ticketsOf(maya)).toHaveLength(1);
  });

  test('from the e-mail address to the answer, in the window and by letter', async () => {
    const maya = chat();
    await maya.say('My report has a typo');
    await maya.say('I want to talk to a human');
    const staffLetter = await letterTo('owner@demo.local', /My report has a typo/);
    expect(staffLetter.subject).toContain('A customer is waiting');

    expect((await maya.giveEmail('not an address')).status).toBe(422);
    const given = await (await maya.giveEmail('Maya.Guest@Example.test')).json();
    expect(given).toMatchObject({ needsEmail: false, messages: [{ role: 'system' }] });
    const receipt = await letterTo('maya.guest@example.test', /We have it/);
    expect(receipt.subject).toBe('We have your question');
    expect(receipt.text).not.toContain('typo');

    const [ticket] = await ticketsOf(maya);
    expect(ticket).toMatchObject({ user_email: 'maya.guest@example.test', source: 'chat', status: 'open' });
    expect(
      await rows(`select came_by, topics from contacts where email = 'maya.guest@example.test'`),
    ).toEqual([{ came_by: 'message', topics: [] }]);
    const stream = await maya.listen();
    await stream.until(({ messages }) => messages.length >= 5);
    clock.advance({ hours: 1, minutes: 30 });
    await answerTicket(server.services, {
      viewer: await staff(),
      ticketId: ticket.id,
      content: 'Hello, this is a person. <b>Which letter?</b>',
    });
    const news = await stream.until(({ messages }) => messages.some(({ staffName }) => staffName));
    // The words may arrive a moment before the state does: each is read when it is looked for.
    if (news.status !== 'answered') await stream.until(({ status }) => status === 'answered');
    expect(news.messages.at(-1)).toMatchObject({ staffName: 'Aura Lindqvist', role: 'assistant' });
    const letter = await letterTo('maya.guest@example.test', /Which letter/);
    expect(letter.subject).toBe('Aura Lindqvist has answered you');
    expect(letter.html).not.toContain('<b>Which');
    expect(await ticketsOf(maya)).toMatchObject([{ status: 'in_progress', needs_answer: false }]);

    // While a person is talking the assistant keeps quiet and passes everything on.
    const quiet = await maya.say('The second one. How do I cancel my membership?');
    expect(quiet).toMatchObject({ response: '', status: 'escalated' });
    expect(quiet.messages.at(-1)?.content).toBe('Passed on to our team.');
    expect(await ticketsOf(maya)).toMatchObject([{ needs_answer: true }]);

    await moveTicket(server.services, { viewer: await staff(), ticketId: ticket.id, to: 'resolved' });
    await stream.until(({ status }) => status === 'closed');
    const after = await maya.say('How do I cancel my membership?');
    expect(after).toMatchObject({ status: 'active', sources: [{ url: '/faq#cancel-membership' }] });
    await maya.say('human');
    expect((await ticketsOf(maya)).map(({ status }) => status)).toEqual(['resolved', 'open']);
    stream.close();
  });

  test('a member is not asked for an address, and at night the promise is an honest one', async () => {
    clock.set('2026-11-20T22:00:00Z');
    const maya = new ChatVisitor(await server.signedIn('member@demo.local'));
    const answer = await maya.say('human');
    expect(answer).toMatchObject({ escalated: true, needsEmail: false });
    expect(answer.response).toContain('opens tomorrow at 9:00 (Lisbon time)');
    await letterTo('member@demo.local', /We have it/);
    clock.set('2026-11-21T10:00:00Z');
  });
});

describe('thirty days', () => {
  test('conversations without an account are forgotten, unless somebody still owes an answer', async () => {
    const [quiet, waiting] = [chat(), chat()];
    const member = new ChatVisitor(await server.signedIn('member@demo.local'));
    await quiet.say('hello');
    await waiting.say('human');
    await member.say('hello');
    clock.advance({ days: 29, hours: 23 });
    await pruneChats(server.services);
    expect((await quiet.read()).status).toBe(200);
    clock.advance({ hours: 2 });
    await pruneChats(server.services);
    expect((await quiet.read()).status).toBe(404);
    expect((await waiting.read()).status).toBe(200);
    const [ticket] = await ticketsOf(waiting);
    await moveTicket(server.services, { viewer: await staff(), ticketId: ticket.id, to: 'in_progress' });
    await moveTicket(server.services, { viewer: await staff(), ticketId: ticket.id, to: 'resolved' });
    await pruneChats(server.services);
    expect((await waiting.read()).status).toBe(404);
    expect(
      await rows('select status, conversation_id from support_tickets where id = $1', [ticket.id]),
    ).toEqual([{ status: 'resolved', conversation_id: null }]);
    clock.set('2026-11-21T10:00:00Z');
    expect((await member.read()).status).toBe(200);
  });
});

test('news reach a stream on another process, also after its ear was cut off, and end when it stops', async () => {
  const second = await startTestServer({ DATABASE_URL: server.databaseUrl });
  const maya = new ChatVisitor(second.visitor());
  await maya.say('human');
  const [ticket] = await ticketsOf(maya);
  const stream = await maya.listen();
  await stream.until(({ messages }) => messages.length > 0);
  const answer = (content: string) =>
    staff().then((viewer) => answerTicket(server.services, { viewer, ticketId: ticket.id, content }));
  const heard = (words: string) =>
    stream.until(({ messages }) => messages.some(({ content }) => content.includes(words)));
  await answer('From the other house');
  await heard('From the other house');

  await rows(`select pg_terminate_backend(pid) from pg_stat_activity
              where application_name = 'aura live' and datname = current_database()`);
  await answer('Said while nobody listened');
  await heard('Said while nobody listened');

  // A stream that the closing server cut off would end with an error.
  await Promise.all([second.stop(), stream.ended()]);
});
