import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untrustedInThread } from '../../adapters/untrusted/in-thread.ts';
import { taskLimits } from '../../adapters/untrusted/untrusted.ts';
import { writeToCustomer } from '../../domain/office/index.ts';
import { readCursor } from '../../domain/page-cursor.ts';
import {
  addNote,
  answerTicket,
  deleteOrphanedFiles,
  moveTicket,
  openTicketAsMember,
  readReplies,
  readSupportCenter,
  readTicket,
  receiveMail,
  removeReply,
  saveReply,
  setPriority,
  type Viewer,
} from '../../domain/support/index.ts';
import { replyAddress } from '../../domain/support/tickets/ticket-letters.ts';
import { openTicket } from '../../domain/support/tickets/tickets.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Viewer;
let maya: Viewer;
let stranger: Viewer;
const clock = new TestClock('2026-11-20T10:00:00Z');
const inbound = {
  INBOUND_MAIL_ADDRESS: 'ticket@in.example.test',
  INBOUND_MAIL_SECRET: 'the-secret-of-the-mailbox',
};
beforeAll(async () => {
  server = await startTestServer(inbound, clock);
  // This file counts: the demo's own tickets would be in the way.
  await rows('delete from support_tickets');
  await rows('delete from chat_conversations');
  owner = await viewerOf('owner@demo.local');
  maya = await viewerOf('member@demo.local');
  stranger = await viewerOf('new@demo.local');
});
afterAll(() => server.stop());

async function rows(query: string, values: unknown[] = []) {
  return (await server.services.db.$client.query(query, values)).rows;
}
async function viewerOf(email: string): Promise<Viewer> {
  const [row] = await rows('select id, name, email, role from auth.users where email = $1', [email]);
  return { ...row, emailVerified: true };
}
const open = (viewer: Viewer, subject: string) =>
  openTicketAsMember(server.services, { viewer, subject, description: `About: ${subject}` }).then(
    ({ ticketId }) => ticketId,
  );
const openFor = (email: string, subject: string) =>
  server.services.db.transaction((tx) =>
    openTicket(server.services, tx, {
      subject,
      message: 'Hello',
      email,
      name: 'Somebody',
      source: 'contact',
    }),
  );
const center = (viewer: Viewer) => readSupportCenter(server.services, { viewer });

describe('a ticket', () => {
  test('moves by Start, Resolve and Close, and each move sets updated_at', async () => {
    const ticketId = await open(maya, 'Moves');
    for (const to of ['in_progress', 'resolved', 'closed'] as const) {
      clock.advance({ minutes: 5 });
      await moveTicket(server.services, { viewer: owner, ticketId, to });
      expect(await rows('select status, updated_at from support_tickets where id = $1', [ticketId])).toEqual([
        { status: to, updated_at: clock.now() },
      ]);
    }
    const back = moveTicket(server.services, { viewer: owner, ticketId, to: 'open' });
    await expect(back).rejects.toMatchObject({ code: 'conflict' });
  });

  test('cannot jump, and two presses of one button are one move', async () => {
    const ticketId = await open(maya, 'Jumps');
    const jump = moveTicket(server.services, { viewer: owner, ticketId, to: 'closed' });
    await expect(jump).rejects.toMatchObject({ code: 'conflict' });
    const press = () => moveTicket(server.services, { viewer: owner, ticketId, to: 'in_progress' });
    expect(await Promise.all([press(), press(), press()])).toHaveLength(3);
  });

  test('is answered, noted and prioritised; notes are for staff alone', async () => {
    const ticketId = await open(maya, 'Talk');
    clock.advance({ hours: 2, minutes: 30 });
    await answerTicket(server.services, { viewer: owner, ticketId, content: 'We are looking into it.' });
    await addNote(server.services, { viewer: owner, ticketId, content: 'She called twice.' });
    await answerTicket(server.services, { viewer: maya, ticketId, content: 'Thank you.' });
    await setPriority(server.services, { viewer: owner, ticketId, priority: 'urgent' });
    const seen = await readTicket(server.services, { viewer: owner, ticketId });
    expect(seen.thread.map(({ from, content }) => [from, content])).toEqual([
      ['customer', 'About: Talk'],
      ['staff', 'We are looking into it.'],
      ['note', 'She called twice.'],
      ['customer', 'Thank you.'],
    ]);
    expect(seen).toMatchObject({ priority: 'urgent', status: 'in_progress', needsAnswer: true });
    expect(seen.customer).toMatchObject({ identity: 'account', email: 'member@demo.local' });
    const own = await readTicket(server.services, { viewer: maya, ticketId });
    expect(own.thread.map(({ from }) => from)).toEqual(['customer', 'staff', 'customer']);
    expect(own.customer).toBeUndefined();
  });

  test('that was resolved comes back when the customer writes again', async () => {
    const ticketId = await open(maya, 'Again');
    await moveTicket(server.services, { viewer: owner, ticketId, to: 'in_progress' });
    await moveTicket(server.services, { viewer: owner, ticketId, to: 'resolved' });
    await answerTicket(server.services, { viewer: maya, ticketId, content: 'It is not solved.' });
    expect(await readTicket(server.services, { viewer: maya, ticketId })).toMatchObject({
      status: 'in_progress',
      needsAnswer: true,
    });
  });
});

