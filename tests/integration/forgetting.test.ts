import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestWithdrawal } from '../../domain/delivery/index.ts';
import { type Actor, createProvenAccount, recordAction } from '../../domain/identity/index.ts';
import { addMilestone } from '../../domain/learning/index.ts';
import { sendWrittenMail, suppressionKey } from '../../domain/mail/index.ts';
import { listOfficeOrders, mergeCustomers, readOfficeOrder, saveDraft } from '../../domain/office/index.ts';
import { eraseAgain, eraseCustomer, exportAccount } from '../../domain/privacy/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import type { Services } from '../../domain/services.ts';
import {
  giveEmail,
  openTicketAsMember,
  sendChatMessage,
  sendContactMessage,
} from '../../domain/support/index.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let services: Services;
let actor: Actor;
beforeEach(async () => {
  house = await startTestServices();
  services = house.services;
  const id = await account('olga@example.test', 'Olga Owner', 'owner');
  actor = { id, role: 'owner', confirmedAt: new Date() };
});
afterEach(() => house.stop());

const account = (email: string, name: string, role: 'member' | 'owner' = 'member') =>
  createProvenAccount(services, { email, name, role, password: randomUUID() });
const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await services.db.$client.query(text, values)).rows;
const count = async (text: string, values: unknown[] = []) => (await rows(text, values)).length;
const customerOf = async (email: string) =>
  (await rows<{ id: string }>('select id from contacts where email = $1', [email]))[0]?.id ?? '';
const erase = async (email: string) =>
  eraseCustomer(services, { actor, customerId: await customerOf(email) });

/** Everything that an address alone can leave behind. */
async function leaveTraces(name: string, email: string): Promise<void> {
  await captureLead(services, { name, email, birthDate: '1990-07-04', marketingConsent: true });
  await sendContactMessage(services, { name, email, subject: 'A question', message: `I am ${name}.` });
  await requestWithdrawal(services, { submission: randomUUID(), name, email, orderNumber: 'AN-1' });
}

/** The tables in which a word stands. */
async function tracesOf(word: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'sandbox')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await count(`select 1 from ${name} t where strpos(lower(t::text), lower($1)) > 0`, [word]);
    if (hits > 0) found.push(name);
  }
  return found.sort();
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, file]) => strFromU8(file))
    .join('\n');
}

test('an address that an account has left is still hers, for the export and for the deletion', async () => {
  const [old, now] = ['anna.old@example.test', 'anna.new@example.test'];
  await leaveTraces('Anna Berg', old);
  const userId = await account(old, 'Anna Berg');
  await rows('update auth.users set email = $2 where id = $1', [userId, now]);
  expect(await rows('select user_id, email from former_addresses')).toEqual([
    { user_id: userId, email: old },
  ]);

  const member = { id: userId, email: now, emailVerified: true };
  const told = await textOf((await exportAccount(services, { member })).bytes);
  for (const word of ['1990-07-04', 'I am Anna Berg.', 'W-', '"topic": "marketing"'])
    expect(told).toContain(word);

  await erase(now);
  expect(await tracesOf('anna.')).toEqual(['public.mails']); // the letter that says goodbye
  expect(await rows('select template from mails where to_address = $1', [now])).toEqual([
    { template: 'account-deleted' },
  ]);
  expect(await tracesOf('I am Anna Berg.')).toEqual([]);
});

test('an address that was never proven is nobody’s, and one that somebody else has proven since is theirs', async () => {
  await leaveTraces('Carla Luz', 'carla@example.test');
  const thief = await account('mallory@example.test', 'Mallory');
  await rows(`update auth.users set email_verified = false where id = $1`, [thief]);
  await rows(`update auth.users set email = 'carla@example.test' where id = $1`, [thief]);
  await rows(`update auth.users set email = 'mallory@example.test', email_verified = true where id = $1`, [
    thief,
  ]);
  expect(await count('select 1 from former_addresses')).toBe(0);

  const first = await account('shared@example.test', 'First Holder');
  await rows(`update auth.users set email = 'first@example.test' where id = $1`, [first]);
  expect(await count('select 1 from former_addresses where user_id = $1', [first])).toBe(1);
  await account('shared@example.test', 'Second Holder');
  await leaveTraces('Second Holder', 'shared@example.test');
  expect(await count('select 1 from former_addresses')).toBe(0);
  await erase('first@example.test');
  expect(await count(`select 1 from quiz_leads where email = 'shared@example.test'`)).toBe(1);
  expect(await count(`select 1 from quiz_leads where email = 'carla@example.test'`)).toBe(1);
});

