import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type CheckoutOrder, PaymentsError } from './payments.ts';
import { found, newId, refused, type SandboxContext } from './sandbox-context.ts';
import { checkouts, customers } from './sandbox-tables.ts';

const MINUTE = 60_000;
const MIN_AMOUNT = 50;

export async function startCheckout(context: SandboxContext, order: CheckoutOrder) {
  const id = (await existing(context, order)) ?? (await create(context, order));
  return { checkoutId: id, url: `${context.origin}/sandbox/pay/${id}` };
}

async function existing({ db }: SandboxContext, order: CheckoutOrder): Promise<string | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.orderId, order.orderId));
  if (row && row.fingerprint !== fingerprint(order)) {
    throw new PaymentsError('conflict', `order ${order.orderId} has a checkout with other values`);
  }
  return row?.id;
}

async function create(context: SandboxContext, order: CheckoutOrder): Promise<string> {
  const now = context.clock.now();
  const monthly = order.lines.reduce((sum, line) => sum + line.amountCents, 0);
  const amountCents = monthly - (order.firstPeriodDiscountCents ?? 0);
  refuseWhatStripeRefuses(order, amountCents, now);
  if (order.customerId) await requireCustomer(context, order.customerId);
  const [made] = await context.db
    .insert(checkouts)
    .values({
      id: newId('cs'),
      orderId: order.orderId,
      fingerprint: fingerprint(order),
      mode: order.mode,
      status: 'open',
      lines: order.lines,
      amountCents,
      monthlyCents: order.mode === 'subscription' ? monthly : null,
      email: order.email,
      customerId: order.customerId ?? null,
      successUrl: order.successUrl,
      cancelUrl: order.cancelUrl,
      expiresAt: order.expiresAt,
      createdAt: now,
    })
    .onConflictDoNothing({ target: checkouts.orderId })
    .returning({ id: checkouts.id });
  // None made: the same order was started in the same moment, and that checkout is the one.
  return made?.id ?? found(await existing(context, order), 'checkout');
}

function refuseWhatStripeRefuses(order: CheckoutOrder, amountCents: number, now: Date): void {
  const { lines, mode, email, expiresAt } = order;
  if (lines.length === 0) throw refused('nothing to pay for');
  if (lines.some((line) => line.name === '')) throw refused('a line has no name');
  if (lines.some((line) => !Number.isSafeInteger(line.amountCents) || line.amountCents < 0)) {
    throw refused('an amount is not a whole number of cents');
  }
  if (order.firstPeriodDiscountCents && mode !== 'subscription')
    throw refused('only a first month is discounted');
  if (amountCents < MIN_AMOUNT) throw refused('the amount is too small');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw refused('not an e-mail address');
  for (const url of [order.successUrl, order.cancelUrl]) {
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw refused('not an address to return to');
  }
  const ahead = expiresAt.getTime() - now.getTime();
  if (ahead < 30 * MINUTE || ahead > 24 * 60 * MINUTE) throw refused('must expire in 30 minutes to 24 hours');
}

async function requireCustomer({ db }: SandboxContext, id: string): Promise<void> {
  const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.id, id));
  found(row, 'customer');
}

function fingerprint(order: CheckoutOrder): string {
  const values = [
    order.mode,
    order.lines.map((line) => [line.productId, line.name, line.description ?? '', line.amountCents]),
    order.firstPeriodDiscountCents ?? 0,
    order.email,
    order.customerId ?? '',
    order.successUrl,
    order.cancelUrl,
    Math.floor(order.expiresAt.getTime() / 1000),
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
