import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { closeOrder, ordersAbout, startSale } from '../../shop/index.ts';

type Sale = Parameters<typeof startSale>[1];

/** The payment page of something booked. Whoever went back from it finds it again, not a second one that could be paid as well. */
export async function openPayment(services: Services, sale: Sale): Promise<{ url: string }> {
  const { db, clock } = services;
  const orders = await ordersAbout(db, sale.subject);
  if (orders.some(({ state }) => state === 'pending')) throw onItsWay();
  const open = orders.find(
    ({ state, checkoutUrl, expiresAt, totalCents }) =>
      state === 'open' && checkoutUrl !== null && expiresAt > clock.now() && totalCents === sale.priceCents,
  );
  return open?.checkoutUrl ? { url: open.checkoutUrl } : startSale(services, sale);
}

const onItsWay = () =>
  new DomainError('conflict', 'Your payment is on its way. Your bank needs a few days for a direct debit.');

/**
 * Closes its payment pages, and says whether a debit is on its way. A page that cannot be closed now may still bring
 * money, which is answered when it comes.
 */
export async function closePayments(services: Services, subject: string): Promise<{ isPending: boolean }> {
  const { db, log } = services;
  for (const { id, state } of await ordersAbout(db, subject)) {
    if (state !== 'open') continue;
    await closeOrder(services, id).catch((err: unknown) => {
      log.warn({ err, orderId: id }, 'a payment page could not be closed');
    });
  }
  return { isPending: (await ordersAbout(db, subject)).some(({ state }) => state === 'pending') };
}
