import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mails } from '../../db/schema/index.ts';
import { suppress } from '../../domain/mail/consent-queries.ts';
import {
  postMail,
  recordMailEvent,
  sendDueMails,
  suppressionKey,
  type Topic,
} from '../../domain/mail/index.ts';
import { beginHolding } from '../harness/holding.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
beforeAll(async () => {
  house = await startTestServices();
});
afterAll(() => house.stop());
beforeEach(async () => {
  await house.services.db.$client.query('truncate mails, suppressions, marketing_pace cascade');
  house.mailbox.received.length = 0;
  house.mailbox.accept();
});

const receipt = (to: string, name = 'Maya') =>
  postMail(house.services, house.services.db, {
    to,
    template: 'password-changed',
    props: { name, recoverUrl: 'http://127.0.0.1:3000/forgot-password' },
  });
const newsletter = (to: string, topic: Topic = 'newsletter') =>
  postMail(house.services, house.services.db, {
    to,
    topic,
    template: 'custom',
    props: { subject: 'Something new to read', html: '<p>A new article.</p>' },
  });
const send = () => sendDueMails(house.services);
const rows = () => house.services.db.select().from(mails).orderBy(mails.createdAt);
const states = async () => (await rows()).map(({ toAddress, state }) => `${toAddress} ${state}`).sort();

describe('what a mail looks like at the other end', () => {
  test('headers, both parts, the clock, and no way out on service mail', async () => {
    await receipt('Maya@Example.test');
    await send();
    const [mail] = house.mailbox.to('maya@example.test');
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@127\.0\.0\.1>$/);
    expect(mail?.date).toEqual(new Date(Math.floor(house.clock.now().getTime() / 1000) * 1000));
    expect(mail?.from?.text).toBe('"Aura" <aura@example.test>');
    expect(mail?.replyTo?.text).toBe('hello@aura-numerology.example');
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.html).toContain('<h');
    expect(mail?.text).toContain('http://127.0.0.1:3000/forgot-password');
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.html).toContain(`<title>${mail?.subject}</title>`);
  });

  test('marketing shows the way out, by link and by button', async () => {
    await newsletter('maya@example.test');
    await send();
    const [mail] = house.mailbox.received;
    const list = mail?.headers.get('list') as unknown as Record<
      'unsubscribe' | 'unsubscribe-post',
      Record<string, string>
    >;
    expect(list.unsubscribe.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/unsubscribe\?token=[\w.-]+$/);
    expect(list['unsubscribe-post'].name).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(list.unsubscribe.url);
    expect(mail?.html).toContain(list.unsubscribe.url);
  });

  test('names of any script, and names that try to be headers', async () => {
    await postMail(house.services, house.services.db, {
      to: 'eight-bit@example.test',
      template: 'custom',
      props: { subject: 'Zoë Łukasz Юлия 数\r\nBcc: thief@example.test', html: '<p>Grüße, Юлия</p>' },
    });
    await send();
    const [mail] = house.mailbox.received;
    expect(mail?.subject).toBe('Zoë Łukasz Юлия 数 Bcc: thief@example.test');
    expect(mail?.text).toContain('Grüße, Юлия');
    expect(mail?.recipients).toEqual(['eight-bit@example.test']);
    expect(mail?.bcc).toBeUndefined();
  });
});

