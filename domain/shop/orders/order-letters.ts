import type { Tx } from '../../../db/connect.ts';
import { staffAddresses } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { officeDay, officeMoment } from '../../moments.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Parts, ReadsContent } from '../../services.ts';
import type { ReceiptRow } from '../receipts/issue-receipt.ts';
import { asksForConsent } from '../refunds/withdrawal-period.ts';
import { orderUrl } from './order-links.ts';
import type { OrderRow } from './order-states.ts';
import { storyOf } from './order-story.ts';
import { productOf } from './product-of.ts';
import { whatsAppOf } from './whatsapp-support.ts';

/** What every letter about an order says of it. */
export function aboutOrder(services: Parts, order: OrderRow) {
  return { order: order.number, product: order.productName, orderUrl: orderUrl(services, order) };
}

export const addressed = ({ id, email, userId }: OrderRow) => ({
  to: email,
  userId: userId ?? undefined,
  about: `order:${id}`,
});

export const receiptUrl = (services: Parts, order: OrderRow, { id }: Pick<ReceiptRow, 'id'>): string =>
  `${orderUrl(services, order)}/receipts/${id}`;

/** What she agreed to when she asked us to begin, as a letter repeats it. */
export function consentOf({ content }: ReadsContent, { consentText, consentAt }: OrderRow) {
  if (!consentText || !consentAt) return {};
  return { consent: consentText, consentAt: officeMoment(consentAt, content.current().site.timeZone) };
}

/** The confirmation: what was paid, and what comes next. */
export async function mailOrderPaid(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  receipt: ReceiptRow,
): Promise<void> {
  const { timeZone } = services.content.current().site;
  const product = productOf(services, order);
  const delivers = product?.delivers ?? [];
  const livesInPortal = delivers.some(({ kind }) => kind === 'course');
  const whatsApp = whatsAppOf(services, order);
  await postMail(services, tx, {
    ...addressed(order),
    template: 'order-paid',
    props: {
      ...aboutOrder(services, order),
      totalCents: receipt.amountCents,
      receipt: receipt.number,
      receiptUrl: receiptUrl(services, order, receipt),
      asksDetails: product !== undefined && product.intake !== 'none' && !(await hasToldDetails(tx, order)),
      whatsApp: whatsApp && { number: whatsApp.number, until: officeDay(whatsApp.until, timeZone) },
      asksBegin: product !== undefined && !order.beginChoice && asksForConsent(product),
      signUpUrl: livesInPortal && !order.userId ? `${services.config.appUrl}/signup` : undefined,
    },
  });
}

/** While a debit was on its way. */
async function hasToldDetails(tx: Tx, { id }: OrderRow): Promise<boolean> {
  const story = await storyOf(tx, id);
  return story.some(({ kind }) => kind === 'intake_saved');
}

export async function mailPaymentPending(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  const props = { ...aboutOrder(services, order), totalCents: order.totalCents };
  await postMail(services, tx, { ...addressed(order), template: 'payment-on-its-way', props });
}

export async function mailPaymentFailed(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  why: string | null,
): Promise<void> {
  // What is not in the shop window is paid again where it was asked for.
  const againUrl = order.subject ? order.cancelUrl : `${services.config.appUrl}/checkout/${order.productId}`;
  const props = { ...aboutOrder(services, order), why: why ?? undefined, againUrl };
  await postMail(services, tx, { ...addressed(order), template: 'payment-failed', props });
  await tellOfFailure(services, tx, order, why ?? 'The payment provider gave no reason.');
}

/** `charge`: which of a membership's, where it is not the first. */
export const tellOfFailure = (
  services: Parts,
  tx: Tx,
  { id, number, productName }: OrderRow,
  text: string,
  charge = '',
) =>
  tellOwner(services, tx, {
    ...{
      kind: 'payment',
      key: `payment:${id}:${charge}`,
      about: `order:${id}`,
      path: `/office/orders/${id}`,
    },
    ...{ title: `A payment failed: ${productName}, order ${number}`, text },
  });

/** To all staff, who can do something about it. */
export async function alertStaff(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  alert: { title: string; text: string },
): Promise<void> {
  const props = {
    ...alert,
    order: order.number,
    product: order.productName,
    orderUrl: `${services.config.appUrl}/office/orders/${order.id}`,
  };
  for (const to of await staffAddresses(services, tx)) {
    await postMail(services, tx, { to, about: `order:${order.id}`, template: 'staff-order-alert', props });
  }
}
