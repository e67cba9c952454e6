import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db, Tx } from '../../../db/connect.ts';
import { HOUR, MINUTE } from '../../../shared/durations.ts';
import { messageOf } from '../../../shared/problem.ts';
import type { Clock } from '../../clock/clock.ts';
import { type Payments, PaymentsError } from '../payments.ts';
import type { Outcome, Sandbox } from '../sandbox.ts';
import { stripePayments } from '../stripe.ts';
import { watchedEvents } from '../stripe-notice.ts';
import { ApiError } from './api-error.ts';
import {
  completeSession,
  declineSession,
  emailOf,
  expireSession,
  readSession,
  settleSession,
} from './complete-session.ts';
import { prepare } from './endpoints.ts';
import { isAccepted, postEvent } from './events.ts';
import { type Answer, storedAnswer } from './idempotency.ts';
import { postgresStore, type Store } from './postgres-store.ts';
import { renew } from './renew.ts';
import { cardWorks, changeCard } from './subscriptions.ts';
import { answers, notices } from './tables.ts';
import { get, refId, type World } from './world.ts';

type Options = {
  db: Db;
  clock: Clock;
  /** Where this site lives, without a trailing slash: the payment page is one of its own. */
  origin: string;
  /** Signs notices. */
  secret: string;
  /** Where notices are posted: the site's own webhook address. */
  noticeUrl: string;
  onNotice?: () => void;
};

/** The payments of demo mode: our client for Stripe, talking to the simulator inside this process. */
export function simulatedPayments(options: Options): {
  payments: Payments;
  sandbox: Sandbox;
  /** Anything else that may happen outside. */
  change<T>(names: string[], verb: (world: World) => T): Promise<T>;
} {
  const { db, clock, origin, secret, onNotice = () => {} } = options;
  const pages = {
    pay: (id: string) => `${origin}/sandbox/pay/${id}`,
    portal: (id: string) => `${origin}/sandbox/portal/${id}`,
  };
  const store = postgresStore({ db, clock, pages, enabledEvents: watchedEvents, onNotice });
  const payments: Payments = {
    ...stripePayments({ secretKey: 'sk_sandbox', webhookSecret: secret, clock, fetch: fetchFrom(store) }),
    name: 'sandbox',
  };
  const look = <T>(name: string, verb: (world: World) => T) => inOurWords(store.look([name], verb));
  const change = <T>(names: string[], verb: (world: World) => T) => inOurWords(store.change(names, verb));
  const sandbox: Sandbox = {
    async readCheckout(id) {
      const { declined, ...page } = await look(id, (world) => readCheckoutPage(world, id));
      const state = await payments.readCheckout(id);
      return { ...state, ...page, failure: state.failure ?? declined ?? null };
    },
    chooseOutcome: (id, outcome) => change([id], (world) => chooseOutcome(world, id, outcome)),
    settleSepa: (id, outcome) => change([id], (world) => settleSession(world, id, outcome)),
    async readPortal(id) {
      const { cards, ...page } = await look(id, (world) => readPortalPage(world, id));
      const subscriptions = cards.map(async ({ subscriptionId, works }) => {
        const nextCharge: 'paid' | 'failed' = works ? 'paid' : 'failed';
        return { ...(await payments.readSubscription(subscriptionId)), nextCharge };
      });
      return { ...page, subscriptions: await Promise.all(subscriptions) };
    },
    renewSubscription: (id, outcome) => change([id], (world) => renew(world, id, outcome)),
    setNextCharge: (id, outcome) => change([id], (world) => changeCard(world, id, outcome === 'paid')),
    runDue: () => store.runDue(),
    deliverNotices: () => deliverNotices(options),
  };
  return { payments, sandbox, change };
}

async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new PaymentsError(error.code === 'resource_missing' ? 'not_found' : 'refused', error.message);
  }
}

/** What a payment page shows beside the state of the checkout. */
export function readCheckoutPage(world: World, id: string) {
  const session = readSession(world, id);
  const { params, declined } = get(world.wanted, id, 'checkout.session');
  return {
    lines: (params.line_items ?? []).map(({ price_data: price }) => ({
      productId: String(price?.product_data?.metadata?.productId ?? ''),
      name: price?.product_data?.name ?? '',
      amountCents: price?.unit_amount ?? 0,
    })),
    monthlyCents: session.mode === 'subscription' ? session.amount_subtotal : null,
    email: emailOf(world, session),
    successUrl: session.success_url ?? '',
    cancelUrl: session.cancel_url ?? '',
    declined,
  };
}

