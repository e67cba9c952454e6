import type Stripe from 'stripe';
import { type AllOf, type Inner, may, must } from './check-params.ts';

type SessionParams = Stripe.Checkout.SessionCreateParams;
type LineParams = Inner<SessionParams, 'line_items'>[number];
type PriceParams = Inner<LineParams, 'price_data'>;

const productData: AllOf<Inner<PriceParams, 'product_data'>> = {
  description: may('string'),
  images: 'unplayed',
  metadata: may('metadata'),
  name: must('string'),
  tax_code: 'unplayed',
  tax_details: 'unplayed',
  unit_label: 'unplayed',
};

const priceData: AllOf<PriceParams> = {
  currency: must('string'),
  product: 'unplayed',
  product_data: must(productData),
  recurring: may({ interval: must('string'), interval_count: 'unplayed' } satisfies AllOf<
    Inner<PriceParams, 'recurring'>
  >),
  tax_behavior: 'unplayed',
  unit_amount: must('integer'),
  unit_amount_decimal: 'unplayed',
};

const lineItem: AllOf<LineParams> = {
  adjustable_quantity: 'unplayed',
  metadata: may('metadata'),
  price: 'unplayed',
  price_data: must(priceData),
  quantity: must('integer'),
  tax_rates: 'unplayed',
};

const paymentIntentData: AllOf<Inner<SessionParams, 'payment_intent_data'>> = {
  application_fee_amount: 'unplayed',
  capture_method: 'unplayed',
  description: may('string'),
  metadata: may('metadata'),
  on_behalf_of: 'unplayed',
  receipt_email: 'unplayed',
  setup_future_usage: 'unplayed',
  shipping: 'unplayed',
  statement_descriptor: 'unplayed',
  statement_descriptor_suffix: 'unplayed',
  transfer_data: 'unplayed',
  transfer_group: 'unplayed',
};

const subscriptionData: AllOf<Inner<SessionParams, 'subscription_data'>> = {
  application_fee_percent: 'unplayed',
  billing_cycle_anchor: 'unplayed',
  billing_cycle_anchor_config: 'unplayed',
  billing_mode: 'unplayed',
  default_tax_rates: 'unplayed',
  description: may('string'),
  invoice_settings: 'unplayed',
  metadata: may('metadata'),
  on_behalf_of: 'unplayed',
  pending_invoice_item_interval: 'unplayed',
  proration_behavior: 'unplayed',
  transfer_data: 'unplayed',
  trial_end: 'unplayed',
  trial_period_days: 'unplayed',
  trial_settings: 'unplayed',
};

export const createSessionParams: AllOf<SessionParams> = {
  adaptive_pricing: may({ enabled: may('boolean') } satisfies AllOf<
    Inner<SessionParams, 'adaptive_pricing'>
  >),
  after_expiration: 'unplayed',
  allow_promotion_codes: 'unplayed',
  allowed_payment_method_types: may('strings'),
  automatic_tax: 'unplayed',
  billing_address_collection: 'unplayed',
  branding_settings: 'unplayed',
  cancel_url: may('url'),
  client_reference_id: may('string'),
  consent_collection: 'unplayed',
  currency: 'unplayed',
  custom_fields: 'unplayed',
  custom_text: 'unplayed',
  customer: may('string'),
  customer_account: 'unplayed',
  customer_creation: 'unplayed',
  customer_email: may('email'),
  customer_update: 'unplayed',
  discounts: may([
    { coupon: may('string'), promotion_code: 'unplayed' } satisfies AllOf<
      Inner<SessionParams, 'discounts'>[number]
    >,
  ]),
  excluded_payment_method_types: 'unplayed',
  expand: may('strings'),
  expires_at: may('integer'),
  integration_identifier: 'unplayed',
  invoice_creation: 'unplayed',
  line_items: must([lineItem]),
  locale: may('string'),
  managed_payments: 'unplayed',
  metadata: may('metadata'),
  mode: must('string'),
  name_collection: 'unplayed',
  optional_items: 'unplayed',
  origin_context: 'unplayed',
  payment_intent_data: may(paymentIntentData),
  payment_method_collection: 'unplayed',
  payment_method_configuration: 'unplayed',
  payment_method_data: 'unplayed',
  payment_method_options: 'unplayed',
  permissions: 'unplayed',
  phone_number_collection: 'unplayed',
  redirect_on_completion: 'unplayed',
  return_url: 'unplayed',
  saved_payment_method_options: 'unplayed',
  setup_intent_data: 'unplayed',
  shipping_address_collection: 'unplayed',
  shipping_options: 'unplayed',
  submit_type: 'unplayed',
  subscription_data: may(subscriptionData),
  success_url: must('url'),
  tax_id_collection: 'unplayed',
  ui_mode: 'unplayed',
  wallet_options: 'unplayed',
};
