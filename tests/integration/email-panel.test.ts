import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignRuns, mails, users } from '../../db/schema/index.ts';
import {
  readMemberTopics,
  readOutbox,
  recordSubscription,
  retryMail,
  saveMemberTopics,
  sendDueMails,
} from '../../domain/mail/index.ts';
import {
  pauseSequence,
  readEmailPanel,
  readSequence,
  resumeSequence,
  runAutomations,
  sendNextNow,
  sequenceStatus,
  sequenceStatuses,
  startSequence,
  startSequenceForAddress,
  stopSequence,
} from '../../domain/marketing/index.ts';
import type { PanelQuery } from '../../domain/marketing/sequences/email-panel.ts';
import { recordCart } from '../../domain/shop/carts.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
beforeAll(async () => {
  house = await startTestServices();
  await house.services.db.insert(users).values({ ...staff, name: 'Stella' });
});
afterAll(() => house.stop());

const staff = { id: randomUUID(), role: 'staff', email: 'staff@example.test', emailVerified: true } as const;
const maya = { id: randomUUID(), role: 'member', email: 'maya@example.test', emailVerified: true } as const;
const panel = (reader: typeof staff | typeof maya, query: PanelQuery = {}) =>
  readEmailPanel(house.services, { reader, query });
const start = (email: string, marketingConsent = true) =>
  house.services.db.transaction(async (tx) => {
    const agreed = { email, text: 'Yes, write to me.', source: 'quiz' };
    if (marketingConsent) await recordSubscription(house.services, tx, agreed);
    return startSequence(house.services, tx, {
      type: 'quiz_nurture',
      email,
      name: 'Maya',
      quizResults: { lifePath: 7, expression: 3, soulUrge: 5 },
    });
  });
const run = async () => {
  await runAutomations(house.services);
  await sendDueMails(house.services);
};
const detail = (sequenceId: string) => readSequence(house.services, { reader: staff, sequenceId });

describe('who sees what', () => {
  test('staff see every row, a member her own, an unproven address nothing', async () => {
    await start('maya@example.test');
    await start('leo@example.test');
    expect((await panel(staff)).rows.map(({ email }) => email).sort()).toEqual([
      'leo@example.test',
      'maya@example.test',
    ]);
    const hers = await panel(maya);
    expect(hers.rows.map(({ email }) => email)).toEqual(['maya@example.test']);
    expect(hers.stats.totalSequences).toBe(1);
    expect([hers.carts, hers.funnels]).toEqual([[], []]);
    const unproven = await readEmailPanel(house.services, {
      reader: { ...maya, emailVerified: false },
      query: {},
    });
    expect([unproven.rows, unproven.stats.totalSequences]).toEqual([[], 0]);
  });

  test('a member can neither look into a sequence nor change one, not even her own', async () => {
    const { sequenceId } = await start('maya@example.test');
    const order = { actor: maya, sequenceId };
    for (const attempt of [
      readSequence(house.services, { reader: maya, sequenceId }),
      pauseSequence(house.services, order),
      resumeSequence(house.services, order),
      stopSequence(house.services, order),
      sendNextNow(house.services, order),
      startSequenceForAddress(house.services, {
        actor: maya,
        type: 'quiz_nurture',
        email: 'x@example.test',
        name: '',
      }),
      readOutbox(house.services, { actor: maya, query: {} }),
      retryMail(house.services, { actor: maya, mailId: randomUUID() }),
    ]) {
      await expect(attempt).rejects.toThrow(/not found|Only staff/);
    }
    await expect(detail('not-an-id')).rejects.toThrow('Sequence not found');
  });
});

