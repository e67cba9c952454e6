export type PaymentState = {
  paymentId: string;
  /** Of a single purchase. Null for payments of a subscription, which are found through their invoice. */
  orderId: string | null;
  invoiceId: string | null;
  customerId: string | null;
  /** open: not yet paid, and still can be. pending: on its way, for days with a bank debit. */
  status: 'open' | 'pending' | 'paid' | 'failed';
  amountCents: number;
  currency: string;
  method: PaymentMethod | null;
  /** Where the card was issued, as two capital letters. */
  cardCountry: string | null;
  /** The same for one card, whoever pays with it and however often. */
  cardFingerprint: string | null;
  /** Sum of the refunds that were made or are on their way, from here or from the provider's dashboard. */
  refundedCents: number;
  refunds: RefundState[];
  /**
   * inquiry: the bank asks, no money has moved. open: the money was taken back for now. A bank debit that the payer
   * returns after it succeeded appears as a dispute too, and is lost at once. Of several, what is still open counts.
   */
  dispute: 'none' | 'inquiry' | 'open' | 'won' | 'lost';
  /** Each of them, oldest first. */
  disputes: DisputeState[];
  failure: string | null;
};

/** The payer's bank wants a payment back, or asks about it. */
export type DisputeState = {
  disputeId: string;
  amountCents: number;
  currency: string;
  /** What the payer says, in the provider's word for it. */
  reason: string;
  /**
   * needs_answer: the bank waits for evidence, until `dueBy`. answered: it decides, also where it takes no evidence at all.
   * closed: it asked, and left it at that.
   */
  status: 'needs_answer' | 'answered' | 'won' | 'lost' | 'closed';
  /** The bank asks, and no money has moved. */
  isInquiry: boolean;
  openedAt: Date;
  dueBy: Date | null;
  /** Evidence has reached the bank, from here or from the provider's dashboard. */
  isSubmitted: boolean;
  /** What the provider keeps of it, whoever wins. */
  feeCents: number;
};

export type RefundState = {
  refundId: string;
  paymentId: string;
  amountCents: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** Ours, when the refund was asked for through `refund`. */
  key: string | null;
};

export type SubscriptionState = {
  subscriptionId: string;
  orderId: string | null;
  customerId: string;
  /**
   * incomplete: its first payment has not arrived, so nothing is owed to the member yet. active: running; the current
   * month's charge may still be on its way. past_due: a charge failed and is tried again. canceled: over.
   */
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  amountCents: number;
  /** How often that is charged. */
  every: 'month' | 'year';
  currency: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** The end of the last month that was really paid: what access goes by when the status is not active. */
  paidUntil: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Nothing is charged before: it was changed to begin, or go on, later. */
  chargesFrom: Date | null;
  /** The key of the change that was made last. */
  change: string | null;
  /** The first moment at which the card that it is charged to has expired; null where it is no card. */
  cardGoodUntil: Date | null;
  endedAt: Date | null;
  latestInvoice: InvoiceState | null;
};

export type InvoiceState = {
  invoiceId: string;
  subscriptionId: string | null;
  customerId: string | null;
  reason: 'first' | 'renewal' | 'other';
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** What it asks for; once paid, what was paid. */
  amountCents: number;
  currency: string;
  paidAt: Date | null;
  /** The month it pays for. */
  periodStart: Date;
  periodEnd: Date;
  attempts: number;
  nextAttemptAt: Date | null;
  paymentId: string | null;
};

/** One movement of the balance at the provider. It never changes; what takes it back is a movement of its own. */
export type BalanceEntry = {
  entryId: string;
  /**
   * charge_failure: a debit that was on its way did not come. refund_failure: a refund came back. dispute: the bank took the
   * money; dispute_reversal: and gave it back. payout_reversal: a payout came back. fee: asked for by itself.
   */
  kind:
    | 'charge'
    | 'charge_failure'
    | 'refund'
    | 'refund_failure'
    | 'dispute'
    | 'dispute_reversal'
    | 'fee'
    | 'payout'
    | 'payout_reversal'
    | 'other';
  /** What moved, what the provider took of it, and what that leaves: less than nothing where money left. */
  amountCents: number;
  feeCents: number;
  netCents: number;
  currency: string;
  createdAt: Date;
  availableAt: Date;
  paymentId: string | null;
  refundId: string | null;
  /** Of a charge: what the buyer was charged in. */
  paidCurrency: string | null;
  /** Of a charge: a debit that has not come yet, or never will; then a movement of its own takes it back. */
  isOnItsWay: boolean;
  /** Of a charge: ours is marked with an order, another program's with something else, and a renewal with nothing. */
  mark: 'order' | 'other' | 'none';
};

/** Money sent to the bank account. */
export type PayoutState = {
  payoutId: string;
  amountCents: number;
  currency: string;
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  createdAt: Date;
  /** The day on which the bank has it, as YYYY-MM-DD. */
  arrivesOn: string;
  /** ready: the provider can say what it is made of. later: not yet. never: made by hand, or at once. */
  parts: 'ready' | 'later' | 'never';
};

export type PaymentMethod = 'card' | 'sepa_debit' | 'other';
