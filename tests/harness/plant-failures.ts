import { randomUUID } from 'node:crypto';
import { createProvenAccount } from '../../domain/identity/index.ts';
import type { Duty, JobName } from '../../domain/jobs.ts';
import type { Services } from '../../domain/services.ts';
import type { TestServices } from './test-services.ts';

type Who = 'good' | 'bad';

/** What a duty has to do, with one row of it that fails. */
export type Plant = {
  set(): Promise<void>;
  /** Whether the row has been worked on. A duty that has no rows is done when what it prunes is gone. */
  isDone(who: Who): Promise<boolean>;
};

/** Rows by two: one that is as usual, and one that is poisoned by a trigger of the test's database or by a service. */
export function plantFailures(house: TestServices) {
  const { clock } = house;
  const poison = new Set<string>();
  const called = new Set<string>();
  const services = poisoned(house.services, poison, called);
  const db = services.db.$client;
  let triggers = 0;

  const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await db.query(text, values)).rows;
  const id = async (text: string, values: unknown[] = []) =>
    (await rows<{ id: string }>(`${text} returning id`, values))[0]?.id ?? '';
  const isSo = async (text: string, values: unknown[] = []): Promise<boolean> =>
    (await rows(`select where ${text}`, values)).length > 0;
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const days = (count: number) => ago(count * 24 * 60);

  /** From here on, this change of that row is refused. */
  async function refuse(table: string, on: 'update' | 'delete' | 'insert', when: string): Promise<void> {
    if (triggers === 0)
      await db.query(
        `create function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
      );
    await db.query(
      `create trigger planted_${++triggers} before ${on} on ${table} for each row when (${when}) execute function planted()`,
    );
  }

  async function heal(): Promise<void> {
    poison.clear();
    await db.query('drop function planted cascade');
  }

  const member = (who: Who, word: string) =>
    createProvenAccount(services, {
      email: `${word}-${who}@example.test`,
      name: 'Maya Moon',
      password: randomUUID(),
      role: 'member',
    });
  const order = (who: Who, word: string, also: Record<string, unknown> = {}) => {
    const values: Record<string, unknown> = {
      ...{
        number: `AN-${word}-${who}`,
        product_id: 'report',
        product_name: 'Personal Report',
        mode: 'payment',
      },
      email: `${word}-${who}@example.test`,
      price_cents: 5900,
      state: 'paid',
      paid_at: ago(9),
      success_url: '',
      cancel_url: '',
      expires_at: ago(1),
      ...also,
    };
    const names = Object.keys(values);
    return id(
      `insert into orders (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(values),
    );
  };
  const subscription = async (who: Who, word: string, also: string) => {
    const orderId = await order(who, word, { mode: 'subscription', product_id: 'membership' });
    await rows(
      `insert into subscriptions (order_id, subscription_id, customer_id, status, amount_cents, current_period_start,
         current_period_end, updated_at, ${also.split('=')[0]})
       values ($1, $2, 'cus_1', $3, 1900, $4, $4, $4, ${also.split('=')[1]})`,
      [orderId, `sub_${word}_${who}`, word === 'ends' ? 'canceled' : 'active', ago(60)],
    );
    return orderId;
  };

  /** Two rows, told apart by their id; `bad` is refused the change that ends its work. */
  function two(
    make: (who: Who) => Promise<string>,
    {
      table,
      on,
      when,
      done,
    }: { table?: string; on?: 'update' | 'delete' | 'insert'; when?: string; done: string },
    key = 'id',
  ): Plant {
    const ids: Record<Who, string> = { good: '', bad: '' };
    return {
      async set() {
        ids.good = await make('good');
        ids.bad = await make('bad');
        const row = on === 'insert' ? 'new' : 'old';
        const also = when ? ` and ${when}` : '';
        if (table) await refuse(table, on ?? 'update', `${row}.${key}::text = '${ids.bad}'${also}`);
        else poison.add(ids.bad);
      },
      isDone: async (who) => (done === 'called' ? called.has(ids[who]) : isSo(done, [ids[who]])),
    };
  }

  /** Something old that one job alone deletes. */
  const prunes = (table: string, insert: string, values: unknown[]): Plant => ({
    async set() {
      await rows(insert, values);
      await refuse(table, 'delete', 'true');
    },
    isDone: async (who) => who === 'good' || !(await isSo(`exists (select from ${table})`)),
  });
  /** A part of a job, by a service that fails. */
  const service = (name: string): Plant => ({
    set: async () => void poison.add(name),
    isDone: async (who) => who === 'good' || called.has(name),
  });

  return {
    services,
    rows,
    id,
    isSo,
    ago,
    days,
    refuse,
    heal,
    member,
    order,
    subscription,
    two,
    prunes,
    service,
    poison,
    called,
  };
}

