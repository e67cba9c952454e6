import { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { optional, price, text, whole } from '../../shared/fields.ts';
import { DomainError, invalid } from '../errors.ts';
import type { FactOf } from '../facts.ts';
import { staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { countFreeOf, restoreCredits, takeFreeCredits } from '../practice/index.ts';
import type { Deps } from '../services.ts';
import type { OrderRow, PartOfRefund } from '../shop/index.ts';
import { existingOrder, itemOfDelivery, itemsOf, lockedOrder, placePart, soldTerms } from '../shop/index.ts';
import { type FulfilmentRow, listFulfilments } from './fulfilment/queries.ts';
import { creditSource, creditsBefore } from './fulfilment/stages.ts';

const CHOOSE = 'Please choose what it is for.';
const COUNT = 'Please give the number of sessions.';

/** As the office's form sends it. `what`: goodwill, `item:` with a line, or `sessions:` with the place of their delivery. */
export const partForm = z.object({
  orderId: z.string(),
  paymentId: z.string(),
  what: z.string({ error: CHOOSE }).regex(/^(goodwill|(item|sessions):\d{1,3})$/, CHOOSE),
  sessions: optional(whole(1, 999, COUNT)),
  cents: price('An amount in euros, such as 20 or 19.50.', 10_000_000).refine(
    (cents) => cents > 0,
    'An amount in euros, such as 20 or 19.50.',
  ),
  leftCents: whole(0, 1_000_000_000, 'Please open the page again.'),
  askedBy: z.enum(['buyer', 'practice'], 'Please say who asked for it.'),
  why: text(1000, 'Please write why: it stays in your books.'),
});

/**
 * A part of a payment goes back because staff say so: for one line, whose delivery ends; for sessions that nobody has booked,
 * which are gone from this moment on; or as goodwill, which changes nothing that was bought.
 */
export const refundPart = staffVerb(
  'order.refunded_in_part',
  partForm,
  async (services, tx, { actor, orderId, what, sessions, ...refund }) => {
    const order = await lockedOrder(tx, knownId(orderId, 'Order'));
    const part = await partOf(tx, order, what, sessions);
    await placePart(services, tx, order, { ...refund, ...part }, actor);
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { cents: refund.cents, for: what, why: refund.why },
      answer: undefined,
    };
  },
);

async function partOf(
  tx: Tx,
  order: OrderRow,
  what: string,
  want: number | undefined,
): Promise<PartOfRefund> {
  const [kind, place = ''] = what.split(':');
  if (kind === 'item') return { kind, item: Number(place) };
  if (kind !== 'sessions') return { kind: 'goodwill' };
  if (want === undefined) throw invalid({ sessions: COUNT });
  const rows = await listFulfilments(tx, [order.id]);
  const row = rows.find(({ position }) => position === Number(place));
  const line = row && itemOfDelivery(await itemsOf(tx, order.id), row.position);
  const some = row && sessionsOf(rows, row);
  if (!some || !line) throw invalid({ what: CHOOSE });
  if (want >= some.count)
    throw new DomainError('conflict', 'These are all its sessions: please refund what they came with.');
  const ordinals = await takeFreeCredits(tx, { source: creditSource(order), ...some, want });
  if (ordinals.length < want)
    throw invalid({ sessions: `${ordinals.length} of these sessions can still be booked.` });
  return { kind, item: line.position, sessions: { sessionType: some.sessionType, ordinals } };
}

/** Which credits of the order are those of a delivery. */
function sessionsOf(rows: FulfilmentRow[], row: FulfilmentRow) {
  const { delivery, stage } = row;
  if (delivery.kind !== 'session-credits' || stage !== 'delivered') return undefined;
  const { sessionType, count } = delivery;
  return { sessionType, count, after: creditsBefore(rows, row) };
}

/** For the office: the sessions of an order that nobody has booked, by what they came with. */
export async function listUnusedSessions({ db, content }: Pick<Deps, 'db' | 'content'>, order: OrderRow) {
  const rows = await listFulfilments(db, [order.id]);
  const items = await itemsOf(db, order.id);
  const unused = [];
  for (const row of rows) {
    const some = sessionsOf(rows, row);
    const line = itemOfDelivery(items, row.position);
    if (!some || !line || line.returnedAt) continue;
    const free = await countFreeOf(db, creditSource(order), some);
    const { sessionType, count } = some;
    const isAllOfIt = soldTerms(line)?.delivers.length === 1;
    unused.push({
      ...{ place: row.position, item: line.position, count, free },
      type: content.current().titleOfSession(sessionType),
      /** All of them together are the line itself. */
      most: Math.min(free, count - 1),
      eachCents: isAllOfIt ? Math.floor(line.totalCents / count) : undefined,
    });
  }
  return unused.filter(({ most }) => most > 0);
}

/** The money did not go back: the sessions that were to go with it can be booked again, unless all was taken back meanwhile. */
export async function restoreSessions(
  services: Deps,
  tx: Tx,
  { orderId, sessions: { sessionType, ordinals } }: FactOf<'refund-failed'>,
): Promise<void> {
  const order = await existingOrder(tx, orderId);
  const rows = await listFulfilments(tx, [order.id]);
  const isOpen = rows.some(
    ({ delivery, stage }) =>
      delivery.kind === 'session-credits' && delivery.sessionType === sessionType && stage === 'delivered',
  );
  if (!isOpen) return;
  const { userId } = order;
  const guestEmail = userId ? null : order.email;
  await restoreCredits(services, tx, {
    ...{ userId, guestEmail, sessionType, ordinals },
    source: creditSource(order),
  });
}
