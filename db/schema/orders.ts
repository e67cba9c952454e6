import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ProductTerms } from '../../content/product.ts';
import type { Evidence, TaxDecision, TaxSettings, TaxTreatment } from '../../money/index.ts';
import { calendarDate, createdAt, id, moment } from './columns.ts';

export type OrderBuyer = {
  kind: 'consumer' | 'business';
  /** Two capital letters. */
  country: string;
  name?: string;
  /** In lines. */
  address?: string;
  vatNumber?: string;
};

export type TaxBasis = {
  settings: TaxSettings;
  day: string;
  evidence: Evidence;
  /** What VIES said of the buyer's number when she ordered. */
  vat?: 'confirmed' | 'unchecked';
};

export type TaxRule = Pick<TaxDecision, 'source' | 'oss' | 'flags'>;

export const orders = pgTable('orders', {
  id: id(),
  number: text().notNull(),
  productId: text('product_id').notNull(),
  productName: text('product_name').notNull(),
  /** What was agreed when it was placed, over all its lines. Orders of earlier programs have none: those sold the first edition. */
  sold: jsonb().$type<ProductTerms>(),
  mode: text({ enum: ['payment', 'subscription'] }).notNull(),
  email: text().notNull(),
  userId: uuid('user_id'),
  placedSignedIn: boolean('placed_signed_in').notNull().default(false),
  priceCents: integer('price_cents').notNull(),
  discountCents: integer('discount_cents').notNull().default(0),
  totalCents: integer('total_cents').generatedAlwaysAs(sql`price_cents - discount_cents`).notNull(),
  code: text(),
  state: text({
    enum: ['open', 'pending', 'paid', 'failed', 'expired', 'refunded', 'partially_refunded', 'disputed'],
  })
    .notNull()
    .default('open'),
  reason: text().notNull().default('checkout_started'),
  consentText: text('consent_text'),
  consentAt: moment('consent_at'),
  beginChoice: text('begin_choice', { enum: ['now', 'later'] }),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
  customerId: text('customer_id'),
  browserKey: text('browser_key'),
  /** The quiz that the buyer's browser took: what she told it is not asked again. */
  quizLeadId: uuid('quiz_lead_id'),
  /** The order on whose page this one was taken: the offer after paying. */
  afterOrder: uuid('after_order'),
  checkoutId: text('checkout_id'),
  checkoutUrl: text('checkout_url'),
  createdAt: createdAt(),
  paidAt: moment('paid_at'),
  returnWanted: text('return_wanted', { enum: ['guarantee', 'withdrawal'] }),
  nextCheckAt: moment('look_at'),
  /** What it pays for, as the context says it that asked for the order. */
  subject: text(),
  zone: text(),
  source: text(),
  /** The words about newsletter and offers that were ticked at the checkout. */
  offersText: text('offers_text'),
  /** What was answered to letters about similar products; null where the checkout did not speak of them. */
  similarOffers: text('similar_offers', { enum: ['told', 'refused'] }),
  /** Who buys, where the tax or an invoice had to know it. */
  buyer: jsonb().$type<OrderBuyer>(),
  /** What its tax was decided by; null where nothing was decided. */
  taxBasis: jsonb('tax_basis').$type<TaxBasis>(),
  /** A membership that begins with so many free days: nothing is charged today. */
  trialDays: smallint('trial_days'),
  /** The legal texts that held when it was placed; null: the first edition. */
  legalVersion: bigint('legal_version', { mode: 'number' }),
});

/** The lines of an order. What they owe follows each other in `orders.sold`, and so do their fulfilments. */
export const orderItems = pgTable('order_items', {
  orderId: uuid('order_id').notNull(),
  position: smallint().notNull(),
  productId: text('product_id').notNull(),
  productName: text('product_name').notNull(),
  /** The name of the bundle that it was sold in. */
  bundle: text(),
  sold: jsonb().$type<ProductTerms>(),
  priceCents: integer('price_cents').notNull(),
  discountCents: integer('discount_cents').notNull().default(0),
  totalCents: integer('total_cents').generatedAlwaysAs(sql`price_cents - discount_cents`).notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  /** Of a product that is limited by the week: the Monday of the one that it was sold for. */
  week: calendarDate('week'),
  taxClass: text('tax_class', { enum: ['digital', 'live', 'event'] }),
  taxTreatment: text('tax_treatment', { enum: ['exempt', 'standard', 'reverse-charge', 'outside'] }),
  /** Whose tax it is. */
  taxCountry: text('tax_country'),
  /** In hundredths of a per cent. */
  taxRate: integer('tax_rate'),
  netCents: integer('net_cents'),
  taxCents: integer('tax_cents'),
  taxRule: jsonb('tax_rule').$type<TaxRule>(),
  /** Its money went back, and with it what it brought. */
  returnedAt: moment('returned_at'),
});

