import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { discountCodes, emailEvents, emailSequences, mails } from '../../db/schema/index.ts';
import { recordConsent, recordSubscription, sendDueMails } from '../../domain/mail/index.ts';
import {
  planMembershipUpsell,
  reachGoals,
  runAutomations,
  startSequence,
} from '../../domain/marketing/index.ts';
import type { Start } from '../../domain/marketing/sequences/start-sequences.ts';
import { recordCart } from '../../domain/shop/carts.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
beforeAll(async () => {
  house = await startTestServices();
});
afterAll(() => house.stop());
beforeEach(async () => {
  await house.services.db.$client.query(
    'truncate mails, campaign_runs, suppressions, marketing_pace, abandoned_carts, consents, contacts cascade',
  );
  house.mailbox.received.length = 0;
  house.mailbox.accept();
  // The clocks of Europe change two nights later.
  house.clock.set('2026-03-27T22:30:00.000Z');
});

const maya: Start & { marketingConsent: boolean } = {
  type: 'quiz_nurture',
  email: 'maya@example.test',
  name: 'Maya',
  quizResults: { lifePath: 7, expression: 3, soulUrge: 5 },
  marketingConsent: true,
};
const inTransaction = <T>(work: (tx: Parameters<typeof startSequence>[1]) => Promise<T>) =>
  house.services.db.transaction(work);
const agree = (email: string) =>
  inTransaction((tx) =>
    recordSubscription(house.services, tx, { email, text: 'Yes, write to me.', source: 'quiz' }),
  );
const start = async (changes: Partial<typeof maya> = {}) => {
  const { marketingConsent, ...whole } = { ...maya, ...changes };
  if (marketingConsent) await agree(whole.email);
  return inTransaction((tx) => startSequence(house.services, tx, whole));
};
const report = { productId: 'report', productName: 'Personal Report', priceCents: 5900 };
const circle = { productId: 'membership', productName: 'Soul Circle Membership', priceCents: 1900 };
async function cart(email: string, product = report) {
  await agree(email);
  await inTransaction((tx) => recordCart(house.services, tx, { email, ...product }));
  const { rows } = await house.services.db.$client.query(
    `select id as "sequenceId" from email_sequences where email = $1 and sequence_type = 'abandoned_cart'
     order by created_at desc limit 1`,
    [email],
  );
  return rows[0] as { sequenceId: string };
}
const buy = (email: string, products: string[]) =>
  inTransaction(async (tx) => {
    const order = { type: 'order-paid', orderId: '', subject: null, owed: false } as const;
    for (const productId of products)
      await reachGoals(house.services, tx, { ...order, email, productId, productIds: [productId] });
  });

async function runOnce() {
  await runAutomations(house.services);
  await sendDueMails(house.services);
}
/** What the hourly processor would do, hour by hour. */
async function passHours(hours: number, every = 1) {
  for (let hour = 0; hour < hours; hour += every) {
    house.clock.advance({ hours: every });
    await runOnce();
  }
}
const sequences = () =>
  house.services.db.select().from(emailSequences).orderBy(desc(emailSequences.createdAt));
const theSequence = async () => (await sequences())[0];
const events = async () =>
  (await house.services.db.select().from(emailEvents).orderBy(emailEvents.createdAt)).map(
    ({ eventType, emailTemplate }) => `${eventType} ${emailTemplate}`,
  );
/** Hours after the start at which each letter left. */
async function timetable(email: string, startedAt: Date) {
  const rows = await house.services.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, email))
    .orderBy(mails.sentAt);
  return rows.map(({ template, sentAt }) => [
    template,
    Math.round(((sentAt?.getTime() ?? 0) - startedAt.getTime()) / 3_600_000),
  ]);
}

