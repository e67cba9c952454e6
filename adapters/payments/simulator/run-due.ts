import { debitOf, readSession, settleSession } from './complete-session.ts';
import { settleRefund } from './refunds.ts';
import { catchUp, chargeDue } from './renew.ts';
import { get, refId, seconds, type World } from './world.ts';

/** How long a bank takes, unless somebody decides earlier. */
const DEBIT_SECONDS = 5 * 86_400;

/** What a provider does as time passes: months end, cards are charged, debits arrive, pages expire. */
export function runDue(world: World): void {
  const now = seconds(world.now());
  for (const { id } of world.sessions.values()) {
    const arrives = debitArrives(world, readSession(world, id).id);
    if (arrives !== null && arrives <= now) settleSession(world, id, 'paid');
  }
  for (const { id, status } of world.refunds.values()) {
    if (status === 'pending') settleRefund(world, id, 'succeeded');
  }
  for (const subscription of world.subscriptions.values()) catchUp(world, subscription);
}

/** When there will be something to do; null when never. */
export function nextDue(world: World): Date | null {
  const times = [
    ...[...world.sessions.values()].map(({ id, status, expires_at }) =>
      status === 'open' ? expires_at : debitArrives(world, id),
    ),
    ...[...world.subscriptions.values()].map((subscription) => chargeDue(world, subscription)),
  ].filter((time) => time !== null);
  return times.length > 0 ? new Date(Math.min(...times) * 1000) : null;
}

function debitArrives(world: World, sessionId: string): number | null {
  const debit = debitOf(world, get(world.sessions, sessionId, 'checkout.session'));
  return debit ? get(world.charges, refId(debit.latest_charge), 'charge').created + DEBIT_SECONDS : null;
}
