import { readSessions } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { readPurchases } from '../../shop/index.ts';
import { readTicketChat } from '../chat/list-conversations.ts';
import { findCustomer, type TicketRow } from './queries.ts';

export type Customer = {
  name: string;
  email: string | null;
  /** Signed in when she wrote, an account under the address she typed, or neither. */
  identity: 'account' | 'address-only' | 'unknown';
  numbers?: { lifePath: number | null; expression: number | null; soulUrge: number | null };
  purchases: { id: string; name: string; at: string; status: string }[];
  sessions: { id: string; type: string; at: string; status: string }[];
};

const SHOWN = 5;

/** What staff should know before they answer. The caller has made sure that staff are asking. */
export async function readCustomer(services: Services, ticket: TicketRow): Promise<Customer> {
  const { userId, userEmail } = ticket;
  const account = await findCustomer(services.db, { userId, email: userEmail });
  const [purchases, sessions, chat] = await Promise.all([
    account ? readPurchases(services, { memberId: account.id }) : [],
    account ? readSessions(services, { memberId: account.id }).then((read) => read.sessions) : [],
    readTicketChat(services, ticket),
  ]);
  const { lifePath = null, expression = null, soulUrge = null } = account ?? {};
  const fromProfile = lifePath ? { lifePath, expression, soulUrge } : undefined;
  return {
    name: account?.name || ticket.userName,
    email: userEmail,
    identity: userId ? 'account' : account ? 'address-only' : 'unknown',
    numbers: fromProfile ?? chat?.numbers ?? undefined,
    purchases: purchases.map((purchase) => ({ ...purchase, at: purchase.at.toISOString() })),
    sessions: sessions
      .slice(0, SHOWN)
      .map(({ id, type, startsAt, status }) => ({ id, type, at: startsAt, status })),
  };
}
