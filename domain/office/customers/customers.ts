import { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { email, line, text } from '../../../shared/fields.ts';
import {
  type ContactQuery,
  type ContactRow,
  contactKindsOf,
  countContactsUpTo,
  findByAddress,
  listContactRows,
  listMerged,
  lockContacts,
  mergeContactRows,
  openContact,
} from '../../contacts/index.ts';
import { DomainError, notFound } from '../../errors.ts';
import { formVerb } from '../../form-verb.ts';
import { type Actor, accountById, ownerOnly, ownerVerb, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import { readCursor, writeCursor } from '../../page-cursor.ts';
import { readSearch } from '../../search-query.ts';
import type { Deps, Services } from '../../services.ts';
import { attachOrdersOfAddress, syncPurchases } from '../../shop/index.ts';
import { openTicketWithLetter } from '../../support/index.ts';
import { type CustomerView, countBought, findAccount, inView } from './queries.ts';
import { whoIs } from './read-customer.ts';

const PAGE = 50;
const PORTION = 1_000;
const MOST_COUNTED = 10_000;

const customerViews: CustomerView[] = ['all', 'buyers', 'accounts', 'leads'];
type CustomerSearch = Partial<Record<'show' | 'q' | 'before', string>>;

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
      id: contact.id,
      name: contact.name,
      email: contact.email,
      kinds: contactKindsOf(contact),
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

const NOBODY = 'We know nobody by this address.';

/** Whom a merge would bring in, to be looked at before it is done. */
export const readDuplicate = formVerb(
  z.object({ otherEmail: email }),
  async ({ db }, { otherEmail }, refuse) => {
    const other = await findByAddress(db, otherEmail);
    if (!other) throw refuse({ otherEmail: NOBODY });
    const [bought] = await countBought(db, [other.id]);
    return {
      email: other.email,
      name: other.name,
      since: other.createdAt.toISOString(),
      hasAccount: other.userId !== null,
      orders: bought?.orders ?? 0,
      cents: bought?.cents ?? 0,
    };
  },
  ({ actor }: { actor: Actor }) => ownerOnly(actor),
);

/**
 * Two addresses, one person: what was done under the other moves to the first, and the other's sign-in, if both
 * have one, is closed. What was bought without an account moves into the one there is.
 */
export const mergeCustomers = ownerVerb(
  'customer.merged',
  z.object({ customerId: z.string(), otherEmail: email }),
  async (services, tx, { customerId, otherEmail }, refuse) => {
    const other = await findByAddress(tx, otherEmail);
    if (!other) throw refuse({ otherEmail: NOBODY });
    const rows = await lockContacts(tx, [knownId(customerId, 'Customer'), other.id]);
    const to = rows.find(({ id }) => id === customerId);
    const from = rows.find(({ id }) => id === other.id);
    if (!to || to.mergedInto) throw notFound('Customer');
    if (!from || from.id === to.id || from.mergedInto === to.id) {
      throw refuse({ otherEmail: 'This address belongs to the customer already.' });
    }
    if (from.mergedInto) throw refuse({ otherEmail: 'This address belongs to another customer already.' });
    await mergeAccounts(services, tx, from, to);
    await mergeContactRows(tx, from, to);
    const userId = to.userId ?? from.userId;
    const { emails } = whoIs({ ...to, userId }, await listMerged(tx, to.id));
    if (userId) for (const email of emails) await attachOrdersOfAddress(services, tx, { id: userId, email });
    await syncPurchases(services, tx, { email: to.email });
    await mailBoth(services, tx, from, to);
    return {
      about: { kind: 'customer', id: to.id },
      after: { merged: from.id, accounts: from.userId && to.userId ? 'joined' : 'one or none' },
      answer: undefined,
    };
  },
);

/** Both mailboxes hear of it: if the two are not one person, somebody has to say so. */
async function mailBoth(services: Deps, tx: Tx, from: ContactRow, to: ContactRow): Promise<void> {
  const { contactEmail } = services.content.current().site;
  for (const { email } of [from, to]) {
    await postMail(services, tx, {
      to: email,
      userId: to.userId ?? from.userId ?? undefined,
      template: 'addresses-joined',
      props: { closesSignIn: Boolean(from.userId && to.userId && email === from.email), contactEmail },
    });
  }
}

async function mergeAccounts(services: Deps, tx: Tx, from: ContactRow, to: ContactRow): Promise<void> {
  if (!from.userId || !to.userId) return;
  const account = await findAccount(tx, from.userId);
  if (account && account.user.role !== 'member') {
    throw new DomainError('conflict', 'The other account belongs to the staff. Change its role first.');
  }
  const accounts = { from: from.userId, to: to.userId };
  for (const { move } of services.personalData) await move?.(tx, accounts);
}

const letter = z.object({
  customerId: z.string(),
  subject: line(150, 'Please give it a subject.'),
  message: text(8000, 'Please write something.'),
});

/** A personal letter to a customer, at the address by which we know her best. */
export const writeToCustomer = staffVerb(
  'customer.written_to',
  letter,
  async (services, tx, { actor, customerId, subject, message }) => {
    const customer = (await openContact(tx, knownId(customerId, 'Customer')))?.contact;
    if (!customer) throw notFound('Customer');
    const writer = await accountById(tx, actor.id);
    const { email, name, userId } = customer;
    const ticketId = await openTicketWithLetter(services, tx, {
      email,
      name,
      userId: userId ?? undefined,
      subject,
      message,
      staffName: writer?.name || services.content.current().site.guide,
    });
    return { about: { kind: 'customer', id: customer.id }, after: { ticketId }, answer: { ticketId } };
  },
);
