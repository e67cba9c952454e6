import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWritten } from '../../content/catalogue.ts';
import { fileKeys } from '../../db/file-keys.ts';
import { countContent } from '../../domain/content/index.ts';
import { readAuditLog } from '../../domain/identity/index.ts';
import { readOutbox } from '../../domain/mail/index.ts';
import {
  listAutomationCards,
  listBroadcastCards,
  listPeople,
  listSegmentCards,
  readBroadcast,
  readImports,
} from '../../domain/marketing/index.ts';
import {
  listCustomers,
  listOfficeOrders,
  listProducts,
  readAnalytics,
  readApiKeys,
  readBooked,
  readMembers,
  readRevenue,
  readStaff,
  readToday,
  readWebhooks,
} from '../../domain/office/index.ts';
import {
  readOfficeCalendar,
  readOfficeEvents,
  readPracticeRules,
  readSessionTypes,
  readUnpaidSessions,
} from '../../domain/practice/index.ts';
import {
  listMemberships,
  readCodes,
  readGifts,
  readInvoiceMonth,
  readPayoutMonth,
} from '../../domain/shop/index.ts';
import { listTestimonialsToRead, readReplies } from '../../domain/support/index.ts';
import { demoPast } from '../harness/demo-past.ts';
import { demoActor } from '../harness/members.ts';
import { pagePatterns } from '../harness/site-map.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const past = demoPast();
let server: TestServer;
let by: { actor: Awaited<ReturnType<typeof demoActor>> };
beforeAll(async () => {
  server = await startTestServer({ DEMO_PAST: 'yes' }, new TestClock(past.madeAt), { past });
  by = { actor: await demoActor(server, 'owner@demo.local') };
});
afterAll(() => server.stop());

type Count = number | Promise<number>;
/** What a page of the office lists, module by module. None may be empty. */
type Modules = Record<string, () => Promise<Record<string, Count>>>;

