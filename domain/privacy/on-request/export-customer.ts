import { type Actor, accountById, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { openCustomer } from '../../office/index.ts';
import type { Services } from '../../services.ts';
import { exportSubject } from '../export/export-account.ts';
import { subjectOf, subjectOfAccount } from '../subject.ts';

const noteExport = ownerVerb<{ customerId: string }, void>(
  'customer.data_exported',
  async (_services, _tx, { customerId }) => ({
    about: { kind: 'customer', id: customerId },
    answer: undefined,
  }),
);

/** Everything we hold about somebody, for her who asked by letter or telephone: with all the addresses of her page. */
export async function exportCustomer(
  services: Services,
  { actor, customerId }: { actor: Actor; customerId: string },
) {
  ownerOnly(actor);
  const { db } = services;
  const { customer, who } = await openCustomer(db, customerId);
  const account = who.userId ? await accountById(db, who.userId) : undefined;
  await noteExport(services, { actor, customerId: customer.id });
  const subject = account
    ? await subjectOfAccount(services, db, account, who.emails)
    : await subjectOf(services, db, { userId: null, addresses: who.emails });
  return exportSubject(services, subject);
}
