import { afterAll, describe, expect, test } from 'vitest';
import { writtenProductIds } from '../../content/catalogue.ts';
import { readSetUp } from '../../domain/office/index.ts';
import { startLiveSite } from '../harness/live-site.ts';
import { identity, turnOnTwoFactor } from '../harness/set-up-shop.ts';
import { checkoutBody, startBuying } from '../harness/shop.ts';
import { wordsOf } from '../harness/words-of.ts';

const site = await startLiveSite({}, undefined, { shop: 'new' });
afterAll(() => site.stop());

const owner = await site.signedIn(site.people.owner.email);
const rows = async (query: string) => (await site.services.db.$client.query(query)).rows;
const step = (intent: string, fields: Record<string, string> = {}) =>
  owner.post('/office/setup', { intent, ...fields });
/** The words of a page, without markup and scripts. */
const wordsOn = async (path: string) =>
  (await (await site.visitor().get(path)).text())
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'");

const publicPages = [
  ...['/', '/blog', '/about-aura', '/testimonials', '/faq', '/numbers', '/numbers/7', '/contact', '/privacy'],
  ...[
    '/terms',
    '/refunds',
    '/withdraw',
    '/cancel-membership',
    '/compatibility',
    '/your-year',
    '/quiz',
    '/newsletter',
    '/login',
    '/signup',
  ],
  ...writtenProductIds.map((id) => `/checkout/${id}`),
];
const invented =
  /999 999 990|\.example|Unipessoal|Rua da Estrela|10,000|2,847|Best Seller|Client Favorite|Most Popular|Marta S\.|sample quote/i;

describe('a live site on its first day', () => {
  test('says nothing that was made up, on any public page', async () => {
    for (const path of publicPages) {
      const page = await site.visitor().get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect([path, (await page.text()).match(invented)?.[0]]).toEqual([path, undefined]);
    }
  });

  test('shows every product as "Opening soon", and what is true in the place of figures and quotes', async () => {
    const home = await wordsOn('/');
    expect(home).toContain('Opening soon');
    expect(home).toContain('Every sum shown with its working');
    expect(home).toContain('Nobody has praised us here yet');
    for (const path of publicPages) {
      expect([path, (await wordsOn(path)).match(/whatsapp/i)?.[0]]).toEqual([path, undefined]);
    }
    for (const id of writtenProductIds) expect(await wordsOn(`/checkout/${id}`)).toContain('Opening soon');
  });

  test('takes no money, whatever is sent', async () => {
    for (const id of writtenProductIds) {
      const buyer = site.visitor();
      const wish = checkoutBody(id, { email: 'early@example.test' });
      for (const path of ['create-checkout-session', 'quote-order']) {
        const answer = await buyer.postJson(`/functions/v1/${path}`, wish);
        expect([id, path, answer.status]).toEqual([id, path, 400]);
        expect(await answer.text()).toContain('The shop opens soon');
      }
    }
    expect(await rows('select 1 from orders')).toEqual([]);
    expect(site.stripe.world.sessions.size).toBe(0);
  });

  test('answers questions and counts numbers all the same', async () => {
    const visitor = site.visitor();
    const message = {
      name: 'Iris',
      email: 'iris@example.test',
      subject: 'Soon?',
      message: 'When do you open?',
    };
    expect((await visitor.post('/contact', message)).status).toBe(200);
    await site.mailWith('iris@example.test', 'We have your message');
    const lead = { name: 'Iris Berg', email: 'iris@example.test', birthDate: '1990-07-04' };
    expect((await visitor.postJson('/functions/v1/capture-quiz-lead', lead)).status).toBe(200);
    // Nobody has given a contact address yet: questions go to where the letter came from.
    expect((await site.mailWith('iris@example.test', 'free report')).text).toContain('aura@example.test');
  });

  test('leads its owner to the set-up, and nobody else', async () => {
    const arrived = await owner.get('/office');
    expect([arrived.status, arrived.headers.get('location')]).toEqual([302, '/office/setup']);
    expect((await owner.get('/office/setup')).status).toBe(200);
    const member = await site.signedIn(site.people.member.email);
    expect((await member.get('/office/setup')).status).toBe(404);
  });
});

