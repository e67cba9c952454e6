import type { OpenedDispute, Page } from '../../../adapters/payments/payments.ts';
import { DAY } from '../../../shared/durations.ts';
import { euro } from '../../../shared/money.ts';
import { once, processDue } from '../../duties.ts';
import { officeDay } from '../../moments.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps } from '../../services.ts';
import { existingOrder } from '../orders/open-order.ts';
import { syncWithProvider } from '../orders/sync-with-provider.ts';
import {
  changeDispute,
  type DisputeRow,
  listDisputesToRemind,
  listKnownDisputes,
  listPaymentsInDispute,
  lockDispute,
} from './queries.ts';

/** So long before the bank's last day nobody may have forgotten it. */
const REMIND_MS = 2 * DAY;

/** For a job, every hour: whoever has not answered is told once more before it is too late. */
export async function remindOfDisputes(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'watch-disputes',
    next: () => {
      const now = clock.now();
      return listDisputesToRemind(db, now, new Date(now.getTime() + REMIND_MS));
    },
    subject: ({ id }) => id,
    shown: ({ id }) => ({ path: `/office/disputes/${id}` }),
    work: (row) => remind(services, row),
  });
}

async function remind(services: Deps, { id }: DisputeRow): Promise<void> {
  const { timeZone } = services.content.current().site;
  await services.db.transaction(async (tx) => {
    const row = await lockDispute(tx, id);
    if (!row?.dueAt || row.state !== 'needs_answer' || row.wish || row.remindedAt) return;
    const order = await existingOrder(tx, row.orderId);
    await changeDispute(tx, id, { remindedAt: services.clock.now() });
    await notifyOwner(services, tx, {
      ...{ kind: 'dispute', key: `dispute:${id}:due`, about: `order:${order.id}` },
      path: `/office/disputes/${id}`,
      title: `A dispute is still unanswered: ${order.productName}, order ${order.number}`,
      text: `The bank reads an answer until ${officeDay(row.dueAt, timeZone)}. Without one, ${euro(row.amountCents)} are lost.`,
    });
  });
}

/** For a job, every hour: a dispute that moved while its webhook was lost, and what earlier programs knew without a row. */
export async function readDisputesAgain(services: Deps): Promise<void> {
  const paymentIds = await listPaymentsInDispute(services.db);
  await syncPayments(services, 'watch-disputes', paymentIds);
}

type Days = { fromAt: Date; toAt: Date };

/** With the nightly reconciliation: disputes of some days that no webhook told of. */
export async function findDisputes(services: Deps, { fromAt, toAt }: Days): Promise<void> {
  const { db, payments } = services;
  const unknown = new Set<string>();
  let after: string | null = null;
  do {
    const { items, next }: Page<OpenedDispute> = await payments.listDisputes({
      from: fromAt,
      to: toAt,
      ...(after && { after }),
    });
    const ids = items.map(({ disputeId }) => disputeId);
    const known = await listKnownDisputes(db, ids);
    for (const { disputeId, paymentId } of items)
      if (paymentId && !known.has(disputeId)) unknown.add(paymentId);
    after = next;
  } while (after);
  await syncPayments(services, 'reconcile-payments', [...unknown]);
}

async function syncPayments(
  services: Deps,
  duty: 'watch-disputes' | 'reconcile-payments',
  paymentIds: string[],
): Promise<void> {
  await processDue<string>(services, {
    duty,
    next: once(paymentIds),
    subject: (id) => id,
    shown: () => ({ label: 'a dispute', path: '/office' }),
    work: (id) => syncWithProvider(services, { kind: 'payment', id }),
  });
}
