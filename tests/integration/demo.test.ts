import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimDemo } from '../../db/claim-demo.ts';
import { readOrders, readVideos } from '../../domain/delivery/index.ts';
import { accountById, verifiedAccountOf } from '../../domain/identity/index.ts';
import { readCourses, readJourney } from '../../domain/learning/index.ts';
import { readEmailPanel } from '../../domain/marketing/index.ts';
import {
  listOfficeOrders,
  readOfficeOrder,
  readPortalDashboard,
  readToday,
} from '../../domain/office/index.ts';
import { readSessions } from '../../domain/practice/index.ts';
import { readSupportCenter, type Viewer } from '../../domain/support/index.ts';
import { demoPast } from '../harness/demo-past.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

const past = demoPast();
let server: TestServer;
let owner: Viewer;
let maya: Viewer;

beforeAll(async () => {
  server = await startTestServer({ DEMO_PAST: 'yes' }, new TestClock(past.madeAt), { past });
  [owner, maya] = await Promise.all([viewerOf('owner@demo.local'), viewerOf('member@demo.local')]);
});
afterAll(() => server.stop());

async function viewerOf(email: string): Promise<Viewer> {
  const id = await verifiedAccountOf(server.services.db, email);
  const account = id && (await accountById(server.services.db, id));
  if (!account) throw new Error(`no account ${email}`);
  return account;
}
const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await server.services.db.$client.query<Row>(text)).rows;
const count = async (text: string) => (await rows<{ n: number }>(`select count(*)::int as n ${text}`))[0]?.n;
async function sizeOf(key: string): Promise<number> {
  const stored = await server.services.files.read(key);
  await stored?.stream.cancel();
  return stored?.size ?? 0;
}
const reader = (viewer: Viewer, query = {}) => readEmailPanel(server.services, { reader: viewer, query });

