import { within } from '../../../shared/within.ts';
import { takeHit } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { isAsleep } from '../../settings/index.ts';
import { openOrder } from './open-order.ts';
import type { OrderRow } from './order-states.ts';
import { listOpenCheckouts } from './queries.ts';
import { syncCheckout } from './sync-with-provider.ts';

const DAY_MS = 24 * 3_600_000;
/** As often as the order's page polls. Nobody can exhaust the provider's rate limit through us. */
const checks = { name: 'look-on-return', max: 25, seconds: 60 };

/** Nobody looks at an empty page for longer: what we know is shown, and the page asks again by itself. */
const WAITS_MS = 5_000;

/**
 * The buyer is back from the payment page, perhaps before the provider's webhook: we ask the provider. Whoever comes
 * first, the other finds it done. That it does not work now is no trouble, because the notice will come.
 */
export async function syncOnReturn(
  services: Parts,
  who: { key?: string; memberId?: string },
): Promise<{ state?: OrderRow['state']; productName?: string }> {
  const { db, clock, log } = services;
  try {
    const isAwake = !(await isAsleep(db));
    const since = new Date(clock.now().getTime() - DAY_MS);
    const waiting = isAwake && who.memberId ? await listOpenCheckouts(db, who.memberId, since) : [];
    if (isAwake && who.key) waiting.unshift((await openOrder(services, { key: who.key })).order);
    const looks = Promise.all(waiting.map((order) => look(services, order)));
    await within(WAITS_MS, looks, () => undefined);
    if (!who.key) return {};
    const { order } = await openOrder(services, { key: who.key });
    return { state: order.state, productName: order.productName };
  } catch (err) {
    log.warn({ err }, 'could not check an order on return');
    return {};
  }
}

async function look(services: Parts, { checkoutId, state }: OrderRow): Promise<void> {
  const isMoving = state === 'open' || state === 'pending';
  if (!checkoutId || !isMoving || !(await takeHit(services, checks, checkoutId))) return;
  await syncCheckout(services, checkoutId).catch((err) =>
    services.log.warn({ err }, 'could not check an order on return'),
  );
}
