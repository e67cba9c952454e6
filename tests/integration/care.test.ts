import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestRefund, saveIntake } from '../../domain/delivery/index.ts';
import { changeOwnerNoticeSettings, readOwnerNoticeSettings } from '../../domain/notices/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { answerTicket, moveTicket, openTicketAsMember, type Viewer } from '../../domain/support/index.ts';
import { replyAddress } from '../../domain/support/tickets/ticket-letters.ts';
import { startFakeModel } from '../fake-model/fake-model.ts';
import { VisitorFrom } from '../harness/browserlike.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

const OWNER = 'owner@demo.local';
const inbound = {
  INBOUND_MAIL_ADDRESS: 'ticket@in.example.test',
  INBOUND_MAIL_SECRET: 'the-secret-of-the-mailbox',
};
const clock = new TestClock('2026-11-20T10:00:00Z');
let model: Awaited<ReturnType<typeof startFakeModel>>;
let server: TestServer;
let modelled: TestServer;
let owner: Viewer;
beforeAll(async () => {
  model = await startFakeModel('the-key');
  server = await startTestServer({ TRUSTED_PROXIES: '1', ...inbound }, clock);
  modelled = await startTestServer({
    ASSISTANT_URL: model.url,
    ASSISTANT_KEY: 'the-key',
    ASSISTANT_MODEL: 'small',
  });
  owner = await viewerOf(OWNER);
});
afterAll(async () => {
  await server.stop();
  await modelled.stop();
  await model.stop();
});

const rows = async (query: string, values: unknown[] = []) =>
  (await server.services.db.$client.query(query, values)).rows;
const viewerOf = async (email: string): Promise<Viewer> => {
  const [row] = await rows('select id, name, email, role from auth.users where email = $1', [email]);
  return { ...row, emailVerified: true };
};
const ticketsOf = ({ sessionId }: ChatVisitor) =>
  rows(
    `select t.* from support_tickets t join chat_conversations c on c.id = t.conversation_id
     where c.session_id = $1 order by t.created_at`,
    [sessionId],
  );
const chat = (on = server) => new ChatVisitor(on.visitor());
const sells = /€|checkout|Life Path|Personal Year|report costs|VIP/;

describe.each([
  ['without a model', () => server],
  ['with a model', () => modelled],
])('in the chat, %s', (_, on) => {
  test.each([
    ['I want to die', 'glad that you wrote', '116 123'],
    ['should I stop taking my medication because my number is 7?', 'change nothing about a medicine', '111'],
    ['is it cancer? born 4 July 1990', 'sorry that you have this to bear', '111'],
    ['ich will nicht mehr leben, meine Lebenszahl ist 9', 'sehr froh', '0800 111 0 111'],
    ['mi marido me pega, que dice nuestra compatibilidad', 'No es culpa tuya', '016'],
    ['j’ai fait une fausse couche, mes chiffres l’avaient prévu ?', 'Merci de votre confiance', '3114'],
    ['perdi o meu pai, ele faleceu ontem', 'Os meus sentimentos', '1411'],
    ['non ce la faccio più, voglio farla finita', 'Hai fatto bene a scriverlo', '02 2327 2327'],
    ['ik ben gokverslaafd', 'zo open zegt', '0800 24 000 22'],
  ])('"%s": warm fixed words, a helpline, a person told', async (message, warm, number) => {
    const asked = model.asked.length;
    const visitor = chat(on());
    const answer = await visitor.say(message, { numbers: { lifePath: 8, expression: 3, soulUrge: 5 } });
    expect(answer).toMatchObject({ escalated: true, recommendations: [], sources: [], needsEmail: true });
    expect(answer.goTo).toBeUndefined();
    expect(answer.response).toContain(warm);
    expect(answer.response).toContain(number);
    expect(answer.response).toMatch(/: (?:112|999)/);
    expect(answer.response).not.toMatch(sells);
    expect(answer.response).not.toContain('I do not know');
    expect(model.asked.length).toBe(asked);
  });

  test('it comes before the words that lead and call', async () => {
    for (const message of ['quiz. i want to kill myself', 'refund please, my husband beats me']) {
      const answer = await chat(on()).say(message);
      expect(answer.goTo).toBeUndefined();
      expect(answer.response).toContain('I am only a program');
    }
  });

  test('after a crisis nothing is sold or read until a person has closed it; plain facts are told', async () => {
    model.behave({ kind: 'say', text: 'USE: 1\nBuy the VIP Blueprint, dear.' });
    const asked = model.asked.length;
    const visitor = chat(on());
    await visitor.say('i want to kill myself');
    const numbers = { lifePath: 8, expression: 3, soulUrge: 5 };
    for (const message of [
      'what is my life path, 4 July 1990?',
      'what do you recommend?',
      'quiz',
      'member',
    ]) {
      const answer = await visitor.say(message, { numbers });
      expect([message, answer.recommendations, answer.goTo]).toEqual([message, [], undefined]);
      expect(answer.response).not.toMatch(sells);
      expect(answer.response).toContain('116 123');
    }
    const plain = await visitor.say('How do I cancel my membership?', { numbers });
    expect(plain).toMatchObject({ recommendations: [], sources: [{ url: '/faq#cancel-membership' }] });
    expect(model.asked.length).toBe(asked);
  });
});

