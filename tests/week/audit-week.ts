import { auditShop } from '../harness/shop-audit.ts';
import { auditLetters } from './audit-letters.ts';
import type { Practice } from './practice.ts';

/** `done`: what there was to audit. Everything else should be empty; each line names what is wrong. */
export type Audit = {
  done: Record<string, number>;
  refused: string[];
  money: string[];
  credits: string[];
  sessions: string[];
  letters: string[];
  files: string[];
  late: string[];
};

/** After the last of it: everything that must agree with something else is held against it. */
export async function auditWeek(practice: Practice): Promise<Audit> {
  const count = (query: string) => countOf(practice, query);
  return {
    done: {
      orders: await count('select 1 from orders'),
      paid: await count('select 1 from orders where paid_at is not null'),
      payments: await count('select 1 from order_payments'),
      renewals: await count(`select 1 from mails where template = 'membership-renewed'`),
      refunds: await count(`select 1 from refunds where state = 'made'`),
      withdrawals: await count('select 1 from withdrawal_requests'),
      sessions: await count(`select 1 from sessions where not held`),
      held: await count(`select 1 from sessions where status = 'completed'`),
      documents: await count('select 1 from fulfilment_documents'),
      letters: await count(`select 1 from mails where state = 'sent'`),
      late: await count('select 1 from fulfilments where breached_at is not null'),
    },
    refused: practice.refusals.map(({ what, status }) => `${what}: ${status}`),
    money: await auditMoney(practice),
    credits: await find(practice, creditRules),
    sessions: await find(practice, sessionRules),
    letters: await auditLetters(practice),
    files: await auditFiles(practice),
    late: await find(practice, promiseRules),
  };
}

const countOf = async ({ shop }: Practice, query: string): Promise<number> => (await shop.rows(query)).length;

/** Each rule is a query for what breaks it. */
type Rules = Record<string, string>;

export async function find({ shop }: Practice, rules: Rules): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(rules))
    for (const row of await shop.rows(query)) found.push(`${what}: ${JSON.stringify(row)}`);
  return found;
}

const creditRules: Rules = {
  'a paid package without its three credits': `select o.number, count(c.id) from orders o
    left join session_credits c on c.source = 'order:' || o.id
    where o.product_id = 'transformation' and o.state = 'paid' group by o.id having count(c.id) <> 3`,
  'a credit of an order that went back, and that no session has used': `select o.number from session_credits c
    join orders o on c.source = 'order:' || o.id
    where o.state = 'refunded' and (c.session_id is null
      or not exists (select 1 from sessions where id = c.session_id and status = 'completed'))`,
  'two credits for one session': `select session_id from session_credits where session_id is not null
    group by 1 having count(*) > 1`,
  'a session that a credit paid, without one': `select s.id from sessions s where s.payment_state = 'credit'
    and s.status <> 'cancelled' and not exists (select 1 from session_credits where session_id = s.id)`,
};

const sessionRules: Rules = {
  'two sessions at one time': `select a.id from sessions a join sessions b on a.id < b.id
    and a.status <> 'cancelled' and b.status <> 'cancelled'
    and tstzrange(a.scheduled_date, a.ends_at) && tstzrange(b.scheduled_date, b.ends_at)`,
  'paid, and neither session nor credit nor refund': `select o.number from orders o
    where o.subject like 'session:%' and o.state = 'paid'
    and not exists (select 1 from session_credits c where c.source = 'order:' || o.id)
    and not exists (select 1 from sessions s where 'session:' || s.id = o.subject and s.status <> 'cancelled')`,
  'over, and not held': `select id, held, status from sessions where status = 'scheduled'`,
  'held though nobody paid': `select id from sessions where status = 'completed' and payment_state = 'to_be_paid'`,
};

/** A promise that was not kept in time is one the practitioner was told of, once. */
const promiseRules: Rules = {
  'late, and nobody was told': `select o.number, f.kind, f.stage from fulfilments f join orders o on o.id = f.order_id
    where f.due_at is not null and f.stage <> 'withdrawn'
    and coalesce(f.delivered_at, 'infinity') > f.due_at + interval '1 hour' and f.breached_at is null`,
  'late, and told of otherwise than once': `select o.number, count(m.id) from fulfilments f
    join orders o on o.id = f.order_id left join mails m on m.template = 'staff-order-alert'
      and m.props->>'order' = o.number and m.props->>'title' = 'A reading is late'
    where f.breached_at is not null group by o.number, f.id having count(m.id) <> 1`,
  'never delivered': `select o.number, f.kind, f.stage from fulfilments f join orders o on o.id = f.order_id
    where f.stage in ('in_work', 'recording')`,
  'a reminder that was missed': `select session_id, kind from session_reminders where state <> 'sent'`,
};

