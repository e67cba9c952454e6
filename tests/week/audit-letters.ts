import { find } from './audit-week.ts';
import type { Practice } from './practice.ts';

/** Letters of one kind, by what they are about. */
const letters = (template: string, key: string) =>
  `(select ${key} as about, count(*) as sent from mails where template = '${template}' group by 1)`;

/** Facts that have another number of letters than one. */
const onceEach = (facts: string, sent: string) =>
  `select f.about, coalesce(l.sent, 0) as sent from (${facts}) f full join ${sent} l using (about)
   where coalesce(l.sent, 0) <> f.times or f.times is null`;

const perSession = (kind: string, to: string) =>
  `(select replace(about, 'session:', '') as about, count(*) as sent from mails where template = 'session'
    and props->>'kind' = '${kind}' and props->>'to' = '${to}' group by 1)`;

/** A time that was only held, and that nobody paid, was nobody's to hear of. */
const told = `select id::text as about, 1 as times from sessions where not held and released_at is null`;

const rules = {
  'a letter that did not go out': `select id, template, state, error from mails where state not in ('sent', 'suppressed')`,
  'order-paid, once for each paid order': onceEach(
    `select number as about, 1 as times from orders where paid_at is not null`,
    letters('order-paid', `props->>'order'`),
  ),
  'refund-made, once for each refund': onceEach(
    `select o.number as about, count(*) as times from refunds r join orders o on o.id = r.order_id
     where r.state = 'made' group by 1`,
    letters('refund-made', `props->>'order'`),
  ),
  'order-delivered, once for each document and recording': onceEach(
    `select o.number as about, count(*) as times from fulfilments f join orders o on o.id = f.order_id
     where f.kind in ('document', 'video') and f.delivered_at is not null group by 1`,
    letters('order-delivered', `props->>'order'`),
  ),
  'membership-renewed, once for each month after the first': onceEach(
    `select o.number as about, count(*) - 1 as times from order_payments p join orders o on o.id = p.order_id
     where o.mode = 'subscription' group by 1 having count(*) > 1`,
    letters('membership-renewed', `props->>'order'`),
  ),
  'withdrawal-received, once for each declaration': onceEach(
    'select reference as about, 1 as times from withdrawal_requests',
    letters('withdrawal-received', `props->>'reference'`),
  ),
  'the free report, once for each lead': onceEach(
    'select email as about, 1 as times from quiz_leads',
    `(select to_address as about, count(*) as sent from mails
      where attachments @> '[{"kind": "free-report"}]' group by 1)`,
  ),
  ...Object.fromEntries(
    ['member', 'guide'].map((to) => [
      `booked, once for each session, to the ${to}`,
      onceEach(told, perSession('booked', to)),
    ]),
  ),
  'reminder, once for each that was due': onceEach(
    `select session_id::text as about, count(*) as times from session_reminders
     where state = 'sent' and kind <> 'payment' group by 1`,
    perSession('reminder', 'member'),
  ),
};

/** Each fact has its letter exactly once, and each letter that went out arrived exactly once. */
export async function auditLetters(practice: Practice): Promise<string[]> {
  const { shop } = practice;
  const found = await find(practice, rules);
  const sent = await shop.rows<{ message_id: string; template: string }>(
    `select message_id, template from mails where state = 'sent'`,
  );
  const arrived = new Map<string, number>();
  for (const { messageId = '' } of shop.server.mailbox.received)
    arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
  for (const { message_id, template } of sent)
    if (arrived.get(message_id) !== 1)
      found.push(`${template} ${message_id} arrived ${arrived.get(message_id) ?? 0} times`);
  return found;
}
