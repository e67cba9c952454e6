import { globSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { type ContactKind, contactKindsOf, openContactByAddress } from '../../domain/contacts/index.ts';
import { DomainError } from '../../domain/errors.ts';
import { readOutbox } from '../../domain/mail/index.ts';
import {
  checkPeople,
  countSegment,
  everybody,
  importPeople,
  listPeople,
  exportPeople as peopleToFile,
  readEmailPanel,
  readPerson,
  runImports,
  uploadPeople,
} from '../../domain/marketing/index.ts';
import {
  exportCustomers,
  exportOrders,
  listCustomers,
  listOfficeOrders,
  listOrdersForApi,
  listPeopleForApi,
  makeApiKey,
  readCustomerPage,
  readDuplicate,
  readToday,
  searchOffice,
} from '../../domain/office/index.ts';
import {
  bookByHand,
  bookSessionAsStaff,
  createEvent,
  exportPeople as eventToFile,
  readOfficeCalendar,
  readOfficeEvent,
  readUnpaidSessions,
  searchCustomers,
  takeSeat,
} from '../../domain/practice/index.ts';
import { eraseCustomer, exportCustomer } from '../../domain/privacy/index.ts';
import { readSupportCenter } from '../../domain/support/index.ts';
import { newMember } from '../harness/members.ts';
import { notLists } from '../harness/not-lists-of-people.ts';
import { checkoutIn, shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

/**
 * Everybody whom a row can be about, with the kinds of contact that she is. Whoever adds a kind of contact, or a list, says
 * here for each of the other whether it is shown or why not: a list that joins a table of accounts has never heard of guests.
 */
const names = [
  ...(['member', 'guest', 'lead', 'imported', 'erased', 'unproven', 'byHand', 'seat', 'writer'] as const),
];
type Kind = (typeof names)[number];

const kinds = {
  /** Has an account whose address is proven, bought a reading, has a session today. */
  member: ['account'],
  /** Bought a reading and a session today without an account. */
  guest: ['guest'],
  /** Took the quiz, and nothing else. */
  lead: ['lead'],
  /** Came with a list, with her yes to letters. */
  imported: ['imported', 'reader'],
  /** Bought a reading and was erased. */
  erased: [],
  /** Has an account whose address is not proven, and bought a reading while signed in. */
  unproven: ['unproven', 'guest'],
  /** Has a session today that staff booked for an address. */
  byHand: ['guest'],
  /** Has a seat at an event without an account. */
  seat: ['guest'],
  /** Wrote by the contact form. */
  writer: ['writer'],
} as const satisfies Record<Kind, readonly ContactKind[]>;

/** A kind of contact that nobody above is does not compile. */
const left: Record<Exclude<ContactKind, (typeof kinds)[Kind][number]>, 'is nobody’s here'> = {};

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
  await bookSessionAsStaff(services, {
    actor,
    memberId: member.id,
    sessionType: TYPE,
    startsAt: today('08'),
  });

  await buy(server.visitor(), 'guest');
  const form = {
    startsAt: '2025-06-02T09:00:00Z',
    ...guestOf('guest'),
    zone: 'Europe/Lisbon',
    noBirthData: 'on',
  };
  const held = await checkoutIn(await server.visitor().post('/book/live-session', form));
  await shop.sandbox.chooseOutcome(held, 'paid');
  await shop.settle();

  await server.visitor().postJson('/functions/v1/capture-quiz-lead', {
    ...guestOf('lead'),
    birthDate: '1990-07-04',
    numbers: { lifePath: 3, expression: 1, soulUrge: 1 },
  });

  const list = `email,name,agreed\n${emailOf('imported')},${nameOf('imported')},2024-05-01`;
  const { importId } = await uploadPeople(services, { actor, file: new File([list], 'list.csv') });
  const terms = { columns: { email: 0, name: 1, agreedOn: 2 }, tags: '', agreed: true, source: 'Fair' };
  await checkPeople(services, { actor, importId, ...terms });
  await runImports(services);
  await importPeople(services, { actor, importId });
  await runImports(services);

  const visitor = server.visitor();
  await visitor.postJson('/auth/v1/sign-up/email', { ...guestOf('unproven'), password: 'a-long-walk-77' });
  await buy(visitor, 'unproven');

  await bookSessionAsStaff(services, {
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

const all = async <Part>(parts: Promise<AsyncIterable<Part>> | AsyncIterable<Part>): Promise<Part[]> => {
  const found: Part[] = [];
  for await (const part of await parts) found.push(part);
  return found;
};

type Shown = 'shown' | `not: ${string}`;
type List = { read(): Promise<unknown>; shows: Record<Kind, Shown> };

const shown = 'shown' as const;
const noOrder = 'not: has not bought anything';
const noSession = 'not: has no session';
const noSeat = 'not: has no seat';
const wroteNothing = 'not: has not written';
const erased = 'not: is erased';
const notAgreed = 'not: has not agreed to letters';
const noLetter = 'not: has had no letter';
const everyone: Record<Kind, Shown> = {
  member: shown,
  guest: shown,
  lead: shown,
  imported: shown,
  erased,
  unproven: shown,
  byHand: shown,
  seat: shown,
  writer: shown,
};
const buyers: Record<Kind, Shown> = {
  member: shown,
  guest: shown,
  lead: noOrder,
  imported: noOrder,
  unproven: shown,
  byHand: noOrder,
  seat: noOrder,
  writer: noOrder,
  erased: 'not: the order stays, under no name',
};
const clients: Record<Kind, Shown> = {
  member: shown,
  guest: shown,
  lead: noSession,
  imported: noSession,
  erased,
  unproven: noSession,
  byHand: shown,
  seat: noSession,
  writer: noSession,
};

const by = () => ({ actor: owner.actor });
const contactIdOf = async (kind: Kind) =>
  (await openContactByAddress(server.services.db, emailOf(kind)))?.contact.id;
/** The page of each of them whom a list can lead to. */
async function pages(read: (id: string) => Promise<unknown>): Promise<unknown[]> {
  const ids = (await Promise.all(names.map(contactIdOf))).filter((id) => id !== undefined);
  return Promise.all(ids.map(read));
}
const program = async (scope: 'people:read' | 'orders:read') => {
  const made = await makeApiKey(server.services, { ...by(), name: scope, scopes: [scope] });
  return { given: made.key, search: {} };
};
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
  // Found by their addresses, which the answer must not owe to the question.
  'office.searchOffice': {
    read: async () => {
      const answers = names.map((kind) => searchOffice(server.services, { ...by(), typed: emailOf(kind) }));
      return (await Promise.all(answers)).map(({ typed: _typed, ...found }) => found);
    },
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
  'marketing.listPeople, who get the newsletter': {
    read: () => listPeople(server.services, { ...by(), search: { show: 'readers' } }),
    shows: {
      ...{
        member: notAgreed,
        guest: notAgreed,
        lead: notAgreed,
        imported: shown,
        erased,
        unproven: notAgreed,
      },
      byHand: notAgreed,
      seat: notAgreed,
      writer: notAgreed,
    },
  },
  'marketing.readPerson': {
    read: () => pages((personId) => readPerson(server.services, { ...by(), personId })),
    shows: everyone,
  },
  'office.readCustomerPage': {
    read: () => pages((customerId) => readCustomerPage(server.services, { ...by(), customerId })),
    shows: everyone,
  },
  'office.readDuplicate': {
    read: () =>
      Promise.all(
        names.map((kind) =>
          readDuplicate(server.services, { ...by(), otherEmail: emailOf(kind) }).catch((error: unknown) =>
            error instanceof DomainError ? 'nobody' : Promise.reject(error),
          ),
        ),
      ),
    shows: everyone,
  },
  'office.listPeopleForApi': {
    read: async () => listPeopleForApi(server.services, await program('people:read')),
    shows: everyone,
  },
  'office.listOrdersForApi': {
    read: async () => listOrdersForApi(server.services, await program('orders:read')),
    shows: buyers,
  },
  'privacy.exportCustomer': {
    read: () =>
      pages(async (customerId) => {
        const { bytes } = await exportCustomer(server.services, { ...by(), customerId });
        const zip = unzipSync(Buffer.concat(await all(bytes)));
        return strFromU8(zip['data/contacts.json'] ?? new Uint8Array());
      }),
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
  'practice.readUnpaidSessions': {
    read: () => readUnpaidSessions(server.services, by()),
    shows: { ...clients, guest: 'not: has paid' },
  },
  'practice.readOfficeEvent': {
    read: () => readOfficeEvent(server.services, { ...by(), eventId }),
    shows: {
      member: noSeat,
      guest: noSeat,
      lead: noSeat,
      imported: noSeat,
      erased,
      unproven: noSeat,
      byHand: noSeat,
      seat: shown,
      writer: noSeat,
    },
  },
  'practice.exportPeople': {
    read: () => eventToFile(server.services, { ...by(), eventId }),
    shows: {
      member: noSeat,
      guest: noSeat,
      lead: noSeat,
      imported: noSeat,
      erased,
      unproven: noSeat,
      byHand: noSeat,
      seat: shown,
      writer: noSeat,
    },
  },
  'support.readSupportCenter': {
    read: () => readSupportCenter(server.services, { viewer: viewer() }),
    shows: {
      member: wroteNothing,
      guest: wroteNothing,
      lead: wroteNothing,
      imported: wroteNothing,
      erased,
      unproven: wroteNothing,
      byHand: wroteNothing,
      seat: wroteNothing,
      writer: shown,
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
      member: noSeq(),
      guest: noSeq(),
      lead: shown,
      imported: noSeq(),
      erased,
      unproven: noSeq(),
      byHand: noSeq(),
      seat: noSeq(),
      writer: noSeq(),
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

test.each(names)('%s is the kinds of contact that are said of her', async (kind) => {
  const found = await openContactByAddress(server.services.db, emailOf(kind));
  expect(found ? contactKindsOf(found.contact) : []).toEqual(kinds[kind]);
  expect(left).toEqual({});
});

test('every list has one count of everybody, and one of those who get the newsletter', async () => {
  const { services } = server;
  const { count, readers } = await countSegment(services, { ...by(), rules: everybody });
  expect((await listCustomers(services, { ...by(), search: {} })).count).toBe(count);
  expect((await listPeople(services, { ...by(), search: {} })).count).toBe(count);
  expect((await listPeople(services, { ...by(), search: { show: 'readers' } })).count).toBe(readers);
  expect(count).toBeGreaterThanOrEqual(names.filter((kind) => everyone[kind] === 'shown').length);
});

/** Every verb of a door, or of a file below all contexts, whose name says that it reads. */
async function readers(): Promise<string[]> {
  const doors = globSync(['domain/*/index.ts', 'domain/{facts,settings,duties,file-removal}.ts'], {
    cwd: projectFolder,
  });
  const found = doors.map(async (door) => {
    const verbs: Record<string, unknown> = await import(join(projectFolder, door));
    const reads = Object.keys(verbs).filter(
      (name) => /^(list|search|export|count|read|find)[A-Z]/.test(name) && typeof verbs[name] === 'function',
    );
    return reads.map((name) => `${door.split(/[/.]/)[1]}.${name}`);
  });
  return (await Promise.all(found)).flat().sort();
}

test('every reader of a door has its line in the table, or a reason why not', async () => {
  const said = [
    ...Object.keys(lists).map((title) => title.replace(/,.*/, '')),
    ...Object.entries(notLists).flatMap(([context, reasons]) =>
      Object.values(reasons)
        .flat()
        .map((name) => `${context}.${name}`),
    ),
  ];
  expect([...new Set(said)].sort()).toEqual(await readers());
});

// What changes something comes last.

test('staff can book for everybody whom the search finds', async () => {
  const there = names.filter((kind) => everyone[kind] === 'shown');
  for (const [at, kind] of there.entries()) {
    const [date, time] = [
      `2025-06-${String(9 + Math.floor(at / 2)).padStart(2, '0')}`,
      at % 2 ? '09:00' : '11:00',
    ];
    const contactId = (await contactIdOf(kind)) ?? '';
    const { sessionId } = await bookByHand(server.services, {
      ...by(),
      contactId,
      sessionType: TYPE,
      date,
      time,
      anyTime: false,
    });
    const { rows } = await server.services.db.$client.query(
      `select coalesce(s.guest_email, u.email) as email from sessions s left join auth.users u on u.id = s.user_id where s.id = $1`,
      [sessionId],
    );
    expect(rows).toEqual([{ email: emailOf(kind) }]);
  }
});

test('nothing of an address moves to an account that has not proven it', async () => {
  const rows = async (sql: string) => (await server.services.db.$client.query(sql, [emailOf('guest')])).rows;
  const before = `select 'order' as what, id, user_id from orders where email = $1
    union all select 'session', id, user_id from sessions where guest_email = $1
    union all select 'contact', id, user_id from contacts where email = $1 order by 1, 2`;
  const held = await rows(before);
  expect(held.filter(({ user_id }) => user_id !== null)).toEqual([]);
  const stranger = server.visitor();
  await stranger.postJson('/auth/v1/sign-up/email', {
    email: emailOf('guest'),
    name: 'A Stranger',
    password: 'a-long-walk-77',
  });
  await buy(stranger, 'guest');
  await server.runJobs();
  expect(await rows(before)).toEqual(expect.arrayContaining(held));
  const contact = (await openContactByAddress(server.services.db, emailOf('guest')))?.contact;
  expect(contact).toMatchObject({ userId: null, name: nameOf('guest') });
  expect(contact && contactKindsOf(contact)).toEqual(['unproven', 'guest']);
});