describe('the life of a sequence', () => {
  test('all three types, hour by hour, to the letter of the table', async () => {
    const startedAt = house.clock.now();
    expect(await start()).toMatchObject({ success: true, started: true });
    await cart('leo@example.test');
    await agree('ines@example.test');
    await inTransaction((tx) =>
      planMembershipUpsell(house.services, tx, { email: 'ines@example.test', name: 'Inês' }),
    );
    await runOnce();
    await passHours(80);
    await passHours(18 * 24, 8);

    expect(await timetable('maya@example.test', startedAt)).toEqual([
      ['welcome', 0],
      ['testimonial', 24],
      ['discount', 72],
      ['education', 120],
      ['urgency', 168],
      ['value', 240],
      ['membership', 336],
    ]);
    expect(await timetable('leo@example.test', startedAt)).toEqual([
      ['abandoned_cart', 1],
      ['abandoned_cart_reminder', 24],
      ['abandoned_cart_final', 72],
    ]);
    const week = 7 * 24;
    expect(await timetable('ines@example.test', startedAt)).toEqual([
      ['membership_intro', week],
      ['membership_benefits', 2 * week],
      ['membership_offer', 3 * week],
    ]);
    expect(house.mailbox.received).toHaveLength(13);
    for (const row of await sequences()) {
      expect(row).toMatchObject({
        completed: true,
        converted: false,
        stopReason: 'completed',
        nextDueAt: null,
      });
    }
    expect((await events()).filter((event) => event.startsWith('sent '))).toHaveLength(13);
  });

  test('between two letters the row says where it stands', async () => {
    await start();
    expect(await theSequence()).toMatchObject({ currentStep: 0, lastSentAt: null, nextDueAt: null });
    await runOnce();
    const sentAt = house.clock.now();
    expect(await theSequence()).toMatchObject({
      currentStep: 1,
      completed: false,
      lastSentAt: sentAt,
      nextDueAt: new Date(sentAt.getTime() + 24 * 3_600_000),
    });
  });

  test('a step is due at its moment, and not a millisecond before', async () => {
    await start();
    await runOnce();
    const due = (await theSequence())?.nextDueAt ?? new Date();
    house.clock.set(new Date(due.getTime() - 1));
    expect(await runAutomations(house.services)).toBe(0);
    house.clock.set(due);
    expect(await runAutomations(house.services)).toBe(1);
    expect(await runAutomations(house.services)).toBe(0);
  });

  test('started again while it runs, it is the same one', async () => {
    const first = await start();
    await runOnce();
    expect(await start({ type: 'welcome', email: ' MAYA@example.test ' })).toEqual({
      success: true,
      sequenceId: first.sequenceId,
      started: false,
      message: 'Sequence already active',
    });
    await runOnce();
    expect(house.mailbox.received).toHaveLength(1);
  });

  test('twenty starts at once make one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => start()));
    expect(answers.filter(({ started }) => started)).toHaveLength(1);
    expect(new Set(answers.map(({ sequenceId }) => sequenceId)).size).toBe(1);
  });

  test('without consent it stops after the letter that was asked for, and says so', async () => {
    await start({ marketingConsent: false });
    await runOnce();
    expect(await theSequence()).toMatchObject({ currentStep: 1, completed: true, stopReason: 'no_consent' });
    await passHours(48, 8);
    expect(house.mailbox.received).toHaveLength(1);
    // A second quiz, this time with consent: the same one goes on.
    expect(await start()).toMatchObject({ started: false });
    expect(await theSequence()).toMatchObject({ completed: false, stopReason: null });
  });

  test('a yes that comes later lets it go on, by its own timetable', async () => {
    await start({ marketingConsent: false });
    await sendDueMails(house.services);
    await passHours(6);
    await inTransaction((tx) =>
      recordConsent(house.services, tx, {
        email: maya.email,
        topic: 'marketing',
        text: 'Yes, write to me.',
        source: 'quiz',
      }),
    );
    await passHours(17);
    expect(house.mailbox.to(maya.email)).toHaveLength(1);
    await passHours(1);
    expect(house.mailbox.to(maya.email).map(({ subject }) => subject)).toEqual([
      'Your three numbers, Maya',
      'What your Expression 3 is good at',
    ]);
  });

  test('an unknown name is refused', async () => {
    await expect(start({ type: 'newsletter' })).rejects.toThrow('There is no sequence of this name.');
  });
});

describe('buying', () => {
  test('in the middle stops the letters and counts as converted', async () => {
    await start();
    await runOnce();
    await passHours(72, 8);
    await buy('maya@example.test', ['report']);
    await passHours(15 * 24, 24);
    expect(house.mailbox.received.map(({ subject }) => subject)).toHaveLength(3);
    expect(await theSequence()).toMatchObject({
      completed: false,
      converted: true,
      stopReason: 'purchased',
      nextDueAt: null,
    });
    expect(await events()).toContain('converted discount');
  });

  test('a letter that waits in the outbox is held back too', async () => {
    await start();
    await runOnce();
    await house.mailbox.goDown();
    await passHours(25);
    await buy('maya@example.test', ['report']);
    await house.mailbox.goUp();
    await passHours(2);
    expect(house.mailbox.received).toHaveLength(1);
    const [row] = await house.services.db.select().from(mails).where(eq(mails.template, 'testimonial'));
    expect(row).toMatchObject({ state: 'suppressed', error: 'held back: stopped' });
    expect(await theSequence()).toMatchObject({ currentStep: 1, stopReason: 'purchased' });
  });

  test('only joining the Circle ends the invitation to it', async () => {
    await agree('maya@example.test');
    await inTransaction((tx) =>
      planMembershipUpsell(house.services, tx, { email: 'maya@example.test', name: 'Maya' }),
    );
    await passHours(8 * 24, 24);
    await buy('maya@example.test', ['report']);
    expect(await theSequence()).toMatchObject({ converted: false, stopReason: null, currentStep: 1 });
    await buy('maya@example.test', ['membership']);
    expect(await theSequence()).toMatchObject({ converted: true, stopReason: 'purchased' });
    await inTransaction(async (tx) => {
      const again = await planMembershipUpsell(house.services, tx, {
        email: 'maya@example.test',
        name: 'Maya',
      });
      expect(again).toEqual({ planned: false });
    });
  });

  test('from the last letter still counts, but not a month later', async () => {
    await cart('soon@example.test');
    await cart('late@example.test');
    await passHours(80, 4);
    house.clock.advance({ days: 5 });
    await buy('soon@example.test', ['report']);
    house.clock.advance({ days: 30 });
    await buy('late@example.test', ['report']);
    const rows = await sequences();
    expect(rows.map(({ email, completed, converted }) => ({ email, completed, converted }))).toEqual(
      expect.arrayContaining([
        { email: 'soon@example.test', completed: true, converted: true },
        { email: 'late@example.test', completed: true, converted: false },
      ]),
    );
  });
});

