import { ApiError } from './api-error.ts';

export type Answer = { status: number; body: unknown };

type Kept = { fingerprint: string; at: number; answer: Answer | null };

const DAY = 86_400_000;

/** What was answered under each key is answered again, failures included, for a day. */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>();
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  /** The kept answer, or null: then the key is taken, until `finish` or `release`. */
  begin(key: string, fingerprint: string): Answer | null {
    const known = this.kept.get(key);
    const at = this.now().getTime();
    if (!known || known.at + DAY < at) {
      this.kept.set(key, { fingerprint, at, answer: null });
      return null;
    }
    if (known.fingerprint !== fingerprint) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new ApiError(400, message, { type: 'idempotency_error' });
    }
    if (!known.answer) {
      const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`;
      throw new ApiError(409, message, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
    }
    return known.answer;
  }

  finish(key: string, answer: Answer): void {
    const known = this.kept.get(key);
    if (known) known.answer = answer;
  }

  /** The request was refused before anything was done, so the key is free for a better one. */
  release(key: string): void {
    this.kept.delete(key);
  }
}
