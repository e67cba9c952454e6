import { eq } from 'drizzle-orm';
import type { SubscriptionState } from './payment-states.ts';
import type { CheckoutLine, CheckoutState } from './payments.ts';
import { found, newId, type SandboxContext } from './sandbox-context.ts';
import { readCheckout, readSubscription } from './sandbox-read.ts';
import { checkouts, customers, portals, subscriptions } from './sandbox-tables.ts';

export type SandboxCheckout = CheckoutState & {
  lines: CheckoutLine[];
  /** What every month after the first costs; null for a single payment. */
  monthlyCents: number | null;
  successUrl: string;
  cancelUrl: string;
};

/** What the payment page shows. */
export async function readSandboxCheckout(context: SandboxContext, id: string): Promise<SandboxCheckout> {
  const { db, clock } = context;
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  const { lines, monthlyCents, successUrl, cancelUrl } = found(row, 'checkout');
  return { ...(await readCheckout(db, clock.now(), id)), lines, monthlyCents, successUrl, cancelUrl };
}

export type SandboxPortal = {
  customerId: string;
  email: string;
  returnUrl: string;
  subscriptions: (SubscriptionState & { nextCharge: 'paid' | 'failed' })[];
};

export async function openPortal(
  { db, clock, origin }: SandboxContext,
  customerId: string,
  returnUrl: string,
): Promise<{ url: string }> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  found(customer, 'customer');
  const id = newId('bps');
  await db.insert(portals).values({ id, customerId, returnUrl, createdAt: clock.now() });
  return { url: `${origin}/sandbox/portal/${id}` };
}

/** What the billing page shows. */
export async function readSandboxPortal({ db }: SandboxContext, id: string): Promise<SandboxPortal> {
  const [row] = await db
    .select({ portal: portals, email: customers.email })
    .from(portals)
    .innerJoin(customers, eq(customers.id, portals.customerId))
    .where(eq(portals.id, id));
  const { portal, email } = found(row, 'portal');
  const owned = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, portal.customerId))
    .orderBy(subscriptions.createdAt);
  const states = owned.map(async ({ id, nextCharge }) => ({
    ...(await readSubscription(db, id)),
    nextCharge,
  }));
  return {
    customerId: portal.customerId,
    email,
    returnUrl: portal.returnUrl,
    subscriptions: await Promise.all(states),
  };
}
