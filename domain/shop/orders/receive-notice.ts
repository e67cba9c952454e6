import { isPaymentsError, NoticeRejected } from '../../../adapters/payments/payments.ts';
import { reasonOf } from '../../duties/index.ts';
import { DomainError } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { isAsleep } from '../../settings/index.ts';
import { changeNotice, insertNotice, type NoticeRow } from './queries.ts';
import { type Synced, syncWithProvider } from './sync-with-provider.ts';

const FIRST_RETRY_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;
/** So often the provider may send a notice again that we could not settle. */
const TRIES_TO_ASK_FOR = 3;

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

function parse({ payments }: Parts, rawBody: Uint8Array, signature: string | null) {
  try {
    return payments.parseNotice(rawBody, signature);
  } catch (error) {
    if (error instanceof NoticeRejected) throw new DomainError('refused', 'Not a genuine notice.');
    throw error;
  }
}

/** Reads the provider, and records that we did. What does not work now is thrown, and tried again later. */
export async function handleNotice(services: Parts, row: NoticeRow): Promise<Synced> {
  const { db, clock } = services;
  try {
    const outcome = await look(services, row);
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
