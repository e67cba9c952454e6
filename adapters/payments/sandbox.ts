import type { PaymentState, RefundState, SubscriptionState } from './payment-states.ts';
import type { CheckoutState, Payments } from './payments.ts';
import { chooseOutcome, expire, lockCheckout, type Outcome } from './sandbox-choose-outcome.ts';
import { change, type SandboxContext } from './sandbox-context.ts';
import { deliverNotices, parseNotice, SIGNATURE_HEADER } from './sandbox-notices.ts';
import {
  openPortal,
  readSandboxCheckout,
  readSandboxPortal,
  type SandboxCheckout,
  type SandboxPortal,
} from './sandbox-pages.ts';
import { readCheckout, readInvoice, readPayment, readSubscription } from './sandbox-read.ts';
import { disputePayment, refund } from './sandbox-refund.ts';
import { renewSubscription } from './sandbox-renew.ts';
import { moveTime, runDue } from './sandbox-run-due.ts';
import { settleSepa } from './sandbox-settle-sepa.ts';
import { startCheckout } from './sandbox-start-checkout.ts';
import { endSubscription, setCancelAtPeriodEnd, setNextCharge } from './sandbox-subscription.ts';
import type { Scope } from './sandbox-time.ts';

/** The provider of demo mode: the same interface, and the buttons that the outside world would press. */
export type Sandbox = {
  payments: Payments;

  readSandboxCheckout(checkoutId: string): Promise<SandboxCheckout>;
  /** Where to send the visitor next; null keeps her on the payment page. */
  chooseOutcome(
    checkoutId: string,
    outcome: Outcome,
  ): Promise<{ state: CheckoutState; redirectUrl: string | null }>;
  settleSepa(checkoutId: string, outcome: 'paid' | 'failed'): Promise<CheckoutState>;

  readSandboxPortal(portalId: string): Promise<SandboxPortal>;
  renewSubscription(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<SubscriptionState>;
  setNextCharge(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<SubscriptionState>;
  refundInDashboard(paymentId: string, amountCents: number): Promise<RefundState>;
  disputePayment(paymentId: string, dispute: Exclude<PaymentState['dispute'], 'none'>): Promise<PaymentState>;
  moveTime(days: number, scope?: Scope): Promise<void>;

  /** For a job, each minute: renews, expires and settles what its time has come for. */
  runDue(): Promise<void>;
  /** For a job, each minute and after each change: posts the notices that were not yet acknowledged. */
  deliverNotices(): Promise<{ delivered: number; failed: number }>;
};

export function buildSandbox(
  options: Omit<SandboxContext, 'onNotice'> & Partial<Pick<SandboxContext, 'onNotice'>>,
): Sandbox {
  const context: SandboxContext = { onNotice: () => {}, ...options };
  const { db, clock, secret } = context;
  return {
    payments: {
      name: 'sandbox',
      signatureHeader: SIGNATURE_HEADER,
      startCheckout: (order) => startCheckout(context, order),
      readCheckout: (id) => readCheckout(db, clock.now(), id),
      expireCheckout: (id) => expireCheckout(context, id),
      readPayment: (id) => readPayment(db, id),
      refund: (request) => refund(context, request),
      readSubscription: (id) => readSubscription(db, id),
      readInvoice: (id) => readInvoice(db, id),
      cancelSubscription: (id) => setCancelAtPeriodEnd(context, id, true),
      resumeSubscription: (id) => setCancelAtPeriodEnd(context, id, false),
      endSubscription: (id) => endSubscription(context, id),
      billingPortal: (customerId, returnUrl) => openPortal(context, customerId, returnUrl),
      parseNotice: (rawBody, signature) => parseNotice(rawBody, signature, { secret, now: clock.now() }),
    },
    readSandboxCheckout: (id) => readSandboxCheckout(context, id),
    chooseOutcome: (id, outcome) => chooseOutcome(context, id, outcome),
    settleSepa: (id, outcome) => settleSepa(context, id, outcome),
    readSandboxPortal: (id) => readSandboxPortal(context, id),
    renewSubscription: (id, outcome) => renewSubscription(context, id, outcome),
    setNextCharge: (id, outcome) => setNextCharge(context, id, outcome),
    refundInDashboard: (paymentId, amountCents) => refund(context, { paymentId, amountCents, key: null }),
    disputePayment: (id, dispute) => disputePayment(context, id, dispute),
    moveTime: (days, scope) => moveTime(context, days, scope),
    runDue: () => runDue(context),
    deliverNotices: () => deliverNotices(context),
  };
}

function expireCheckout(context: SandboxContext, id: string): Promise<CheckoutState> {
  return change(context, async (tx, now) => {
    const checkout = await lockCheckout(tx, id);
    if (checkout.status === 'open') await expire(tx, now, checkout);
    return readCheckout(tx, now, id);
  });
}
