import type {
  BalanceEntry,
  DisputeState,
  InvoiceState,
  PaymentMethod,
  PaymentState,
  PayoutState,
  RefundState,
  SubscriptionState,
} from './payment-states.ts';

export type * from './payment-states.ts';

/**
 * The payment provider, in our words. Money facts come from reading, never from being told: a notice says where to
 * look, the read says what is so. Every method may be called again with the same values and ends in the same state.
 *
 * Ids are the provider's and opaque. Amounts are whole cents. Methods throw PaymentsError, parseNotice NoticeRejected.
 */
export type Payments = {
  readonly name: 'stripe' | 'sandbox';
  /** The request header in which a notice carries its signature. */
  readonly signatureHeader: string;

  /**
   * One order, one checkout: asking again with the same values gives the same checkout, which may be over by now; other
   * values are a conflict.
   */
  startCheckout(order: CheckoutOrder): Promise<{ checkoutId: string; url: string }>;
  readCheckout(checkoutId: string): Promise<CheckoutState>;
  /** Closes an open checkout. One that was completed meanwhile stays as it is, which the returned state tells. */
  expireCheckout(checkoutId: string): Promise<CheckoutState>;

  readPayment(paymentId: string): Promise<PaymentState>;
  /**
   * Charges the card of an earlier payment once more, for another order, while its owner asks for it. Refused where that
   * checkout did not keep the card, or the bank wants to see her again. One order, one charge.
   */
  chargeAgain(request: ChargeAgain): Promise<{ paymentId: string }>;
  /** One key, one refund, for ever. Refused when it exceeds what is left of the payment. */
  refund(request: { paymentId: string; amountCents: number; key: string }): Promise<RefundState>;

  /**
   * Sends evidence to the payer's bank, which reads it once: what has been sent stays, asked again nothing more goes. Refused
   * where the bank waits for none.
   */
  answerDispute(answer: DisputeAnswer): Promise<DisputeState>;
  /** The payer is to have it. Cannot be taken back; asked again, it stays lost. Refused of an inquiry, which a refund ends. */
  acceptDispute(disputeId: string): Promise<DisputeState>;
  /** Disputes that were opened in a time: newest first, a page at a time. What they are is read with their payment. */
  listDisputes(asked: Time & After): Promise<Page<OpenedDispute>>;

  readSubscription(subscriptionId: string): Promise<SubscriptionState>;
  readInvoice(invoiceId: string): Promise<InvoiceState>;
  /** Tries an open invoice once more, now, with the card that is in force. Refused where that does not go through. */
  payInvoice(invoiceId: string): Promise<InvoiceState>;
  /** All that a subscription has asked for, oldest first. */
  listInvoices(subscriptionId: string): Promise<InvoiceState[]>;
  /** So many months in all, the first among them: then it ends by itself. Asked again, it stays as it is. */
  limitSubscription(subscriptionId: string, months: number): Promise<SubscriptionState>;
  /** What a change at once would charge at that moment, before anybody agrees to it. */
  previewChange(subscriptionId: string, to: Priced, at: Date): Promise<{ amountCents: number }>;
  /**
   * Changes what it charges, or when: one key, one change, which `SubscriptionState.change` then names. Refused where a charge
   * that comes with it does not go through: then nothing has changed.
   */
  changeSubscription(change: SubscriptionChange): Promise<SubscriptionState>;
  /** No further charge; what is paid for runs to its end. */
  cancelSubscription(subscriptionId: string): Promise<SubscriptionState>;
  /** Takes a cancellation back while the subscription still runs. */
  resumeSubscription(subscriptionId: string): Promise<SubscriptionState>;
  /** Ends it now, without a refund of its own. An ended one stays ended. */
  endSubscription(subscriptionId: string): Promise<SubscriptionState>;
  /** A page where the customer changes her card or her subscription by herself. `card`: her card alone. */
  billingPortal(customerId: string, returnUrl: string, only?: 'card'): Promise<{ url: string }>;

  /** What moved the balance in a time, or what a payout is made of: newest first, a page at a time. */
  listBalance(asked: (Time | { payoutId: string }) & After): Promise<Page<BalanceEntry>>;
  /** Payouts that were made in a time: newest first, a page at a time. */
  listPayouts(asked: Time & After): Promise<Page<PayoutState>>;

  /** The raw bytes as they came: a body that was parsed and written again no longer fits its signature. */
  parseNotice(rawBody: Uint8Array | string, signature: string | null): Notice;
};

