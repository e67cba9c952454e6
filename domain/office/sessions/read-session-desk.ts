import { findByAddress } from '../../contacts/index.ts';
import type { Actor } from '../../identity/index.ts';
import { orderIn, readOfficeSession, sessionIn } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { orderById, paymentsOf } from '../../shop/index.ts';
import { readCustomerPage } from '../customers/read-customer.ts';

/** A session with what the practitioner wants beside her: who it is for, their numbers, and what was noted before. */
export async function readSessionDesk(services: Services, wish: { actor: Actor; sessionId: string }) {
  const session = await readOfficeSession(services, wish);
  const customer = await findByAddress(services.db, session.email);
  const page = customer && (await readCustomerPage(services, { actor: wish.actor, customerId: customer.id }));
  return {
    ...session,
    paidByOrder: await payingOrder(services, session),
    customer: page && {
      id: page.id,
      people: page.people.map(({ numbers, ...person }) => ({
        ...person,
        numbers: numbers?.map(({ label, compound }) => ({ label, compound })),
      })),
      notes: page.notes.map(({ id, text, authorName }) => ({ id, text, authorName })),
    },
  };
}

export type SessionDesk = Awaited<ReturnType<typeof readSessionDesk>>;

/** The order whose money pays for it: its own, or that of the package it belongs to. */
async function payingOrder({ db }: Services, session: { id: string; paidBy: string | null }) {
  const orderId = session.paidBy ? orderIn(session.paidBy) : undefined;
  const order = orderId ? await orderById(db, orderId) : undefined;
  if (!order) return undefined;
  const [payment] = await paymentsOf(db, order.id);
  const { id, number, productName, subject } = order;
  return { id, number, productName, method: payment?.method, isItsOwn: sessionIn(subject) === session.id };
}