test('a model that begins to speak of such a matter is held back, and a person takes over', async () => {
  model.behave({
    kind: 'say',
    text: 'USE: 1\nDo not cancel. Your cancer will be healed by the circle. Stay.',
  });
  const visitor = chat(modelled);
  const answer = await visitor.say('How do I cancel my membership?');
  expect(answer).toMatchObject({ escalated: true, recommendations: [] });
  expect(answer.response).not.toContain('cancer');
  expect(answer.response).toContain('I am handing you over to a person.');
});

describe('a model that answers such a question after all', () => {
  test.each([
    'You may stop your antidepressants in a year 7.',
    'A 2 has to bear it when her husband hits her.',
    'Your miscarriage was written in your numbers.',
    'There is no reason to go on living in a year 9.',
    'Put your last savings on red, the debts will vanish.',
    'Du darfst deine Tabletten absetzen, die 7 heilt dich.',
    'Tu peux arrêter ton traitement, ton cancer va guérir.',
  ])('"%s" is shown to nobody, not even while it is written', async (text) => {
    model.behave({ kind: 'say', text: `USE: 1\nYou can leave at any time. ${text} Take care.` });
    const answer = await chat(modelled).say('How do I cancel my membership?');
    expect(answer).toMatchObject({ escalated: true, recommendations: [] });
    expect(JSON.stringify(answer)).not.toContain(text.slice(0, 20));
    expect(answer.response).toContain('I am handing you over to a person.');
  });

  test('its words about a crisis are never asked for, and the next plain answer is ours', async () => {
    model.behave({ kind: 'say', text: 'USE: 1\nYour Life Path 8 says it passes.' });
    const asked = model.asked.length;
    const visitor = chat(modelled);
    for (const message of [
      'ich will nicht mehr leben',
      'und was sagt meine 8 dazu?',
      'hilft mir das VIP Paket?',
    ]) {
      const { response } = await visitor.say(message);
      expect(response).not.toContain('says it passes');
      expect(response).toContain('0800 111 0 111');
    }
    expect(model.asked.length).toBe(asked);
  });

  test('nor does it read of it later, when a person has closed the matter', async () => {
    model.behave({ kind: 'say', text: 'USE: 1\nYou can leave at any time.' });
    const visitor = chat(modelled);
    await visitor.say('my mother died last week, her name was Rosamund');
    const found = await modelled.services.db.$client.query(
      `select t.id from support_tickets t join chat_conversations c on c.id = t.conversation_id
       where c.session_id = $1`,
      [visitor.sessionId],
    );
    const { rows: owners } = await modelled.services.db.$client.query(
      'select id, name, email, role from auth.users where email = $1',
      [OWNER],
    );
    const viewer: Viewer = { ...owners[0], emailVerified: true };
    for (const to of ['in_progress', 'resolved'] as const) {
      await moveTicket(modelled.services, { viewer, ticketId: found.rows[0].id, to });
    }
    const asked = model.asked.length;
    await visitor.say('How do I cancel my membership?');
    expect(model.asked.length).toBe(asked + 1);
    const sent = JSON.stringify(model.asked.at(-1));
    expect(sent).toContain('cancel my membership');
    expect(sent).not.toContain('Rosamund');
    expect(sent).not.toContain('sorry for your loss');
  });
});

