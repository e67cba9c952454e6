import { productIds } from '../../../content/catalogue.ts';
import {
  type ContactQuery,
  type ContactRow,
  countContacts,
  countSources,
  countTags,
  isLead,
  listContactRows,
} from '../../contacts/index.ts';
import { type Actor, ownerVerb, staffOnly } from '../../identity/index.ts';
import { readCursor, writeCursor } from '../../page-cursor.ts';
import { readSearch } from '../../search-query.ts';
import type { Parts } from '../../services.ts';
import { today } from '../../today.ts';
import { bothAre, whoAre } from '../segments/queries.ts';
import { allOf, type Condition } from '../segments/rules.ts';

const PAGE = 50;
const PORTION = 1_000;

export type PeopleSearch = Partial<Record<'show' | 'tag' | 'path' | 'source' | 'q' | 'before', string>>;

const views: Record<string, Condition[]> = {
  all: [],
  readers: [{ of: 'consent', topic: 'newsletter' }],
  customers: [{ of: 'bought' }],
  members: [{ of: 'member' }],
  leads: [],
  refused: [{ of: 'refused' }],
};

function readFilter(services: Parts, { show = 'all', tag, path, source, q, before }: PeopleSearch) {
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
      whoAre(allOf(...conditions), { now: services.clock.now(), today: today(services) }),
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

/** Everybody known by an address, newest first. */
export async function listPeople(services: Parts, { actor, search }: { actor: Actor; search: PeopleSearch }) {
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

export type PersonCard = ReturnType<typeof toPersonCard>;

/** A person as the office's lists show her. */
export function toPersonCard(row: ContactRow) {
  const { id, name, email, tags, orders, member, lifePath, topics, cameBy, source } = row;
  return {
    ...{ id, name, email, tags, orders, member, lifePath, topics, cameBy, source },
    bought: productIds.filter((product) => row.bought.includes(product)),
    standing: standingOf(row),
    lastSeenAt: row.lastSeenAt.toISOString(),
    since: row.createdAt.toISOString(),
  };
}

type Standing = 'agreed' | 'not-asked' | 'left' | 'bounced' | 'complained';

/** Whether she may be written to, and if not, why not. */
export function standingOf({ topics, leftAt, bouncedAt, complainedAt }: ContactRow): Standing {
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
  services: Parts,
  { actor, search }: { actor: Actor; search: PeopleSearch },
): Promise<AsyncIterable<string[]>> {
  await noteExport(services, { actor, search });
  return rowsOf(services, { ...readFilter(services, search).query, before: undefined });
}

async function* rowsOf({ db }: Parts, query: ContactQuery): AsyncGenerator<string[]> {
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
