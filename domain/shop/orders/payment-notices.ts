import { isPaymentsError, NoticeRejected } from '../../../adapters/payments/payments.ts';
import { DAY, HOUR, MINUTE } from '../../../shared/durations.ts';
import { within } from '../../../shared/within.ts';
import { processDue, reasonOf } from '../../duties.ts';
import { DomainError } from '../../errors.ts';
import { countAgainstLimit } from '../../identity/index.ts';
import type { Deps } from '../../services.ts';
import { isAsleep, pruneInPortions, retainedSince } from '../../settings.ts';
import { chargeForOffer } from '../offers.ts';
import { claimPlansToCheck, tellProviderOfPlan } from '../settle-plan.ts';
import { openOrder, withOrder } from './open-order.ts';
import {
  changeNotice,
  claimOrdersToCheck,
  deleteHandledNotices,
  insertNotice,
  listOpenCheckouts,
  type NoticeRow,
  type OrderRow,
  takeDueNotices,
} from './queries.ts';
import { expireOrder } from './settle-order.ts';
import { type Synced, syncCheckout, syncSubscription, syncWithProvider } from './sync-with-provider.ts';

const FIRST_RETRY_MS = MINUTE;
const MAX_PAUSE_MS = HOUR;
/** So often the provider may send a notice again that we could not settle. */
const TRIES_TO_ASK_FOR = 3;

/**
 * A notice of the payment provider: verified, kept once by its id, and taken as the advice to look. Accepted when we
 * have looked; refused when it is not genuine; "later" when we could not look, so that it is sent again.
 */
export async function receiveNotice(
  services: Deps,
  rawBody: Uint8Array,
  signature: string | null,
): Promise<{ outcome: NoticeRow['outcome'] }> {
  const { db, clock, log } = services;
  const notice = parse(services, rawBody, signature);
  const now = clock.now();
  const { id, type } = notice;
  if ('ignored' in notice) {
    await insertNotice(db, { id, type, receivedAt: now, outcome: 'ignored', handledAt: now });
    return { outcome: 'ignored' };
  }
  const row = await insertNotice(db, {
    id,
    type,
    subjectKind: notice.subject.kind,
    subjectId: notice.subject.id,
    receivedAt: now,
    nextTryAt: new Date(now.getTime() + FIRST_RETRY_MS),
  });
  if (row.outcome) return { outcome: row.outcome };
  // A restored copy asks nobody outside: stored, and settled by the job when it has been woken.
  if (await isAsleep(db)) return { outcome: null };
  try {
    const outcome = await handleNotice(services, row);
    log.info({ noticeId: id, type, outcome }, 'payment notice');
    return { outcome };
  } catch (err) {
    log.warn({ err, noticeId: id, type, tries: row.tries + 1 }, 'a payment notice could not be settled');
    // Stored, tried again by ourselves, and on Today by then: sending it again would change nothing.
    if (row.tries + 1 >= TRIES_TO_ASK_FOR) return { outcome: null };
    throw new DomainError('unavailable', 'Not now. Please send it again.');
  }
}

function parse({ payments }: Deps, rawBody: Uint8Array, signature: string | null) {
  try {
    return payments.parseNotice(rawBody, signature);
  } catch (error) {
    if (error instanceof NoticeRejected) throw new DomainError('refused', 'Not a genuine notice.');
    throw error;
  }
}

/** Reads the provider, and records that we did. What does not work now is thrown, and tried again later. */
async function handleNotice(services: Deps, row: NoticeRow): Promise<Synced> {
  const { db, clock } = services;
  try {
    const outcome = await syncSubject(services, row);
    await changeNotice(db, row.id, { outcome, handledAt: clock.now(), nextTryAt: null, error: null });
    return outcome;
  } catch (err) {
    const pause = Math.min(FIRST_RETRY_MS * 2 ** Math.min(row.tries, 10), MAX_PAUSE_MS);
    await changeNotice(db, row.id, {
      tries: row.tries + 1,
      nextTryAt: new Date(clock.now().getTime() + pause),
      error: reasonOf(err),
    });
    throw err;
  }
}

async function syncSubject(services: Deps, { subjectKind, subjectId }: NoticeRow): Promise<Synced> {
  if (!subjectKind || !subjectId) return 'unmatched';
  try {
    return await syncWithProvider(services, { kind: subjectKind, id: subjectId });
  } catch (error) {
    // The provider announced what it does not know itself: a thing of another account, or one that is gone.
    if (isPaymentsError(error, 'not_found')) return 'unmatched';
    throw error;
  }
}