describe('rows', () => {
  test('filters and counts agree with the rule of the displayed status', async () => {
    const now = house.clock.now();
    const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
    const facts = [true, false].flatMap((completed) =>
      [true, false].flatMap((converted) =>
        [null, hours(71), hours(72), new Date(hours(72).getTime() - 1), hours(500)].map((lastSentAt) => ({
          completed,
          converted,
          lastSentAt,
          startedAt: hours(lastSentAt ? 900 : 73),
        })),
      ),
    );
    await house.services.db.insert(campaignRuns).values(
      facts.map(({ completed, ...fact }, i) => ({
        ...fact,
        endReason: completed ? ('completed' as const) : fact.converted ? ('reached' as const) : null,
        endedAt: completed || fact.converted ? now : null,
        email: `status${i}@example.test`,
        sequenceType: 'membership_upsell' as const,
        createdAt: new Date(now.getTime() + i),
      })),
    );
    for (const status of sequenceStatuses) {
      const expected = facts.flatMap((fact, i) =>
        sequenceStatus(fact, now) === status ? [`status${i}@example.test`] : [],
      );
      const { rows } = await panel(staff, { status, type: 'membership_upsell' });
      expect(rows.map(({ email }) => email).sort()).toEqual(expected.sort());
      expect(rows.every((row) => row.status === status)).toBe(true);
    }
    const all = await panel(staff);
    const active = await panel(staff, { status: 'Active' });
    expect(all.stats.activeSequences).toBe(active.rows.length);
    expect(all.stats.completedSequences).toBe((await panel(staff, { status: 'Completed' })).rows.length);
  });

  test('search finds part of an address; nonsense in the query is ignored', async () => {
    expect((await panel(staff, { search: 'LEO@' })).rows.map(({ email }) => email)).toEqual([
      'leo@example.test',
    ]);
    expect((await panel(staff, { search: '%' })).rows).toEqual([]);
    const odd = await panel(staff, { type: 'x', status: "'; drop table", before: 'nonsense', carts: '1_2' });
    expect(odd.rows.length).toBeGreaterThan(0);
  });

  test('pages follow one another without a gap or a repeat, while new rows arrive', async () => {
    const now = house.clock.now().getTime();
    await house.services.db.insert(campaignRuns).values(
      Array.from({ length: 60 }, (_, i) => ({
        startedAt: new Date(now),
        email: `page${i}@example.test`,
        sequenceType: 'abandoned_cart' as const,
        // Many share a moment.
        createdAt: new Date(now - Math.floor(i / 7) * 1000),
      })),
    );
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { rows, older } = await panel(staff, { type: 'abandoned_cart', before });
      seen.push(...rows.map(({ email }) => email));
      before = older;
      await start(`newcomer${seen.length}@example.test`);
    } while (before);
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });
});

describe('what staff can do', () => {
  test('pause holds even a letter that waits in the outbox; going on lets it leave', async () => {
    const { sequenceId } = await start('pause@example.test');
    await run();
    await house.mailbox.goDown();
    house.clock.advance({ days: 1 });
    await run();
    await pauseSequence(house.services, { actor: staff, sequenceId });
    await house.mailbox.goUp();
    house.clock.advance({ days: 3 });
    await run();
    expect(house.mailbox.to('pause@example.test')).toHaveLength(1);
    expect(await detail(sequenceId)).toMatchObject({ paused: true, status: 'Stalled', currentStep: 1 });
    await resumeSequence(house.services, { actor: staff, sequenceId });
    await run();
    expect(house.mailbox.to('pause@example.test')).toHaveLength(2);
    expect(await detail(sequenceId)).toMatchObject({ paused: false, status: 'Active', currentStep: 2 });
  });

  test('paused between two letters, it takes up its timetable again', async () => {
    const { sequenceId } = await start('hold@example.test');
    await run();
    await pauseSequence(house.services, { actor: staff, sequenceId });
    house.clock.advance({ days: 2 });
    await run();
    expect(house.mailbox.to('hold@example.test')).toHaveLength(1);
    await resumeSequence(house.services, { actor: staff, sequenceId });
    await run();
    expect(house.mailbox.to('hold@example.test')).toHaveLength(2);
  });

  test('send next now goes before its day, but keeps the distance', async () => {
    const { sequenceId } = await start('next@example.test');
    await run();
    await sendNextNow(house.services, { actor: staff, sequenceId });
    await run();
    expect(house.mailbox.to('next@example.test')).toHaveLength(2);
    await expect(sendNextNow(house.services, { actor: staff, sequenceId })).rejects.toThrow('20 hours');
    house.clock.advance({ hours: 20 });
    await sendNextNow(house.services, { actor: staff, sequenceId });
    await run();
    expect(house.mailbox.to('next@example.test')).toHaveLength(3);
    expect(await detail(sequenceId)).toMatchObject({ currentStep: 3 });
  });

  test('stop is for good', async () => {
    const { sequenceId } = await start('stop@example.test');
    await run();
    await stopSequence(house.services, { actor: staff, sequenceId });
    await expect(sendNextNow(house.services, { actor: staff, sequenceId })).rejects.toThrow('has ended');
    house.clock.advance({ days: 20 });
    await run();
    expect(house.mailbox.to('stop@example.test')).toHaveLength(1);
    expect(await detail(sequenceId)).toMatchObject({ stopReason: 'stopped_by_staff', status: 'Completed' });
  });

  test('start for an address: only from its own past, and with the consent of the ledger', async () => {
    const order = { actor: staff, name: '' };
    const begin = (type: string, email: string) =>
      startSequenceForAddress(house.services, { ...order, type, email });
    await expect(begin('quiz_nurture', 'stranger@example.test')).rejects.toThrow('has not taken the quiz');
    await expect(begin('abandoned_cart', 'stranger@example.test')).rejects.toThrow('left no cart');
    await expect(begin('no-such', 'stranger@example.test')).rejects.toThrow('Please choose a sequence.');
    await expect(begin('membership_upsell', 'stranger@example.test')).rejects.toThrow(
      'has not agreed to the newsletter and offers',
    );
    await house.services.db.transaction((tx) =>
      recordSubscription(house.services, tx, {
        email: 'stranger@example.test',
        text: 'Yes, write to me.',
        source: 'quiz',
      }),
    );
    expect(await begin('membership_upsell', 'stranger@example.test')).toMatchObject({ started: true });
    expect(await begin('membership_upsell', 'stranger@example.test')).toMatchObject({
      message: 'Sequence already active',
    });
    const first = await start('again@example.test', false);
    await run();
    const second = await begin('quiz_nurture', 'again@example.test');
    expect(second).toMatchObject({ started: true });
    expect(second.sequenceId).not.toBe(first.sequenceId);
    await run();
    expect(await detail(second.sequenceId)).toMatchObject({
      stopReason: 'no_consent',
      quizResults: { lifePath: 7, expression: 3, soulUrge: 5 },
    });
  });

  test('carts and funnels for staff', async () => {
    await house.services.db.transaction((tx) =>
      recordCart(house.services, tx, {
        email: 'cart@example.test',
        productId: 'report',
        productName: 'Personal Report',
        priceCents: 5900,
      }),
    );
    const { carts, funnels } = await panel(staff);
    expect(carts[0]).toMatchObject({ email: 'cart@example.test', items: ['Personal Report'], total: 59 });
    const nurture = funnels.find(({ type }) => type === 'quiz_nurture');
    expect(nurture?.sent).toBeGreaterThanOrEqual(nurture?.clicked ?? 0);
    expect(nurture?.title).toBe('Quiz Nurture');
  });
});

