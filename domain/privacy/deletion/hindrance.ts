import { readMembership } from '../../delivery/index.ts';
import { provenAddresses } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { findOpenWithdrawal, hasOpenMoney } from './queries.ts';

type Person = { id: string; email: string; emailVerified: boolean; role: 'member' | 'staff' | 'owner' };

/** Why an account cannot be deleted now, in a sentence for its owner; undefined when nothing stands in the way. */
export async function hindranceOf(services: Services, person: Person): Promise<string | undefined> {
  if (person.role !== 'member') {
    return 'This account works for the practice. Hand its role over first.';
  }
  const membership = await readMembership(services, { memberId: person.id });
  if (membership && ['active', 'waiting', 'overdue'].includes(membership.state)) {
    return 'Your membership is running. Please cancel it first, so that nothing more is charged.';
  }
  const { db } = services;
  const who = { userId: person.id, addresses: await provenAddresses(db, person) };
  if (await hasOpenMoney(db, who)) {
    return 'A payment or refund of yours is still on its way. Please try again once it has arrived.';
  }
  const withdrawal = await findOpenWithdrawal(db, { ...who, addresses: [person.email] });
  if (withdrawal) {
    return `Your withdrawal ${withdrawal} waits for our answer. Please try again once you have it, or write to us if you no longer want it.`;
  }
  return undefined;
}
