import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentTexts } from '../../content/consents.ts';
import { contacts } from '../../db/schema/index.ts';
import {
  marketingTopicNames,
  mayReceive,
  type ReaderFacts,
  type recordConsent,
  recordSubscription,
  setExistingCustomers,
} from '../../domain/mail/index.ts';
import {
  activateAutomation,
  examplePlan,
  planMembershipUpsell,
  readAutomation,
  readMailChoices,
  readPlanReach,
} from '../../domain/marketing/index.ts';
import { type OfferTopic, verdictOf } from '../../domain/marketing/reach.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying, type Wish } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let actor: Awaited<ReturnType<typeof newMember>>['actor'];
beforeAll(async () => {
  server = await startTestServer({}, new TestClock('2026-11-16T12:00:00Z'));
  shop = shopOf(server);
  ({ actor } = await newMember(server, 'Olga Owner', 'owner'));
});
afterAll(() => server.stop());

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.$client.query(text, values)).rows;
const inTx = <T>(work: (tx: Parameters<typeof recordConsent>[1]) => Promise<T>) =>
  server.services.db.transaction(work);
const switchTo = (on: boolean) => setExistingCustomers(server.services, { actor, on });
const subscribe = (email: string) =>
  inTx((tx) =>
    recordSubscription(server.services, tx, { email, text: consentTexts.subscription, source: 'quiz' }),
  );
async function buy(email: string, answers: Pick<Wish, 'offers' | 'similar'> = {}) {
  const checkout = await startBuying(server.visitor(), 'report', { email, ...answers });
  await shop.sandbox.chooseOutcome(checkout, 'paid');
  await shop.settle();
}
const pass = async (days: number) => {
  server.clock.advance({ days });
  await server.runJob('run-automations');
  await server.sendMails();
};
const sequenceOf = async (email: string, type: string) =>
  (
    await rows<{ stop_reason: string | null; completed: boolean; name: string; current_step: number }>(
      'select * from email_sequences where email = $1 and sequence_type = $2',
      [email, type],
    )
  )[0];
const lettersTo = (email: string, subject: string) =>
  server.mailbox.to(email).filter((mail) => mail.subject?.includes(subject));

const subsets = <T>(of: readonly T[]): T[][] =>
  Array.from({ length: 2 ** of.length }, (_, bits) => of.filter((__, at) => bits & (1 << at)));

describe('the rule', () => {
  const combinations = subsets(marketingTopicNames).flatMap((agreed) =>
    subsets(['all', ...marketingTopicNames]).flatMap((refused) =>
      [false, true].flatMap((bounced) =>
        [false, true].flatMap((complained) =>
          (['no', 'untold', 'told'] as const).map(
            (customer): ReaderFacts => ({ agreed, refused, bounced, complained, customer }),
          ),
        ),
      ),
    ),
  );

  test('is the same in the database and in the program, in every combination there is', async () => {
    expect(combinations).toHaveLength(16 * 32 * 2 * 2 * 3);
    await rows(
      `insert into contacts (email, came_by, topics, refused, bounced_at, complained_at, bought, told_at_checkout, last_seen_at, created_at)
       select 'combination' || n || '@example.test', 'quiz',
         array(select jsonb_array_elements_text(f->'agreed')), array(select jsonb_array_elements_text(f->'refused')),
         case when (f->>'bounced')::boolean then now() end, case when (f->>'complained')::boolean then now() end,
         case when f->>'customer' = 'no' then '{}'::text[] else '{report}' end, f->>'customer' = 'told', now(), now()
       from jsonb_array_elements($1::jsonb) with ordinality as t(f, n)`,
      [JSON.stringify(combinations)],
    );
    for (const existingCustomers of [false, true])
      for (const topic of marketingTopicNames) {
        const found = await verdicts(topic, existingCustomers);
        const wrong = combinations.filter((facts, at) => {
          const said = mayReceive(facts, topic, { existingCustomers });
          return found.get(`combination${at + 1}@example.test`) !== (said.may ? said.because : said.why);
        });
        expect([topic, existingCustomers, wrong]).toEqual([topic, existingCustomers, []]);
      }
    await rows(`delete from contacts where email like 'combination%'`);
  });

  test('lets service mail through always, and a no stands above everything else', () => {
    for (const facts of combinations) {
      expect(mayReceive(facts, 'service', { existingCustomers: false }).may).toBe(true);
      for (const topic of marketingTopicNames) {
        const { may } = mayReceive(facts, topic, { existingCustomers: true });
        const refused = facts.refused.some((name) => name === 'all' || name === topic);
        if (refused || facts.bounced || facts.complained) expect(may).toBe(false);
        if (facts.customer !== 'told' && facts.agreed.length === 0) expect(may).toBe(false);
      }
    }
  });
});