async function auditMoney(practice: Practice): Promise<string[]> {
  const { shop } = practice;
  const { world } = shop.fake;
  const found = await find(practice, moneyRules);
  const arrived = [...world.intents.values()].filter(({ status }) => status === 'succeeded');
  const ours = await shop.rows<{ payment_id: string; amount_cents: number; refunded_cents: number }>(
    'select payment_id, amount_cents, refunded_cents from order_payments',
  );
  const booked = new Map(ours.map((row) => [row.payment_id, row]));
  if (booked.size !== ours.length) found.push('a payment stands twice in the books');
  for (const { id, amount_received } of arrived)
    if (booked.get(id)?.amount_cents !== amount_received)
      found.push(`${id}: ${amount_received} at the provider, ${booked.get(id)?.amount_cents} in the books`);
  if (ours.length !== arrived.length)
    found.push(`${arrived.length} payments at the provider, ${ours.length} in the books`);
  const back = new Map<string, number>();
  for (const { payment_intent, amount, status } of world.refunds.values())
    if (status === 'succeeded')
      back.set(String(payment_intent), (back.get(String(payment_intent)) ?? 0) + amount);
  for (const { payment_id, refunded_cents } of ours)
    if ((back.get(payment_id) ?? 0) !== refunded_cents)
      found.push(`${payment_id}: ${back.get(payment_id) ?? 0} went back, ${refunded_cents} in the books`);
  const { receiptGaps, doubleReceipts } = await auditShop(shop.services.db.$client, shop.fake, []);
  if (receiptGaps + doubleReceipts > 0) found.push(`receipts: ${receiptGaps} gaps, ${doubleReceipts} double`);
  return found;
}

const moneyRules: Rules = {
  'a payment without a receipt over it': `select p.id from order_payments p left join receipts r
    on r.order_payment_id = p.id and r.kind = 'receipt' group by p.id
    having count(r.id) <> 1 or sum(r.amount_cents) <> p.amount_cents`,
  'a refund without a credit note over it': `select f.id from refunds f left join receipts r on r.refund_id = f.id
    where f.state = 'made' group by f.id having count(r.id) <> 1 or abs(sum(r.amount_cents)) <> f.amount_cents`,
  'more went back than came': `select id from order_payments where refunded_cents > amount_cents`,
  'money that is owed back': `select id, state, error from refunds where state not in ('made', 'declined')`,
  'bought without money': `select o.number, o.state from purchases b join orders o on o.id = b.order_id
    where not exists (select 1 from order_payments where order_id = o.id)`,
  'paid, and no purchase': `select o.number from orders o where o.state = 'paid' and o.subject is null
    and (select count(*) from purchases where order_id = o.id) <> 1`,
  'a notice that was not handled': `select id, type, error from payment_notices where handled_at is null`,
};

/** Every document and recording that a row names is there, and nothing else is. */
export async function auditFiles({ shop }: Pick<Practice, 'shop'>): Promise<string[]> {
  const { files } = shop.services;
  const named = await shop.rows<{ key: string }>(
    `select file_key as key from fulfilment_documents union select file_key from videos where file_key is not null`,
  );
  const rows = new Set(named.map(({ key }) => key));
  const stored = new Set<string>();
  for (const folder of new Set([...rows].map((key) => `${key.split('/')[0]}/`)))
    for await (const key of files.list(folder)) stored.add(key);
  return [
    ...[...rows].filter((key) => !stored.has(key)).map((key) => `${key} is lost`),
    // Beside a document lie the words it was made of, and what is printed on white.
    ...[...stored]
      .filter((key) => !rows.has(key.replace(/(?:-a4|-letter)?\.(?:pdf|json)$/, '.pdf')))
      .map((key) => `${key} belongs to nobody`),
  ];
}
