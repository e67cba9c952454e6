import type Stripe from 'stripe';
import { type AllOf, type Inner, may, must, orEmpty } from './check-params.ts';

export const createCouponParams: AllOf<Stripe.CouponCreateParams> = {
  amount_off: must('integer'),
  applies_to: 'unplayed',
  currency: must('string'),
  currency_options: 'unplayed',
  duration: may('string'),
  duration_in_months: 'unplayed',
  expand: may('strings'),
  id: may('string'),
  max_redemptions: 'unplayed',
  metadata: may('metadata'),
  name: may('string'),
  percent_off: 'unplayed',
  redeem_by: 'unplayed',
};

export const createRefundParams: AllOf<Stripe.RefundCreateParams> = {
  amount: may('integer'),
  charge: 'unplayed',
  currency: 'unplayed',
  customer: 'unplayed',
  expand: may('strings'),
  instructions_email: 'unplayed',
  metadata: may('metadata'),
  origin: 'unplayed',
  payment_intent: must('string'),
  reason: may('string'),
  refund_application_fee: 'unplayed',
  reverse_transfer: 'unplayed',
};

export const updateSubscriptionParams: AllOf<Stripe.SubscriptionUpdateParams> = {
  add_invoice_items: 'unplayed',
  application_fee_percent: 'unplayed',
  automatic_tax: 'unplayed',
  billing_cycle_anchor: 'unplayed',
  billing_schedules: 'unplayed',
  billing_thresholds: 'unplayed',
  cancel_at: orEmpty('integer'),
  cancel_at_period_end: may('boolean'),
  cancellation_details: 'unplayed',
  collection_method: 'unplayed',
  days_until_due: 'unplayed',
  default_payment_method: 'unplayed',
  default_source: 'unplayed',
  default_tax_rates: 'unplayed',
  description: 'unplayed',
  discounts: 'unplayed',
  expand: may('strings'),
  invoice_settings: 'unplayed',
  items: 'unplayed',
  metadata: may('metadata'),
  off_session: 'unplayed',
  on_behalf_of: 'unplayed',
  pause_collection: 'unplayed',
  payment_behavior: 'unplayed',
  payment_settings: 'unplayed',
  pending_invoice_item_interval: 'unplayed',
  proration_behavior: 'unplayed',
  proration_date: 'unplayed',
  transfer_data: 'unplayed',
  trial_end: 'unplayed',
  trial_from_plan: 'unplayed',
  trial_settings: 'unplayed',
};

export const cancelSubscriptionParams: AllOf<Stripe.SubscriptionCancelParams> = {
  cancellation_details: 'unplayed',
  expand: may('strings'),
  invoice_now: 'unplayed',
  prorate: 'unplayed',
};

export const createPortalParams: AllOf<Stripe.BillingPortal.SessionCreateParams> = {
  after_expiration: 'unplayed',
  configuration: 'unplayed',
  customer: must('string'),
  customer_account: 'unplayed',
  expand: may('strings'),
  flow_data: 'unplayed',
  locale: 'unplayed',
  on_behalf_of: 'unplayed',
  return_url: may('url'),
};

export const expandOnly: AllOf<Stripe.Checkout.SessionRetrieveParams> = { expand: may('strings') };

const page: AllOf<Stripe.PaginationParams> = {
  ending_before: 'unplayed',
  limit: may('integer'),
  starting_after: 'unplayed',
};

export const listRefundsParams: AllOf<Stripe.RefundListParams> = {
  ...page,
  charge: 'unplayed',
  created: 'unplayed',
  expand: may('strings'),
  payment_intent: may('string'),
};

export const listDisputesParams: AllOf<Stripe.DisputeListParams> = { ...listRefundsParams };

export const listInvoicePaymentsParams: AllOf<Stripe.InvoicePaymentListParams> = {
  ...page,
  created: 'unplayed',
  expand: may('strings'),
  invoice: may('string'),
  payment: may({
    payment_intent: may('string'),
    payment_record: 'unplayed',
    type: must('string'),
  } satisfies AllOf<Inner<Stripe.InvoicePaymentListParams, 'payment'>>),
  status: 'unplayed',
};
