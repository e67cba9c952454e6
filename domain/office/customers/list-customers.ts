import { type ContactQuery, countContactsUpTo, kindsOf, listContactRows } from '../../contacts/index.ts';
import { type Actor, ownerVerb, staffOnly } from '../../identity/index.ts';
import { readCursor, writeCursor } from '../../page-cursor.ts';
import { readSearch } from '../../search-query.ts';
import type { Services } from '../../services.ts';
import { type CustomerView, countBought, inView } from './queries.ts';

const PAGE = 50;
const PORTION = 1_000;
const MOST_COUNTED = 10_000;

export const customerViews: CustomerView[] = ['all', 'buyers', 'accounts', 'leads'];
export type CustomerSearch = Partial<Record<'show' | 'q' | 'before', string>>;

/** All customers, newest first, with what they have bought. */
export async function listCustomers(
  { db }: Services,
  { actor, search }: { actor: Actor; search: CustomerSearch },
) {
  staffOnly(actor);
  const { query, shown } = readFilter(search);
  const [rows, count] = await Promise.all([
    listContactRows(db, query, PAGE + 1),
    countContactsUpTo(db, { ...query, before: undefined }, MOST_COUNTED + 1),
  ]);
  const page = rows.slice(0, PAGE);
  const bought = await boughtBy(
    db,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    shown,
    count: Math.min(count, MOST_COUNTED),
    isMore: count > MOST_COUNTED,
    customers: page.map((contact) => ({
      ...{ id: contact.id, name: contact.name, email: contact.email },
      kinds: kindsOf(contact),
      since: contact.createdAt.toISOString(),
      orders: bought.get(contact.id)?.orders ?? 0,
      cents: bought.get(contact.id)?.cents ?? 0,
      lastAt: bought.get(contact.id)?.lastAt?.toISOString(),
    })),
    older: rows.length > PAGE && last ? writeCursor({ at: last.createdAt, id: last.id }) : undefined,
  };
}

async function boughtBy(db: Services['db'], contactIds: string[]) {
  return new Map((await countBought(db, contactIds)).map((row) => [row.contactId, row]));
}

function readFilter({ show, q, before }: CustomerSearch) {
  const typed = q?.trim().slice(0, 100) || undefined;
  const view = customerViews.find((known) => known === show) ?? 'all';
  const query: ContactQuery = {
    where: inView(view),
    search: readSearch(typed),
    before: readCursor(before ?? null),
  };
  return { query, shown: { show: view, q: typed, isPaged: query.before !== undefined } };
}

export const customersHeader = ['Name', 'E-mail', 'Account', 'Since', 'Orders', 'Paid (EUR)', 'Last order'];

const noteExport = ownerVerb<{ search: CustomerSearch }, void>(
  'customers.exported',
  async (_services, _tx, { search }) => ({
    about: { kind: 'customers', id: 'list' },
    after: { show: readFilter(search).shown.show },
    answer: undefined,
  }),
);

/** All that the filter finds, as rows of a table. It exports people's names, so it goes to the audit log. */
export async function exportCustomers(
  services: Services,
  { actor, search }: { actor: Actor; search: CustomerSearch },
): Promise<AsyncIterable<string[]>> {
  await noteExport(services, { actor, search });
  return rowsOf(services, { ...readFilter(search).query, before: undefined });
}

async function* rowsOf({ db }: Services, query: ContactQuery): AsyncGenerator<string[]> {
  for (let before: ContactQuery['before']; ; ) {
    const rows = await listContactRows(db, { ...query, before }, PORTION);
    const bought = await boughtBy(
      db,
      rows.map(({ id }) => id),
    );
    for (const { id, name, email, userId, createdAt } of rows) {
      const { orders = 0, cents = 0, lastAt } = bought.get(id) ?? {};
      const paid = (cents / 100).toFixed(2);
      const last = lastAt?.toISOString() ?? '';
      yield [name, email, userId ? 'yes' : 'no', createdAt.toISOString(), String(orders), paid, last];
    }
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return;
    before = { at: last.createdAt, id: last.id };
  }
}
