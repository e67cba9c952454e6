import type Stripe from 'stripe';
import { invalid } from './api-error.ts';
import { sample } from './samples.ts';
import { newId, seconds, type World } from './world.ts';

export function createCoupon(world: World, asked: Stripe.CouponCreateParams): Stripe.Coupon {
  const id = asked.id ?? newId('co');
  if (world.coupons.has(id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  if ((asked.amount_off ?? 0) < 1) throw invalid('Invalid positive integer', 'amount_off');
  if (asked.duration && asked.duration !== 'once') throw invalid('only `once` is played here', 'duration');
  const coupon = sample<Stripe.Coupon>('coupon', {
    id,
    created: seconds(world.now()),
    amount_off: asked.amount_off ?? null,
    percent_off: null,
    currency: asked.currency ?? null,
    duration: 'once',
    duration_in_months: null,
    name: asked.name ?? null,
    redeem_by: null,
  });
  world.coupons.set(id, coupon);
  return coupon;
}
