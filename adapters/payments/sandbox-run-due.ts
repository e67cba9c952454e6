import { and, eq, lte, or } from 'drizzle-orm';
import { expire, lockCheckout } from './sandbox-choose-outcome.ts';
import { change, refused, type SandboxContext } from './sandbox-context.ts';
import { catchUp } from './sandbox-renew.ts';
import { settle } from './sandbox-settle-sepa.ts';
import { checkouts, invoices, subscriptions } from './sandbox-tables.ts';
import { type Scope, shift } from './sandbox-time.ts';

const DAY = 86_400_000;
/** How long a bank takes, unless somebody decides earlier on the sandbox's page. */
const DEBIT_DAYS = 5;

/** Lets days pass in the sandbox: months end, cards are charged, debits arrive, pages expire. */
export async function moveTime(context: SandboxContext, days: number, scope: Scope = {}): Promise<void> {
  if (!(days > 0 && days <= 3660)) throw refused('time moves forward, by ten years at most');
  await change(context, (tx, now) => shift(tx, now, Math.round((days * DAY) / 1000), scope));
  await runDue(context);
}

/** Each thing in a transaction of its own, looked at again under its lock: two servers may run this at once. */
export async function runDue(context: SandboxContext): Promise<void> {
  for (const id of await dueCheckouts(context)) {
    await change(context, async (tx, now) => {
      const checkout = await lockCheckout(tx, id);
      if (checkout.status === 'open' && checkout.expiresAt <= now) await expire(tx, now, checkout);
      const arrived = checkout.submittedAt && checkout.submittedAt <= debitsUntil(now);
      if (checkout.status === 'pending' && arrived) await settle(tx, now, checkout, 'paid');
    });
  }
  for (const id of await dueSubscriptions(context)) {
    await change(context, (tx, now) => catchUp(tx, now, id));
  }
}

const debitsUntil = (now: Date): Date => new Date(now.getTime() - DEBIT_DAYS * DAY);

async function dueCheckouts({ db, clock }: SandboxContext): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      or(
        and(eq(checkouts.status, 'open'), lte(checkouts.expiresAt, now)),
        and(eq(checkouts.status, 'pending'), lte(checkouts.submittedAt, debitsUntil(now))),
      ),
    );
  return rows.map(({ id }) => id);
}

async function dueSubscriptions({ db, clock }: SandboxContext): Promise<string[]> {
  const now = clock.now();
  const ended = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'active'), lte(subscriptions.currentPeriodEnd, now)));
  const owed = await db
    .select({ id: invoices.subscriptionId })
    .from(invoices)
    .where(and(eq(invoices.status, 'open'), lte(invoices.nextAttemptAt, now)));
  return [...new Set([...ended, ...owed].map(({ id }) => id))];
}