test('letters of joana@ stay when ana@ leaves', async () => {
  await leaveTraces('Joana Reis', 'joana@provider.test');
  await leaveTraces('Ana Lima', 'ana@provider.test');
  const ofJoana = () =>
    rows<{ id: string }>(
      `select id, props from mails where props::text like '%joana@provider.test%' or to_address = 'joana@provider.test'
       order by id`,
    );
  const before = await ofJoana();
  expect(before.length).toBeGreaterThan(4);
  await erase('ana@provider.test');
  expect(await ofJoana()).toEqual(before);
  expect(await count(`select 1 from mails where to_address = 'ana@provider.test'`)).toBe(0);
  expect(await count(`select 1 from support_tickets where user_email = 'joana@provider.test'`)).toBe(1);
  expect((await tracesOf('ana lima')).concat(await tracesOf(' ana@provider.test'))).toEqual([]);
});

test('a letter to somebody else that mentions her stays, without her address', async () => {
  await leaveTraces('Ana Lima', 'ana@provider.test');
  const html = '<p>Please ask\nana@provider.test, not joana@provider.test.</p>';
  await sendWrittenMail(services, { by: actor, to: 'tom@example.test', subject: 'ana@provider.test', html });
  await services.db.transaction((tx) =>
    recordAction(services, tx, {
      actor,
      action: 'mail.written',
      about: { kind: 'mail', id: 'custom', label: 'to ana@provider.test' },
      after: { why: 'joana@provider.test asked\nana@provider.test' },
    }),
  );
  await erase('ana@provider.test');
  expect(await rows(`select props from mails where to_address = 'tom@example.test'`)).toEqual([
    {
      props: {
        subject: 'erased@deleted.invalid',
        html: '<p>Please ask\nerased@deleted.invalid, not joana@provider.test.</p>',
      },
    },
  ]);
  expect(
    await rows(`select subject_label, after from staff_actions where subject_id = 'custom'
    and subject_label <> ''`),
  ).toEqual([
    {
      subject_label: 'to erased@deleted.invalid',
      after: { why: 'joana@provider.test asked\nerased@deleted.invalid' },
    },
  ]);
});

test('words of a chat from before she gave her address go as well, from the letters to staff too', async () => {
  const visitor = { sessionId: `chat_${randomUUID()}`, key: randomUUID() };
  const words = 'I want to speak to a human about my Zwetschgenkuchen';
  const { escalated } = await sendChatMessage(services, { visitor, message: words, client: '127.0.0.1' });
  expect(escalated).toBe(true);
  expect(await tracesOf('Zwetschgenkuchen')).toEqual([
    'public.chat_messages',
    'public.mails',
    'public.support_tickets',
  ]);
  await giveEmail(services, { visitor, email: 'zoe@example.test' });
  await captureLead(services, {
    name: 'Zoe',
    email: 'zoe@example.test',
    birthDate: '1990-07-04',
    marketingConsent: false,
  });
  await erase('zoe@example.test');
  expect(await tracesOf('Zwetschgenkuchen')).toEqual([]);
  expect(await tracesOf('zoe@example.test')).toEqual([]);
});

test('merging moves what every context says it moves, and the closed address is remembered', async () => {
  const from = await account('kim.old@example.test', 'Kim Vale');
  const to = await account('kim@example.test', 'Kim Vale');
  await addMilestone(services, { memberId: from, title: 'A beginning' });
  const viewer = { id: from, role: 'member' as const, name: 'Kim Vale', email: 'kim.old@example.test' };
  await openTicketAsMember(services, {
    viewer: { ...viewer, emailVerified: true },
    subject: 'A question',
    description: 'How?',
  });
  const course = 'insert into course_enrolments (user_id, course, source) values ($1, $2, $3)';
  await rows(course, [from, 'numerology-101', 'both']);
  await rows(course, [to, 'numerology-101', 'both']);
  await rows(course, [from, 'numerology-101', 'alone']);
  const moving = services.personalData
    .flatMap(({ tables }) => Object.entries(tables))
    .filter(([, { onMerge }]) => onMerge === 'moves')
    .map(([name]) => name);
  const held = async (userId: string) =>
    Object.fromEntries(
      await Promise.all(
        moving.map(async (name) => [name, await count(`select 1 from ${name} where user_id = $1`, [userId])]),
      ),
    );
  const before = [await held(from), await held(to)];
  await mergeCustomers(services, {
    actor,
    customerId: await customerOf('kim@example.test'),
    otherEmail: 'kim.old@example.test',
  });
  const after = await held(to);
  const sum = (name: string) => before.reduce((all, one) => all + (one[name] ?? 0), 0);
  const expected = Object.fromEntries(moving.map((name) => [name, sum(name)]));
  expect(after).toEqual({
    ...expected,
    'public.course_enrolments': 2, // one was the same for both
    'public.former_addresses': 1,
    'public.mails': sum('public.mails') + 2, // both addresses are told
  });
  expect(after['public.support_tickets']).toBe(1);
  expect(after['public.transformation_journey']).toBe(1);
  expect(await count('select 1 from auth.users where id = $1', [from])).toBe(0);
  await erase('kim@example.test');
  expect(await tracesOf('kim.old@example.test')).toEqual([]);
});