const modules: Modules = {
  '/office': async () => {
    const today = await readToday(server.services, by);
    const { readings, sessions, tickets, chats, disputes, money, orders, event } = today;
    const { refunds, failed, withdrawals } = money;
    return {
      readings: readings.length,
      sessions: sessions.length,
      tickets: tickets.length,
      chats: chats.length,
      orders: orders.length,
      disputes: disputes.length,
      seats: event?.taken ?? 0,
      refunds: refunds.length,
      failed: failed.length,
      withdrawals: withdrawals.length,
    };
  },
  '/office/orders': async () => ({
    orders: (await listOfficeOrders(server.services, { ...by, search: {} })).orders.length,
  }),
  '/office/customers': async () => ({
    customers: (await listCustomers(server.services, { ...by, search: {} })).customers.length,
    notes: await count('from customer_notes'),
  }),
  '/office/letters': async () => {
    const cards = await listBroadcastCards(server.services, by);
    const of = (state: string) => cards.filter((card) => card.state === state).length;
    return { sent: of('sent'), scheduled: of('scheduled'), draft: of('draft'), ...(await results(cards)) };
  },
  '/office/letters/automations': async () => {
    const { automations } = await listAutomationCards(server.services, by);
    const specified = automations.filter(({ state }) => state === 'built-in');
    const own = automations.filter(({ state }) => state !== 'built-in');
    const sum = (some: { underWay: number }[]) => some.reduce((all, { underWay }) => all + underWay, 0);
    return {
      ...{
        specified: sum(specified),
        own: sum(own),
        drafts: own.filter(({ state }) => state === 'draft').length,
      },
      reached: own.reduce((all, { reached }) => all + reached, 0),
    };
  },
  '/office/letters/people': async () => {
    const { people, tags, sources } = await listPeople(server.services, { ...by, search: {} });
    return { people: people.length, tags: tags.length, sources: sources.length };
  },
  '/office/letters/segments': async () => {
    const cards = await listSegmentCards(server.services, by);
    return { segments: cards.length, people: cards.filter((card) => card.count > 0).length };
  },
  '/office/letters/imports': async () => ({ imports: (await readImports(server.services, by)).length }),
  '/office/calendar': async () => {
    const { days } = await readOfficeCalendar(server.services, { ...by, view: 'week' });
    return {
      sessions: days.reduce((all, { sessions }) => all + sessions.length, 0),
      free: days.reduce((all, { free }) => all + free.length, 0),
    };
  },
  '/office/calendar/rules': async () => {
    const { blocked } = await readPracticeRules(server.services, by);
    return { blocked: blocked.length };
  },
  '/office/calendar/types': async () => ({ types: (await readSessionTypes(server.services, by)).length }),
  '/office/calendar/unpaid': async () => ({
    unpaid: (await readUnpaidSessions(server.services, by)).ahead.length,
  }),
  '/office/events': async () => {
    const { ahead, past: over } = await readOfficeEvents(server.services, by);
    const taken = (events: typeof ahead) => events.reduce((all, { counts }) => all + (counts.taken ?? 0), 0);
    return { ahead: taken(ahead), over: taken(over) };
  },
  '/office/codes': async () => {
    const codes = await readCodes(server.services, by);
    return { codes: codes.length, used: codes.filter(({ used }) => used > 0).length };
  },
  '/office/gifts': async () => ({ gifts: (await readGifts(server.services, by)).length }),
  '/office/invoices': async () => ({ papers: (await readInvoiceMonth(server.services, by)).papers.length }),
  '/office/payouts': async () => {
    const { payouts, comparedThrough } = await readPayoutMonth(server.services, by);
    expect([await count('from discrepancies'), typeof comparedThrough]).toEqual([0, 'string']);
    return { payouts: payouts.length, all: await count(`from payouts where parts = 'read'`) };
  },
  '/office/memberships': async () => ({
    members: (await listMemberships(server.services, { ...by, search: {} })).memberships.length,
  }),
  '/office/catalogue': async () => {
    const { products } = await listProducts(server.services, by);
    const own = products.filter(({ id }) => !isWritten(id));
    const sold = await count(
      `from orders where product_id in (${own.map(({ id }) => `'${id}'`).join(', ')})`,
    );
    return { own: own.length, drafts: own.filter(({ sale }) => sale === 'draft').length, sold };
  },
  '/office/settings/replies': async () => ({ answers: (await readReplies(server.services, by)).length }),
  '/office/content': async () => {
    const { article } = await countContent(server.services, by);
    return { articles: article.all, changed: article.changed };
  },
  '/office/media': async () => ({ pictures: await count(`from media where kind = 'picture'`) }),
  '/office/numbers': async () => {
    const asked = { ...by, range: {} };
    const { months, products, countries, first, last, total } = await readRevenue(server.services, asked);
    const { funnel, sequences, deliveries } = await readAnalytics(server.services, asked);
    const { joined, gone, cohorts, lifetimes } = await readMembers(server.services, asked);
    const booked = await readBooked(server.services, by);
    return {
      ...Object.fromEntries(months.map(({ month, leftCents }) => [month, leftCents])),
      ...Object.fromEntries(funnel.map(({ step, count: found }) => [step, found])),
      ...{ products: products.length, countries: countries.length, first: first.length, last: last.length },
      ...{ back: total.backCents, fees: total.feeCents },
      sequences: sequences.length,
      deliveries: deliveries.length,
      ...{ joined, gone, cohorts: cohorts.length, lifetimes: lifetimes.left.members },
      parts: booked.months.reduce((all, { partCents }) => all + partCents, 0),
      renewals: booked.months.reduce((all, { renewalCents }) => all + renewalCents, 0),
      unpaid: booked.months.reduce((all, { sessionCents }) => all + sessionCents, booked.overdue.sessions),
    };
  },
  '/office/settings/log': async () => ({
    actions: (await readAuditLog(server.services, { ...by, query: {} })).lines.length,
  }),
  '/office/settings/programs': async () => {
    const { webhooks, deliveries } = await readWebhooks(server.services, by);
    const taken = deliveries.filter(({ state }) => state === 'delivered');
    return {
      keys: (await readApiKeys(server.services, by)).length,
      ...{ webhooks: webhooks.length, deliveries: deliveries.length, taken: taken.length },
    };
  },
  '/office/testimonials': async () => {
    const { asked, lines } = await listTestimonialsToRead(server.services, by);
    return { asked, written: lines.length };
  },
  '/office/settings/people': async () => {
    const { staff, invitations } = await readStaff(server.services, by);
    return { staff: staff.length, invitations: invitations.length };
  },
  '/office/outbox': async () => ({
    mails: (await readOutbox(server.services, { ...by, query: {} })).mails.length,
  }),
};

/** Forms and switches, which nothing fills, and the landing page, which is always there; backups are the operator's. */
const withoutLists = [
  ...['/office/setup', '/office/settings', '/office/settings/brand', '/office/settings/notices'],
  ...[
    '/office/settings/health',
    '/office/settings/tax',
    '/office/settings/referral',
    '/office/search',
    '/office/courses',
    '/office/pages',
    '/office/pages/menu',
  ],
];

