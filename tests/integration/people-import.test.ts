import { afterAll, beforeAll, expect, test } from 'vitest';
import { untrustedInThread } from '../../adapters/untrusted/in-thread.ts';
import { taskLimits } from '../../adapters/untrusted/untrusted.ts';
import { withdrawConsent } from '../../domain/mail/consent.ts';
import { recordConsent } from '../../domain/mail/index.ts';
import {
  checkPeople,
  discardImport,
  forgetLeftImports,
  importPeople,
  readImport,
  readImports,
  runImports,
  uploadPeople,
} from '../../domain/marketing/index.ts';
import { newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newMember(server, 'Olga Owner', 'owner');
});
afterAll(() => server.stop());

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.$client.query(text, values)).rows;
const columns = { email: 0, name: 1, birthDate: 2, agreedOn: 3 };
const terms = { columns, tags: 'Fair', agreed: true, source: 'Fair in Porto' };
const actorOf = () => ({ actor: owner.actor });

async function upload(lines: string[]): Promise<string> {
  const file = new File([['email,name,born,agreed', ...lines].join('\n')], 'fair.csv');
  return (await uploadPeople(server.services, { ...actorOf(), file })).importId;
}
const read = (importId: string) => readImport(server.services, { ...actorOf(), importId });
const found = async (importId: string) =>
  Object.fromEntries((await read(importId)).verdicts.map(({ verdict, count }) => [verdict, count]));

test('a list is checked without a trace, then taken in; who left or bounced is never revived', async () => {
  const { services } = server;
  const agreed = { topic: 'newsletter', text: 'Yes.', source: 'newsletter' } as const;
  await services.db.transaction(async (tx) => {
    await recordConsent(services, tx, { email: 'left@example.test', ...agreed, proven: true });
    await withdrawConsent(services, tx, { email: 'left@example.test', topic: 'newsletter' });
    await recordConsent(services, tx, { email: 'known@example.test', ...agreed, proven: true });
  });
  const importId = await upload([
    'New@Example.test,Nora New,14.7.1990,2024-05-01',
    'known@example.test,Kay Known,,2024-05-01',
    'left@example.test,Lea Left,,2024-05-01',
    'new@example.test,Nora Again,,2024-05-01',
    'no address,Nobody,,2024-05-01',
    'date@example.test,Dana Date,31.2.1990,2024-05-01',
    'never@example.test,Nina Never,,',
  ]);
  expect((await read(importId)).columns).toEqual({ email: 0, name: 1, birthDate: 2, agreedOn: 3 });
  await checkPeople(services, { ...actorOf(), importId, ...terms });
  await runImports(services);
  const verdicts = {
    new: 1,
    known: 1,
    unsubscribed: 1,
    'the same address stands further up': 1,
    'not an e-mail address': 1,
    'birth date not understood': 1,
    'no date of consent': 1,
  };
  expect(await found(importId)).toEqual(verdicts);
  expect(await rows('select 1 from contacts where email = $1', ['new@example.test'])).toEqual([]);

  await importPeople(services, { ...actorOf(), importId });
  await runImports(services);
  expect(await read(importId)).toMatchObject({ state: 'done', passed: 7 });
  expect(await found(importId)).toEqual(verdicts);
  expect(
    await rows(`select email, name, life_path, expression is not null as counted, came_by, tags, topics from contacts
      where email in ('new@example.test', 'known@example.test', 'left@example.test') order by email desc`),
  ).toEqual([
    {
      email: 'new@example.test',
      name: 'Nora New',
      life_path: 4,
      counted: true,
      came_by: 'import',
      tags: ['fair'],
      topics: ['marketing', 'newsletter'],
    },
    {
      email: 'left@example.test',
      name: '',
      life_path: null,
      counted: false,
      came_by: 'newsletter',
      tags: [],
      topics: [],
    },
    {
      email: 'known@example.test',
      name: 'Kay Known',
      life_path: null,
      counted: false,
      came_by: 'newsletter',
      tags: ['fair'],
      topics: ['marketing', 'newsletter'],
    },
  ]);
  const [consent] = await rows<{ source: string; given_at: Date }>(
    `select source, given_at from consents where email = 'new@example.test'`,
  );
  expect(consent).toMatchObject({ source: 'import: Fair in Porto' });
  expect(await rows('select 1 from people_import_lines where cells is not null')).toEqual([]);
  const report = await (await owner.visitor.get(`/office/letters/imports/${importId}/report`)).text();
  expect(report).toContain('7,,birth date not understood');
  expect(report.split('\r\n')[5]).toBe('6,,not an e-mail address');
});