test('the office shows an erased buyer as such, and a payment on its way keeps a guest', async () => {
  const now = house.clock.now();
  const order = (email: string, state: string) =>
    rows<{ id: string }>(
      `insert into orders (number, product_id, product_name, mode, email, price_cents, state, success_url, cancel_url,
         expires_at, paid_at)
       values ($1, 'mini-reading', 'Mini Reading', 'payment', $2, 700, $3, '', '', $4, $5) returning id`,
      [`AN-${randomUUID().slice(0, 8)}`, email, state, now, state === 'paid' ? now : null],
    );
  await order('petra@example.test', 'pending');
  await expect(erase('petra@example.test')).rejects.toThrow('still on its way');

  const [paid] = await order('lea@example.test', 'paid');
  await erase('lea@example.test');
  const orderId = paid?.id ?? '';
  expect(await rows('select email from orders where id = $1', [orderId])).toEqual([
    { email: `deleted-${orderId}@deleted.invalid` },
  ]);
  expect((await readOfficeOrder(services, { actor, orderId })).email).toBe('Erased customer');
  const { orders } = await listOfficeOrders(services, { actor, search: {} });
  expect(orders.find(({ id }) => id === orderId)?.email).toBe('Erased customer');
  expect(await count(`select 1 from contacts where email like 'deleted-%'`)).toBe(0);
});

test('she is erased from drafts and from lists that were uploaded, however her address stands there', async () => {
  await leaveTraces('Ana Lima', 'ana@provider.test');
  await saveDraft(services, { actor, subject: 'broadcast:new', fields: { text: 'Dear ana@provider.test' } });
  await saveDraft(services, { actor, subject: 'broadcast:other', fields: { text: 'joana@provider.test' } });
  const [list] = await rows<{ id: string }>(
    `insert into people_imports (file_name, state, header, lines, created_at)
     values ('x.csv', 'matching', '{Who}', 3, now()) returning id`,
  );
  for (const [at, cell] of [
    'Ana <Ana@Provider.test>',
    ' ana@provider.test ',
    'joana@provider.test',
  ].entries())
    await rows('insert into people_import_lines (import_id, line, cells) values ($1, $2, $3)', [
      ...[list?.id, at, [cell]],
    ]);
  await erase('ana@provider.test');
  expect(await rows('select cells from people_import_lines')).toEqual([{ cells: ['joana@provider.test'] }]);
  expect(await rows('select subject from office_drafts')).toEqual([{ subject: 'broadcast:other' }]);
});

test('whom a restore has brought back is erased again, and nobody else', async () => {
  await leaveTraces('Ana Lima', 'ana@provider.test');
  await erase('ana@provider.test');
  const member = await account('back@provider.test', 'Brought Back');
  await leaveTraces('Ana Lima', 'ana@provider.test');
  await leaveTraces('Joana Reis', 'joana@provider.test');
  expect(await eraseAgain(services)).toBe(0);
  // As db:restore leaves it.
  await rows('update erased_addresses set erase_again = true');
  await rows('insert into erased_addresses (address_key, erased_at, erase_again) values ($1, now(), true)', [
    suppressionKey(services.config, 'back@provider.test'),
  ]);
  expect(await eraseAgain(services)).toBe(2);
  expect(await tracesOf('Ana Lima')).toEqual([]);
  expect(await count('select 1 from auth.users where id = $1', [member])).toBe(0);
  expect(await count(`select 1 from quiz_leads where email = 'joana@provider.test'`)).toBe(1);
  expect(await eraseAgain(services)).toBe(0);
});