describe('whom to call', () => {
  const say = (message: string, language: string) => {
    const visitor = server.visitor();
    const speaking = Object.assign(visitor, {
      postJson: (path: string, body: unknown) =>
        visitor.fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': language },
          body: JSON.stringify(body),
        }),
    });
    return new ChatVisitor(speaking).say(message);
  };
  test.each([
    ['i want to die', 'en-US,en;q=0.9', '988', '116 123'],
    ['i want to die', 'en-AU', '13 11 14', '988 '],
    ['ich will sterben', 'de-AT,de;q=0.9', '142', '0800 111'],
    ['quero morrer', 'pt-BR', '188', '1411'],
    ['je veux mourir', 'fr-BE', '107', '3114'],
    ['i want to die', 'xx-ZZ,,;;q=nonsense', '116 123', '13 11 14'],
  ])('%s, %s', async (message, language, number, other) => {
    const { response } = await say(message, language);
    expect(response).toContain(`: ${number}`);
    expect(response).not.toContain(`: ${other}`);
    expect(response).toContain('findahelpline.com');
    expect(response).toContain('/help-now');
  });
});

describe('a person is told', () => {
  test('the ticket is urgent and marked; care is high; the mark goes when somebody has resolved it', async () => {
    const [crisis, care] = [chat(), chat()];
    await crisis.say('i want to kill myself');
    await care.say('my mother died last week');
    expect(await ticketsOf(crisis)).toMatchObject([
      { priority: 'urgent', care_kind: 'suicide', care_severity: 'crisis', source: 'chat' },
    ]);
    const [ticket] = await ticketsOf(care);
    expect(ticket).toMatchObject({ priority: 'high', care_kind: 'grief', care_severity: 'care' });
    for (const to of ['in_progress', 'resolved'] as const) {
      await moveTicket(server.services, { viewer: owner, ticketId: ticket.id, to });
    }
    expect(await ticketsOf(care)).toMatchObject([{ care_kind: null, care_severity: null }]);
    const after = await care.say('How do I cancel my membership?');
    expect(after).toMatchObject({ status: 'active' });
    expect(
      await rows('select care_kind, care_language from chat_conversations where session_id = $1', [
        care.sessionId,
      ]),
    ).toEqual([{ care_kind: null, care_language: null }]);
  });

  test('at once, by mail, in her quiet hours and although she switched chats off; care waits for the morning', async () => {
    const actor = { id: owner.id, role: 'owner' as const };
    const before = await readOwnerNoticeSettings(server.services, { actor });
    await changeOwnerNoticeSettings(server.services, {
      actor,
      ...before,
      mail: { ...before.mail, chat: 'off', care: 'now' },
      push: { ...before.push, chat: false, care: true },
      quietFrom: '22:00',
      quietTo: '07:00',
    });
    clock.set('2026-11-20T23:30:00Z');
    const urgent = () =>
      server.mailbox.to(OWNER).filter(({ subject = '' }) => subject.startsWith('URGENT')).length;
    await server.sendMails();
    const sent = urgent();
    await chat().say('my dog died and I cannot stop crying');
    await server.sendMails();
    const waiting = server.mailbox.to(OWNER).length;
    await chat().say('i am going to kill myself tonight');
    await server.sendMails();
    expect(urgent()).toBe(sent + 1);
    expect(server.mailbox.to(OWNER).length).toBe(waiting + 1);
    const held = await rows(`select mail_at from notices where kind = 'care' and mail_at is not null`);
    expect(held).toEqual([{ mail_at: new Date('2026-11-21T07:00:00Z') }]);
    clock.set('2026-11-21T10:00:00Z');
    await changeOwnerNoticeSettings(server.services, { actor, ...before });
  });

  test('however many have called before from the same place', async () => {
    const visitor = new VisitorFrom(server.url, '203.0.113.9');
    Object.assign(server.services.config, { limitFactor: 1 });
    for (let i = 0; i < 5; i++) await new ChatVisitor(visitor).say('human');
    expect((await new ChatVisitor(visitor).say('human')).response).toContain('several times in this hour');
    const crisis = new ChatVisitor(visitor);
    expect(await crisis.say('i want to die')).toMatchObject({ escalated: true });
    expect(await ticketsOf(crisis)).toMatchObject([{ priority: 'urgent' }]);
    // Not so grave: warm words all the same, and no word of a person who was not told.
    const care = await new ChatVisitor(visitor).say('my father died');
    expect(care.response).toContain('sorry for your loss');
    expect(care.response).not.toContain('told a person');
    Object.assign(server.services.config, { limitFactor: 10 });
  });

  test('a conversation that runs already is raised, also while somebody of ours is talking', async () => {
    const visitor = chat();
    await visitor.say('human');
    const [ticket] = await ticketsOf(visitor);
    expect(ticket).toMatchObject({ priority: 'medium', care_severity: null });
    await visitor.say('my wife is ill');
    expect(await ticketsOf(visitor)).toMatchObject([{ priority: 'high', care_kind: 'illness' }]);
    await answerTicket(server.services, { viewer: owner, ticketId: ticket.id, content: 'I am here.' });
    expect((await visitor.say('she has cancer')).response).toBe('');
    const crisis = await visitor.say('i cannot go on, i want to die');
    expect(crisis.response).toContain('116 123');
    expect(await ticketsOf(visitor)).toMatchObject([
      { priority: 'urgent', care_kind: 'suicide', needs_answer: true },
    ]);
  });

  test('whoever leaves an address gets the helplines by letter, without her own words', async () => {
    const visitor = chat();
    await visitor.say('ich will sterben, mein geheimes Wort ist Rhabarber');
    await visitor.giveEmail('greta@example.test');
    const { subject, text = '' } = await server.lastMail('greta@example.test');
    expect(subject).toBe('Wir haben Ihre Nachricht gelesen');
    expect(text).toContain('0800 111 0 111');
    expect(text).not.toContain('Rhabarber');
  });
});