describe('preferences', () => {
  const reader = { email: 'prefs@example.test', emailVerified: true };
  const wanted = async () =>
    (await readMemberTopics(house.services, reader)).filter(({ wanted }) => wanted).map(({ topic }) => topic);

  test('what needs a yes is off until she says so; each choice is kept and noted', async () => {
    expect(await wanted()).toEqual([]);
    await saveMemberTopics(house.services, { reader, topic: ['marketing', 'newsletter', 'nonsense'] });
    expect(await wanted()).toEqual(['marketing', 'newsletter']);
    await saveMemberTopics(house.services, { reader, topic: [] });
    expect(await wanted()).toEqual([]);
    await saveMemberTopics(house.services, { reader, topic: ['cart'] });
    expect(await wanted()).toEqual(['cart']);
    const { rows } = await house.services.db.$client.query(
      `select topic, withdrawn_at is null as open from consents where email = $1 order by topic`,
      [reader.email],
    );
    expect(rows).toEqual([
      { topic: 'cart', open: true },
      { topic: 'marketing', open: false },
      { topic: 'newsletter', open: false },
    ]);
  });

  test('an unproven address cannot choose for its owner', async () => {
    const stranger = { ...reader, emailVerified: false };
    await expect(saveMemberTopics(house.services, { reader: stranger, topic: [] })).rejects.toThrow(
      'confirm',
    );
  });
});

describe('the outbox of the office', () => {
  test('a failed mail can be tried again; a step that ended cannot', async () => {
    house.mailbox.refuseContentWith(554, '5.6.0 no');
    const { sequenceId } = await start('dead@example.test');
    await house.services.db.insert(mails).values({
      toAddress: 'dead@example.test',
      template: 'custom',
      props: { subject: 'Receipt', html: '<p>x</p>' },
      messageId: '<x@example.test>',
      nextTryAt: house.clock.now(),
      tryUntil: new Date(house.clock.now().getTime() + 1000),
    });
    await run();
    house.mailbox.accept();
    const { mails: failed, counts } = await readOutbox(house.services, {
      actor: staff,
      query: { state: 'failed', address: 'dead@' },
    });
    expect(failed).toHaveLength(2);
    expect(counts.failed).toBe(2);
    const [receipt, step] = [
      failed.find(({ template }) => template === 'custom'),
      failed.find(({ template }) => template === 'welcome'),
    ];
    await expect(retryMail(house.services, { actor: staff, mailId: step?.id ?? '' })).rejects.toThrow(
      'Only a failed mail',
    );
    await retryMail(house.services, { actor: staff, mailId: receipt?.id ?? '' });
    await run();
    expect(house.mailbox.to('dead@example.test').map(({ subject }) => subject)).toEqual(['Receipt']);
    expect(await detail(sequenceId)).toMatchObject({ stopReason: 'failed' });
  });
});
