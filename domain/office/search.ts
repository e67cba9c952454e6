import { listContactRows } from '../contacts/index.ts';
import { searchContent } from '../content/index.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import { readOrderSearch, readSearch } from '../search-query.ts';
import type { Services } from '../services.ts';
import { shownBuyer } from '../shop/index.ts';
import { listOrderRows } from './order-queries.ts';

const MOST = 6;
const LONGEST = 100;

/** Customers, orders, products and texts, a few of each. Which pages there are, the navigation knows itself. */
export async function searchOffice(
  { db }: Pick<Services, 'db'>,
  { actor, typed }: { actor: Actor; typed: string | null },
) {
  staffOnly(actor);
  const wanted = typed?.trim().slice(0, LONGEST) ?? '';
  const search = readSearch(wanted);
  const orderSearch = readOrderSearch(wanted);
  if (wanted.length < 2 || !search || !orderSearch)
    return { typed: wanted, customers: [], orders: [], texts: [] };
  const [customers, orders, texts] = await Promise.all([
    listContactRows(db, { search }, MOST),
    listOrderRows(db, { search: orderSearch }, MOST),
    searchContent({ db }, { actor, typed: wanted, most: MOST }),
  ]);
  return {
    typed: wanted,
    customers: customers.map(({ id, name, email }) => ({ id, name, email })),
    orders: orders.map(({ id, number, productName, email, name, state }) => ({
      id,
      number,
      productName,
      buyer: name || shownBuyer(email),
      state,
    })),
    texts,
  };
}
