import Stripe from 'stripe';
import { within } from '../../shared/within.ts';
import { PaymentsError } from './payments.ts';

type Call<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/**
 * Lets no error of the SDK out: they carry request headers and the SDK's types. The time is for the call as a whole, with
 * every try of the SDK: somebody may be waiting for it in front of a page.
 */
export const inOurWords =
  (withinMs: number) =>
  <Args extends unknown[], Result>(call: Call<Args, Result>): Call<Args, Result> =>
  async (...args) => {
    try {
      return await within(withinMs, call(...args), () => {
        throw new PaymentsError('unavailable', `no answer within ${withinMs / 1000} s`);
      });
    } catch (error) {
      throw translate(error);
    }
  };

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

/**
 * Stripe keeps a 500 under the idempotency key it answered and repeats it for a day: that key will never do better,
 * whatever the server's health. The header tells it from a 500 of this very moment.
 */
export function isStoredFailure(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}

function translate(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const message = error.requestId ? `${error.message} (${error.requestId})` : error.message;
  if (error instanceof errors.StripeIdempotencyError) return new PaymentsError('conflict', message);
  if (error instanceof errors.StripeInvalidRequestError) {
    return new PaymentsError(error.code === 'resource_missing' ? 'not_found' : 'refused', message);
  }
  if (error instanceof errors.StripeCardError) return new PaymentsError('refused', message);
  return new PaymentsError('unavailable', message);
}
