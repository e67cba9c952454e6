import type { SubscriptionState } from './payment-states.ts';
import type { CheckoutLine, CheckoutState } from './payments.ts';

/** What demo mode has beside `Payments`: the buttons that the outside world would press, and the passing of time. */
export type Sandbox = {
  readCheckout(checkoutId: string): Promise<SandboxCheckout>;
  /** Where to send the visitor next; null keeps her on the payment page. */
  chooseOutcome(
    checkoutId: string,
    outcome: Outcome,
    cardCountry?: string,
    cardFingerprint?: string,
  ): Promise<{ redirectUrl: string | null }>;
  /** The bank's answer to a debit, days after the buyer ordered it. */
  settleSepa(checkoutId: string, outcome: 'paid' | 'failed'): Promise<void>;

  readPortal(portalId: string): Promise<SandboxPortal>;
  /** The month is over now, whatever the calendar says; a failed month is charged again. */
  renewSubscription(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<void>;
  setNextCharge(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<void>;

  /** The buyer has asked her bank for the money back, with so many days left to answer; the bank decides by itself later. */
  dispute(paymentId: string, told: { reason: string; dueInDays: number }): Promise<void>;

  /** For a job, each minute: renews, expires and settles what its time has come for. */
  runDue(): Promise<void>;
  /** For a job, each minute and after each change: posts the notices that were not yet acknowledged. */
  deliverNotices(): Promise<{ delivered: number; failed: number }>;
};

/** What the visitor of the payment page decides to have happen. */
export type Outcome = 'paid' | 'declined' | 'abandoned' | 'sepa-pending';

export type SandboxCheckout = CheckoutState & {
  lines: CheckoutLine[];
  /** What every month, or year, after the first costs; null for a single payment. */
  monthlyCents: number | null;
  every: 'month' | 'year';
  /** So many days are free first. */
  trialDays: number | null;
  successUrl: string;
  cancelUrl: string;
};

export type SandboxPortal = {
  customerId: string;
  email: string;
  returnUrl: string;
  subscriptions: (SubscriptionState & { nextCharge: 'paid' | 'failed' })[];
};