describe('when the other end is unkind', () => {
  test('a temporary refusal is tried again, later and later', async () => {
    house.mailbox.refuseWith(451, '4.7.1 Greylisted, try again');
    await receipt('grey@example.test');
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      await send();
      const [row] = await rows();
      waits.push(((row?.nextTryAt?.getTime() ?? 0) - house.clock.now().getTime()) / 1000);
      house.clock.set(row?.nextTryAt ?? new Date());
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    house.mailbox.accept();
    await send();
    expect(await states()).toEqual(['grey@example.test sent']);
    expect((await rows())[0]).toMatchObject({ tries: 8, error: null });
  });

  test('an address where nobody lives is not tried again, and gets no more marketing', async () => {
    house.mailbox.refuseWith(550, '5.1.1 No such user here');
    await receipt('gone@example.test');
    await send();
    expect((await rows())[0]).toMatchObject({ state: 'failed', failure: 'refused', tries: 1 });
    house.mailbox.accept();
    await newsletter('gone@example.test');
    await receipt('gone@example.test');
    await send();
    expect((await states()).sort()).toEqual([
      'gone@example.test failed',
      'gone@example.test sent',
      'gone@example.test suppressed',
    ]);
  });

  test('content that is refused is a dead letter, but no dead address', async () => {
    house.mailbox.refuseContentWith(554, '5.7.1 Looks like spam');
    await receipt('picky@example.test');
    await send();
    expect((await rows())[0]).toMatchObject({ state: 'failed', failure: 'refused' });
    house.mailbox.accept();
    await newsletter('picky@example.test');
    await send();
    expect(await states()).toEqual(['picky@example.test failed', 'picky@example.test sent']);
  });

  test('after five days of trying it is given up, and kept', async () => {
    house.mailbox.refuseWith(450, '4.2.0 Mailbox busy');
    await receipt('busy@example.test');
    for (let day = 0; day < 6; day++) {
      await send();
      house.clock.advance({ days: 1 });
    }
    expect((await rows())[0]).toMatchObject({ state: 'failed', failure: 'gave_up', tries: 6 });
  });

  test('the line goes dead after the mail was taken: a receipt goes again as the same mail, marketing does not', async () => {
    house.mailbox.hangUpAfterTaking(2);
    await receipt('sure@example.test');
    await newsletter('once@example.test');
    await send();
    expect(await states()).toEqual(['once@example.test unknown', 'sure@example.test queued']);
    house.clock.advance({ hours: 1 });
    await send();
    await send();
    expect(await states()).toEqual(['once@example.test unknown', 'sure@example.test sent']);
    const [first, second] = house.mailbox.to('sure@example.test');
    expect(first?.messageId).toBe(second?.messageId);
    expect(house.mailbox.to('once@example.test')).toHaveLength(1);
  });

  test('SMTP down for six hours: nothing lost, everything once, those who left meanwhile left alone', async () => {
    const readers = Array.from({ length: 40 }, (_, i) => `reader${i}@example.test`);
    await house.mailbox.goDown();
    for (const reader of readers) await newsletter(reader);
    for (const reader of readers) await receipt(reader);
    for (let minute = 0; minute < 360; minute += 15) {
      await send();
      house.clock.advance({ minutes: 15 });
    }
    const leaver = {
      key: suppressionKey(house.services.config, 'reader7@example.test'),
      at: house.clock.now(),
    };
    await suppress(house.services.db, { ...leaver, topic: 'all', reason: 'unsubscribed' });
    await house.mailbox.goUp();
    await send();
    house.clock.advance({ minutes: 15 });
    await send();
    const counts = readers.map((reader) => house.mailbox.to(reader).length);
    expect(counts).toEqual(readers.map((_, i) => (i === 7 ? 1 : 2)));
    expect((await states()).filter((state) => !state.endsWith(' sent'))).toEqual([
      'reader7@example.test suppressed',
    ]);
  });
});

describe('order and distance', () => {
  test('receipts leave before newsletters that have waited longer', async () => {
    for (let i = 0; i < 30; i++) await newsletter(`reader${i}@example.test`);
    house.clock.advance({ minutes: 1 });
    await receipt('buyer@example.test');
    await send();
    const place = house.mailbox.received.findIndex(
      ({ recipients }) => recipients[0] === 'buyer@example.test',
    );
    // Among the first handful: mails of one claim leave side by side.
    expect(place).toBeLessThan(16);
    expect(house.mailbox.received).toHaveLength(31);
  });

  test('two letters that an address did not ask for are twenty hours apart; receipts come at once', async () => {
    await newsletter('maya@example.test', 'newsletter');
    await newsletter('maya@example.test', 'membership');
    await receipt('maya@example.test');
    await send();
    expect(house.mailbox.received).toHaveLength(2);
    house.clock.advance({ hours: 19, minutes: 59 });
    await send();
    expect(house.mailbox.received).toHaveLength(2);
    house.clock.advance({ minutes: 1 });
    await send();
    expect(house.mailbox.received).toHaveLength(3);
  });

  test('two senders at once: every mail once', async () => {
    for (let i = 0; i < 60; i++) await receipt(`soul${i}@example.test`);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((a, b) => a + b)).toBe(60);
    expect(new Set(house.mailbox.received.map(({ messageId }) => messageId)).size).toBe(60);
  });
});

