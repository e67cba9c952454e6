import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteContact } from '../../domain/contacts/index.ts';
import { requestRefund, requestWithdrawal } from '../../domain/delivery/index.ts';
import { removeDueFiles } from '../../domain/file-removal.ts';
import { deleteEndedWindows, saveOwnDetails } from '../../domain/identity/index.ts';
import { addMilestone, enrol } from '../../domain/learning/index.ts';
import { bookSession, readMonth, readSessions } from '../../domain/practice/index.ts';
import {
  deleteDueAccounts,
  eraseCustomer,
  personalData,
  readPlannedDeletion,
} from '../../domain/privacy/index.ts';
import { captureLead, makeReports, requestReport } from '../../domain/readings/index.ts';
import { openTicketAsMember, sendContactMessage } from '../../domain/support/index.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

type Member = Awaited<ReturnType<typeof newMember>>;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.$client.query(text, values)).rows;

/** What a form was answered: the page carries it along for its script. */
const said = async (answer: Promise<Response>) => (await answer).text();

/** A name that stands nowhere but in the details of her order, and in what is made of them. */
const calledOf = (name: string) => `Dear ${name.split(' ')[0]}kin`;

/** Somebody who has left traces in every room of the house. */
async function livedIn(name: string): Promise<Member> {
  const { services } = server;
  const member = await newMember(server, name);
  const memberId = member.id;
  await captureLead(services, { name, birthDate: '1990-07-04', email: member.email, marketingConsent: true });
  await saveOwnDetails(services, { memberId, birthDate: '1990-07-04' });
  const wish = { name, birthDate: '1990-07-04', relation: 'partner' as const, label: 'Tom', byMail: true };
  await requestReport(services, { memberId, emailVerified: true, ...wish });
  await makeReports(services);
  await addMilestone(services, { memberId, title: `${name} begins` });
  await services.db.transaction((tx) =>
    enrol(services, tx, { userId: memberId, course: 'numerology-101', source: 'test' }),
  );
  const days = await readMonth(services, { actor: member.actor, date: '' });
  const slot = days.flatMap(({ slots }) => slots).findLast(({ free }) => free);
  await bookSession(services, {
    memberId,
    sessionType: 'Couples Journey',
    startsAt: new Date(slot?.startsAt ?? ''),
  });
  const viewer = { id: memberId, role: member.role, name, email: member.email, emailVerified: true };
  await openTicketAsMember(services, {
    viewer,
    subject: 'A question',
    description: `From ${name}`,
    attachment: new File(['%PDF-1.7 a note'], 'note.pdf'),
  });
  const shop = shopOf(server);
  const checkout = await startBuying(member.visitor, 'report', {});
  await shop.sandbox.chooseOutcome(checkout, 'paid');
  await shop.settle();
  const [order] = await query<{ id: string }>('select id from orders where user_id = $1', [memberId]);
  await member.visitor.post(`/portal/orders/${order?.id}/details`, {
    intent: 'send',
    begin: 'now',
    fullName: name,
    birthDate: '1990-07-04',
    called: calledOf(name),
  });
  await shop.settle();
  await startBuying(member.visitor, 'couples-snapshot', {}); // and leaves
  await server.sendMails();
  return member;
}

type Row = Record<string, unknown>;
type Hit = { table: string; row: Row };

/**
 * Every row of the whole database, the job queue's included, in which one of these words stands in any column. The
 * payment provider's own tables are not ours.
 */
async function hitsOf(words: string[]): Promise<Hit[]> {
  const names = await query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema', 'sandbox') and table_type = 'BASE TABLE'`,
  );
  const found: Hit[] = [];
  for (const { name: table } of names) {
    const rows = await query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t
       where exists (select from unnest($1::text[]) word where strpos(lower(t::text), lower(word)) > 0)`,
      [words],
    );
    found.push(...rows.map(({ row }) => ({ table, row })));
  }
  return found;
}

const tracesOf = async (words: string[]): Promise<string[]> =>
  [...new Set((await hitsOf(words)).map(({ table }) => table))].sort();

const tables = Object.fromEntries(personalData.flatMap((context) => Object.entries(context.tables)));

test('every table says whose rows it holds', async () => {
  const rows = await query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'auth') and table_type = 'BASE TABLE' order by 1`,
  );
  const listed = personalData.flatMap((context) => Object.keys(context.tables));
  expect(listed.sort()).toEqual(rows.map(({ name }) => name));
});