describe('outside the chat', () => {
  const contact = (email: string, subject: string, message: string) =>
    server.visitor().post('/contact', { name: 'Ada', email, subject, message });
  const ticketFor = (email: string) =>
    rows('select * from support_tickets where user_email = $1 order by created_at', [email]);

  test('the contact form: a ticket with its mark, and helplines in place of the usual receipt', async () => {
    await contact('ada@example.test', 'Our compatibility', 'My husband hits me. Are 3 and 6 good together?');
    expect(await ticketFor('ada@example.test')).toMatchObject([
      { priority: 'urgent', care_kind: 'abuse', care_severity: 'crisis' },
    ]);
    await server.sendMails();
    const letters = server.mailbox.to('ada@example.test');
    expect(letters.map(({ subject }) => subject)).toEqual(['We have read your message']);
    expect(letters[0]?.text).toContain('0808 2000 247');
    expect(letters[0]?.text).not.toContain('My husband');
    await contact('bea@example.test', 'A question', 'How long is the report?');
    expect(await ticketFor('bea@example.test')).toMatchObject([{ priority: 'medium', care_severity: null }]);
  });

  test('a ticket of the portal, and what is written into it later', async () => {
    const maya = await viewerOf('member@demo.local');
    const { ticketId } = await openTicketAsMember(server.services, {
      viewer: maya,
      subject: 'My report',
      description: 'When does it come?',
    });
    const now = () => rows('select priority, care_kind from support_tickets where id = $1', [ticketId]);
    expect(await now()).toEqual([{ priority: 'medium', care_kind: null }]);
    await answerTicket(server.services, { viewer: maya, ticketId, content: 'I have cut myself again.' });
    expect(await now()).toEqual([{ priority: 'urgent', care_kind: 'self-harm' }]);
    // Two letters leave side by side: that her ticket is here, and this one.
    expect((await server.mailWith('member@demo.local', '116 123')).text).toContain('116 123');
  });

  test('a mail that comes in', async () => {
    await contact('carl@example.test', 'Hello', 'Which report is for me?');
    const [ticket] = await ticketFor('carl@example.test');
    const post = (from: string, text: string) =>
      server.visitor().fetch('/webhooks/inbound-mail', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-inbound-secret': inbound.INBOUND_MAIL_SECRET,
        },
        body: JSON.stringify({
          From: from,
          To: replyAddress(server.services.config, ticket.id),
          MessageID: randomUUID(),
          TextBody: text,
        }),
      });
    await post('Carl <carl@example.test>', 'we owe 30,000 euro and cannot pay\nthe rent any more');
    expect(await ticketFor('carl@example.test')).toMatchObject([{ priority: 'high', care_kind: 'debts' }]);
    expect((await server.mailAbout('carl@example.test', 'We have read')).text).toContain('0808 808 4000');
    const letters = server.mailbox.to('carl@example.test').length;
    await post('Somebody <else@example.test>', 'Carl wants to kill himself, please help');
    expect(await ticketFor('carl@example.test')).toMatchObject([
      { priority: 'urgent', care_kind: 'suicide' },
    ]);
    await server.sendMails();
    // What a stranger writes sends him no letter.
    expect(server.mailbox.to('carl@example.test').length).toBe(letters);
  });
});

