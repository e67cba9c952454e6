/** The payment of something booked, a session or a seat: who pays, by which code, and the one page on which it is paid. */
import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../db/connect.ts';
import { DomainError } from '../errors.ts';
import { accountById } from '../identity/index.ts';
import type { Deps, Services } from '../services.ts';
import {
  closeOrder,
  knowBuyer,
  ordersOfSubject,
  type Payer,
  refuseWrongBookingCode,
  startBookingCheckout,
  tidyCode,
} from '../shop/index.ts';
import type { Holder } from './queries.ts';

/** How something booked is paid: by whom, with which code, and what led her here. */
export type Paying = Payer & { source?: string; code?: string };

/** Asked before a time or a seat is held, so that what is missing is said at its field. */
export const knowPayer = (
  services: Deps,
  { userId }: { userId?: string | null },
  { known, said, network }: Payer,
) => known ?? knowBuyer(services, { wish: said, network, memberId: userId ?? undefined });

type Sale = Parameters<typeof startBookingCheckout>[1];

/** The payment page of something booked. Whoever went back from it finds it again, not a second one that could be paid as well. */
export async function openPayment(services: Services, sale: Sale): Promise<{ url: string }> {
  const { db, clock } = services;
  const orders = await ordersOfSubject(db, sale.subject);
  if (orders.some(({ state }) => state === 'pending')) throw onItsWay();
  const open = orders.find(
    ({ state, checkoutUrl, expiresAt, priceCents, code, buyer }) =>
      state === 'open' &&
      checkoutUrl !== null &&
      expiresAt > clock.now() &&
      priceCents === sale.priceCents &&
      isDeepStrictEqual(buyer ?? undefined, sale.known.buyer) &&
      (code ?? '') === tidyCode(sale.code ?? ''),
  );
  if (open?.checkoutUrl) return { url: open.checkoutUrl };
  // With another code, price or buyer than the page that is open: only one of them may be paid.
  const { isPending } = await closePayments(services, sale.subject);
  if (isPending) throw onItsWay();
  return startBookingCheckout(services, sale);
}

/** A code that does not fit is refused before a time or a seat is held. */
export async function refuseWrongCode(
  services: Services,
  db: Db | Tx,
  { userId, guestEmail }: Holder,
  sale: Pick<Sale, 'product' | 'priceCents' | 'code'>,
): Promise<void> {
  const email = guestEmail ?? (userId ? (await accountById(db, userId))?.email : undefined);
  if (email) await refuseWrongBookingCode(services, db, { ...sale, email, userId: userId ?? undefined });
}

const onItsWay = () =>
  new DomainError('conflict', 'Your payment is on its way. Your bank needs a few days for a direct debit.');

/**
 * Closes its payment pages, and says whether a debit is on its way. A page that cannot be closed now may still bring
 * money, which is answered when it comes.
 */
export async function closePayments(services: Services, subject: string): Promise<{ isPending: boolean }> {
  const { db, log } = services;
  for (const { id, state } of await ordersOfSubject(db, subject)) {
    if (state !== 'open') continue;
    await closeOrder(services, id).catch((err: unknown) => {
      log.warn({ err, orderId: id }, 'a payment page could not be closed');
    });
  }
  return { isPending: (await ordersOfSubject(db, subject)).some(({ state }) => state === 'pending') };
}
