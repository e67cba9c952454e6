import type { InvoiceState } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import { postMail } from '../../mail/index.ts';
import { officeDay } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import { aboutOrder, addressed, receiptUrl } from './order-letters.ts';
import { type OrderRow, stateOfPaid } from './order-states.ts';
import { recordOrderEvent } from './order-story.ts';
import { changeOrder, insertPayment, listPayments } from './queries.ts';

/** A further month was paid: its receipt and its letter, once. */
export async function renewalArrives(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  invoice: InvoiceState,
): Promise<void> {
  if (invoice.status !== 'paid' || invoice.reason === 'first' || invoice.amountCents === 0) return;
  const payment = await insertPayment(tx, {
    orderId: order.id,
    paymentId: invoice.paymentId,
    invoiceId: invoice.invoiceId,
    amountCents: invoice.amountCents,
    arrivedAt: invoice.paidAt ?? services.clock.now(),
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
  });
  if (!payment) return;
  await changeOrder(tx, order.id, stateOfPaid(await listPayments(tx, order.id)));
  await recordOrderEvent(services, tx, order.id, 'renewed', { cents: payment.amountCents });
  const receipt = await issueReceipt(services, tx, { order, payment });
  await postMail(services, tx, {
    ...addressed(order),
    template: 'membership-renewed',
    props: {
      ...aboutOrder(services, order),
      amountCents: payment.amountCents,
      until: officeDay(invoice.periodEnd, services.content.current().site.timeZone),
      receipt: receipt.number,
      receiptUrl: receiptUrl(services, order, receipt),
    },
  });
}