/** Gives where to send the visitor next; null keeps her on the page, where another card may be tried. */
export function chooseOutcome(world: World, id: string, outcome: Outcome): { redirectUrl: string | null } {
  const { success_url, cancel_url } = readSession(world, id);
  if (outcome === 'paid') completeSession(world, id, 'card', 'paid');
  if (outcome === 'sepa-pending') completeSession(world, id, 'sepa_debit', 'pending');
  if (outcome === 'declined') declineSession(world, id);
  if (outcome === 'abandoned') expireSession(world, id);
  const next = { paid: success_url, 'sepa-pending': success_url, abandoned: cancel_url, declined: null };
  return { redirectUrl: next[outcome] };
}

/** What a billing page shows beside the state of the subscriptions. */
function readPortalPage(world: World, id: string) {
  const { customer, return_url } = get(world.portals, id, 'portal');
  const { id: customerId, email } = get(world.customers, refId(customer), 'customer');
  const owned = [...world.subscriptions.values()].filter((one) => refId(one.customer) === customerId);
  return {
    customerId,
    email: email ?? '',
    returnUrl: return_url ?? '',
    cards: owned.map((one) => ({ subscriptionId: one.id, works: cardWorks(one) })),
  };
}

type Call = { method: string; path: string; text: string; key: string | null };

/** The request of the SDK, answered without leaving the process. */
function fetchFrom(store: Store): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path, search } = new URL(request.url);
    const { method } = request;
    const text = [search.slice(1), await request.text()].filter(Boolean).join('&');
    const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
    const { status, body } = await answerCall(store, { method, path, text, key });
    return Response.json(body, { status });
  };
}

async function answerCall(store: Store, call: Call): Promise<Answer> {
  try {
    const { names, run } = prepare(call.method, call.path, call.text);
    if (call.method === 'GET') return { status: 200, body: await store.look(names, run) };
    return await store.transaction((tx, change) =>
      onceUnderKey(tx, store.now(), call, () =>
        change(names, run).then((body) => ({ status: 200, body }), refusal),
      ),
    );
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: error.body };
}

/** Two requests with one key wait for each other; the second is given what the first was. */
async function onceUnderKey(tx: Tx, now: Date, call: Call, work: () => Promise<Answer>): Promise<Answer> {
  const { key, method, path, text } = call;
  if (key === null) return work();
  const fingerprint = `${method} ${path} ${text}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [known] = await tx.select().from(answers).where(eq(answers.key, key));
  const kept = storedAnswer(known, { key, fingerprint, now });
  if (kept) return kept;
  const row = { fingerprint, at: now, answer: await work() };
  await tx
    .insert(answers)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: answers.key, set: row });
  return row.answer;
}

/** So few at once that the application, which may be this very process, has connections left to answer them. */
const BATCH = 5;
const ANSWER_WITHIN_MS = 10_000;
/** Longer than a delivery can take: after that its process is taken for dead, and the notice goes out again. */
const LEASE_MS = MINUTE;
const MAX_PAUSE_MS = HOUR;

type Context = {
  db: Db;
  clock: Clock;
  /** Signs notices. */
  secret: string;
  /** Where notices are posted: the site's own webhook address. */
  noticeUrl: string;
};
type Row = typeof notices.$inferSelect;

/** Posts what is due, each until it is answered with 2xx: at least once, in no particular order. */
async function deliverNotices(context: Context): Promise<{ delivered: number; failed: number }> {
  const result = { delivered: 0, failed: 0 };
  for (;;) {
    const batch = await claim(context);
    if (batch.length === 0) return result;
    const answers = await Promise.all(batch.map((row) => deliver(context, row)));
    for (const ok of answers) result[ok ? 'delivered' : 'failed']++;
  }
}

async function claim({ db, clock }: Context): Promise<Row[]> {
  const now = clock.now();
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isNull(notices.deliveredAt), lte(notices.nextTryAt, now)))
    .orderBy(notices.nextTryAt)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(notices)
    .set({ tries: sql`${notices.tries} + 1`, nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${notices.id} in ${due}`)
    .returning();
}

async function deliver(context: Context, row: Row): Promise<boolean> {
  const error = await post(context, row.event);
  const now = context.clock.now();
  const pause = Math.min(1000 * 2 ** row.tries, MAX_PAUSE_MS);
  await context.db
    .update(notices)
    .set(error === null ? { deliveredAt: now, error } : { nextTryAt: new Date(now.getTime() + pause), error })
    .where(eq(notices.id, row.id));
  return error === null;
}

async function post({ noticeUrl: url, secret, clock }: Context, event: Stripe.Event): Promise<string | null> {
  try {
    const receiver = { url, secret, now: clock.now(), answerWithinMs: ANSWER_WITHIN_MS };
    const status = await postEvent(event, receiver);
    return isAccepted(status) ? null : `answered ${status}`;
  } catch (error) {
    return messageOf(error).slice(0, 200);
  }
}
