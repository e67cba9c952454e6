import { and, desc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../db/connect.ts';
import { entriesOf } from '../../../shared/records.ts';
import type { Clock } from '../../clock/clock.ts';
import { type Answer, type Call, fingerprintOf, KEY_MS, storedAnswer } from './api.ts';
import { type Listing, payOut } from './balance.ts';
import { settleRefund } from './charges.ts';
import { debitOf, readSession, settleSession } from './checkout.ts';
import { decideDisputes, decisionDue } from './disputes.ts';
import { catchUp, chargeDue } from './subscriptions.ts';
import {
  type Event,
  emptyWorld,
  eventOf,
  get,
  type Kind,
  type Pages,
  seconds,
  type Things,
  type World,
} from './world.ts';

/** The migration is the truth; this is how the queries see it. */
const sandbox = pgSchema('sandbox');
const time = (name: string) => timestamp(name, { withTimezone: true });

const accounts = sandbox.table('accounts', { id: text('id').primaryKey(), dueAt: time('due_at') });

const objects = sandbox.table('objects', {
  n: bigint('n', { mode: 'number' }).generatedAlwaysAsIdentity(),
  kind: text('kind').$type<Kind>().notNull(),
  id: text('id').notNull(),
  accountId: text('account_id'),
  body: jsonb('body').$type<Things[Kind]>().notNull(),
});

const answers = sandbox.table('answers', {
  key: text('key').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  at: time('at').notNull(),
  answer: jsonb('answer').$type<Answer>().notNull(),
});

export const notices = sandbox.table('notices', {
  id: text('id').primaryKey(),
  event: jsonb('event').$type<Event>().notNull(),
  tries: integer('tries').notNull().default(0),
  nextTryAt: time('next_try_at').notNull(),
  deliveredAt: time('delivered_at'),
  error: text('error'),
});

type Options = {
  db: Db;
  clock: Clock;
  pages: Pages;
  /** Which events the application is notified of, as one says in Stripe's dashboard. */
  enabledEvents: string[];
  /** Called after something happened that the application is notified of, to deliver without waiting for the job. */
  onNotice: () => void;
};

type Verb<T> = (world: World) => T;
type Change = <T>(names: string[], verb: Verb<T>) => Promise<T>;
type Row = { kind: Kind; id: string; body: Things[Kind] };

/** The world in rows. A verb gets the part of it that hangs together with the things that are named. */
export class Store {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** What the verb changes is not saved. */
  async read<T>(names: string[], verb: Verb<T>, listing?: Listing): Promise<T> {
    const { db } = this.options;
    const rows = listing ? await loadListing(db, listing) : await load(db, names);
    return verb(worldOf(this.options, rows, () => {}));
  }

  change<T>(names: string[], verb: Verb<T>): Promise<T> {
    return this.transaction((_, change) => change(names, verb));
  }

  /** Two requests with one key wait for each other; the second is given what the first was. */
  changeOnce(call: Call, work: (change: Change) => Promise<Answer>): Promise<Answer> {
    const { key } = call;
    return this.transaction(async (tx, change) => {
      if (key === null) return work(change);
      const at = this.options.clock.now();
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      const [known] = await tx.select().from(answers).where(eq(answers.key, key));
      const stored = storedAnswer(known, call, at);
      if (stored) return stored;
      const set = { fingerprint: fingerprintOf(call), at, answer: await work(change) };
      await tx
        .insert(answers)
        .values({ key, ...set })
        .onConflictDoUpdate({ target: answers.key, set });
      return set.answer;
    });
  }

  /** Each in a transaction of its own, read again under its lock. */
  async runDue(): Promise<void> {
    const { db, clock } = this.options;
    const due = await db.select().from(accounts).where(lte(accounts.dueAt, clock.now()));
    for (const { id } of due) await this.change([id], () => {});
    await db.transaction((tx) => this.payOut(tx));
    await db.delete(answers).where(lt(answers.at, new Date(clock.now().getTime() - KEY_MS)));
  }

  /** Of all buyers together, by one server at a time. What is paid out belongs to nobody; its parts stay where they are. */
  private async payOut(tx: Tx): Promise<void> {
    const rows = await loadUnpaid(tx, seconds(this.options.clock.now()));
    if (rows.length === 0) return;
    const world = worldOf(this.options, rows, () => {});
    payOut(world);
    const changed = rowsOf(world).filter(({ body }) => !('payout' in body) || body.payout !== null);
    await upsertObjects(tx, changed, null);
  }

  private async transaction<T>(work: (tx: Tx, change: Change) => Promise<T>): Promise<T> {
    const events: Event[] = [];
    const result = await this.options.db.transaction((tx) =>
      work(tx, (names, verb) => this.changeIn(tx, names, verb, events)),
    );
    if (events.length > 0) this.options.onNotice();
    return result;
  }

  /**
   * One change of the world and all that it makes due, under the lock of what it names: two servers may try at once. A
   * notice is written with its fact: neither exists without the other.
   */
  private async changeIn<T>(tx: Tx, names: string[], verb: Verb<T>, events: Event[]): Promise<T> {
    const { clock, enabledEvents } = this.options;
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(inArray(accounts.id, accountsOf(tx, names)))
      .orderBy(accounts.id)
      .for('update');
    const rows = await load(tx, names);
    const before = new Map(rows.map((row) => [nameOf(row), JSON.stringify(row.body)]));
    const now = clock.now();
    const recorded: Event[] = [];
    const world = worldOf(this.options, rows, (type, object) => {
      if (enabledEvents.includes(type)) recorded.push(eventOf(type, object, now));
    });
    const result = verb(world);
    runDue(world);
    const changed = rowsOf(world).filter((row) => before.get(nameOf(row)) !== JSON.stringify(row.body));
    await saveObjects(tx, world, changed, account?.id);
    if (recorded.length > 0)
      await tx.insert(notices).values(recorded.map((event) => ({ id: event.id, event, nextTryAt: now })));
    events.push(...recorded);
    return result;
  }
}

/** Of no buyer: any of them may be charged by it, paid out with it, or answered with it. */
const isEverybodys = (kind: Kind): boolean => ['coupons', 'prices', 'payouts', 'files'].includes(kind);

const nameOf = ({ kind, id }: Row) => `${kind} ${id}`;
const idsAmong = (names: string[]) => names.filter((name) => /^[\w-]{1,255}$/.test(name));

function accountsOf(db: Db | Tx, names: string[]) {
  return db
    .select({ id: objects.accountId })
    .from(objects)
    .where(inArray(objects.id, idsAmong(names)));
}

/** In the order in which they came to be. */
function load(db: Db | Tx, names: string[]): Promise<Row[]> {
  const ofNobody = and(isNull(objects.accountId), inArray(objects.id, idsAmong(names)));
  return db
    .select({ kind: objects.kind, id: objects.id, body: objects.body })
    .from(objects)
    .where(or(inArray(objects.accountId, accountsOf(db, names)), ofNobody))
    .orderBy(objects.n);
}

function worldOf({ clock, pages }: Options, rows: Row[], emit: World['emit']): World {
  const world = emptyWorld({ now: () => clock.now(), emit, pages });
  for (const { kind, id, body } of rows) (world[kind] as Map<string, Things[Kind]>).set(id, body);
  return world;
}

function rowsOf({ now, emit, pages, ...maps }: World): Row[] {
  return entriesOf(maps).flatMap(([kind, things]) =>
    [...things.values()].map((body) => ({ kind, id: body.id, body })),
  );
}

/** What is new belongs to the account that was named, or begins one. */
async function saveObjects(tx: Tx, world: World, changed: Row[], account: string | undefined): Promise<void> {
  const accountId = account ?? changed.find(({ kind }) => !isEverybodys(kind))?.id;
  const dueAt = nextDue(world);
  if (account) await tx.update(accounts).set({ dueAt }).where(eq(accounts.id, account));
  else if (accountId) await tx.insert(accounts).values({ id: accountId, dueAt });
  await upsertObjects(tx, changed, accountId ?? null);
}

/** What is there already stays its account's. */
async function upsertObjects(tx: Tx, changed: Row[], accountId: string | null): Promise<void> {
  if (changed.length === 0) return;
  const values = changed.map((row) => ({ ...row, accountId: isEverybodys(row.kind) ? null : accountId }));
  await tx
    .insert(objects)
    .values(values)
    .onConflictDoUpdate({ target: [objects.kind, objects.id], set: { body: sql`excluded.body` } });
}

const columns = { kind: objects.kind, id: objects.id, body: objects.body };
const createdIn = sql`(${objects.body} ->> 'created')::bigint`;
const payoutIn = sql`${objects.body} ->> 'payout'`;
/** Word for word, so that the partial indexes fit. */
const isOf = (kind: Kind): SQL => eq(objects.kind, sql.raw(`'${kind}'`));

/** One page of a list of all, and one more to know that it goes on; with what its things come from. */
async function loadListing(
  db: Db,
  { kind, created, payout, limit = 10, starting_after }: Listing,
): Promise<Row[]> {
  const after = db
    .select({ n: objects.n })
    .from(objects)
    .where(and(isOf(kind), eq(objects.id, starting_after ?? '')));
  const page: Row[] = await db
    .select(columns)
    .from(objects)
    .where(
      and(
        isOf(kind),
        payout
          ? sql`${payoutIn} = ${payout}`
          : and(gte(createdIn, created?.gte ?? 0), lt(createdIn, created?.lt ?? Number.MAX_SAFE_INTEGER)),
        starting_after ? lt(objects.n, after) : undefined,
      ),
    )
    .orderBy(desc(objects.n))
    .limit(limit + 1);
  const sources = page.flatMap(({ body }) => ('source' in body && body.source ? [body.source] : []));
  const from =
    sources.length > 0 ? await db.select(columns).from(objects).where(inArray(objects.id, sources)) : [];
  return [...page.reverse(), ...from];
}

/** Locked, so that nothing is paid out twice. */
const loadUnpaid = (tx: Tx, now: number): Promise<Row[]> =>
  tx
    .select(columns)
    .from(objects)
    .where(
      and(
        isOf('transactions'),
        sql`${payoutIn} is null`,
        lte(sql`(${objects.body} ->> 'available_on')::bigint`, now),
      ),
    )
    .orderBy(objects.n)
    .for('update');

/** How long a bank takes, unless somebody decides earlier. */
const DEBIT_SECONDS = 5 * 86_400;

/** What a provider does as time passes: months end, cards are charged, debits arrive, pages expire. */
function runDue(world: World): void {
  const now = seconds(world.now());
  for (const { id } of world.sessions.values()) {
    const arrives = debitArrives(world, readSession(world, id).id);
    if (arrives !== null && arrives <= now) settleSession(world, id, 'paid');
  }
  for (const { id, status } of world.refunds.values()) {
    if (status === 'pending') settleRefund(world, id, 'succeeded');
  }
  decideDisputes(world);
  for (const subscription of world.subscriptions.values()) catchUp(world, subscription);
}

/** When there will be something to do; null when never. */
function nextDue(world: World): Date | null {
  const times = [
    ...[...world.sessions.values()].map(({ id, status, expires_at }) =>
      status === 'open' ? expires_at : debitArrives(world, id),
    ),
    ...[...world.disputes.values()].map(decisionDue),
    ...[...world.subscriptions.values()].map((subscription) => chargeDue(world, subscription)),
  ].filter((time) => time !== null);
  return times.length > 0 ? new Date(Math.min(...times) * 1000) : null;
}

function debitArrives(world: World, sessionId: string): number | null {
  const debit = debitOf(world, get(world.sessions, sessionId, 'checkout.session'));
  return debit ? get(world.charges, debit.latest_charge, 'charge').created + DEBIT_SECONDS : null;
}
