import { isKeyOf } from '../../../shared/records.ts';
import { notFound } from '../../errors.ts';
import { type Actor, isOwner, staffOnly } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { readRefundLimit, returnableOf } from '../../shop/index.ts';
import { findWithdrawal, listBoughtBy, listOpenWithdrawals } from './queries.ts';

export type OfficeWithdrawal = ReturnType<typeof toWithdrawal>;
export type WithdrawalPage = Awaited<ReturnType<typeof readWithdrawal>>;

/** A declaration, and every order of its sender that it may mean. */
export async function readWithdrawal(
  services: Services,
  { actor, withdrawalId }: { actor: Actor; withdrawalId: string },
) {
  staffOnly(actor);
  const { db } = services;
  const row = await findWithdrawal(db, knownId(withdrawalId, 'Withdrawal'));
  if (!row) throw notFound('Withdrawal');
  const orders = [];
  for (const order of await listBoughtBy(db, row.email)) {
    const { id, number, productName, state, createdAt } = order;
    const { cents, waitsForPayment } = await returnableOf(db, order);
    const placedAt = createdAt.toISOString();
    orders.push({ id, number, productName, state, placedAt, returnable: { cents, waitsForPayment } });
  }
  return {
    withdrawal: toWithdrawal(services, row),
    orders,
    /** Above it the owner decides; none for her. */
    refundLimitCents: isOwner(actor) ? undefined : await readRefundLimit(db),
  };
}

/** What waits for a decision about the orders of an address. */
export async function withdrawalsOf(services: Services, email: string): Promise<OfficeWithdrawal[]> {
  return (await listOpenWithdrawals(services.db, email)).map((row) => toWithdrawal(services, row));
}

type Row = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

function toWithdrawal({ content }: Services, { requestedAt, orderNumber, productId, ...row }: Row) {
  const { catalogue } = content.current();
  return {
    ...row,
    orderNumber: orderNumber ?? undefined,
    product: productId && isKeyOf(catalogue, productId) ? catalogue[productId].name : undefined,
    requestedAt: requestedAt.toISOString(),
  };
}
