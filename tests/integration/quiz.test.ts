import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { POLL_SECONDS } from '../../adapters/jobs/pg-boss.ts';
import { consentTexts } from '../../content/consents.ts';
import { consents, contacts, mails, numerologyReports, quizLeads } from '../../db/schema/index.ts';
import { newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const maya = { name: 'Maya Okafor', email: 'Maya@Example.test', birthDate: '1990-07-04' };
const capture = (body: object) => server.visitor().postJson('/functions/v1/capture-quiz-lead', body);
const leadsOf = (email: string) =>
  server.services.db.select().from(quizLeads).where(eq(quizLeads.email, email));
const mailsTo = (address: string) =>
  server.services.db.select().from(mails).where(eq(mails.toAddress, address)).orderBy(desc(mails.createdAt));

describe('counting', () => {
  test('gives the three numbers with their working, and keeps nothing', async () => {
    const answer = await server.visitor().postJson('/functions/v1/quiz-numbers', {
      name: 'Thomas John Hancock',
      birthDate: '1949-05-15',
    });
    const { cards, spelling } = await answer.json();
    expect([cards.lifePath.number, cards.lifePath.compound]).toEqual([7, '16/7']);
    expect([cards.expression.number, cards.expression.compound]).toEqual([7, '25/7']);
    expect([cards.soulUrge.number, cards.soulUrge.compound]).toEqual([2, '20/2']);
    expect(cards.lifePath.working.terms).toHaveLength(3);
    expect(spelling).toEqual({ text: 'THOMAS JOHN HANCOCK', changed: false, leftOut: [] });
    expect(await server.services.db.$count(quizLeads)).toBe(0);
  });

  test('a master number stays a single digit with a note', async () => {
    const answer = await server
      .visitor()
      .postJson('/functions/v1/quiz-numbers', { name: 'Lynn Murray', birthDate: '1940-03-12' });
    const { cards } = await answer.json();
    expect([cards.lifePath.number, cards.lifePath.master]).toEqual([2, 11]);
    expect([cards.soulUrge.number, cards.soulUrge.master]).toEqual([2, 11]);
  });

  test('a name in another script is spelled, and may be spelled otherwise', async () => {
    const count = async (spelling?: string) => {
      const body = { name: 'Dr. Мария Łukasz', birthDate: '1990-07-04', spelling };
      return (await server.visitor().postJson('/functions/v1/quiz-numbers', body)).json();
    };
    const ours = await count();
    expect(ours.spelling).toEqual({ text: 'MARIYA LUKASZ', changed: true, leftOut: ['Dr.'] });
    const hers = await count('Maria Lukasz');
    expect(hers.spelling.text).toBe('MARIA LUKASZ');
    expect(hers.cards.expression.number).not.toBe(ours.cards.expression.number);
  });

  test.each([
    ['a name without letters', { name: '123', birthDate: '1990-07-04' }, 'name'],
    ['sounds that its script leaves untold', { name: 'محمد عبد الله', birthDate: '1990-07-04' }, 'spelling'],
    ['a name without vowels', { name: 'Ng', birthDate: '1990-07-04' }, 'name'],
    ['no name', { name: ' ', birthDate: '1990-07-04' }, 'name'],
    ['an impossible day', { name: 'Maya', birthDate: '1990-02-30' }, 'birthDate'],
    ['a day to come', { name: 'Maya', birthDate: '2990-02-03' }, 'birthDate'],
    ['a day before 1900', { name: 'Maya', birthDate: '1899-12-31' }, 'birthDate'],
    ['a spelling without letters', { name: 'Maya', birthDate: '1990-07-04', spelling: '7' }, 'spelling'],
  ])('refuses %s at its field', async (_, body, field) => {
    const answer = await server.visitor().postJson('/functions/v1/quiz-numbers', body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toEqual({ [field]: expect.any(String) });
  });
});

describe('a lead', () => {
  const ofMaya = eq(numerologyReports.email, 'maya@example.test');

  test('is kept with our numbers, and its report arrives as a PDF', async () => {
    const answer = await capture({ ...maya, numbers: { lifePath: 9, expression: 9, soulUrge: 9 } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true, lead: expect.any(String) });

    const [lead] = await leadsOf('maya@example.test');
    expect(lead).toMatchObject({ lifePath: 3, expression: 7, soulUrge: 6, name: 'Maya Okafor' });
    const [report] = await server.services.db.select().from(numerologyReports).where(ofMaya);
    expect(report).toMatchObject({ leadId: lead?.id, email: 'maya@example.test', lifePath: 3 });

    const mail = await server.mailWith('maya@example.test');
    expect(mail.text).toContain('Here are your numbers, Maya\n');
    expect(mail.attachments).toHaveLength(1);
    expect(mail.attachments[0]?.filename).toBe('aura-numerology-free-report.pdf');
    expect(mail.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('with a master number is told of it as the report tells it', async () => {
    const email = 'master@example.test';
    await capture({ ...maya, email, birthDate: '1980-01-01' });
    expect((await leadsOf(email))[0]).toMatchObject({ lifePath: 2 });
    const { text } = await server.mailWith(email);
    expect(text).toContain('Life Path 11/2: The Lantern on the Road');
    expect(text).not.toContain('Life Path 2:');
  });

  test('sent again is the same lead with the same deadline, and no second letter', async () => {
    const again = await Promise.all(Array.from({ length: 5 }, () => capture(maya)));
    const answers = await Promise.all(again.map((answer) => answer.json()));
    expect(await leadsOf('maya@example.test')).toHaveLength(1);
    expect(new Set(answers.map(({ lead, offer }) => `${lead} ${offer.endsAt}`)).size).toBe(1);
    expect(await mailsTo('maya@example.test')).toHaveLength(1);
    expect(await server.services.db.$count(numerologyReports, ofMaya)).toBe(1);
  });

  test('with a corrected spelling is counted anew and written again', async () => {
    await capture({ ...maya, spelling: 'Maia Okafor' });
    const [lead] = await leadsOf('maya@example.test');
    expect(lead).toMatchObject({ editedSpelling: 'Maia Okafor', soulUrge: 6 });
    expect(await mailsTo('maya@example.test')).toHaveLength(2);
    expect(await server.services.db.$count(numerologyReports, ofMaya)).toBe(1);
  });

  test('asks again a day later and gets the letter again, but not a new deadline', async () => {
    const [before] = await leadsOf('maya@example.test');
    server.clock.advance({ hours: 24 });
    const answer = await capture({ ...maya, spelling: 'Maia Okafor' });
    expect((await answer.json()).offer.endsAt).toBe(before?.offerEndsAt.toISOString());
    expect(await mailsTo('maya@example.test')).toHaveLength(3);
  });

  test('keeps a consent in the words of the box, and only where it was ticked', async () => {
    await capture({ ...maya, email: 'quiet@example.test' });
    await capture({ ...maya, email: 'open@example.test', marketingConsent: true });
    await capture({ ...maya, email: 'open@example.test', marketingConsent: true });
    const ours = like(consents.email, '%@example.test');
    const kept = await server.services.db.select().from(consents).where(ours);
    expect(new Set(kept.map(({ email }) => email))).toEqual(new Set(['open@example.test']));
    expect(kept.map(({ topic }) => topic).sort()).toEqual(['marketing', 'newsletter']);
    expect(kept[0]).toMatchObject({
      email: 'open@example.test',
      text: consentTexts.subscription,
      givenAt: server.clock.now(),
      withdrawnAt: null,
    });
  });

  test.each([
    ['no address', { email: '' }, 'email'],
    ['two addresses', { email: 'a@example.test, b@example.test' }, 'email'],
    ['a header in the address', { email: 'a@example.test\r\nBcc: b@example.test' }, 'email'],
    ['no name', { name: '' }, 'name'],
    ['an impossible day', { birthDate: '2001-02-29' }, 'birthDate'],
    ['something that is no text', { name: { $ne: '' } }, 'name'],
    ['an advertisement for a name', { name: 'Win at https://spam.test' }, 'name'],
  ])('is refused with %s, and nothing is kept', async (_, wrong, field) => {
    const before = await server.services.db.$count(quizLeads);
    const answer = await capture({ ...maya, ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
    expect(await server.services.db.$count(quizLeads)).toBe(before);
  });

  test('is answered alike for a known and an unknown address', async () => {
    const shape = async (email: string) => {
      // Who knows address and birth date of a quiz is taken for the person herself (tests/integration/honest-offers.test.ts).
      const answer = await capture({ ...maya, name: 'Maya O', birthDate: '1970-01-02', email });
      const { lead, ...rest } = await answer.json();
      return { status: answer.status, length: lead.length, ...rest };
    };
    const known = await shape('member@demo.local');
    expect(known).toEqual(await shape('nobody@demo.local'));
    // A second lead of an address that has one already.
    expect(known).toEqual(await shape('maya@example.test'));
  });

  test('cannot be used to fill a mailbox', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 61; i++)
      answers.push((await capture({ ...maya, email: 'full@example.test' })).status);
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers[60]).toBe(429);
    expect(await mailsTo('full@example.test')).toHaveLength(1);
  });
});

describe('the offer', () => {
  const offerOf = async (token: string) =>
    server.visitor().get(`/functions/v1/quiz-offer?lead=${encodeURIComponent(token)}`);

  test('ends 24 hours after the lead, by the server’s clock', async () => {
    const { lead, offer } = await (await capture({ ...maya, email: 'offer@example.test' })).json();
    const end = server.clock.now().getTime() + 24 * 3_600_000;
    expect(Date.parse(offer.endsAt)).toBe(end);
    server.clock.advance({ hours: 23, minutes: 59 });
    const later = await (await offerOf(lead)).json();
    expect(later.endsAt).toBe(offer.endsAt);
    expect(Date.parse(later.endsAt) - Date.parse(later.now)).toBe(60_000);
  });

  test('is nobody’s without a lead, a token or the right signature', async () => {
    const { lead } = await (await capture({ ...maya, email: 'offer@example.test' })).json();
    for (const token of ['', 'x', `${lead}x`, lead.split('.')[0]]) {
      expect((await offerOf(token)).status).toBe(404);
    }
  });

  const quote = async (question: object) => {
    const asked = { productId: 'mini-reading', ...question };
    return (await server.visitor().postJson('/functions/v1/quote-order', asked)).json();
  };
  const order = (amount: number, offer: string) =>
    server.visitor().postJson('/functions/v1/create-checkout-session', {
      productId: 'mini-reading',
      productName: 'Mini Video Reading',
      amount,
      offer,
      email: 'buyer@example.test',
    });

  test('is the browser’s own: what is quoted to an address does not tell whether it took the quiz', async () => {
    await capture({ ...maya, email: 'taken@example.test' });
    server.clock.advance({ hours: 25 });
    const [taken, never] = [
      await quote({ email: 'taken@example.test' }),
      await quote({ email: 'never@example.test' }),
    ];
    expect(taken).toEqual(never);
    expect(taken).toMatchObject({ priceCents: 1900, originalPriceCents: 6700 });
  });

  test('begins when the order page is first seen, and costs €67 when it is over', async () => {
    const { offer } = await quote({});
    expect(Date.parse(offer.endsAt) - Date.parse(offer.now)).toBe(24 * 3_600_000);
    server.clock.advance({ hours: 23 });
    expect((await quote({ offer: offer.token })).offer.endsAt).toBe(offer.endsAt);
    expect((await order(1900, offer.token)).status).toBe(200);
    server.clock.advance({ hours: 1 });
    const over = await quote({ offer: offer.token });
    expect([over.priceCents, over.originalPriceCents]).toEqual([6700, undefined]);
    expect((await order(1900, offer.token)).status).toBe(400);
    expect((await order(6700, offer.token)).status).toBe(200);
  });

  test('costs in a letter about a cart what it costs at the checkout', async () => {
    const { offer } = await quote({});
    server.clock.advance({ hours: 25 });
    const email = 'late-cart@example.test';
    const cart = { productId: 'mini-reading', email, offer: offer.token };
    await server.visitor().postJson('/functions/v1/save-cart', cart);
    const { rows } = await server.services.db.$client.query(
      'select total_amount::float8 as total from abandoned_carts where email = $1',
      [email],
    );
    expect(rows).toEqual([{ total: (await quote({ offer: offer.token })).priceCents / 100 }]);
  });

  test('is one per browser: other answers do not begin another', async () => {
    const first = await (await capture({ ...maya, email: 'first@example.test' })).json();
    server.clock.advance({ hours: 20 });
    const other = { ...maya, name: 'Nora Lind', email: 'second@example.test', offer: first.offer.token };
    const second = await (await capture(other)).json();
    expect(second.offer.endsAt).toBe(first.offer.endsAt);
    const letter = await server.mailAbout('first@example.test', 'Your free report');
    expect(letter.text).not.toContain('/checkout/mini-reading'); // she did not ask for such things
  });
});

describe('numbers of a member', () => {
  const numbers = /Life Path 3.*Expression 7.*Soul Urge 6/s;
  const rings = async (visitor: ReturnType<TestServer['visitor']>) => (await visitor.get('/portal')).text();

  test('reach her portal at once when she takes the quiz signed in', async () => {
    const { visitor } = await newMember(server, 'Quinn Signed');
    expect(await rings(visitor)).not.toMatch(numbers);
    await visitor.postJson('/functions/v1/capture-quiz-lead', { ...maya, email: 'quinn@example.test' });
    expect(await rings(visitor)).toMatch(numbers);
  });

  test('reach a new account by the token that its browser keeps, and replace none', async () => {
    const { lead } = await (await capture({ ...maya, email: 'before@example.test' })).json();
    const { visitor } = await newMember(server, 'Nia New');
    await visitor.post('/portal?index', { lead: 'forged' });
    expect(await rings(visitor)).not.toMatch(numbers);
    await visitor.post('/portal?index', { lead });
    expect(await rings(visitor)).toMatch(numbers);
    const other = await capture({
      ...maya,
      name: 'Other Person',
      birthDate: '1981-01-01',
      email: 'o@example.test',
    });
    await visitor.post('/portal?index', { lead: (await other.json()).lead });
    expect(await rings(visitor)).toMatch(numbers);
  });
});

describe('without JavaScript', () => {
  const answers = { ...maya, email: 'plain@example.test' };

  test('the form ends on a page with numbers, working, notice, report and offer', async () => {
    const page = await wordsOf(server.visitor().post('/quiz/result', answers));
    for (const part of [
      'The Bright Voice',
      'Show the working',
      'Free PDF Report Sent!',
      'Save €48',
      '24 hours only',
    ])
      expect(page).toContain(part);
    expect(await leadsOf('plain@example.test')).toHaveLength(1);
  });

  test('the report is on its way within ten seconds: it waits for no hour, and for no slower look than two seconds', async () => {
    const asked = vi.spyOn(server.services.jobs, 'enqueue');
    const at = server.clock.now();
    await server.visitor().post('/quiz/result', { ...answers, email: 'soon@example.test' });
    const [mail] = await mailsTo('soon@example.test');
    expect(mail?.nextTryAt?.getTime()).toBeLessThanOrEqual(at.getTime());
    const [, , , later] = asked.mock.calls.find(([, name]) => name === 'send-mails') ?? [];
    expect(asked.mock.calls.map(([, name]) => name)).toContain('send-mails');
    expect(later?.at).toBeUndefined();
    asked.mockRestore();
    // Drawing and sending take a second at most: `node bench/free-report.ts`.
    expect(POLL_SECONDS).toBeLessThan(5);
    const letter = await server.mailWith('soon@example.test');
    expect(letter.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(server.clock.now()).toEqual(at);
  });

  test('a changed spelling is confirmed before anything is sent', async () => {
    const lukasz = { ...answers, name: 'Łukasz Nowak', email: 'lukasz@example.test' };
    const first = await server.visitor().fetch('/quiz/result', {
      method: 'POST',
      body: new URLSearchParams(lukasz),
      headers: { referer: `${server.url}/quiz?utm_source=instagram` },
    });
    const asked = await first.text();
    expect(asked).toContain('Please look at this spelling.');
    // What led here stood in the address of the page before; from now on the form says it.
    expect(asked).toContain('name="source" value="instagram"');
    expect(asked).toContain('value="LUKASZ NOWAK"');
    expect(await leadsOf('lukasz@example.test')).toHaveLength(0);
    const page = await wordsOf(
      server.visitor().post('/quiz/result', { ...lukasz, spelling: 'LUKASZ NOWAK', source: 'instagram' }),
    );
    const [person] = await server.services.db
      .select({ source: contacts.source })
      .from(contacts)
      .where(eq(contacts.email, lukasz.email));
    expect(person).toEqual({ source: 'instagram' });
    expect(page).toContain('Free PDF Report Sent!');
    expect(await mailsTo('lukasz@example.test')).toHaveLength(1);
  });

  test('what is wrong is said at its field, and what was typed stays', async () => {
    const answer = await server.visitor().post('/quiz/result', { ...answers, birthDate: '1990-02-30' });
    const page = await answer.text();
    expect(page).toContain('February 1990 has 28 days.');
    expect(page).toContain('value="plain@example.test"');
  });

  test('a lead that is refused does not keep the results back', async () => {
    for (let i = 0; i < 60; i++) await capture({ ...maya, email: 'busy@example.test' });
    const page = await wordsOf(
      server.visitor().post('/quiz/result', { ...maya, email: 'busy@example.test' }),
    );
    expect(page).toContain('The Bright Voice');
    expect(page).toContain('Your report was not sent');
    expect(page).not.toContain('Free PDF Report Sent!');
  });

  test('the report downloads from the answers alone', async () => {
    const answer = await server
      .visitor()
      .post('/quiz/report.pdf', { name: 'Søren', birthDate: '1990-07-04' });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="');
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    const refused = await server.visitor().post('/quiz/report.pdf', { name: '7', birthDate: '1990-07-04' });
    expect(refused.status).toBe(422);
  });
});

test('shared numbers tell a master number with its own meaning', async () => {
  const page = await wordsOf(server.visitor().get('/quiz/shared/11-2-3'));
  expect(page).toContain('The Lantern on the Road');
  expect(page).toContain('Master number 11');
});

test.each(['/quiz', '/quiz/shared/3-7-6', '/compatibility', '/your-year', '/contact'])(
  '%s can be shared',
  async (path) => {
    const page = await (await server.visitor().get(path)).text();
    expect(page).toContain(`rel="canonical" href="${server.url}${path}"`);
    for (const tag of ['og:title', 'og:image', 'og:description']) expect(page).toContain(`property="${tag}"`);
  },
);

test('shared numbers show numbers and nobody', async () => {
  const answer = await server.visitor().get('/quiz/shared/3-7-6');
  expect(answer.status).toBe(200);
  expect(await wordsOf(answer)).toContain('The Bright Voice');
  for (const wrong of ['0-1-2', '1-2', '1-2-3-4', '12-2-3', 'x'])
    expect((await server.visitor().get(`/quiz/shared/${wrong}`)).status).toBe(404);
});