export type Planting = ReturnType<typeof plantFailures>;
export type Plants = Record<JobName, Plant> & Partial<Record<Duty, Plant>>;

/** Services that fail for what is poisoned, and note what they did for the others. */
function poisoned(built: Services, poison: Set<string>, called: Set<string>): Services {
  const taste = (name: string) => {
    if (poison.has(name)) throw new Error('planted');
    called.add(name);
  };
  const { payments, files, config, mail } = built;
  return {
    ...built,
    mail,
    config: { ...config, mode: 'live' },
    payments: {
      ...payments,
      readCheckout: async (checkoutId) => {
        taste(checkoutId);
        return payments.readCheckout(checkoutId);
      },
      readSubscription: async (subscriptionId) => {
        taste(subscriptionId);
        const currentPeriodStart = built.clock.now();
        return {
          subscriptionId,
          orderId: null,
          customerId: 'cus_1',
          status: 'active',
          every: 'month' as const,
          chargesFrom: null,
          change: null,
          cardGoodUntil: null,
          amountCents: 1900,
          currency: 'eur',
          currentPeriodStart,
          currentPeriodEnd: currentPeriodStart,
          paidUntil: null,
          cancelAtPeriodEnd: false,
          endedAt: null,
          latestInvoice: null,
        };
      },
      refund: async (request) => {
        taste(request.key);
        return {
          refundId: `re_${request.key}`,
          paymentId: request.paymentId,
          key: request.key,
          amountCents: request.amountCents,
          status: 'succeeded',
        };
      },
      acceptDispute: async (disputeId) => {
        taste(disputeId);
        return payments.acceptDispute(disputeId);
      },
      readPayment: async (paymentId) => ({
        ...{
          paymentId,
          orderId: null,
          invoiceId: null,
          status: 'paid',
          amountCents: 5900,
          refundedCents: 0,
        },
        refunds: [],
        customerId: null,
        currency: 'eur',
        dispute: 'none',
        disputes: [],
        method: 'card',
        cardCountry: null,
        cardFingerprint: null,
        failure: null,
      }),
    },
    files: {
      ...files,
      remove: async (key) => taste(key),
      put: async (key) => taste(/[0-9a-f-]{36}/.exec(key)?.[0] ?? key),
      async *list(folder) {
        taste(`list:${folder}`);
        yield* [];
      },
      room: async () => {
        taste('room');
        return { isLow: false };
      },
    },
    fetchPublic: async ({ url }) => {
      taste(url);
      return {
        status: 'read',
        text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n',
        etag: undefined,
      };
    },
    postPublic: async () => ({ status: 200, text: 'ok' }),
    push: {
      ...built.push,
      send: async ({ endpoint }) => {
        taste(endpoint);
        return 'sent';
      },
    },
    sandbox: built.sandbox && {
      ...built.sandbox,
      runDue: async () => taste('sandbox'),
      deliverNotices: async () => ({ delivered: 0, failed: 0 }),
    },
    backups: {
      ...built.backups,
      hour: 3,
      make: async (at) => {
        taste('backup');
        const name = at.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
        return {
          name,
          rows: 1,
          files: 1,
          bytes: 1,
          missing: [],
          key: undefined,
          places: ['here'],
          problems: [],
        };
      },
      check: async () => {},
    },
  };
}