test('the export holds everything about her, and nothing about anybody else', async () => {
  const [greta, other] = [await livedIn('Greta Holm'), await newMember(server, 'Henri Blanc')];
  await addMilestone(server.services, { memberId: other.id, title: 'Of somebody else' });
  expect((await server.visitor().post('/portal/account/export', {})).headers.get('location')).toBe('/login');
  const answer = await greta.visitor.post('/portal/account/export', {});
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toContain('.zip"');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const names = Object.keys(files);

  const held = await tracesOf([greta.id, greta.email]);
  const told = new Set(names.flatMap((name) => /^data\/(.*)\.json$/.exec(name)?.[1] ?? []));
  const untold = held.filter(
    (table) => !told.has(table.split('.')[1] ?? '') && 'rows' in (tables[table] ?? {}),
  );
  expect(untold).toEqual([]);
  for (const [folder, ending] of [
    ['reports/', '.pdf'],
    ['orders/', '.pdf'],
    ['attachments/', 'note.pdf'],
  ] as const) {
    expect([folder, names.some((name) => name.startsWith(folder) && name.endsWith(ending))]).toEqual([
      folder,
      true,
    ]);
  }
  const everything = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => strFromU8(files[name] ?? new Uint8Array()));
  const text = everything.join('\n');
  expect(text).toContain('Greta Holm begins');
  expect(text).toContain(calledOf('Greta Holm'));
  expect(text).not.toContain('Of somebody else');
  for (const secret of ['scrypt', '"password"', '"token"', '"html"']) expect(text).not.toContain(secret);
  for (const name of names.filter((one) => one.endsWith('.pdf'))) {
    expect(strFromU8((files[name] ?? new Uint8Array()).subarray(0, 5))).toBe('%PDF-');
  }
});

test('deletion: password, mailbox, seven days; receipts stay, the rest is gone', async () => {
  const ida = await livedIn('Ida Wolff');
  const { services, clock } = server;
  const send = (fields: Record<string, string>) => ida.visitor.post('/portal/account', fields);
  expect(await said(send({ intent: 'request-deletion', password: 'not-mine' }))).toContain(
    'not your password',
  );
  expect(await said(send({ intent: 'request-deletion', password: ida.password }))).toContain(
    'sent you a letter',
  );
  const letter = await server.mailWith(ida.email, 'Confirm that your account should be deleted');
  const token = /account\/delete#(\S+)/.exec(letter.text ?? '')?.[1] ?? '';

  const page = await server.visitor().get('/account/delete');
  expect(await wordsOf(page)).toContain('Delete your account?');
  expect(await readPlannedDeletion(services, { memberId: ida.id })).toBeUndefined();
  expect(await wordsOf(server.visitor().post('/account/delete', { token: 'forged' }))).toContain(
    'used or is too old',
  );
  expect(await wordsOf(server.visitor().post('/account/delete', { token }))).toContain('will be deleted on');
  await server.mailWith(ida.email, 'Your account will be deleted on');
  expect(await wordsOf(ida.visitor.get('/portal'))).toContain('Your account will be deleted on');

  // She changes her mind, and changes it again.
  expect(await said(send({ intent: 'keep-account' }))).toContain('Your account stays');
  await send({ intent: 'request-deletion', password: ida.password });
  await server.sendMails();
  expect(await wordsOf(server.visitor().post('/account/delete', { token }))).toContain('used or is too old');
  const again = server.mailbox.received.findLast(({ subject }) =>
    subject?.includes('Confirm that your account'),
  );
  const second = /account\/delete#(\S+)/.exec(again?.text ?? '')?.[1] ?? '';
  await server.visitor().post('/account/delete', { token: second });
  clock.advance({ days: 6 });
  expect(await deleteDueAccounts(services)).toBe(0);
  clock.advance({ days: 1, minutes: 1 });
  const upcoming = (await readSessions(services, { memberId: ida.id })).sessions.filter(
    ({ status, startsAt }) => status === 'scheduled' && new Date(startsAt) > clock.now(),
  );
  await deleteDueAccounts(services);
  if (upcoming.length > 0) {
    await server.sendMails(); // first both calendars are told
    clock.advance({ hours: 1, minutes: 1 });
    await deleteDueAccounts(services);
  }
  expect((await ida.visitor.get('/portal')).headers.get('location')).toBe('/login');
  await server.mailWith(ida.email, 'Your account has been deleted');
  await expect
    .poll(async () => {
      await deleteDueAccounts(services); // sweeps up the letter that said goodbye
      await deleteEndedWindows(services.db, clock.now());
      return tracesOf([ida.id, ida.email, 'Ida Wolff', calledOf('Ida Wolff')]);
    })
    .toEqual(['public.receipts']);
  const [kept] = await query<{ count: number }>(
    "select count(*)::int as count from receipts where facts::text like '%Ida Wolff%' or facts::text like $1",
    [`%${ida.email}%`],
  );
  expect(kept?.count).toBe(1);
  const stray: string[] = [];
  for await (const key of services.files.list('reports/')) stray.push(key);
  expect(stray.filter((key) => key.includes(ida.id))).toEqual([]);
});