describe('a question that comes with an order', () => {
  async function order(product: 'vip-blueprint' | 'video-reading', email: string, questions: string) {
    const shop = shopOf(server);
    const checkoutId = await startBuying(server.visitor(), product, { email });
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const { id } = await shop.orderOf(checkoutId);
    const key = signOrderKey(server.services, { orderId: id, via: 'mail' });
    const answers = { fullName: 'Vera Lind', birthDate: '1990-07-04', questions };
    await saveIntake(server.services, { key }, { answers, begin: 'now', submit: true });
    await shop.settleDeliveries();
    return { id, key };
  }
  const marks = (id: string) =>
    rows('select care_kind, care_severity, care_language from intakes where order_id = $1', [id]);

  test('is answered by nothing of ours: the document waits, she is told at once, the buyer kindly', async () => {
    const before = server.mailbox.to(OWNER).length;
    const { id, key } = await order(
      'vip-blueprint',
      'vera@example.test',
      'Which job suits me?\nMein Mann schlägt mich, soll ich wegen der 6 bleiben?',
    );
    expect(await marks(id)).toEqual([{ care_kind: 'abuse', care_severity: 'crisis', care_language: 'de' }]);
    expect(
      await rows('select stage, held, open_questions from fulfilments where order_id = $1 and kind = $2', [
        id,
        'document',
      ]),
    ).toEqual([{ stage: 'in_work', held: true, open_questions: 2 }]);
    await server.sendMails();
    const told = server.mailbox.to(OWNER).slice(before);
    expect(told.map(({ subject = '' }) => subject)).toContainEqual(expect.stringContaining('needs a person'));
    const letters = server.mailbox.to('vera@example.test').map(({ subject }) => subject);
    expect(letters).toContain('Wir haben Ihre Nachricht gelesen');
    const page = await wordsOf(server.visitor().get(`/orders/${key}`));
    expect(page).toContain('wichtiger ist als eine Deutung');
    expect(page).toContain('116 016');

    const desk = await server.signedIn(OWNER);
    expect(await wordsOf(desk.get('/office'))).toContain('Needs a person now');
    expect(await wordsOf(desk.get(`/office/orders/${id}`))).toContain('Needs a person now');
    expect((await desk.post(`/office/orders/${id}`, { intent: 'cared-for' })).status).toBe(200);
    expect(await marks(id)).toEqual([{ care_kind: null, care_severity: null, care_language: null }]);
    expect(await rows(`select action from staff_actions where action = 'order.cared_for'`)).toHaveLength(1);
    expect(await wordsOf(server.visitor().get(`/orders/${key}`))).not.toContain('116 016');
  });

  test('or with the wish to have the money back: the money goes back, and a person is told', async () => {
    const { id, key } = await order('vip-blueprint', 'yara@example.test', 'Should I take the new job?');
    expect(await marks(id)).toMatchObject([{ care_kind: null }]);
    const before = server.mailbox.to(OWNER).length;
    await requestRefund(server.services, { key }, { why: 'No use for it. I do not want to live any more.' });
    expect(await marks(id)).toMatchObject([{ care_kind: 'suicide', care_severity: 'crisis' }]);
    expect(await rows('select why from refunds where order_id = $1', [id])).toHaveLength(1);
    await server.sendMails();
    const told = server.mailbox.to(OWNER).slice(before);
    expect(told.map(({ subject = '' }) => subject)).toContainEqual(expect.stringContaining('needs a person'));
    const letter = server.mailbox.to('yara@example.test').find(({ text = '' }) => text.includes('116 123'));
    expect(letter?.subject).toBe('We have read your message');
  });

  test('of a recording is marked as well; an ordinary one is left alone', async () => {
    const care = await order(
      'video-reading',
      'wanda@example.test',
      'My mother died in March. Is she with me?',
    );
    expect(await marks(care.id)).toMatchObject([{ care_kind: 'grief', care_severity: 'care' }]);
    const plain = await order('video-reading', 'xenia@example.test', 'Should I take the new job?');
    expect(await marks(plain.id)).toMatchObject([{ care_kind: null }]);
    await server.sendMails();
    const letters = server.mailbox.to('xenia@example.test').map(({ subject }) => subject);
    expect(letters).not.toContain('We have read your message');
  });
});