describe('who sees what', () => {
  test('a member sees and touches nothing of another member', async () => {
    const ticketId = await open(maya, 'Private');
    const refused = { code: 'not_found' };
    await expect(readTicket(server.services, { viewer: stranger, ticketId })).rejects.toMatchObject(refused);
    const answer = answerTicket(server.services, { viewer: stranger, ticketId, content: 'x' });
    await expect(answer).rejects.toMatchObject(refused);
    for (const viewer of [stranger, maya]) {
      const forbidden = { code: 'forbidden' };
      await expect(addNote(server.services, { viewer, ticketId, content: 'x' })).rejects.toMatchObject(
        forbidden,
      );
      const move = moveTicket(server.services, { viewer, ticketId, to: 'in_progress' });
      await expect(move).rejects.toMatchObject(forbidden);
      const rank = setPriority(server.services, { viewer, ticketId, priority: 'urgent' });
      await expect(rank).rejects.toMatchObject(forbidden);
    }
    expect((await center(stranger)).tickets.cards.map(({ id }) => id)).not.toContain(ticketId);
    const unknown = readTicket(server.services, { viewer: owner, ticketId: randomUUID() });
    await expect(unknown).rejects.toMatchObject(refused);
    await expect(readTicket(server.services, { viewer: owner, ticketId: 'x' })).rejects.toMatchObject(
      refused,
    );
  });

  test('a ticket under an address shows once the address is confirmed', async () => {
    const ticketId = await openFor('new@demo.local', 'By address');
    const unconfirmed = { ...stranger, emailVerified: false };
    expect((await center(unconfirmed)).tickets.cards.map(({ id }) => id)).not.toContain(ticketId);
    const early = readTicket(server.services, { viewer: unconfirmed, ticketId });
    await expect(early).rejects.toMatchObject({ code: 'not_found' });
    expect((await center(stranger)).tickets.cards.map(({ id }) => id)).toContain(ticketId);
    expect((await readTicket(server.services, { viewer: owner, ticketId })).customer).toMatchObject({
      identity: 'address-only',
    });
  });

  test('over HTTP too', async () => {
    const ticketId = await open(maya, 'Over HTTP');
    const other = await server.signedIn('new@demo.local');
    expect((await other.get(`/portal/support/${ticketId}`)).status).toBe(404);
    const moved = await other.post(`/portal/support/${ticketId}`, { intent: 'move', to: 'in_progress' });
    expect(moved.status).toBe(403);
    expect((await server.visitor().get('/functions/v1/support-stream')).status).toBe(401);
    const own = await server.signedIn('member@demo.local');
    expect(await (await own.get(`/portal/support/${ticketId}`)).text()).toContain('About: Over HTTP');
  });
});