describe('what the receiving side tells us later', () => {
  test('a bounce and a complaint end marketing; repeated and unknown notices change nothing', async () => {
    await newsletter('bounce@example.test');
    await newsletter('spam@example.test');
    await send();
    const sent = await rows();
    const idOf = (address: string) => sent.find(({ toAddress }) => toAddress === address)?.messageId ?? '';
    await recordMailEvent(house.services, { messageId: idOf('bounce@example.test'), event: 'delivered' });
    await recordMailEvent(house.services, { messageId: idOf('bounce@example.test'), event: 'bounced' });
    await recordMailEvent(house.services, { messageId: idOf('bounce@example.test'), event: 'bounced' });
    await recordMailEvent(house.services, { messageId: idOf('spam@example.test'), event: 'complained' });
    await expect(
      recordMailEvent(house.services, { messageId: '<nobody@example.test>', event: 'bounced' }),
    ).rejects.toThrow('Mail not found');
    house.clock.advance({ days: 2 });
    await newsletter('bounce@example.test');
    await newsletter('spam@example.test');
    await send();
    expect((await states()).filter((state) => state.endsWith('suppressed'))).toEqual([
      'bounce@example.test suppressed',
      'spam@example.test suppressed',
    ]);
  });
});

test('500 held letters keep no other, and cost a statement instead of five hundred', async () => {
  for (let n = 0; n < 500; n++) await newsletter(`held-${n}@example.test`);
  await house.services.db.$client.query(
    `update mails set hold = 'paused', next_try_at = next_try_at - interval '1 minute'`,
  );
  await newsletter('free@example.test');
  const { $client } = house.services.db;
  const query = vi.spyOn($client, 'query');
  await send();
  const asked = query.mock.calls.length;
  query.mockRestore();
  expect(house.mailbox.received.map(({ recipients }) => recipients[0])).toEqual(['free@example.test']);
  expect(asked).toBeLessThan(40);
});

test('a handful that must wait, for their reader had one just now, ends nothing: those behind it go in the same run', async () => {
  await newsletter('paced@example.test');
  await send();
  for (let n = 0; n < 60; n++) await newsletter('paced@example.test');
  await house.services.db.$client.query(
    `update mails set next_try_at = next_try_at - interval '1 minute' where state = 'queued'`,
  );
  await newsletter('free@example.test');
  await send();
  expect(house.mailbox.received.map(({ recipients }) => recipients[0])).toEqual([
    'paced@example.test',
    'free@example.test',
  ]);
});

test('a failing letter that somebody else holds just now keeps its count of tries', async () => {
  const { $client } = house.services.db;
  await $client.query('truncate failing_work');
  await receipt('fails@example.test');
  await $client.query(
    `create function planted() returns trigger language plpgsql as $$ begin raise 'planted'; end $$`,
  );
  await $client.query(
    'create trigger planted before update on mails for each row execute function planted()',
  );
  const tries = async () => (await $client.query('select tries from failing_work order by first_at')).rows;
  /** Where a lane meets a lock, the other's or its own last statement's that is being undone, the letter is a later run's. */
  const sendUntilFailing = (letters: number) =>
    expect
      .poll(async () => {
        house.clock.advance({ minutes: 1 });
        await send();
        return (await tries()).length;
      })
      .toBe(letters);
  await sendUntilFailing(1);
  house.clock.advance({ minutes: 11 });
  await receipt('fails-too@example.test');
  const holder = await beginHolding(house.services.db);
  await holder.query(`select from mails where to_address = 'fails@example.test' for update`);
  const before = await tries();
  await sendUntilFailing(2);
  await holder.query('rollback');
  holder.release();
  await $client.query('drop function planted cascade');
  expect(await tries()).toEqual([...before, { tries: expect.any(Number) }]);
  house.clock.advance({ minutes: 11 });
  await send();
  expect(await states()).toEqual(['fails-too@example.test sent', 'fails@example.test sent']);
  expect(await tries()).toEqual([]);
});