export const orderEvents = pgTable('order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  at: moment('at').notNull(),
  kind: text().notNull(),
  detail: jsonb().$type<Record<string, string | number>>().notNull().default({}),
});

const disputes = ['none', 'inquiry', 'open', 'won', 'lost'] as const;

export const orderPayments = pgTable('order_payments', {
  id: id(),
  orderId: uuid('order_id').notNull(),
  paymentId: text('payment_id'),
  invoiceId: text('invoice_id'),
  amountCents: integer('amount_cents').notNull(),
  method: text({ enum: ['card', 'sepa_debit', 'other', 'elsewhere'] }),
  arrivedAt: moment('arrived_at').notNull(),
  /** Tells two payments by one card, as a hash of the provider's word for that card. */
  cardKey: text('card_key'),
  periodStart: moment('period_start'),
  periodEnd: moment('period_end'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  /** Of a charge of a membership: the sessions that it brings, decided once; null until then. */
  sessionType: text('session_type'),
  sessionCount: smallint('session_count'),
  sessionsGivenAt: moment('sessions_given_at'),
  dispute: text({ enum: disputes }).notNull().default('none'),
  /** What was known of it before something that follows from its money failed; null where nothing is left to do. */
  followFrom: jsonb('follow_from').$type<MoneyKnown>(),
  followAt: moment('follow_at'),
});

/** What became of a payment, as far as all that follows from it was done. */
export type MoneyKnown = {
  refundedCents: number;
  dispute: (typeof disputes)[number];
  /** The state of each refund, by its id. */
  refunds: Record<string, string>;
};

export const paymentNotices = pgTable('payment_notices', {
  id: text().primaryKey(),
  type: text().notNull(),
  subjectKind: text('subject_kind', { enum: ['checkout', 'payment', 'subscription', 'invoice'] }),
  subjectId: text('subject_id'),
  receivedAt: moment('received_at').notNull(),
  outcome: text({ enum: ['settled', 'ignored', 'unmatched'] }),
  handledAt: moment('handled_at'),
  tries: integer().notNull().default(0),
  nextTryAt: moment('next_try_at'),
  error: text(),
});

export const providerReads = pgTable('provider_reads', {
  subject: text().primaryKey(),
  begun: integer().notNull().default(1),
  applied: integer().notNull().default(0),
});

export const subscriptions = pgTable('subscriptions', {
  orderId: uuid('order_id').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  customerId: text('customer_id').notNull(),
  status: text({ enum: ['incomplete', 'active', 'past_due', 'canceled'] }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  currentPeriodStart: moment('current_period_start').notNull(),
  currentPeriodEnd: moment('current_period_end').notNull(),
  paidUntil: moment('paid_until'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  endedAt: moment('ended_at'),
  failedInvoiceId: text('failed_invoice_id'),
  nextAttemptAt: moment('next_attempt_at'),
  benefits: boolean().notNull().default(false),
  withdrawnAt: moment('withdrawn_at'),
  nextCheckAt: moment('look_at'),
  calendarVersion: integer('calendar_version').notNull().default(1),
  /** Of those that came with a product: paid once, and nothing renews them. */
  months: smallint(),
  /** When a letter said that they end. */
  endToldAt: moment('end_told_at'),
  /** The product it stands on now, with what was agreed when it was sold; null where it is what its order sold. */
  productId: text('product_id'),
  productName: text('product_name'),
  terms: jsonb().$type<ProductTerms>(),
  period: text({ enum: ['month', 'year'] })
    .notNull()
    .default('month'),
  /** From then on nothing is open, until the next charge. */
  pausedFrom: moment('paused_from'),
  /** The end of the paid year that a letter has told of. */
  renewalToldFor: moment('renewal_told_for'),
  /** The end of its free days, and from when on a letter tells of it. */
  trialUntil: moment('trial_until'),
  trialTellAt: moment('trial_tell_at'),
  /** Since when a charge is overdue, and until when everything stays open all the same. */
  failedAt: moment('failed_at'),
  graceUntil: moment('grace_until'),
  /** Which letter about it has gone out: 0 the first alone, 1 the reminder, 2 the last; and when the next, or the end, is due. */
  dunned: smallint().notNull().default(0),
  dunAt: moment('dun_at'),
  /** The first day on which the card is not good any more, and of which one a letter has told. */
  cardGoodUntil: moment('card_good_until'),
  cardToldFor: moment('card_told_for'),
  updatedAt: moment('updated_at').notNull(),
});

/** An order that is paid in monthly parts. Each part is one of its payments. */
/** A change of a running membership, written down before the provider is asked. */
export const membershipChanges = pgTable('membership_changes', {
  id: id(),
  orderId: uuid('order_id').notNull(),
  kind: text({ enum: ['up', 'down', 'later', 'pause', 'back', 'begin'] }).notNull(),
  productId: text('product_id'),
  productName: text('product_name'),
  terms: jsonb().$type<ProductTerms>(),
  period: text({ enum: ['month', 'year'] }),
  amountCents: integer('amount_cents'),
  fromTerms: jsonb('from_terms').$type<ProductTerms>(),
  fromCents: integer('from_cents').notNull(),
  fromPeriod: text('from_period', { enum: ['month', 'year'] }).notNull(),
  /** What she was shown, and for which moment that was counted. */
  agreedCents: integer('agreed_cents'),
  proratedAt: moment('prorated_at'),
  /** The end of the paid time, and when it is charged next. */
  paidUntil: moment('paid_until').notNull(),
  chargesFrom: moment('charges_from'),
  /** The last charge when it was agreed: the next one is the first of what comes. */
  knownInvoiceId: text('known_invoice_id'),
  state: text({ enum: ['asked', 'agreed', 'done', 'refused', 'replaced'] })
    .notNull()
    .default('asked'),
  askedAt: moment('asked_at').notNull(),
  settledAt: moment('settled_at'),
  nextCheckAt: moment('look_at'),
});

export const priceChanges = pgTable('price_changes', {
  id: id(),
  productId: text('product_id').notNull(),
  period: text({ enum: ['month', 'year'] }).notNull(),
  newCents: integer('new_cents').notNull(),
  appliesFrom: moment('applies_from').notNull(),
  announcedAt: moment('announced_at').notNull(),
});

/** That one member was told of one, and what came of it. */
export const priceNotices = pgTable('price_notices', {
  id: id(),
  changeId: uuid('change_id').notNull(),
  orderId: uuid('order_id').notNull(),
  oldCents: integer('old_cents').notNull(),
  newCents: integer('new_cents').notNull(),
  toldAt: moment('told_at').notNull(),
  appliesAt: moment('applies_at').notNull(),
  state: text({ enum: ['told', 'applied', 'left', 'replaced'] })
    .notNull()
    .default('told'),
  settledAt: moment('settled_at'),
});

export const paymentPlans = pgTable('payment_plans', {
  orderId: uuid('order_id').primaryKey(),
  parts: smallint().notNull(),
  partCents: integer('part_cents').notNull(),
  /** What does not divide is taken off the first. */
  firstCents: integer('first_cents').notNull(),
  /** Whether sessions come all at once, or with the parts. */
  release: text({ enum: ['once', 'parts'] }).notNull(),
  subscriptionId: text('subscription_id'),
  customerId: text('customer_id'),
  status: text({ enum: ['placed', 'running', 'overdue', 'finished', 'ended'] })
    .notNull()
    .default('placed'),
  /** The provider knows after how many parts it ends. */
  isLimited: boolean('is_limited').notNull().default(false),
  /** The provider charges nothing any more. */
  isClosed: boolean('is_closed').notNull().default(false),
  nextPartAt: moment('next_part_at'),
  failedInvoiceId: text('failed_invoice_id'),
  failedAt: moment('failed_at'),
  nextAttemptAt: moment('next_attempt_at'),
  /** Why it must not go on: its money goes back, or a part stayed unpaid too long. */
  stopWanted: text('stop_wanted', { enum: ['refund', 'overdue'] }),
  nextCheckAt: moment('look_at'),
  updatedAt: moment('updated_at').notNull(),
});

export const monthLetters = pgTable('month_letters', {
  orderId: uuid('order_id').notNull(),
  month: calendarDate('month').notNull(),
  sentAt: moment('sent_at').notNull(),
  /** As it was written; letters of earlier versions have none. */
  words: jsonb().$type<LetterWords>(),
});

/** What the letter of a month says. */
type LetterWords = {
  month: string;
  number: number;
  title: string;
  essence: string;
  text: string;
  asks?: string;
  quarter?: string;
  exercise: string;
  closing?: string;
  working: string;
};

export const yearLetters = pgTable('year_letters', {
  orderId: uuid('order_id').notNull(),
  year: smallint().notNull(),
  sentAt: moment('sent_at').notNull(),
});

/** What a member wrote to the question of a day. */
export const dayAnswers = pgTable('day_answers', {
  userId: uuid('user_id').notNull(),
  day: calendarDate('day').notNull(),
  answer: text().notNull(),
  writtenAt: moment('written_at').notNull(),
});

/** A code is held while its checkout is open, and used up when it is paid. */
export const codeUses = pgTable('code_uses', {
  orderId: uuid('order_id').primaryKey(),
  code: text().notNull(),
  onceKey: text('once_key').notNull(),
  heldAt: moment('held_at').notNull(),
  usedAt: moment('used_at'),
  releasedAt: moment('released_at'),
});

export const discountCodes = pgTable('discount_codes', {
  code: text().primaryKey(),
  kind: text({ enum: ['soul', 'return10', 'membership_half', 'office', 'letter'] }).notNull(),
  percent: smallint().notNull(),
  /** A sum instead of a percentage. */
  amountCents: integer('amount_cents'),
  /** The whole price instead of a percentage. */
  free: boolean().notNull().default(false),
  email: text(),
  productId: text('product_id'),
  /** Where it is good for several; `productId` is then the first of them. */
  productIds: text('product_ids').array(),
  sequenceId: uuid('sequence_id'),
  /** The letter that carries it, in marketing's words; one code for each. */
  source: text(),
  startsAt: moment('starts_at'),
  expiresAt: moment('expires_at'),
  firstOrder: boolean('first_order').notNull().default(false),
  oncePerPerson: boolean('once_per_person').notNull().default(false),
  maxUses: integer('max_uses'),
  usedCount: integer('used_count').notNull().default(0),
  createdAt: createdAt(),
  createdBy: uuid('created_by'),
});

export const gifts = pgTable('gifts', {
  id: id(),
  codeHash: text('code_hash').notNull(),
  /** Empty where an amount is given. */
  productId: text('product_id'),
  productName: text('product_name').notNull(),
  sold: jsonb().$type<ProductTerms>(),
  valueCents: integer('value_cents').notNull(),
  giverName: text('giver_name').notNull(),
  giverEmail: text('giver_email').notNull(),
  receiverName: text('receiver_name').notNull(),
  receiverEmail: text('receiver_email'),
  message: text().notNull().default(''),
  sendAt: moment('send_at'),
  sentAt: moment('sent_at'),
  state: text({ enum: ['placed', 'open', 'redeemed', 'withdrawn'] })
    .notNull()
    .default('placed'),
  orderId: uuid('order_id'),
  restOf: uuid('rest_of'),
  redeemedOrderId: uuid('redeemed_order_id'),
  redeemedAt: moment('redeemed_at'),
  createdAt: createdAt(),
  paidAt: moment('paid_at'),
  expiresAt: moment('expires_at'),
});

/** An order that came by a member's own link, and what she is thanked with. */
export const referrals = pgTable('referrals', {
  id: id(),
  ownerId: uuid('owner_id').notNull(),
  orderId: uuid('order_id').notNull(),
  state: text({ enum: ['waiting', 'earned', 'refused', 'taken_back'] })
    .notNull()
    .default('waiting'),
  why: text({ enum: ['refunded', 'same_person', 'loop', 'same_browser', 'nothing_paid'] }),
  creditCents: integer('credit_cents').notNull(),
  creditCode: text('credit_code'),
  dueAt: moment('due_at').notNull(),
  createdAt: createdAt(),
  settledAt: moment('settled_at'),
});

/** Addresses that wait for one letter about one product. */
export const openingRequests = pgTable('opening_requests', {
  id: id(),
  productId: text('product_id').notNull(),
  email: text().notNull(),
  consentText: text('consent_text').notNull(),
  askedAt: moment('asked_at').notNull(),
});

/** What VIES answered about a VAT number; no answer leaves no row. */
export const vatChecks = pgTable('vat_checks', {
  number: text().primaryKey(),
  state: text({ enum: ['confirmed', 'refused'] }).notNull(),
  name: text(),
  address: text(),
  reference: text(),
  askedAt: moment('asked_at').notNull(),
});

export const receiptSeries = pgTable('receipt_series', {
  series: text().primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** Everything that is printed on a receipt beside its number, as it stood when it was written. */
export type ReceiptFacts = {
  buyer: { email: string; name?: string; address?: string[]; country?: string; taxId?: string };
  /** Who sold it, as it stood; receipts of earlier programs have none. */
  seller?: {
    lines: string[];
    country?: string;
    vatNumber?: string;
    taxNumber?: string;
    name: string;
    address: string;
    email: string;
    brand: string;
    tagline: string;
  };
  /** By the practice's clock when it was issued, `YYYY-MM-DD`. */
  days?: { issued: string; paid: string };
  /** Whom it is made out to decides how it is called. */
  form?: 'receipt' | 'invoice';
  /** The number of the receipt whose place it takes. */
  replaces?: string;
  /** The tax inside it, for each rate, country and reason; none where nothing was decided. */
  tax?: TaxShare[];
  order: string;
  /** What was bought, for a membership with the month; a discount is a line with a negative price. */
  lines: { description: string; quantity: number; unitCents: number; vatRate: number }[];
  vatNote: string;
  method: string | null;
  paidOn: string;
  /** The words of the withdrawal box, and the calendar day on which they were agreed to. */
  consent?: { text: string; givenOn: string };
};

export type TaxShare = {
  taxClass: 'digital' | 'live' | 'event';
  treatment: TaxTreatment;
  country: string | null;
  /** In hundredths of a per cent. */
  rate: number;
  oss: boolean;
  grossCents: number;
  netCents: number;
  taxCents: number;
};

export const receipts = pgTable('receipts', {
  id: id(),
  kind: text({ enum: ['receipt', 'credit_note'] }).notNull(),
  series: text().notNull(),
  sequence: integer().notNull(),
  number: text().notNull(),
  orderId: uuid('order_id').notNull(),
  orderPaymentId: uuid('order_payment_id').notNull(),
  refundId: uuid('refund_id'),
  /** An invoice that was asked for afterwards: the receipt whose place it takes. */
  replaces: uuid(),
  amountCents: integer('amount_cents').notNull(),
  issuedAt: moment('issued_at').notNull(),
  facts: jsonb().$type<ReceiptFacts>().notNull(),
});

export type RefundedSessions = { sessionType: string; ordinals: number[] };

export const refunds = pgTable('refunds', {
  id: id(),
  orderId: uuid('order_id').notNull(),
  orderPaymentId: uuid('order_payment_id').notNull(),
  /** Null: all that is left of the payment, or, of earlier programs, of its line. */
  kind: text({ enum: ['item', 'sessions', 'goodwill', 'difference'] }),
  /** The line that it is for. */
  item: smallint(),
  /** The cents of each line, by its position; null where the money belongs to no line. */
  shares: integer().array(),
  /** The credits that went with it. */
  sessions: jsonb().$type<RefundedSessions>(),
  askedBy: text('asked_by', { enum: ['buyer', 'practice'] }),
  amountCents: integer('amount_cents').notNull(),
  source: text({ enum: ['guarantee', 'withdrawal', 'staff', 'provider'] }).notNull(),
  state: text({ enum: ['requested', 'approved', 'pending', 'made', 'failed', 'declined'] }).notNull(),
  why: text().notNull().default(''),
  requestedAt: moment('requested_at').notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by'),
  madeAt: moment('made_at'),
  providerRefundId: text('provider_refund_id'),
  /** No refund of ours: the buyer's bank kept the money. */
  disputeId: uuid('dispute_id'),
  workAt: moment('work_at'),
  tries: integer().notNull().default(0),
  error: text(),
});

/** A membership cancelled on the public page, and what came of it. */
export const membershipCancellations = pgTable('membership_cancellations', {
  id: id(),
  submission: uuid().notNull(),
  reference: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text('order_number'),
  reason: text().notNull().default(''),
  requestedAt: moment('requested_at').notNull(),
  found: smallint(),
  handledAt: moment('handled_at'),
});

export const withdrawalRequests = pgTable('withdrawal_requests', {
  id: id(),
  submission: uuid().notNull(),
  reference: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text('order_number'),
  productId: text('product_id'),
  requestedAt: moment('requested_at').notNull(),
  state: text({ enum: ['received', 'accepted', 'declined'] })
    .notNull()
    .default('received'),
  handledAt: moment('handled_at'),
});