describe('a file comes along', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const form = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const data = new FormData();
    data.set('subject', 'With a picture');
    data.set('description', 'See attached');
    data.set('attachment', new File([bytes], name));
    return { method: 'POST', body: data };
  };

  test('and is downloaded by its owner and by staff, and by nobody else', async () => {
    const own = await server.signedIn('member@demo.local');
    expect((await own.fetch('/portal/support', form('Foto é.png', png))).status).toBe(200);
    const [{ id, ticket_id: ticketId }] = await rows('select id, ticket_id from ticket_attachments');
    expect((await readTicket(server.services, { viewer: maya, ticketId })).attachments).toMatchObject([
      { name: 'Foto é.png', size: 11 },
    ]);
    for (const email of ['member@demo.local', 'owner@demo.local']) {
      const answer = await (await server.signedIn(email)).get(`/portal/support/files/${id}`);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="Foto _.png"; filename*=UTF-8''Foto%20%C3%A9.png`,
      );
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
    }
    const other = await server.signedIn('new@demo.local');
    expect((await other.get(`/portal/support/files/${id}`)).status).toBe(404);
    expect((await server.visitor().get(`/portal/support/files/${id}`)).status).toBe(302);
  });

  test('what is no picture and no PDF, or too large, is refused in words; a lost file is forgotten', async () => {
    const own = await server.signedIn('member@demo.local');
    const script = form('photo.png', new TextEncoder().encode('<script>alert(1)</script>'));
    expect(await (await own.fetch('/portal/support', script)).text()).toContain('PNG, JPEG or GIF');
    const large = new Uint8Array(5_300_000);
    large.set(png);
    expect(await (await own.fetch('/portal/support', form('x.png', large))).text()).toContain('at most 5 MB');
    await server.services.files.put('attachments/2026-11-01/lost.png', png, { contentType: 'image/png' });
    expect(await deleteOrphanedFiles(server.services)).toBe(1);
    await server.runJobs();
    expect(await deleteOrphanedFiles(server.services)).toBe(0);
  });
});

describe('the figures', () => {
  test('are counted, and the average response is measured', async () => {
    await rows('delete from support_tickets');
    expect((await center(owner)).figures).toEqual({
      total: 0,
      open: 0,
      escalated: 0,
      responseSeconds: undefined,
    });
    const [first, second] = [await open(maya, 'One'), await open(maya, 'Two')];
    await open(stranger, 'Three');
    clock.advance({ hours: 1 });
    await answerTicket(server.services, { viewer: owner, ticketId: first, content: 'a' });
    clock.advance({ hours: 2 });
    await answerTicket(server.services, { viewer: owner, ticketId: first, content: 'b' });
    await answerTicket(server.services, { viewer: owner, ticketId: second, content: 'c' });
    expect((await center(owner)).figures).toEqual({
      total: 3,
      open: 1,
      escalated: 0,
      responseSeconds: 2 * 3600,
    });
    expect((await center(stranger)).figures).toMatchObject({ total: 1, open: 1, responseSeconds: undefined });
  });

  test('lists show fifty and lead on to older ones without losing or repeating any', async () => {
    await rows('delete from support_tickets');
    await rows(
      `insert into support_tickets (user_email, subject, description, created_at)
       select 'many@example.test', 'No ' || n, 'x', timestamptz '2026-11-01 10:00Z' + (n / 3) * interval '1 minute'
       from generate_series(1, 130) n`,
    );
    const seen: string[] = [];
    let older: string | undefined = '';
    while (older !== undefined) {
      const ticketsBefore = readCursor(older);
      const { tickets } = await readSupportCenter(server.services, { viewer: owner, ticketsBefore });
      expect(tickets.cards.length).toBeLessThanOrEqual(50);
      seen.push(...tickets.cards.map(({ id }) => id));
      older = tickets.older;
    }
    expect(seen).toHaveLength(130);
    expect(new Set(seen).size).toBe(130);
  });
});

describe('answers by e-mail', () => {
  const post = (
    body: object,
    headers: Record<string, string> = { 'x-inbound-secret': inbound.INBOUND_MAIL_SECRET },
  ) =>
    server.visitor().fetch('/webhooks/inbound-mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const mail = (ticketId: string, change: object = {}) => ({
    From: 'Maya Guest <maya.guest@example.test>',
    To: replyAddress(server.services.config, ticketId),
    MessageID: randomUUID(),
    TextBody: 'It is Adaeze.\n\nOn Fri, Nov 20, 2026 at 10:00 Aura wrote:\n> Which name?',
    ...change,
  });
  const thread = async (ticketId: string) =>
    (await readTicket(server.services, { viewer: owner, ticketId })).thread.map(({ from, content }) => [
      from,
      content,
    ]);

  test('find their ticket once, without the quotation, and it is our turn again', async () => {
    const ticketId = await openFor('maya.guest@example.test', 'Name');
    await server.sendMails();
    await answerTicket(server.services, { viewer: owner, ticketId, content: 'Which name?' });
    const letter = await server.lastMail('maya.guest@example.test');
    expect(letter.replyTo?.value[0]?.address).toBe(replyAddress(server.services.config, ticketId));
    const posted = mail(ticketId);
    expect(await (await post(posted)).json()).toEqual({ received: 'kept' });
    expect(await (await post(posted)).json()).toEqual({ received: 'repeated' });
    expect(await thread(ticketId)).toEqual([
      ['customer', 'Hello'],
      ['staff', 'Which name?'],
      ['customer', 'It is Adaeze.'],
    ]);
    expect(await readTicket(server.services, { viewer: owner, ticketId })).toMatchObject({
      needsAnswer: true,
    });
  });

  test('from another address become a note: nobody is made to have said something', async () => {
    const ticketId = await openFor('maya.guest@example.test', 'Forwarded');
    await post(mail(ticketId, { From: 'eve@example.test', TextBody: 'Send me her report.' }));
    expect((await thread(ticketId)).at(-1)).toEqual(['note', expect.stringContaining('eve@example.test')]);
  });

  test.each([
    ['no secret', {}],
    ['a wrong secret', { 'x-inbound-secret': 'guess' }],
    ['a wrong password', { authorization: `Basic ${Buffer.from('x:guess').toString('base64')}` }],
  ])('%s: refused', async (_, headers) => {
    const ticketId = await openFor('maya.guest@example.test', 'Forged');
    expect((await post(mail(ticketId), headers)).status).toBe(403);
    expect(await thread(ticketId)).toHaveLength(1);
  });

  test('the secret may also be the password of the address', async () => {
    const ticketId = await openFor('maya.guest@example.test', 'Basic');
    const authorization = `Basic ${Buffer.from(`mail:${inbound.INBOUND_MAIL_SECRET}`).toString('base64')}`;
    expect(await (await post(mail(ticketId), { authorization })).json()).toEqual({ received: 'kept' });
  });

  test('with a photograph are kept without it', async () => {
    const ticketId = await openFor('maya.guest@example.test', 'Photograph');
    const Attachments = [{ Name: 'me.jpg', Content: 'A'.repeat(3 * 1024 * 1024) }];
    expect(await (await post(mail(ticketId, { Attachments }))).json()).toEqual({ received: 'kept' });
    expect((await post(mail(ticketId, { Attachments }), {})).status).toBe(403);
  });

  test('that cannot be read in time as the bounce they say they are: their words arrive, and she is told once a day', async () => {
    const limits = { ...taskLimits, 'read-bounce': { most: 200_000, milliseconds: 1 } };
    const untrusted = untrustedInThread({ limits });
    const raw = 'Content-Type: multipart/report; boundary="b"\r\n\r\n--b\r\n';
    const receive = (ticketId: string) =>
      receiveMail(
        { ...server.services, untrusted },
        {
          from: 'Maya Guest <maya.guest@example.test>',
          text: 'It is Adaeze.',
          raw,
          to: replyAddress(server.services.config, ticketId) ?? '',
          messageId: randomUUID(),
        },
      );
    const ticketId = await openFor('maya.guest@example.test', 'Report');
    expect(await receive(ticketId)).toBe('kept');
    expect(await thread(ticketId)).toContainEqual(['customer', 'It is Adaeze.']);
    expect(await receive(randomUUID())).toBe('no-ticket');
    expect(await receiveMail({ ...server.services, untrusted }, { ...strange, raw })).toBe('unreadable');
    const notices = () => rows(`select title from notices where key like 'unreadable-mail:%'`);
    expect(await notices()).toEqual([{ title: 'A received e-mail could not be read' }]);
    await untrusted.stop();
  });
  const strange = { from: 'mx@b.test', to: 'ticket@in.example.test', messageId: '1', text: 'Undeliverable' };

  test('to an address we did not make are let go', async () => {
    expect(await (await post(mail(randomUUID(), { To: 'ticket+0000@in.example.test' }))).json()).toEqual({
      received: 'no-ticket',
    });
    expect(await (await post(mail(randomUUID()))).json()).toEqual({ received: 'no-ticket' });
  });
});

describe('a personal letter', () => {
  const say = async (to: string, text: string) => {
    const answer = await server.visitor().fetch('/webhooks/inbound-mail', {
      method: 'POST',
      headers: { 'x-inbound-secret': inbound.INBOUND_MAIL_SECRET, 'content-type': 'application/json' },
      body: JSON.stringify({ From: 'member@demo.local', To: to, MessageID: randomUUID(), TextBody: text }),
    });
    return answer.json();
  };

  test('reaches her, opens a ticket that waits for nobody, and her answer comes into it', async () => {
    const visitor = await server.signedIn('owner@demo.local');
    const [customer] = await rows(`select id from contacts where email = 'member@demo.local'`);
    const before = (await readSupportCenter(server.services, { viewer: owner })).figures.responseSeconds;
    const letter = { intent: 'write', subject: 'About Friday', message: 'Dear Maya,\nsee you at ten.' };
    const page = `/office/customers/${customer.id}`;
    expect((await visitor.post(page, { ...letter, message: ' ' })).status).toBe(422);
    expect((await visitor.post(page, letter)).status).toBe(200);
    const mail = await server.mailAbout('member@demo.local', 'About Friday');
    expect(mail.text).toContain('see you at ten.');
    const to = mail.replyTo?.value[0]?.address ?? '';
    const [ticket] = await rows(`select * from support_tickets where subject = 'About Friday'`);
    expect(ticket).toMatchObject({ source: 'office', needs_answer: false, user_id: maya.id });

    clock.advance({ hours: 3 });
    expect(await say(to, 'At ten it is.')).toEqual({ received: 'kept' });
    const { thread } = await readTicket(server.services, { viewer: owner, ticketId: ticket.id });
    expect(thread.map(({ from, content }) => [from, content])).toEqual([
      ['staff', 'Dear Maya,\nsee you at ten.'],
      ['customer', 'At ten it is.'],
    ]);
    const [waiting] = await rows('select needs_answer from support_tickets where id = $1', [ticket.id]);
    expect(waiting.needs_answer).toBe(true);
    await answerTicket(server.services, { viewer: owner, ticketId: ticket.id, content: 'Good.' });
    // Mail programs show both letters, and what she writes to them, as one conversation.
    const answer = await server.mailAbout('member@demo.local', 'has answered you');
    const conversation = `<ticket-${ticket.id}@127.0.0.1>`;
    for (const { inReplyTo, references } of [mail, answer])
      expect([inReplyTo, references]).toEqual([conversation, conversation]);
    // Nobody had asked, so nobody waited: the average of our answers is as it was.
    const after = (await readSupportCenter(server.services, { viewer: owner })).figures.responseSeconds;
    expect(after).toBe(before);
    await expect(readTicket(server.services, { viewer: stranger, ticketId: ticket.id })).rejects.toThrow(
      'not found',
    );
  });

  test('is written by staff alone', async () => {
    const [customer] = await rows(`select id from contacts where email = 'member@demo.local'`);
    const words = { customerId: customer.id, subject: 'x', message: 'y' };
    const actor = { id: maya.id, role: 'owner' as const };
    await expect(writeToCustomer(server.services, { actor, ...words })).rejects.toThrow('not found');
  });
});

describe('ready answers', () => {
  test('are those of the first edition until one is saved, and each can then be changed or removed', async () => {
    const actor = await viewerOf('owner@demo.local');
    const titles = async () => (await readReplies(server.services, { actor })).map(({ title }) => title);
    const first = await titles();
    expect(first).toContain('Looking into it');
    const text = 'Hello {name},\n\nHere is your link.';
    await saveReply(server.services, { actor, title: 'The link', text });
    expect(await titles()).toEqual([...first, 'The link'].sort());
    const [link] = (await readReplies(server.services, { actor })).filter(
      ({ title }) => title === 'The link',
    );
    await saveReply(server.services, { actor, replyId: link?.id, title: 'Your link', text });
    await saveReply(server.services, { actor, replyId: 'Looking into it', title: 'I look into it', text });
    await expect(saveReply(server.services, { actor, title: 'your LINK', text })).rejects.toMatchObject({
      fields: { title: 'There is one of that title already.' },
    });
    await removeReply(server.services, { actor, replyId: link?.id ?? '' });
    expect(await titles()).toEqual(
      [...first.filter((one) => one !== 'Looking into it'), 'I look into it'].sort(),
    );
    const done = await rows(
      `select action from staff_actions where action in ('reply.saved', 'reply.removed')`,
    );
    expect(done).toHaveLength(4);
    const [row] = await rows(`insert into support_tickets (user_email, subject, description)
      values ('r@example.test', 'x', 'y') returning id`);
    const seen = async (viewer: typeof actor) =>
      (await readTicket(server.services, { viewer, ticketId: row.id })).replies.length;
    expect(await seen(actor)).toBe(first.length);
    const maya = await viewerOf('member@demo.local');
    await rows('update support_tickets set user_id = $1', [maya.id]);
    expect(await seen(maya)).toBe(0);
    await expect(saveReply(server.services, { actor: maya, title: 'Mine', text })).rejects.toThrow(
      'not found',
    );
  });
});