describe('helplines', () => {
  test('are checked by the owner, stay so for a year, and are asked for again', async () => {
    const isOpen = async () =>
      (await readSetUp(site.services, { actor: { id: site.people.owner.id, role: 'owner' } })).lines.some(
        ({ id, isDone }) => id === 'helplines' && !isDone,
      );
    const health = () => wordsOf(owner.get('/office/settings/health'));
    expect(await isOpen()).toBe(true);
    expect(await health()).toContain('Nobody has compared the helplines');
    expect((await step('helplines')).status).toBe(200);
    expect(await isOpen()).toBe(false);
    expect(await health()).not.toContain('Nobody has compared the helplines');
    expect(await rows(`select 1 from staff_actions where action = 'setup.helplines_checked'`)).toHaveLength(
      1,
    );
    await rows(
      `update settings set value = jsonb_set(value, '{helplines,checkedAt}', '"2020-01-01T00:00:00Z"') where key = 'setup'`,
    );
    expect(await isOpen()).toBe(true);
  });
});

describe('the set-up', () => {
  test('does not open the shop before its required lines are done', async () => {
    const answer = await step('open');
    expect(answer.status).toBe(409);
    expect(site.services.content.current().site.opensSoon).toBe(true);
  });

  test('takes neither the sample’s identity nor an unanswered tax number', async () => {
    const refused = [
      { taxId: 'PT 999 999 990' },
      { taxId: '' },
      { contactEmail: 'hello@aura-numerology.example' },
      { legalName: '  ' },
    ];
    for (const wrong of refused) {
      expect([wrong, (await step('identity', { ...identity, ...wrong })).status]).toEqual([wrong, 422]);
    }
    expect((await step('identity', identity)).status).toBe(200);
    expect(await wordsOn('/terms')).toContain(
      'You buy from Helena Duarte, Rua das Flores 12, 4050-262 Porto',
    );
  });

  test('proves mail by a code that only the letter has', async () => {
    expect((await step('prove-mail', { code: '000000' })).status).toBe(422);
    expect((await step('send-letter')).status).toBe(200);
    const letter = await site.mailAbout(site.people.owner.email, 'is the code for your set-up');
    expect(letter.secure).toBe(true);
    const link = letter.text?.match(/https:\/\/\S+\/office\/setup\?code=\d{6}/)?.[0] ?? '';
    expect(await (await owner.get(link)).text()).toContain('value="');
    const code = new URL(link).searchParams.get('code') ?? '';
    expect((await step('prove-mail', { code: code === '111111' ? '222222' : '111111' })).status).toBe(422);
    expect((await step('prove-mail', { code })).status).toBe(200);
  });

  test('proves the payments only when the provider’s signed notice has arrived', async () => {
    const isDone = async () =>
      (await (await owner.get('/office/setup')).text()).includes('Key, webhook and secret are right');
    site.stripe.faults.errorBefore = 1;
    expect((await step('prove-payments')).status).toBe(200);
    site.stripe.faults.errorBefore = 0;
    expect(await (await owner.get('/office/setup')).text()).toContain('Stripe could not be asked');

    site.stripe.deliveries.knobs.hold = true;
    expect((await step('prove-payments')).status).toBe(200);
    expect(await isDone()).toBe(false);
    site.stripe.deliveries.knobs.hold = false;
    await site.stripe.deliveries.settled();
    expect(await isDone()).toBe(true);
    expect(site.stripe.world.intents.size).toBe(0);
  });

  test('opens with the last line, keeps a log, and from then on sells', async () => {
    expect(await (await step('open')).text()).toContain('A second step at your sign-in');
    await turnOnTwoFactor({ visitor: owner, password: site.people.owner.password });
    expect((await step('backup')).status).toBe(200);
    expect((await step('open')).status).toBe(200);
    expect(await wordsOn('/')).not.toContain('Opening soon');
    const checkoutId = await startBuying(site.visitor(), 'report', { email: 'first@example.test' });
    site.stripe.payByCard(checkoutId);
    await site.settle();
    expect(await rows('select state from orders')).toEqual([{ state: 'paid' }]);
    const receipt = await site.mailAbout('first@example.test', '');
    expect(receipt.text).toContain('Helena Duarte · Rua das Flores 12, 4050-262 Porto, Portugal');
    const log = (
      await rows(`select distinct action from staff_actions where action like 'setup.%' order by 1`)
    ).map(({ action }) => action);
    expect(log).toEqual([
      'setup.helplines_checked',
      'setup.mail_proven',
      'setup.mail_tested',
      'setup.payments_tested',
      'setup.shop_opened',
    ]);
    expect(await (await owner.get('/office')).text()).toContain('Still open in your set-up');
  });

  test('claims are shown when they are confirmed as true, and not before', async () => {
    const claims = { soulsTotal: '1,200+', soulsThisYear: '', badges: 'couples-blueprint' };
    expect((await step('claims', claims)).status).toBe(422);
    expect(await wordsOn('/')).not.toContain('1,200+');
    expect((await step('claims', { ...claims, isTrue: 'on' })).status).toBe(200);
    const home = await wordsOn('/');
    expect(home).toContain('Trusted by 1,200+ souls');
    expect(home).toContain('Best Seller');
    expect(home).not.toContain('souls this year');
    expect((await step('claims', { soulsTotal: '', soulsThisYear: '' })).status).toBe(200);
    expect(await wordsOn('/')).not.toMatch(/1,200|Best Seller/);
    expect(await rows(`select 1 from staff_actions where action = 'setup.claims_saved'`)).toHaveLength(2);
  });

  test('WhatsApp is promised as long as there is a number', async () => {
    expect((await step('ways', { whatsapp: '912 345', meetingLink: '' })).status).toBe(422);
    const ways = { whatsapp: '+351 912 345 678', meetingLink: 'https://meet.aura.test/{id}' };
    expect((await step('ways', ways)).status).toBe(200);
    for (const path of ['/', '/checkout/transformation', '/privacy']) {
      expect([path, await wordsOn(path)]).toEqual([path, expect.stringContaining('WhatsApp')]);
    }
    expect(await rows(`select 1 from staff_actions where action = 'setup.ways_saved'`)).toHaveLength(1);
  });

  test('who bought the package is told the number and the last day, on its page and by letter, as long as it holds', async () => {
    const email = 'sara@example.test';
    const buy = async (product: 'transformation' | 'couples-blueprint') => {
      site.stripe.payByCard(await startBuying(site.visitor(), product, { email }));
      await site.settle();
      const { text = '' } = await site.mailAbout(email, 'Thank you');
      const [path = ''] = /\/orders\/[\w.%~-]+/.exec(text) ?? [];
      return { text, path };
    };
    const { text, path } = await buy('transformation');
    const until = new Date(site.clock.now().getTime() + 30 * 86_400_000);
    const day = until.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Lisbon',
    } as const);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `Until ${day} you can also write to us on WhatsApp: +351912345678`,
    );
    expect((await wordsOn(path)).replaceAll(/\s+/g, ' ')).toContain('Write to us at +351912345678 until');
    const other = await buy('couples-blueprint');
    expect(other.text + (await wordsOn(other.path))).not.toMatch(/whatsapp/i);
    await step('ways', { whatsapp: '', meetingLink: '' });
    expect(await wordsOn(path)).not.toMatch(/whatsapp/i);
  });

  test('"Most ordered this quarter" is counted, from five orders on', async () => {
    const buy = async (buyer: number) => {
      const email = `buyer-${buyer}@example.test`;
      site.stripe.payByCard(await startBuying(site.visitor(), 'report', { email }));
      await site.settle();
    };
    for (const buyer of [1, 2, 3]) await buy(buyer);
    await site.runJob('count-most-ordered');
    expect(await wordsOn('/checkout/report')).not.toContain('Most ordered this quarter');
    await buy(4);
    await site.runJob('count-most-ordered');
    expect(await wordsOn('/checkout/report')).toContain('Most ordered this quarter');
    site.clock.advance({ days: 92 });
    await site.runJob('count-most-ordered');
    expect(await wordsOn('/checkout/report')).not.toContain('Most ordered this quarter');
  });
});
