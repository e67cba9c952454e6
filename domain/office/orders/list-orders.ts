import { productIds } from '../../../content/catalogue.ts';
import { deliveriesOf } from '../../delivery/index.ts';
import { type Actor, ownerVerb, staffOnly } from '../../identity/index.ts';
import { writeCursor } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { shownBuyer } from '../../shop/index.ts';
import { type OrderSearch, readOrderFilter } from './order-filter.ts';
import { listOrderRows, type OrderQuery } from './queries.ts';

const PAGE = 50;
const PORTION = 1_000;

export type OfficeOrderLine = Awaited<ReturnType<typeof listOfficeOrders>>['orders'][number];

/** Everybody's orders, newest first, with how far each is. */
export async function listOfficeOrders(
  services: Services,
  { actor, search }: { actor: Actor; search: OrderSearch },
) {
  staffOnly(actor);
  const { query, shown } = readOrderFilter(search);
  const rows = await listOrderRows(services.db, query, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const deliveries = await deliveriesOf(
    services,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  const { catalogue } = services.content.current();
  return {
    shown,
    products: productIds.map((id) => ({ id, name: catalogue[id].name })),
    orders: page.map(({ createdAt, paidAt, mode, ...row }) => ({
      ...row,
      email: shownBuyer(row.email),
      monthly: mode === 'subscription',
      placedAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString(),
      deliveries: (deliveries.get(row.id) ?? []).map(({ id, kind, stage, dueAt }) => ({
        id,
        kind,
        stage,
        dueAt,
      })),
    })),
    older: rows.length > PAGE && last ? writeCursor({ at: last.createdAt, id: last.id }) : undefined,
    now: services.clock.now().toISOString(),
  };
}

export const ordersHeader = [
  'Order',
  'Placed',
  'Paid',
  'State',
  'Product',
  'Name',
  'E-mail',
  'Total (EUR)',
  'Code',
  'Came from',
];

const noteExport = ownerVerb<{ search: OrderSearch }, void>(
  'orders.exported',
  async (_services, _tx, { search }) => {
    const { show, product } = readOrderFilter(search).shown;
    return { about: { kind: 'orders', id: 'list' }, after: { show, product }, answer: undefined };
  },
);

/** All that the filter finds, as rows of a table. It exports people's names, so it goes to the audit log. */
export async function exportOrders(
  services: Services,
  { actor, search }: { actor: Actor; search: OrderSearch },
): Promise<AsyncIterable<string[]>> {
  await noteExport(services, { actor, search });
  return rowsOf(services, { ...readOrderFilter(search).query, before: undefined });
}

async function* rowsOf({ db }: Services, query: OrderQuery): AsyncGenerator<string[]> {
  for (let before: OrderQuery['before']; ; ) {
    const rows = await listOrderRows(db, { ...query, before }, PORTION);
    for (const row of rows) yield toCells(row);
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return;
    before = { at: last.createdAt, id: last.id };
  }
}

function toCells(row: Awaited<ReturnType<typeof listOrderRows>>[number]): string[] {
  const { number, createdAt, paidAt, state, productName, name, email, totalCents, code, source } = row;
  return [
    ...[number, createdAt.toISOString(), paidAt?.toISOString() ?? '', state, productName],
    ...[name ?? '', shownBuyer(email), (totalCents / 100).toFixed(2), code ?? '', source ?? ''],
  ];
}