describe('after an outage', () => {
  test('five days of downtime: every step once, in order, at least twenty hours apart', async () => {
    const startedAt = house.clock.now();
    await start();
    await runOnce();
    house.clock.advance({ days: 5, hours: 3 });
    await runOnce();
    await passHours(12 * 24);
    const times = await timetable('maya@example.test', startedAt);
    expect(times.map(([template]) => template)).toEqual([
      'welcome',
      'testimonial',
      'discount',
      'education',
      'urgency',
      'value',
      'membership',
    ]);
    const hours = times.map(([, hour]) => Number(hour));
    expect(hours).toEqual([0, 123, 143, 163, 183, 240, 336]);
  });

  test('two sequences of one address keep the distance between them', async () => {
    await start();
    await runOnce();
    house.clock.advance({ hours: 23, minutes: 30 });
    await cart('maya@example.test');
    await passHours(60);
    const sent = house.mailbox.received.map(({ date }) => date?.getTime() ?? 0).sort();
    const marketing = sent.slice(1);
    const gaps = marketing.slice(1).map((at, i) => (at - (marketing[i] ?? 0)) / 3_600_000);
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });

  test('a letter that perhaps arrived is not repeated, and the next one follows', async () => {
    await start();
    await runOnce();
    house.mailbox.hangUpAfterTaking(1);
    await passHours(24, 8);
    expect(await theSequence()).toMatchObject({ currentStep: 2 });
    expect(await events()).not.toContain('sent testimonial');
    await passHours(48, 8);
    expect(house.mailbox.received.map(({ subject }) => subject)).toHaveLength(3);
    expect(await theSequence()).toMatchObject({ currentStep: 3 });
  });
});

describe('refusals', () => {
  test('an address where nobody lives ends the sequence as bounced', async () => {
    house.mailbox.refuseWith(550, '5.1.1 unknown');
    await start();
    await runOnce();
    expect(await theSequence()).toMatchObject({ currentStep: 0, completed: true, stopReason: 'bounced' });
    expect(await events()).toEqual(['bounced welcome']);
  });

  test('content that is refused ends it as failed', async () => {
    house.mailbox.refuseContentWith(554, '5.7.1 no');
    await start();
    await runOnce();
    expect(await theSequence()).toMatchObject({ currentStep: 0, completed: true, stopReason: 'failed' });
  });
});

describe('the code in the letter', () => {
  test('is minted when the letter leaves: 48 hours from then, one use, one address', async () => {
    await start();
    await runOnce();
    await passHours(64, 8);
    expect(
      await house.services.db.select().from(discountCodes).where(eq(discountCodes.kind, 'soul')),
    ).toEqual([]);
    await house.mailbox.goDown();
    await passHours(12);
    await house.mailbox.goUp();
    await passHours(1);
    const [code] = await house.services.db.select().from(discountCodes).where(eq(discountCodes.kind, 'soul'));
    const letter = house.mailbox.received.at(-1);
    const leftAt = letter?.date?.getTime() ?? 0;
    expect(code?.code).toMatch(/^SOUL[A-Z0-9]{6}$/);
    expect(code).toMatchObject({ percent: 20, maxUses: 1, usedCount: 0, email: 'maya@example.test' });
    expect(code?.expiresAt?.getTime()).toBe(leftAt + 48 * 3_600_000);
    expect(letter?.text).toContain(code?.code);
    expect(await theSequence()).toMatchObject({
      discountCode: code?.code,
      discountExpiresAt: code?.expiresAt,
    });
  });
});

test('reminders of a cart carry the way back to it, and the newest cart', async () => {
  const { sequenceId } = await cart('leo@example.test');
  expect(house.nudges.at(-1)).toMatchObject({
    name: 'run-automations',
    at: new Date('2026-03-27T23:30:00.000Z'),
  });
  expect(await cart('leo@example.test', circle)).toEqual({ sequenceId });
  await passHours(1);
  const [mail] = house.mailbox.to('leo@example.test');
  expect(mail?.text).toContain('Soul Circle Membership\n');
  expect(mail?.text).toContain('€19 a month');
  const { rows } = await house.services.db.$client.query('select props from mails');
  expect(rows[0].props.recoverUrl).toBe(`http://127.0.0.1:3000/cart/recover?token=${sequenceId}`);
});
