import { type Actor, staffOnly } from '../../identity/accounts/actor.ts';
import { accountById } from '../../identity/accounts/find-account.ts';
import { staffVerb } from '../../identity/audit/staff-verb.ts';
import { openCustomer } from '../../office/customers/read-customer.ts';
import type { Services } from '../../services.ts';
import { NOBODY } from '../deletion/queries.ts';
import { exportAccount } from '../export/export-account.ts';

const noteExport = staffVerb<{ customerId: string }, void>(
  'customer.data_exported',
  async (_services, _tx, { customerId }) => ({
    about: { kind: 'customer', id: customerId },
    answer: undefined,
  }),
);

/** Everything we hold about somebody, for her who asked by letter or telephone. */
export async function exportCustomer(
  services: Services,
  { actor, customerId }: { actor: Actor; customerId: string },
) {
  staffOnly(actor);
  const { customer, who } = await openCustomer(services.db, customerId);
  const account = who.userId ? await accountById(services.db, who.userId) : undefined;
  await noteExport(services, { actor, customerId: customer.id });
  const guest = { id: NOBODY, email: customer.email, emailVerified: true };
  return exportAccount(services, { member: account ?? guest });
}