test('Today has people in need on top, the gravest first, and nobody who was answered', async () => {
  await rows('delete from support_tickets');
  await rows('update intakes set care_kind = null, care_severity = null');
  const desk = await server.signedIn(OWNER);
  expect(await wordsOf(desk.get('/office'))).not.toContain('Needs a person');
  const post = (email: string, message: string) =>
    server.visitor().post('/contact', { name: 'Ida', email, subject: message, message });
  await post('ida@example.test', 'My cat died yesterday');
  await post('jana@example.test', 'I cut myself every night');
  const page = await wordsOf(desk.get('/office'));
  const top = page.slice(0, page.indexOf('Readings due'));
  expect(top).toMatch(/Needs a person now.*I cut myself.*My cat died/s);
  expect(await wordsOf(desk.get('/portal/support'))).toContain('Needs a person now');
  const [ticket] = await rows(`select id from support_tickets where user_email = 'jana@example.test'`);
  await answerTicket(server.services, { viewer: owner, ticketId: ticket.id, content: 'I am here.' });
  const after = await wordsOf(desk.get('/office'));
  expect(after.slice(0, after.indexOf('Readings due'))).not.toContain('I cut myself');
  // The customer reads nothing of our marks.
  const { ticketId } = await openTicketAsMember(server.services, {
    viewer: await viewerOf('member@demo.local'),
    subject: 'My husband',
    description: 'He beats me',
  });
  const member = await server.signedIn('member@demo.local');
  expect(await wordsOf(member.get(`/portal/support/${ticketId}`))).not.toContain('Needs a person');
});

describe('the page of helplines', () => {
  test('has a number and a source for every country, and is linked from every page', async () => {
    const page = await (await server.visitor().get('/help-now')).text();
    for (const { number, url, country } of server.services.content.current().helplines) {
      expect([country, page.includes(number), page.includes(url)]).toEqual([country, true, true]);
    }
    expect(page).toContain('tel:08001110111');
    expect(page).toContain('tel:999');
    expect(page).toMatch(/href="#FR".*id="FR"/s);
    expect(page).toContain('https://findahelpline.com');
    expect(page).not.toMatch(/€\d/);
    for (const path of ['/', '/contact', '/checkout/report']) {
      expect(await (await server.visitor().get(path)).text()).toContain('href="/help-now"');
    }
  });
});