async function verdicts(topic: OfferTopic, existingCustomers: boolean): Promise<Map<string, string>> {
  const verdict = verdictOf(topic, { existingCustomers });
  const found = await server.services.db.execute<{ email: string; verdict: string }>(
    sql`select ${contacts.email} as email, ${verdict} as verdict from ${contacts}`,
  );
  return new Map(found.rows.map((row) => [row.email, row.verdict]));
}

describe('the invitation to the Circle', () => {
  const plan = (email: string) =>
    inTx((tx) => planMembershipUpsell(server.services, tx, { email, name: 'Ines Duarte' }));

  test('goes to whom the rule lets through; for the others it ends at its first letter, and says why', async () => {
    const [bare, agreed] = ['bare@upsell.test', 'agreed@upsell.test'];
    const [told, refused] = ['told@upsell.test', 'refused@upsell.test'];
    await switchTo(true);
    await buy(bare);
    await buy(agreed, { offers: true });
    await buy(told, { similar: 'told' });
    await buy(refused, { similar: 'refused' });
    for (const email of [bare, agreed, told, refused]) await plan(email);
    const before = await readAutomation(server.services, { actor, automationId: 'membership_upsell' });
    expect(before).toMatchObject({
      reach: { people: 4, reached: 2, customers: 1, not: [{ why: 'untold_customer', count: 2 }] },
    });
    await pass(7);
    const had = (email: string) => lettersTo(email, 'Now that you have had some time').length;
    expect([bare, agreed, told, refused].map(had)).toEqual([0, 1, 1, 0]);
    expect(await sequenceOf(bare, 'membership_upsell')).toMatchObject({
      stop_reason: 'no_consent',
      completed: true,
      current_step: 0,
    });
    // Switched off, the ground is gone for those who only bought; an agreement stands.
    await switchTo(false);
    await pass(7);
    expect(await sequenceOf(told, 'membership_upsell')).toMatchObject({ stop_reason: 'no_consent' });
    expect(await sequenceOf(agreed, 'membership_upsell')).toMatchObject({
      stop_reason: null,
      current_step: 2,
    });
    // A yes that comes later lets it go on.
    await subscribe(bare);
    await pass(1);
    expect(had(bare)).toBe(1);
    await switchTo(true);
  });
});

describe('reminders of a cart', () => {
  const leaveCart = (email: string) =>
    server.visitor().postJson('/functions/v1/save-cart', { productId: 'video-reading', email });

  test('go to whom the rule lets through, and greet whom we know by name', async () => {
    const lead = { name: 'Carla Cart', birthDate: '1990-07-04' };
    await captureLead(server.services, { ...lead, email: 'carla@cart.test', marketingConsent: true });
    await captureLead(server.services, { ...lead, email: 'only.report@cart.test', marketingConsent: false });
    await subscribe('nameless@cart.test');
    for (const name of ['carla', 'only.report', 'nameless', 'stranger']) await leaveCart(`${name}@cart.test`);
    await pass(1);
    expect(lettersTo('carla@cart.test', 'Video Reading')[0]?.text).toContain('Carla');
    expect(lettersTo('nameless@cart.test', 'Video Reading')).toHaveLength(1);
    expect(await sequenceOf('nameless@cart.test', 'abandoned_cart')).toMatchObject({ name: 'Soul Seeker' });
    for (const email of ['only.report@cart.test', 'stranger@cart.test']) {
      expect(lettersTo(email, 'Video Reading')).toEqual([]);
      expect(await sequenceOf(email, 'abandoned_cart')).toMatchObject({ stop_reason: 'no_consent' });
    }
  });
});