test('a file that is to hold the site up is refused in words, and nothing of it is kept', async () => {
  const send = (body: BlobPart) => {
    const form = new FormData();
    form.append('file', new File([body], 'list.csv'));
    return owner.visitor.fetch('/office/letters/imports', { method: 'POST', body: form });
  };
  const before = (await readImports(server.services, actorOf())).length;
  const hostile: [string, string][] = [
    ['\n'.repeat(4_000_000), 'This file has no lines below its heading'],
    [','.repeat(4_000_000), 'Line 1 is longer than any line of a list'],
    [`a\n${'x\n'.repeat(500_000)}`, 'at most 200,000 lines'],
    [`a,b\n1,"${'x\n'.repeat(1_000)}`, 'a quotation mark is opened and not closed'],
    [`a,b\n1,"${'x\n'.repeat(100_000)}`, 'Line 2 is longer than any line of a list'],
    [`${'a,'.repeat(100)}b\n1,2`, 'at most 60 columns'],
  ];
  for (const [text, words] of hostile) {
    const answer = await send(text);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
  }
  expect(await readImports(server.services, actorOf())).toHaveLength(before);
  expect((await send('email\nafter@example.test')).status).toBe(302);
});

test('a list that takes too long is given up, in words', async () => {
  const limits = { ...taskLimits, 'read-list': { most: 1_000_000, milliseconds: 1 } };
  const untrusted = untrustedInThread({ limits });
  const slow = { ...actorOf(), file: new File(['email\nslow@example.test'], 'slow.csv') };
  await expect(uploadPeople({ ...server.services, untrusted }, slow)).rejects.toMatchObject({
    fields: { file: 'This file takes too long to read. Please bring it in smaller parts.' },
  });
  await untrusted.stop();
});

test('killed half-way it goes on where it was, and nobody is taken in twice', async () => {
  const { services } = server;
  const lines = Array.from(
    { length: 1_700 },
    (_, at) => `p${at}@bulk.test,Person ${at % 7 ? 'Bulk' : '<b>'},,2024-05-01`,
  );
  const importId = await upload(lines);
  await checkPeople(services, { ...actorOf(), importId, ...terms });
  await runImports(services);
  await importPeople(services, { ...actorOf(), importId });
  // The third portion loses the database, as one that is killed does; what the first two did stays.
  let portions = 0;
  const lost = Object.assign(new Error('killed'), { code: '57P01' });
  const current = () => {
    portions += 0.5; // a portion asks for the day and for the school
    if (portions > 2.5) throw lost;
    return services.content.current();
  };
  const failing = { ...services, content: { ...services.content, current } };
  await expect(runImports(failing)).rejects.toThrow('killed');
  const halfWay = await read(importId);
  expect(halfWay.state).toBe('running');
  expect(halfWay.passed).toBe(1_000);
  await Promise.all([runImports(services), runImports(services)]);
  expect(await read(importId)).toMatchObject({ state: 'done', passed: 1_700 });
  const good = lines.filter((line) => !line.includes('<b>')).length;
  expect(await rows(`select count(*)::int as n from contacts where email like '%@bulk.test'`)).toEqual([
    { n: good },
  ]);
  expect(await rows(`select count(*)::int as n from consents where email like '%@bulk.test'`)).toEqual([
    { n: 2 * good },
  ]);
});

test('without proof of consent people are known and get no letters; terms that are not whole are refused', async () => {
  const { services } = server;
  const importId = await upload(['quiet@example.test,Quiet,,']);
  const check = (more: Partial<typeof terms & { agreedOn: string }>) =>
    checkPeople(services, { ...actorOf(), importId, ...terms, ...more });
  await expect(check({ source: '' })).rejects.toMatchObject({ fields: { source: expect.any(String) } });
  await expect(check({ columns: { ...columns, agreedOn: 0 } })).rejects.toMatchObject({ code: 'invalid' });
  await expect(check({ agreedOn: '2999-01-01' })).rejects.toMatchObject({
    fields: { agreedOn: expect.any(String) },
  });
  await check({ agreed: false });
  await runImports(services);
  await importPeople(services, { ...actorOf(), importId });
  await runImports(services);
  expect(await rows(`select topics from contacts where email = 'quiet@example.test'`)).toEqual([
    { topics: [] },
  ]);
});

test('lists are the owner’s alone, and those that nobody went on with are thrown away', async () => {
  const { services } = server;
  const staff = await newMember(server, 'Sven Staff', 'staff');
  expect((await staff.visitor.get('/office/letters/imports')).status).toBe(403);
  const left = await upload(['left-behind@example.test,Lost,,']);
  const dropped = await upload(['dropped@example.test,Dropped,,']);
  await discardImport(services, { ...actorOf(), importId: dropped });
  server.clock.advance({ days: 8 });
  await forgetLeftImports(services);
  const ids = (await readImports(services, actorOf())).map(({ id }) => id);
  expect(ids).not.toContain(left);
  expect(ids).not.toContain(dropped);
  const logged = await rows<{ action: string }>(`select distinct action from staff_actions order by 1`);
  expect(logged.map(({ action }) => action)).toEqual([
    'people.import_checked',
    'people.import_dropped',
    'people.import_reported',
    'people.imported',
    'people.uploaded',
  ]);
});
