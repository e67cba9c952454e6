import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { readOutbox } from '../../domain/mail/index.ts';
import {
  checkPeople,
  countSegment,
  everybody,
  importPeople,
  listPeople,
  exportPeople as peopleToFile,
  readEmailPanel,
  runImports,
  uploadPeople,
} from '../../domain/marketing/index.ts';
import {
  exportCustomers,
  exportOrders,
  listCustomers,
  listOfficeOrders,
  readToday,
} from '../../domain/office/index.ts';
import {
  bookForCustomer,
  createEvent,
  exportPeople as eventToFile,
  readOfficeCalendar,
  readOfficeEvent,
  readUnpaid,
  searchCustomers,
  takeSeat,
} from '../../domain/practice/index.ts';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import { readSupportCenter } from '../../domain/support/index.ts';
import { newMember } from '../harness/members.ts';
import { checkoutIn, shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

/**
 * Everybody whom a row can be about. Whoever adds a kind, or a list, says here for each of the other whether it is shown
 * or why not: a list that joins a table of accounts has never heard of guests.
 */
const kinds = {
  member: 'has an account whose address is proven, bought a reading, has a session today',
  guest: 'bought a reading and a session today without an account',
  lead: 'took the quiz, and nothing else',
  imported: 'came with a list',
  erased: 'bought a reading and was erased',
  unproven: 'has an account whose address is not proven, and bought a reading while signed in',
  byHand: 'has a session today that staff booked for an address',
  seat: 'has a seat at an event without an account',
  writer: 'wrote by the contact form',
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];
/** As newMember makes it of a name. */
const emailOf = (kind: Kind) => `zz${kind.toLowerCase()}.person@example.test`;
const nameOf = (kind: Kind) => `Zz${kind} Person`;

const START = '2025-06-02T05:00:00Z';
const TYPE = '1:1 Live Session (60 min)';
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Awaited<ReturnType<typeof newMember>>;
let eventId: string;

beforeAll(async () => {
  server = await startTestServer({ LIMIT_FACTOR: '100' }, new TestClock(START));
  shop = shopOf(server);
  owner = await newMember(server, 'Olga Owner', 'owner');
  await makeEverybody();
});
afterAll(() => server.stop());

async function buy(visitor: ReturnType<TestServer['visitor']>, kind: Kind) {
  const checkoutId = await startBuying(visitor, 'report', { email: emailOf(kind) });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
}

async function makeEverybody(): Promise<void> {
  const { services } = server;
  const actor = owner.actor;
  const guestOf = (kind: Kind) => ({ email: emailOf(kind), name: nameOf(kind) });
  const today = (hour: string) => new Date(`2025-06-02T${hour}:00:00Z`);

  const member = await newMember(server, nameOf('member'), 'member');
  await buy(member.visitor, 'member');
  await bookForCustomer(services, { actor, memberId: member.id, sessionType: TYPE, startsAt: today('08') });

  await buy(server.visitor(), 'guest');
  const form = { startsAt: '2025-06-02T09:00:00Z', ...guestOf('guest'), zone: 'Europe/Lisbon' };
  const held = await checkoutIn(await server.visitor().post('/book/live-session', form));
  await shop.sandbox.chooseOutcome(held, 'paid');
  await shop.settle();

  await server.visitor().postJson('/functions/v1/capture-quiz-lead', {
    ...guestOf('lead'),
    birthDate: '1990-07-04',
    numbers: { lifePath: 3, expression: 1, soulUrge: 1 },
  });

  const bytes = new TextEncoder().encode(
    `email,name,agreed\n${emailOf('imported')},${nameOf('imported')},2024-05-01`,
  );
  const { importId } = await uploadPeople(services, { actor, fileName: 'list.csv', bytes });
  const terms = { columns: { email: 0, name: 1, agreedOn: 2 }, tags: '', agreed: true, source: 'Fair' };
  await checkPeople(services, { actor, importId, ...terms });
  await runImports(services);
  await importPeople(services, { actor, importId });
  await runImports(services);

  const visitor = server.visitor();
  await visitor.postJson('/auth/v1/sign-up/email', { ...guestOf('unproven'), password: 'a-long-walk-77' });
  await buy(visitor, 'unproven');

  await bookForCustomer(services, {
    actor,
    guest: guestOf('byHand'),
    sessionType: TYPE,
    startsAt: today('10'),
  });

  const rules = { title: 'An evening', description: 'Words.', minutes: 60, seats: 3, isPublic: true };
  const event = await createEvent(services, { actor, ...rules, startsAt: today('18'), priceCents: 0 });
  eventId = event.eventId;
  const { slug } = await readOfficeEvent(services, { actor, eventId });
  await takeSeat(services, { slug, guest: guestOf('seat') });

  await server
    .visitor()
    .post('/contact', { ...guestOf('writer'), subject: 'Cats', message: 'Do you read for cats as well?' });

  await buy(server.visitor(), 'erased');
  const { customers } = await listCustomers(services, { actor, search: { q: emailOf('erased') } });
  await eraseCustomer(services, { actor, customerId: customers[0]?.id ?? '' });
  await server.runJobs();
}

const all = async (rows: Promise<AsyncIterable<string[]>>) => {
  const cells: string[][] = [];
  for await (const row of await rows) cells.push(row);
  return cells;
};

type Shown = 'shown' | `not: ${string}`;
type List = { read(): Promise<unknown>; shows: Record<Kind, Shown> };

const shown = 'shown' as const;
const noOrder = 'not: has not bought anything';
const noSession = 'not: has no session';
const noSeat = 'not: has no seat';
const wroteNothing = 'not: has not written';
const erased = 'not: is erased';
const noLetter = 'not: has had no letter';
const everyone: Record<Kind, Shown> = {
  ...{ member: shown, guest: shown, lead: shown, imported: shown, erased, unproven: shown },
  ...{ byHand: shown, seat: shown, writer: shown },
};
const buyers: Record<Kind, Shown> = {
  ...{ member: shown, guest: shown, lead: noOrder, imported: noOrder, unproven: shown },
  ...{ byHand: noOrder, seat: noOrder, writer: noOrder },
  erased: 'not: the order stays, under no name',
};
const clients: Record<Kind, Shown> = {
  ...{ member: shown, guest: shown, lead: noSession, imported: noSession, erased, unproven: noSession },
  ...{ byHand: shown, seat: noSession, writer: noSession },
};

const by = () => ({ actor: owner.actor });
const viewer = () => ({ ...owner.actor, name: owner.name, email: owner.email, emailVerified: true });

/** Every list, page, count and file of the office that shows several people, by the verb that reads it. */
const lists: Record<string, List> = {
  'office.readToday, sessions': {
    read: async () => (await readToday(server.services, by())).sessions,
    shows: clients,
  },
  'office.readToday, new orders': {
    read: async () => (await readToday(server.services, by())).orders,
    shows: buyers,
  },
  'office.listOfficeOrders': {
    read: () => listOfficeOrders(server.services, { ...by(), search: {} }),
    shows: buyers,
  },
  'office.exportOrders': {
    read: () => all(exportOrders(server.services, { ...by(), search: {} })),
    shows: buyers,
  },
  'office.listCustomers': {
    read: () => listCustomers(server.services, { ...by(), search: {} }),
    shows: everyone,
  },
  'office.exportCustomers': {
    read: () => all(exportCustomers(server.services, { ...by(), search: {} })),
    shows: everyone,
  },
  'marketing.listPeople': {
    read: () => listPeople(server.services, { ...by(), search: {} }),
    shows: everyone,
  },
  'marketing.exportPeople': {
    read: () => all(peopleToFile(server.services, { ...by(), search: {} })),
    shows: everyone,
  },
  'practice.searchCustomers': {
    read: () =>
      Promise.all(names.map((kind) => searchCustomers(server.services, { ...by(), words: nameOf(kind) }))),
    shows: everyone,
  },
  'practice.readOfficeCalendar': {
    read: () => readOfficeCalendar(server.services, { ...by(), view: 'week', date: '2025-06-02' }),
    shows: clients,
  },
  'practice.readUnpaid': {
    read: () => readUnpaid(server.services, by()),
    shows: { ...clients, guest: 'not: has paid' },
  },
  'practice.readOfficeEvent': {
    read: () => readOfficeEvent(server.services, { ...by(), eventId }),
    shows: {
      ...{ member: noSeat, guest: noSeat, lead: noSeat, imported: noSeat, erased, unproven: noSeat },
      ...{ byHand: noSeat, seat: shown, writer: noSeat },
    },
  },
  'practice.exportPeople': {
    read: () => eventToFile(server.services, { ...by(), eventId }),
    shows: {
      ...{ member: noSeat, guest: noSeat, lead: noSeat, imported: noSeat, erased, unproven: noSeat },
      ...{ byHand: noSeat, seat: shown, writer: noSeat },
    },
  },
  'support.readSupportCenter': {
    read: () => readSupportCenter(server.services, { viewer: viewer() }),
    shows: {
      ...{ member: wroteNothing, guest: wroteNothing, lead: wroteNothing, imported: wroteNothing, erased },
      ...{ unproven: wroteNothing, byHand: wroteNothing, seat: wroteNothing, writer: shown },
    },
  },
  'mail.readOutbox': {
    read: async () => {
      const read = (kind: Kind) =>
        readOutbox(server.services, { ...by(), query: { address: emailOf(kind) } });
      return (await Promise.all(names.map(read))).flatMap(({ mails }) => mails);
    },
    shows: { ...everyone, imported: noLetter },
  },
  'marketing.readEmailPanel': {
    read: () => readEmailPanel(server.services, { reader: viewer(), query: {} }),
    shows: {
      ...{ member: noSeq(), guest: noSeq(), lead: shown, imported: noSeq(), erased, unproven: noSeq() },
      ...{ byHand: noSeq(), seat: noSeq(), writer: noSeq() },
    },
  },
};
function noSeq(): Shown {
  return 'not: no sequence has begun';
}

describe.each(Object.entries(lists))('%s', (_, { read, shows }) => {
  let found = '';
  beforeAll(async () => {
    found = JSON.stringify(await read());
  });
  test.each(names)('%s', (kind) => {
    const isShown = found.includes(emailOf(kind)) || found.includes(nameOf(kind));
    expect([kind, isShown ? 'shown' : 'not shown', shows[kind]]).toEqual([
      kind,
      shows[kind] === 'shown' ? 'shown' : 'not shown',
      shows[kind],
    ]);
  });
});

test('everybody is counted', async () => {
  const { count } = await countSegment(server.services, { ...by(), rules: everybody });
  // The office's own people have addresses, too.
  expect(count).toBeGreaterThanOrEqual(names.filter((kind) => everyone[kind] === 'shown').length);
});