/** As often as the order's page polls. Nobody can exhaust the provider's rate limit through us. */
const checks = { name: 'look-on-return', max: 25, seconds: 60 };

/** Nobody looks at an empty page for longer: what we know is shown, and the page asks again by itself. */
const WAITS_MS = 5_000;

/**
 * The buyer is back from the payment page, perhaps before the provider's webhook: we ask the provider. Whoever comes
 * first, the other finds it done. That it does not work now is no trouble, because the notice will come.
 */
export async function syncOnReturn(
  services: Deps,
  who: { key?: string; memberId?: string },
): Promise<{ state?: OrderRow['state']; productName?: string }> {
  const { db, clock, log } = services;
  try {
    const isAwake = !(await isAsleep(db));
    const since = new Date(clock.now().getTime() - DAY);
    const waiting = isAwake && who.memberId ? await listOpenCheckouts(db, who.memberId, since) : [];
    if (isAwake && who.key) waiting.unshift((await openOrder(services, { key: who.key })).order);
    const looks = Promise.all(waiting.map((order) => syncReturned(services, order)));
    await within(WAITS_MS, looks, () => undefined);
    if (!who.key) return {};
    const { order } = await openOrder(services, { key: who.key });
    return { state: order.state, productName: order.productName };
  } catch (err) {
    log.warn({ err }, 'could not check an order on return');
    return {};
  }
}

async function syncReturned(services: Deps, { checkoutId, state }: OrderRow): Promise<void> {
  const isMoving = state === 'open' || state === 'pending';
  if (!checkoutId || !isMoving || !(await countAgainstLimit(services, checks, checkoutId))) return;
  await syncCheckout(services, checkoutId).catch((err) =>
    services.log.warn({ err }, 'could not check an order on return'),
  );
}

const BATCH = 20;

/** For a job: notices of the provider that a process which died, or a first try that failed, has left unhandled. */
export async function settlePaymentNotices(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'settle-payments',
    next: () => takeDueNotices(db, clock.now(), again(clock.now()), BATCH),
    subject: ({ id }) => id,
    work: (notice) => handleNotice(services, notice),
  });
}

const AGAIN_MS = 10 * MINUTE;

const again = (now: Date) => new Date(now.getTime() + AGAIN_MS);

/** For a job: our own round, should notices be late or lost. Nothing about money depends on being told. */
export async function checkOrders(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'check-orders',
    next: () => claimOrdersToCheck(db, clock.now(), again(clock.now()), BATCH),
    subject: ({ id }) => id,
    shown: ({ id, number }) => ({ label: `order ${number}`, path: `/office/orders/${id}` }),
    work: (order) => syncOrder(services, order),
  });
}

/** For a job: asks the provider about orders in parts, and ends there what must not be charged again. */
export async function checkPlans(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'check-memberships',
    next: () => claimPlansToCheck(db, clock.now(), again(clock.now()), BATCH),
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: async ({ orderId, subscriptionId }) => {
      if (subscriptionId) await syncSubscription(services, subscriptionId);
      await tellProviderOfPlan(services, orderId);
    },
  });
}

/**
 * An order without a checkout was left behind by a crash: nobody ever got its payment page. Where a card was to be charged
 * for it, it is asked for again: what was charged before is found, and charged once.
 */
async function syncOrder(services: Deps, order: OrderRow): Promise<void> {
  const { id, checkoutId } = order;
  if (checkoutId) await syncCheckout(services, checkoutId);
  else if (await isChargedNow(services, order)) return;
  else await withOrder(services, id, (tx, order) => expireOrder(services, tx, order, 'never_started'));
}

/** Not for ever: hours after the click nobody expects it, and the provider's own key against charging twice lives for a day. */
const isChargedNow = async (services: Deps, order: OrderRow): Promise<boolean> =>
  order.afterOrder !== null &&
  services.clock.now() < order.expiresAt &&
  (await chargeForOffer(services, order)) === 'paid';

/** For a job. What a notice led to is in its order. */
export async function prunePaymentNotices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = await retainedSince(db, 'paymentNotices', clock.now());
  return pruneInPortions((limit) => deleteHandledNotices(db, before, limit));
}