describe('asking', () => {
  const ledger = (email: string) =>
    rows<{ topic: string; text: string; source: string }>(
      'select topic, text, source from consents where email = $1 and withdrawn_at is null order by topic',
      [email],
    );
  const both = (source: string) =>
    ['marketing', 'newsletter'].map((topic) => ({ topic, text: consentTexts.subscription, source }));

  test('at the checkout: a box that is not ticked; its yes counts once the order is paid', async () => {
    const page = await (await server.visitor().get('/checkout/report')).text();
    expect(page).toContain(consentTexts.subscription);
    expect(page).not.toMatch(/name="offers"[^>]*checked/);
    await startBuying(server.visitor(), 'report', { email: 'unpaid@ask.test', offers: true });
    expect(await ledger('unpaid@ask.test')).toEqual([]);
    await buy('paid@ask.test', { offers: true });
    expect(await ledger('paid@ask.test')).toEqual(both('checkout'));
    await buy('silent@ask.test');
    expect(await ledger('silent@ask.test')).toEqual([]);
  });

  test('at the checkout: the no to similar products is offered while existing customers are written to', async () => {
    const told = 'As a customer you may get an occasional e-mail';
    expect(await (await server.visitor().get('/checkout/report')).text()).toContain(told);
    await switchTo(false);
    expect(await (await server.visitor().get('/checkout/report')).text()).not.toContain(told);
    await buy('off@ask.test', { similar: 'told' });
    const [order] = await rows('select similar_offers from orders where email = $1', ['off@ask.test']);
    expect(order).toEqual({ similar_offers: null });
    await switchTo(true);
  });

  test('without JavaScript, too', async () => {
    const fields = { productName: 'Personal Report', amount: '5900', email: 'plain@ask.test' };
    await server.visitor().post('/checkout/report/order', {
      ...fields,
      offers: 'on',
      similar: 'told',
      similarNo: 'on',
    });
    const [order] = await rows('select offers_text, similar_offers from orders where email = $1', [
      'plain@ask.test',
    ]);
    expect(order).toEqual({ offers_text: consentTexts.subscription, similar_offers: 'refused' });
  });

  test('at the sign-up', async () => {
    const account = { name: 'Sina Sign', password: 'a long enough one' };
    await server.visitor().post('/signup', { ...account, email: 'yes@sign.test', offers: 'on' });
    await server.visitor().post('/signup', { ...account, email: 'no@sign.test' });
    expect(await ledger('yes@sign.test')).toEqual(both('sign-up'));
    expect(await ledger('no@sign.test')).toEqual([]);
  });

  test('leaving the offers keeps what was chosen to stay', async () => {
    const email = 'some@choice.test';
    await captureLead(server.services, {
      name: 'Cho Ice',
      birthDate: '1990-07-04',
      email,
      marketingConsent: true,
    });
    await server.sendMails();
    const mail = await server.lastMail(email);
    const leave =
      /<(.*)>/.exec(String(mail.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line))?.[1] ?? '';
    const body = new URLSearchParams([
      ['intent', 'choices'],
      ['topic', 'membership'],
      ['topic', 'newsletter'],
    ]);
    await fetch(leave, { method: 'POST', body });
    expect((await ledger(email)).map(({ topic }) => topic)).toEqual(['membership', 'newsletter']);
    const reader = { email, emailVerified: true };
    const kept = (await readMailChoices(server.services, reader)).filter((choice) => choice.wanted);
    expect(kept.map(({ topic }) => topic)).toEqual(['membership', 'newsletter']);
  });
});

describe('an automation of her own', () => {
  test('the example on the empty page works: somebody subscribes, and gets a code that the shop takes', async () => {
    const name = 'Welcome to new readers';
    const reach = await readPlanReach(server.services, { actor, plan: examplePlan });
    expect(reach).toMatchObject({ whom: 'whom you know', letters: 1 });
    expect(reach.reach.people).toBe(
      reach.reach.not.reduce((sum, { count }) => sum + count, reach.reach.reached),
    );
    await activateAutomation(server.services, { actor, name, plan: examplePlan });
    const email = 'new@reader.test';
    await subscribe(email);
    await pass(0);
    expect(lettersTo(email, 'A welcome gift')).toEqual([]);
    await pass(3);
    const [letter] = lettersTo(email, 'A welcome gift');
    const [code = 'none'] = /AURA[A-Z0-9]{6}/.exec(letter?.text ?? '') ?? [];
    await startBuying(server.visitor(), 'report', { email, code });
  });
});
