import type Stripe from 'stripe';
import type { PaymentMethod } from './payment-states.ts';

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
export const dateOrNull = (seconds: number | null | undefined): Date | null =>
  seconds ? dateOf(seconds) : null;

/** Stripe gives either an id or, when expanded, the thing itself. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

export function methodOf(intent: Stripe.PaymentIntent | null): PaymentMethod | null {
  const charge = intent?.latest_charge;
  if (!charge || typeof charge === 'string') return null;
  const type = charge.payment_method_details?.type;
  if (!type) return null;
  return type === 'card' || type === 'sepa_debit' ? type : 'other';
}

/** Of the card that was charged, what tells it apart and where it is from. */
export function cardOf(intent: Stripe.PaymentIntent | null) {
  const charge = intent?.latest_charge;
  const card = charge && typeof charge === 'object' ? charge.payment_method_details?.card : undefined;
  return { cardCountry: card?.country || null, cardFingerprint: card?.fingerprint || null };
}

/** Needs the invoice's `payments` expanded. */
export function invoicePaymentId(invoice: Stripe.Invoice | null): string | null {
  const payments = invoice?.payments?.data ?? [];
  const payment =
    payments.find((one) => one.status === 'paid') ?? payments.find((one) => one.is_default) ?? payments[0];
  return idOf(payment?.payment.payment_intent);
}