const count = async (from: string): Promise<number> =>
  (await server.services.db.$client.query(`select count(*)::int as n ${from}`)).rows[0]?.n;

async function results(cards: { id: string; state: string }[]) {
  const sent = cards.filter(({ state }) => state === 'sent');
  const read = await Promise.all(
    sent.map(({ id: broadcastId }) => readBroadcast(server.services, { ...by, broadcastId })),
  );
  const least = (of: (one: (typeof read)[number]) => number) => Math.min(...read.map(of));
  return {
    clicked: least(({ clicked }) => clicked),
    orders: least(({ orders }) => orders),
    left: read.reduce((all, { left }) => all + left, 0),
  };
}

describe('no module of the office is empty', () => {
  test.each(Object.keys(modules))('%s', async (page) => {
    const found = (await modules[page]?.()) ?? {};
    expect(Object.entries(found).filter(([, many]) => !(Number(many) > 0))).toEqual([]);
    expect(Object.keys(found).length).toBeGreaterThan(0);
  });

  test('and no page is forgotten', () => {
    const plain = pagePatterns.filter((at) => /^\/office(\/|$)/.test(at) && !at.includes(':'));
    expect([...Object.keys(modules), ...withoutLists].sort()).toEqual(plain.sort());
  });
});

test('visits fit the orders: more of each step than of the next, but for buyers who never took the quiz', async () => {
  const { funnel } = await readAnalytics(server.services, { ...by, range: {} });
  const [visits = 0, quiz = 0, leads = 0, orders = 0] = funnel.map(({ count: found }) => found);
  expect(visits).toBeGreaterThan(quiz * 3);
  expect(quiz).toBeGreaterThan(leads * 3);
  expect(visits).toBeGreaterThan(orders * 20);
});

test('revenue grows: each half of the earlier months more than the one before, and none of them poor', async () => {
  const revenue = await readRevenue(server.services, { ...by, range: {} });
  // The first month of twelve may be cut, and the last is under way.
  const months = revenue.months.slice(1, -1).map(({ takenCents, backCents }) => takenCents - backCents);
  const half = months.length >> 1;
  const sum = (some: number[]) => some.reduce((all, cents) => all + cents, 0);
  expect(months.filter((cents) => cents < 70_000)).toEqual([]);
  expect(sum(months.slice(half))).toBeGreaterThan(1.3 * sum(months.slice(0, half)));
});

test('what a product of her own can deliver, and how it can be sold, stands in the catalogue and was bought', async () => {
  const { all } = server.services.content.current().catalogue;
  const own = all.filter(({ id }) => !isWritten(id));
  const delivered = own.flatMap(({ delivers }) => delivers.map(({ kind }) => kind));
  const kinds = ['course', 'files', 'membership-months', 'seat', 'session-credits', 'text'];
  expect([...new Set(delivered)].sort()).toEqual(kinds);
  for (const { id } of own)
    expect([id, await count(`from orders where product_id = '${id}' and state = 'paid'`)]).not.toEqual([
      id,
      0,
    ]);
  expect(own.filter(({ plan, weekly }) => plan && weekly)).toHaveLength(1);
  const plans = (status: string) => count(`from payment_plans where status = '${status}'`);
  expect([await plans('running'), await plans('finished')]).toEqual([2, 1]);
});

test('broadcasts are listed with what came of them', async () => {
  const cards = await listBroadcastCards(server.services, by);
  for (const { id, state, results } of cards) {
    if (state !== 'sent') expect([state, results]).toEqual([state, undefined]);
    else {
      const { sent, clicked, left, orders } = await readBroadcast(server.services, {
        ...by,
        broadcastId: id,
      });
      expect(results).toMatchObject({ sent, clicked, left, orders });
      expect(sent).toBeGreaterThan(clicked);
    }
  }
});

test('every file of a practice is in its backups', async () => {
  const { db, files } = server.services;
  const client = await db.$client.connect();
  const { keys, folders } = await fileKeys(client, { ofBackups: false }).finally(() => client.release());
  const stored: string[] = [];
  for (const folder of readdirSync(join(past.files, 'files')).filter((name) => /^\w/.test(name)))
    for await (const key of files.list(`${folder}/`)) stored.push(key);
  for (const folder of ['media/', 'product-files/'])
    expect(stored.filter((key) => key.startsWith(folder))).not.toEqual([]);
  const isKnown = (key: string) => keys.includes(key) || folders.some((folder) => key.startsWith(folder));
  expect(stored.filter((key) => !isKnown(key))).toEqual([]);
});