type Stored = { key: string; bytes: Buffer };

/** Everything in the folder of files, as it lies there. */
function storedFiles(): Stored[] {
  const root = server.services.files.destination.replace(/^the folder /, '');
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ key: relative(root, path), bytes: readFileSync(path) }));
}

const keysBeside = (others: string[]) =>
  storedFiles()
    .map(({ key }) => key)
    .filter((key) => !others.includes(key));

const openLetter = async (member: Member, address: string, words: string) => {
  const { text } = await server.mailWith(address, words);
  const link = /https?:\/\/\S+(\/auth\/v1\/verify-email\?\S+)/.exec(text ?? '')?.[1] ?? '';
  return member.visitor.get(link);
};

test('the export holds every trace of a long life with us, and the erasure leaves none', async () => {
  const { services, clock } = server;
  const others = storedFiles().map(({ key }) => key);
  const word = 'Zwetschgenkuchen';
  const [name, left, present] = ['Ottilie Quandt', 'ottilie.quandt@example.test', 'otti@elsewhere.test'];
  const chat = new ChatVisitor(server.visitor());
  await chat.say(`I want to speak to a human about my ${word}`);
  await chat.giveEmail(left);
  const message = { name, email: left, subject: 'A question', message: `About the ${word}` };
  await sendContactMessage(services, message);
  await requestWithdrawal(services, { submission: randomUUID(), name, email: left, orderNumber: 'AN-1' });
  const otti = await livedIn(name);
  await otti.visitor.postJson('/auth/v1/change-email', { newEmail: present });
  await openLetter(otti, left, 'verify-email');
  await openLetter(otti, present, 'verify-email');
  expect(await query('select email from auth.users where id = $1', [otti.id])).toEqual([{ email: present }]);
  await sendContactMessage(services, { ...message, email: present, subject: 'Another question' });
  const [order] = await query<{ id: string }>(`select id from orders where user_id = $1 and state = 'paid'`, [
    otti.id,
  ]);
  await requestRefund(services, { memberId: otti.id, orderId: order?.id ?? '' }, { why: `My ${word} burnt` });
  // Decided, so that no money is on its way any more.
  await query(
    `update refunds set state = 'declined', decided_at = now(), work_at = null where order_id = $1`,
    [order?.id],
  );
  const owner = await demoActor(server, 'owner@demo.local');
  const customerId = (await query<{ id: string }>('select id from contacts where user_id = $1', [otti.id]))[0]
    ?.id;
  await noteContact(services, { actor: owner, contactId: customerId ?? '', text: `${name} likes ${word}` });
  await server.sendMails();

  const words = [name, calledOf(name), left, present, word, otti.id];
  const answer = await otti.visitor.post('/portal/account/export', {});
  const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const untold = (await hitsOf(words)).filter(({ table, row }) => {
    const json = zip[`data/${table.split('.')[1]}.json`];
    const rows: Row[] = json ? JSON.parse(strFromU8(json)) : [];
    // Moments apart: downloading is itself a use of the sign-in.
    return !rows.some((told) => isDeepStrictEqual(withoutMoments(told), withoutMoments(shownOf(table, row))));
  });
  const staffs = untold.filter(({ table, row }) => table === 'public.mails' && row.to_address !== left);
  expect(
    [...new Set(untold.filter((hit) => !staffs.includes(hit)).map(({ table }) => table))].sort(),
  ).toEqual(['public.contact_notes', 'public.rate_limits']); // what staff noted; counters, for minutes
  expect(staffs.filter(({ row }) => row.to_address === present)).toEqual([]);
  // A file lies behind a line or two about itself.
  const packed = Object.values(zip)
    .filter(({ length }) => length > 0)
    .map((bytes) => Buffer.from(bytes));
  const hers = storedFiles().filter(({ key }) => !others.includes(key));
  expect(hers.length).toBeGreaterThan(2);
  // A document lies there twice, as a PDF and as a page of the site; she is given the one that she can keep.
  const given = hers.filter(({ key }) => !/^documents\/.*\.json$/.test(key));
  expect(
    given.filter(({ bytes }) => !packed.some((one) => bytes.includes(one))).map(({ key }) => key),
  ).toEqual([]);

  await eraseCustomer(services, { actor: owner, customerId: customerId ?? '' });
  await server.sendMails(); // first both calendars are told of the session that is called off
  clock.advance({ hours: 1, minutes: 1 });
  await deleteDueAccounts(services);
  await server.mailWith(present, 'Your account has been deleted');
  await deleteDueAccounts(services); // sweeps up the letter that said goodbye
  await deleteEndedWindows(services.db, clock.now());
  expect(await tracesOf(words)).toEqual(['public.receipts']);
  await removeDueFiles(services);
  expect(keysBeside(others)).toEqual([]);
  const spoken = words.map((one) => Buffer.from(one));
  expect(storedFiles().filter(({ bytes }) => spoken.some((one) => bytes.includes(one)))).toEqual([]);
});

