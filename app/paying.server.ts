import type { z } from 'zod';
import type { Services } from '../domain/services.ts';
import { type payingFields, readAsks } from '../domain/shop/index.ts';
import { countryOf } from './sent-from.ts';

/** What a form says of the payment of what it books, apart from the rest. */
export function payingOf<Sent extends z.output<typeof payingFields>>(
  { services, request }: { services: Pick<Services, 'config'>; request: Request },
  sent: Sent,
) {
  const { code, country, business, buyerName, address, vatNumber, ...rest } = sent;
  const said = { country, business, buyerName, address, vatNumber };
  return { paying: { code, said, network: countryOf(services, request) }, rest };
}

/** What it asks of whoever pays. */
export const asksOf = (services: Services, request: Request, memberId?: string) =>
  readAsks(services, { memberId, network: countryOf(services, request) });