/** Up to the second; the end is not part of it. */
type Time = { from: Date; to: Date };
/** The place that the page before it named. */
type After = { after?: string };
export type Page<Item> = { items: Item[]; next: string | null };

/** `paymentId`: null where it is about a charge that was made by hand. */
export type OpenedDispute = { disputeId: string; paymentId: string | null };

/** A PDF, and a few words for whoever reads no further. */
export type DisputeAnswer = { disputeId: string; file: Uint8Array; fileName: string; words: string };

export type Every = 'month' | 'year';

export type CheckoutOrder = {
  orderId: string;
  /** `subscription` charges the sum of the lines every month, or every year. */
  mode: 'payment' | 'subscription';
  every?: Every;
  lines: CheckoutLine[];
  /** Taken off the first month, or year, alone. */
  firstPeriodDiscountCents?: number;
  /** A subscription: so many days are free. The card is asked for today, and charged for the first time when they are over. */
  trialDays?: number;
  email: string;
  /** Of an earlier checkout by the same person, so that she finds her card again. */
  customerId?: string;
  /** So that `chargeAgain` can use the card; the payment page says so. For single payments alone. */
  keepsCard?: boolean;
  successUrl: string;
  cancelUrl: string;
  /** More than 30 minutes and at most 24 hours from now. Keep it with the order: a retry must send the same. */
  expiresAt: Date;
};

export type ChargeAgain = { orderId: string; paymentId: string; amountCents: number; description: string };

export type Priced = { productId: string; name: string; amountCents: number; every: Every };

/**
 * now: charged at once, less what of the paid time is not used, as `previewChange` said for `at`. renewal: from the next charge
 * on, at the same rhythm. later: nothing until that moment, then it charges, also by another rhythm. begin: charges now what
 * was to begin later.
 */
export type SubscriptionChange = { subscriptionId: string; key: string } & (
  | { how: 'now'; to: Priced; at: Date }
  | { how: 'renewal'; to: Priced }
  | { how: 'later'; to?: Priced; until: Date }
  | { how: 'begin' }
);

export type CheckoutLine = { productId: string; name: string; description?: string; amountCents: number };

export type CheckoutState = {
  checkoutId: string;
  /** Null when it was not started by us, say from a link made in the provider's dashboard. */
  orderId: string | null;
  mode: 'payment' | 'subscription';
  /**
   * open: may still be paid, also after a declined card. pending: the debit is on its way and takes days. failed: the
   * debit did not come; a subscription it started must be ended. expired: can no longer be paid.
   */
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  /** What this checkout charges, after any first-month discount. */
  amountCents: number;
  currency: string;
  email: string | null;
  method: PaymentMethod | null;
  /** Where the card was issued, as two capital letters. */
  cardCountry: string | null;
  /** The same for one card, whoever pays with it and however often. */
  cardFingerprint: string | null;
  paymentId: string | null;
  subscriptionId: string | null;
  /** The first invoice of a subscription. */
  invoiceId: string | null;
  customerId: string | null;
  /** Why the last attempt did not succeed, in words for the buyer. */
  failure: string | null;
  expiresAt: Date;
};

export type Notice =
  | {
      /** The same for every delivery of one notice: store it once. */
      id: string;
      /** The provider's own word for it. For logs; decisions belong to what is read. */
      type: string;
      subject: NoticeSubject;
      createdAt: Date;
    }
  | { id: string; type: string; ignored: true };

/** What to read again. Refunds and disputes point at their payment, because that is where they change something. */
export type NoticeSubject = { kind: 'checkout' | 'payment' | 'subscription' | 'invoice'; id: string };

/** Not signed by the provider, too old, or not a notice at all. Answer 400 and store nothing. */
export class NoticeRejected extends Error {
  override name = 'NoticeRejected';
}

/**
 * not_found: there is no such thing. conflict: the same order or key with other values. refused: the provider says no,
 * and will again. unavailable: it could not be asked; whether it was done is unknown until the same call succeeds.
 */
export type PaymentsErrorReason = 'not_found' | 'conflict' | 'refused' | 'unavailable';

export class PaymentsError extends Error {
  override name = 'PaymentsError';
  readonly reason: PaymentsErrorReason;

  constructor(reason: PaymentsErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** By its name, because two copies of this module may meet: the server's bundle and a test. */
export const isPaymentsError = (error: unknown, ...reasons: PaymentsErrorReason[]): error is PaymentsError =>
  error instanceof Error &&
  error.name === 'PaymentsError' &&
  (reasons.length === 0 || reasons.some((reason) => 'reason' in error && error.reason === reason));
