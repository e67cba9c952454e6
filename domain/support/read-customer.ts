import { readTicketChat } from '../chat/list-conversations.ts';
import type { Services } from '../services.ts';
import { findCustomer, listCustomerPurchases, listCustomerSessions, type TicketRow } from './queries.ts';

export type Customer = {
  name: string;
  email: string | null;
  /** Signed in when she wrote, an account under the address she typed, or neither. */
  identity: 'account' | 'address-only' | 'unknown';
  numbers?: { lifePath: number | null; expression: number | null; soulUrge: number | null };
  purchases: { id: string; name: string; at: string; status: string }[];
  sessions: { id: string; type: string; at: string; status: string }[];
};

/** What staff should know before they answer. The caller has made sure that staff are asking. */
export async function readCustomer(services: Services, ticket: TicketRow): Promise<Customer> {
  const { db } = services;
  const { userId, userEmail } = ticket;
  const account = await findCustomer(db, { userId, email: userEmail });
  const [purchases, sessions, chat] = await Promise.all([
    account ? listCustomerPurchases(db, account.id) : [],
    account ? listCustomerSessions(db, account.id) : [],
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
    sessions: sessions.map((session) => ({ ...session, at: session.at.toISOString() })),
  };
}