/** A row as the export tells it. */
function shownOf(table: string, row: Row): Row {
  const rule = tables[table];
  const secret = rule && 'rows' in rule ? (rule.secret ?? []) : [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column)));
}

const withoutMoments = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !/_at$/.test(column)));

test('what stands in the way is said before anything happens', async () => {
  const owner = await server.signedIn('owner@demo.local');
  const password = server.demoAccounts.find(({ role }) => role === 'owner')?.password ?? '';
  const refused = await said(owner.post('/portal/account', { intent: 'request-deletion', password }));
  expect(refused).toContain('Hand its role over first');

  const jana = await newMember(server, 'Jana Frost');
  const shop = shopOf(server);
  await shop.sandbox.chooseOutcome(await startBuying(jana.visitor, 'membership', {}), 'paid');
  await shop.settle();
  const running = await said(
    jana.visitor.post('/portal/account', { intent: 'request-deletion', password: jana.password }),
  );
  expect(running).toContain('Please cancel it first');

  const runa = await newMember(server, 'Runa Vale');
  await server.services.db.$client.query(
    `insert into withdrawal_requests (submission, reference, name, email, order_number, requested_at)
     values (gen_random_uuid(), 'W-RUNA2345', 'Runa Vale', $1, 'AN-0000-0000', now())`,
    [runa.email],
  );
  // Anybody can send one with an invented number: it blocks nothing.
  const invented = await said(
    runa.visitor.post('/portal/account', { intent: 'request-deletion', password: runa.password }),
  );
  expect(invented).toContain('Nothing is deleted until you confirm it there');
  const checkoutId = await startBuying(runa.visitor, 'report');
  await shopOf(server).sandbox.chooseOutcome(checkoutId, 'paid');
  await shopOf(server).settle();
  const { number } = await shopOf(server).orderOf(checkoutId);
  await server.services.db.$client.query(
    `update withdrawal_requests set order_number = $1 where reference = 'W-RUNA2345'`,
    [`# ${number.toLowerCase()}`],
  );
  const waiting = await said(
    runa.visitor.post('/portal/account', { intent: 'request-deletion', password: runa.password }),
  );
  expect(waiting).toContain('Your withdrawal W-RUNA2345 waits for our answer');
});

test('names, birth date and numbers of the account page', async () => {
  const kim = await newMember(server, 'Kim Vale');
  const save = (fields: Record<string, string>) =>
    kim.visitor.post('/portal/account', { intent: 'details', fullName: 'Kim Vale', ...fields });
  expect(await said(save({ birthDate: '1990-02-30' }))).toContain('February 1990 has 28 days.');
  expect(
    await said(save({ birthName: 'Maya Okafor', birthDate: '1990-07-04', fullName: 'Kim V' })),
  ).toContain('your numbers are counted');
  const page = await wordsOf(kim.visitor.get('/portal'));
  expect(page).toContain('Welcome back, Kim V!');
  expect(page).toMatch(/3 Life Path 7 Expression 6 Soul Urge/);
  expect(page).toContain('Your personal day');
  await save({ birthDate: '' });
  expect(await wordsOf(kim.visitor.get('/portal'))).toMatch(/- Life Path/);
});
