import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import {
  type ContactQuery,
  type ContactRow,
  countContacts,
  countSources,
  countTags,
  isLead,
  listContactRows,
  openContact,
  parseTags,
  setTags,
} from '../contacts/index.ts';
import { notFound } from '../errors.ts';
import { type Actor, ownerVerb, staffOnly, staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { readCursor, writeCursor } from '../page-cursor.ts';
import { readSearch } from '../search-query.ts';
import type { Deps } from '../services.ts';
import { today } from '../today.ts';
import { lastOrderSource } from './reach.ts';
import { allOf, type Condition } from './segment-rules.ts';
import { bothAre, matchesSegment } from './segments.ts';

const PAGE = 50;
const PORTION = 1_000;

type PeopleSearch = Partial<Record<'show' | 'tag' | 'path' | 'source' | 'q' | 'before', string>>;

/** Everybody known by an address, newest first. */
export async function listPeople(services: Deps, { actor, search }: { actor: Actor; search: PeopleSearch }) {
  staffOnly(actor);
  const { db } = services;
  const { query, shown } = readFilter(services, search);
  const [rows, count, tags, sources] = await Promise.all([
    listContactRows(db, query, PAGE + 1),
    countContacts(db, { ...query, before: undefined }),
    countTags(db),
    countSources(db),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    shown,
    count,
    tags,
    sources,
    people: page.map(toPersonCard),
    older: rows.length > PAGE && last ? writeCursor({ at: last.createdAt, id: last.id }) : undefined,
  };
}

const views: Record<string, Condition[]> = {
  all: [],
  readers: [{ of: 'consent', topic: 'newsletter' }],
  customers: [{ of: 'bought' }],
  members: [{ of: 'member' }],
  leads: [],
  refused: [{ of: 'refused' }],
};

function readFilter(services: Deps, { show = 'all', tag, path, source, q, before }: PeopleSearch) {
  const view = Object.hasOwn(views, show) ? show : 'all';
  const number = Number(path);
  const lifePath = Number.isInteger(number) && number >= 1 && number <= 9 ? number : undefined;
  const conditions: Condition[] = [
    ...(views[view] ?? []),
    ...(tag ? [{ of: 'tag' as const, tag }] : []),
    ...(lifePath ? [{ of: 'life-path' as const, number: lifePath }] : []),
  ];
  const query: ContactQuery = {
    where: bothAre(
      matchesSegment(allOf(...conditions), { now: services.clock.now(), today: today(services) }),
      view === 'leads' ? isLead : undefined,
    ),
    search: readSearch(q?.slice(0, 100)),
    source: source?.slice(0, 120),
    before: readCursor(before ?? null),
  };
  return {
    query,
    shown: { show: view, tag, path: lifePath, source, q, isPaged: query.before !== undefined },
  };
}

export type PersonCard = ReturnType<typeof toPersonCard>;

/** A person as the office's lists show her. */
function toPersonCard(row: ContactRow) {
  const { id, name, email, tags, orders, member, lifePath, topics, cameBy, source } = row;
  return {
    id,
    name,
    email,
    tags,
    orders,
    member,
    lifePath,
    topics,
    cameBy,
    source,
    bought: row.bought,
    standing: standingOf(row),
    lastSeenAt: row.lastSeenAt.toISOString(),
    since: row.createdAt.toISOString(),
  };
}

type Standing = 'agreed' | 'not-asked' | 'left' | 'bounced' | 'complained';

/** Whether she may be written to, and if not, why not. */
function standingOf({ topics, leftAt, bouncedAt, complainedAt }: ContactRow): Standing {
  if (complainedAt) return 'complained';
  if (bouncedAt) return 'bounced';
  if (topics.length > 0) return 'agreed';
  return leftAt ? 'left' : 'not-asked';
}

export const peopleHeader = [
  ...[
    'E-mail',
    'Name',
    'Standing',
    'Agreed to',
    'Came by',
    'Source',
    'Time zone',
    'Known since',
    'Last seen',
    'Tags',
    'Birth date',
  ],
  ...['Life Path', 'Expression', 'Soul Urge', 'Bought', 'Orders', 'Member'],
];

const noteExport = ownerVerb<{ search: PeopleSearch }, void>(
  'people.exported',
  async (services, _tx, { search }) => ({
    about: { kind: 'people', id: 'list' },
    after: { show: readFilter(services, search).shown.show },
    answer: undefined,
  }),
);

/** All that the filter finds, as rows of a table. */
export async function exportPeople(
  services: Deps,
  { actor, search }: { actor: Actor; search: PeopleSearch },
): Promise<AsyncIterable<string[]>> {
  await noteExport(services, { actor, search });
  return rowsOf(services, { ...readFilter(services, search).query, before: undefined });
}

async function* rowsOf({ db }: Deps, query: ContactQuery): AsyncGenerator<string[]> {
  for (let before: ContactQuery['before']; ; ) {
    const rows = await listContactRows(db, { ...query, before }, PORTION);
    for (const row of rows) yield toCells(row);
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return;
    before = { at: last.createdAt, id: last.id };
  }
}

function toCells(row: ContactRow): string[] {
  const { email, name, topics, cameBy, source, zone, createdAt, lastSeenAt, tags, birthDate } = row;
  const numbers = [row.lifePath, row.expression, row.soulUrge].map((number) => String(number ?? ''));
  return [
    ...[email, name, standingOf(row), topics.join(' '), cameBy, source ?? '', zone ?? ''],
    ...[createdAt.toISOString(), lastSeenAt.toISOString(), tags.join(', '), birthDate ?? '', ...numbers],
    ...[row.bought.join(' '), String(row.orders), row.member ? 'yes' : 'no'],
  ];
}

/** One person: how she came to us, whether she may be written to, her numbers, her tags, what she bought. */
export async function readPerson({ db }: Deps, { actor, personId }: { actor: Actor; personId: string }) {
  staffOnly(actor);
  const found = await openContact(db, knownId(personId, 'Person'));
  if (!found) throw notFound('Person');
  const { contact: row } = found;
  const orderSource = await lastOrderSource(db, row.email);
  const { birthDate, expression, soulUrge, numbersProven, language, leftAt, bouncedAt, complainedAt } = row;
  const endedAt = {
    left: leftAt,
    bounced: bouncedAt,
    complained: complainedAt,
    agreed: null,
    'not-asked': null,
  };
  return {
    ...toPersonCard(row),
    birthDate,
    expression,
    soulUrge,
    numbersProven,
    language,
    zone: row.zone ?? undefined,
    hasAccount: row.userId !== null,
    endedAt: endedAt[standingOf(row)]?.toISOString(),
    lastOrderAt: row.lastOrderAt?.toISOString(),
    orderSource,
  };
}

/** Gives somebody other tags; which, by those there are. */
async function retag(services: Deps, tx: Tx, personId: string, tagsOf: (before: string[]) => string) {
  const found = await openContact(tx, knownId(personId, 'Person'));
  if (!found) throw notFound('Person');
  const { contact: person } = found;
  const tags = parseTags(tagsOf(person.tags));
  if (isDeepStrictEqual(tags, person.tags)) return { unchanged: true as const, answer: tags };
  await setTags(services, tx, person, tags);
  return {
    about: { kind: 'person', id: person.id },
    before: { tags: person.tags },
    after: { tags },
    answer: tags,
  };
}

export const setPersonTags = staffVerb(
  'person.tagged',
  z.object({ personId: z.string(), tags: z.string().max(4000) }),
  (services, tx, { personId, tags }) => retag(services, tx, personId, () => tags),
);

/** One more, whatever tags there are already. */
export const addTag = staffVerb<{ personId: string; tag: string }, string[]>(
  'person.tagged',
  (services, tx, { personId, tag }) => retag(services, tx, personId, (before) => [...before, tag].join(',')),
);
