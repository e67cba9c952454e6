import { isPaymentsError, NoticeRejected } from '../../../adapters/payments/payments.ts';
import { messageOf } from '../../../shared/problem.ts';
import { DomainError } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { changeNotice, insertNotice, type NoticeRow } from './queries.ts';
import { type Synced, syncWithProvider } from './sync-with-provider.ts';

const FIRST_RETRY_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;

/**
 * A notice of the payment provider: verified, kept once by its id, and taken as the advice to look. Accepted when we
 * have looked; refused when it is not genuine; "later" when we could not look, so that it is sent again.
 */
export async function receiveNotice(
  services: Parts,
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
  const outcome = await handleNotice(services, row);
  if (!outcome) throw new DomainError('unavailable', 'Not now. Please send it again.');
  log.info({ noticeId: id, type, outcome }, 'payment notice');
  return { outcome };
}

function parse({ payments }: Parts, rawBody: Uint8Array, signature: string | null) {
  try {
    return payments.parseNotice(rawBody, signature);
  } catch (error) {
    if (error instanceof NoticeRejected) throw new DomainError('refused', 'Not a genuine notice.');
    throw error;
  }
}

/** Looks, and writes down that we did. Undefined: it did not work now, and is tried again later. */
export async function handleNotice(services: Parts, row: NoticeRow): Promise<Synced | undefined> {
  const { db, clock, log } = services;
  try {
    const outcome = await look(services, row);
    await changeNotice(db, row.id, { outcome, handledAt: clock.now(), nextTryAt: null, error: null });
    return outcome;
  } catch (err) {
    log.warn({ err, noticeId: row.id, type: row.type }, 'a payment notice could not be settled');
    const pause = Math.min(FIRST_RETRY_MS * 2 ** Math.min(row.tries, 10), MAX_PAUSE_MS);
    await changeNotice(db, row.id, {
      tries: row.tries + 1,
      nextTryAt: new Date(clock.now().getTime() + pause),
      error: messageOf(err).slice(0, 500),
    });
    return undefined;
  }
}

async function look(services: Parts, { subjectKind, subjectId }: NoticeRow): Promise<Synced> {
  if (!subjectKind || !subjectId) return 'unmatched';
  try {
    return await syncWithProvider(services, { kind: subjectKind, id: subjectId });
  } catch (error) {
    // The provider announced what it does not know itself: a thing of another account, or one that is gone.
    if (isPaymentsError(error, 'not_found')) return 'unmatched';
    throw error;
  }
}