describe('the figures of the specification come out of what the pages read', () => {
  test('12 sessions completed, 8 reports generated, 45 days on the journey', async () => {
    const { stats, progress, milestones, line } = await readJourney(server.services, { memberId: maya.id });
    expect(stats).toEqual({ sessionsCompleted: 12, reportsGenerated: 8, daysOnJourney: 45 });
    expect({ progress, milestones: milestones.length }).toEqual({ progress: 81, milestones: 4 });
    expect(line[0]?.progress).toBe(0);
    const visitor = await server.signedIn(maya.email);
    expect(await wordsOf(visitor.get('/portal/journey'))).toMatch(
      /Sessions Completed 12.*Reports Generated 8.*Days on Journey 45/,
    );
    expect(await wordsOf(visitor.get('/portal'))).toMatch(/3 Life Path 7 Expression 6 Soul Urge/);
  });

  test('a course with 3 of 8 modules done, which came with the Circle', async () => {
    const { enrolled } = await readCourses(server.services, { memberId: maya.id });
    expect(enrolled).toMatchObject([{ id: 'numerology-101', progress: { label: '3 of 8 modules' } }]);
    const visitor = await server.signedIn(maya.email);
    const page = await (await visitor.get('/portal/courses')).text();
    for (const text of ['8 modules • 4 hours of content', 'In Progress', 'Continue Learning']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('aria-valuenow="37.5"');
    expect(page).toMatch(/Done:<\/span><span[^>]*>Expression Numbers/);
    expect(page).toMatch(/Not done yet:<\/span><span[^>]*>Soul Urge Numbers/);
  });

  test('a 20-minute video, seen in part, and one that is being recorded', async () => {
    expect(await readVideos(server.services, { memberId: maya.id })).toMatchObject([
      { state: 'recording', title: 'Mini Video Reading', late: false },
      { state: 'ready', title: 'Video Reading', length: '20 min', watched: 36 },
    ]);
    const visitor = await server.signedIn(maya.email);
    const page = await (await visitor.get('/portal/videos')).text();
    for (const text of ['20 min', 'Watch Now', 'Being recorded']) expect(page).toContain(text);
  });

  test('the dashboard shows her numbers, her next session and what she has bought', async () => {
    const board = await readPortalDashboard(server.services, { member: maya });
    expect(board.numbers).toEqual({ lifePath: '3', expression: '7', soulUrge: '6' });
    expect(board.sessions).toHaveLength(1);
    expect(board.purchases).toHaveLength(5);
    expect(board.reports).toHaveLength(9);
  });

  test('every session of hers is paid with a credit, and two of a package are left', async () => {
    const { credits } = await readSessions(server.services, { memberId: maya.id });
    expect(credits).toMatchObject([{ sessionType: 'Transformation Package', count: 2 }]);
    expect(await count(`from sessions where user_id = '${maya.id}' and payment_state <> 'credit'`)).toBe(0);
    // Nobody was given an hour: each credit comes from money, and the money has its receipt.
    expect(
      await count(
        `from session_credits c where not exists (select from receipts r where c.source = 'order:' || r.order_id)`,
      ),
    ).toBe(0);
  });

  test('sequences in each status: in the practice, and among the letters to the demo member', async () => {
    const statuses = ['Active', 'Completed', 'Converted', 'Stalled'];
    for (const viewer of [owner, maya]) {
      const all = await Promise.all(statuses.map(async (status) => (await reader(viewer, { status })).rows));
      expect(all.every((found) => found.length > 0)).toBe(true);
    }
    const reasons = await rows<{ reason: string }>(
      'select distinct stop_reason as reason from email_sequences where stop_reason is not null order by 1',
    );
    expect(reasons.map(({ reason }) => reason)).toEqual([
      ...['bounced', 'completed', 'no_consent', 'purchased', 'unsubscribed'],
    ]);
  });

  test('Sofia got all three letters about the Circle, each at its day, and joined by the code of the last', async () => {
    const [sofia] = (await reader(owner, { search: 'sofia@demo.local' })).rows;
    expect(sofia).toMatchObject({ type: 'membership_upsell', currentStep: 3, status: 'Completed' });
    const letters = await rows<{ template: string; day: number }>(
      `select template, extract(day from sent_at - min(sent_at) over ())::int as day
       from mails where sequence_id = '${sofia?.id}' order by sent_at`,
    );
    expect(letters).toEqual([
      { template: 'membership_intro', day: 0 },
      { template: 'membership_benefits', day: 7 },
      { template: 'membership_offer', day: 14 },
    ]);
    expect(
      await rows(
        `select code, total_cents as paid from orders where email = 'sofia@demo.local' and product_id = 'membership'`,
      ),
    ).toEqual([{ code: sofia?.discountCode, paid: 950 }]);
    expect(await count(`from code_uses where code = '${sofia?.discountCode}'`)).toBe(1);
  });

  test('tickets in each status and priority, an escalated chat, 2.5 hours to the first answer', async () => {
    const { figures, tickets, chats } = await readSupportCenter(server.services, { viewer: owner });
    expect(figures).toEqual({ total: 6, open: 3, escalated: 1, responseSeconds: 2.5 * 3600 });
    const seen = (field: 'status' | 'priority') =>
      [...new Set(tickets.cards.map((card) => card[field]))].sort();
    expect(seen('status')).toEqual(['closed', 'in_progress', 'open', 'resolved']);
    expect(seen('priority')).toEqual(['high', 'low', 'medium', 'urgent']);
    expect(chats.cards).toMatchObject([{ status: 'escalated' }]);
  });

  test('a day in the office: readings due, one of them late, a refund to decide, a debit that failed', async () => {
    const today = await readToday(server.services, { actor: owner });
    expect(today.readings.filter(({ isLate }) => isLate)).toHaveLength(1);
    expect(today.readings.length).toBeGreaterThan(3);
    expect(today.money.refunds).toMatchObject([{ product: 'Transformation Package', state: 'requested' }]);
    expect(today.disputes).toMatchObject([{ product: 'Video Reading', answerBy: { isOver: false } }]);
    expect(today.money.failed).toHaveLength(1);
    expect(today.mails).toEqual([]);
  });
});

describe('the orders', () => {
  const officeOrders = async () => {
    const ids: string[] = [];
    let before: string | undefined;
    do {
      const page = await listOfficeOrders(server.services, { actor: owner, search: { before } });
      ids.push(...page.orders.map(({ id }) => id));
      before = page.older;
    } while (before);
    return Promise.all(ids.map((orderId) => readOfficeOrder(server.services, { actor: owner, orderId })));
  };
  const sum = (lines: { amountCents: number }[]) =>
    lines.reduce((all, { amountCents }) => all + amountCents, 0);

  test('each has its receipt and balances: money, refunds and credit notes', async () => {
    for (const order of await officeOrders()) {
      const { number, state, totalCents, payments, refunds, receipts, events, productId } = order;
      const isPaid = ['paid', 'refunded', 'disputed'].includes(state);
      const made = refunds.filter((refund) => refund.state === 'made');
      const papers = (kind: string) => receipts.filter((receipt) => receipt.kind === kind);
      // A membership is paid anew each month, the first one perhaps with a code.
      const first = productId === 'membership' ? payments.slice(0, 1) : payments;
      // An order in parts is paid by them: what is still to come is nobody's debt yet.
      const { plan } = order;
      const due = plan ? plan.firstCents + plan.partCents * (payments.length - 1) : totalCents;
      expect(due).toBeLessThanOrEqual(totalCents);
      expect([number, sum(first)]).toEqual([number, isPaid ? due : 0]);
      expect([number, sum(papers('receipt'))]).toEqual([number, sum(payments)]);
      expect([number, sum(papers('credit_note'))]).toEqual([number, sum(made)]);
      expect([number, state === 'refunded']).toEqual([number, made.length > 0]);
      expect([number, events[0]?.kind]).toEqual([number, 'placed']);
    }
  });

  test('come in each state, and the provider knows every one of them', async () => {
    const orders = await officeOrders();
    const states = [...new Set(orders.map(({ state }) => state))].sort();
    expect(states).toEqual(['disputed', 'failed', 'paid', 'pending', 'refunded']);
    expect(
      await count(`from orders o join sandbox.objects c on c.kind = 'sessions' and c.id = o.checkout_id`),
    ).toBe(orders.length);
    expect(await count('from sandbox.notices where delivered_at is null')).toBe(0);
    expect(await count('from payment_notices where outcome is null')).toBe(0);
  });

  test('of the demo member: seven products and nine sessions that she paid one by one', async () => {
    const orders = await readOrders(server.services, { memberId: maya.id });
    const [products, sessions] = [true, false].map((isProduct) =>
      orders.filter(({ productId }) => (productId === 'session') !== isProduct),
    );
    expect(products?.map(({ productId }) => productId).sort()).toEqual([
      ...['couples-snapshot', 'membership', 'mini-reading', 'report', 'transformation', 'transformation'],
      'video-reading',
    ]);
    expect(sessions).toHaveLength(9);
    // The last session of the older package is held; of the newer one two are still to be booked.
    const packages = orders.filter(({ productId }) => productId === 'transformation');
    expect(packages.map(({ deliveries }) => deliveries[0]?.stage)).toEqual(['ready_to_book', 'delivered']);
    expect(await count(`from purchases where user_id = '${maya.id}' and order_id is not null`)).toBe(16);
    expect(await count('from purchases where order_id is null')).toBe(0);
  });

  test('receipts are numbered as the money came', async () => {
    const numbers = await rows<{ number: string }>(
      `select number from receipts where kind = 'receipt' order by issued_at, sequence`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map(({ number }) => number).toSorted());
  });

  test('every document that was delivered can be fetched', async () => {
    const keys = await rows<{ key: string }>('select file_key as key from fulfilment_documents');
    expect(keys.length).toBeGreaterThan(2);
    for (const { key } of keys) expect([key, (await sizeOf(key)) > 50_000]).toEqual([key, true]);
    const visitor = await server.signedIn(maya.email);
    const [report] = await rows<{ id: string }>(`select id from report_requests where status = 'completed'`);
    const pdf = await visitor.get(`/portal/reports/${report?.id}/pdf`);
    expect([pdf.status, (await pdf.text()).startsWith('%PDF')]).toEqual([200, true]);
  });
});

describe('the letters', () => {
  test('are all sent, on the day they were written, and none of them left the house', async () => {
    expect(await count('from mails')).toBeGreaterThan(150);
    expect(
      await rows(
        `select template, state, created_at, sent_at from mails
         where state <> 'sent' or sent_at - created_at > interval '1 day'`,
      ),
    ).toEqual([]);
    expect(server.mailbox.received).toEqual([]);
  });

  test('hold a letter each, not a letter inside a letter', async () => {
    expect(await count(`from mails where html ilike '%<html%' or html ilike '%<body%'`)).toBe(0);
    expect(await count(`from mails where coalesce(html, '') = ''`)).toBe(0);
  });

  test('and nothing of the past is due all at once after the start', async () => {
    const soon = `timestamptz '${past.madeAt}' - interval '5 minutes'`;
    expect(await count(`from email_sequences where next_due_at < ${soon}`)).toBe(0);
    expect(await count(`from fulfilments where work_at < ${soon}`)).toBe(0);
    expect(await count(`from session_reminders where state = 'due' and due_at < ${soon}`)).toBe(0);
  });
});

test('a later start finds it done', async () => {
  const claim = await claimDemo({
    env: { mode: 'demo' },
    databaseUrl: server.databaseUrl,
    files: server.services.files,
    wanted: true,
  });
  await claim.release();
  expect(claim.isNew).toBe(false);
});
