import { DAY } from '../../../shared/durations.ts';
import { ApiError } from './api-error.ts';

export type Answer = { status: number; body: unknown };

/** An answer under its key; null while the request that it belongs to is at work. */
export type Kept = { fingerprint: string; at: Date; answer: Answer | null };

/** A day. */
export const KEPT_MS = DAY;

/** What was answered under a key is answered again, failures included, for a day; null: the key is free. */
export function storedAnswer(
  kept: Kept | undefined,
  asked: { key: string; fingerprint: string; now: Date },
): Answer | null {
  if (!kept || kept.at.getTime() + KEPT_MS < asked.now.getTime()) return null;
  if (kept.fingerprint !== asked.fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${asked.key}' if you meant to execute a different request.`;
    throw new ApiError(400, message, { type: 'idempotency_error' });
  }
  if (!kept.answer) {
    const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${asked.key}.`;
    throw new ApiError(409, message, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
  }
  return kept.answer;
}
