import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type OrderHolder, openOrder } from '../../shop/index.ts';
import { knownDetails } from './known-details.ts';

/** One tap to an account: a letter with a link that signs in, to the order's own address and to no other. */
export async function offerAccount(
  services: Services,
  holder: OrderHolder,
  headers: Headers,
): Promise<{ written: true; to: string }> {
  const { order } = await openOrder(services, holder);
  const { fullName: name = '' } = await knownDetails(services.db, order.id);
  const reader = { email: order.email, name, to: `/portal/orders/${order.id}` };
  const answer = await services.auth.sendLink(reader, headers);
  if (answer.status === 429)
    throw new DomainError('too_many', 'We have written several times already. Please wait an hour.');
  if (!answer.ok) throw new DomainError('unavailable', 'The letter could not be written. Please try again.');
  return { written: true, to: order.email };
}
