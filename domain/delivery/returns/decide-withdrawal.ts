import type { Tx } from '../../../db/connect.ts';
import type { WithdrawalAnswer } from '../../../emails/mails.ts';
import { DomainError, notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import {
  aboutOrder,
  lockedOrder,
  type OrderRow,
  orderById,
  recordOrderEvent,
  returnOrder,
} from '../../shop/index.ts';
import { lockWithdrawal, settleWithdrawal, type WithdrawalRow } from './queries.ts';

type Meant = { withdrawalId: string; orderId: string };

/** A declaration that the rule did not decide by itself: its order's money goes back, and its sender is told. */
export const acceptWithdrawal = staffVerb<Meant, void>(
  'withdrawal.accepted',
  async (services, tx, { actor, withdrawalId, orderId }) => {
    const withdrawal = await waiting(tx, withdrawalId);
    const order = await orderOfSender(tx, orderId, withdrawal);
    const { reference } = withdrawal;
    const returned = await returnOrder(services, tx, order, { actor, why: `Withdrawal ${reference}` });
    await settleWithdrawal(tx, withdrawal.id, { state: 'accepted', handledAt: services.clock.now() });
    const { cents } = returned;
    await recordOrderEvent(services, tx, order.id, 'withdrawal_accepted', { reference, cents });
    await tellSender(services, tx, withdrawal, {
      isAccepted: true,
      ...returned,
      ...aboutOrder(services, order),
    });
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { reference, cents },
      answer: undefined,
    };
  },
);

type Declined = { withdrawalId: string; orderId?: string; why: string };

/** `orderId`: the order on whose page it was decided, if on one. */
export const declineWithdrawal = staffVerb<Declined, void>(
  'withdrawal.declined',
  async (services, tx, { withdrawalId, orderId, why }) => {
    const withdrawal = await waiting(tx, withdrawalId);
    const order = orderId ? await orderOfSender(tx, orderId, withdrawal) : undefined;
    const { id, reference } = withdrawal;
    await settleWithdrawal(tx, id, { state: 'declined', handledAt: services.clock.now() });
    if (order) await recordOrderEvent(services, tx, order.id, 'withdrawal_declined', { reference, why });
    await tellSender(services, tx, withdrawal, {
      isAccepted: false,
      why,
      ...(order && aboutOrder(services, order)),
    });
    return {
      about: order
        ? { kind: 'order', id: order.id, label: order.number }
        : { kind: 'withdrawal', id, label: reference },
      after: { reference, why },
      answer: undefined,
    };
  },
);

/** Under a lock of its own, so that two people cannot decide it both ways. */
async function waiting(tx: Tx, withdrawalId: string): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(tx, knownId(withdrawalId, 'Withdrawal'));
  if (!withdrawal) throw notFound('Withdrawal');
  if (withdrawal.state !== 'received')
    throw new DomainError('conflict', 'This withdrawal has been decided already.');
  return withdrawal;
}

/** Nobody withdraws from what another address has bought. */
async function orderOfSender(tx: Tx, orderId: string, { email }: WithdrawalRow): Promise<OrderRow> {
  const order = await orderById(tx, knownId(orderId, 'Order'));
  if (order?.email !== email) throw notFound('Order');
  return lockedOrder(tx, order.id);
}

async function tellSender(
  services: Parts,
  tx: Tx,
  { id, email, reference, requestedAt }: WithdrawalRow,
  answer: WithdrawalAnswer,
): Promise<void> {
  const receivedAt = officeMoment(requestedAt, services.content.current().site.timeZone);
  await postMail(services, tx, {
    to: email,
    about: `withdrawal:${id}`,
    template: 'withdrawal-answered',
    props: { reference, receivedAt, ...answer },
  });
}
