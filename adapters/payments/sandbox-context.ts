import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../db/connect.ts';
import type { Clock } from '../clock/clock.ts';
import { type NoticeSubject, PaymentsError } from './payments.ts';
import { notices } from './sandbox-tables.ts';

export type SandboxContext = {
  db: Db;
  clock: Clock;
  /** Where this site lives, without a trailing slash: the payment page is one of its own. */
  origin: string;
  /** Signs notices. */
  secret: string;
  /** Where notices are posted: the site's own webhook address. */
  noticeUrl: string;
  /** Called after something happened that the application should hear of, to deliver without waiting for the job. */
  onNotice: () => void;
};

/** Ids are addresses of pages anybody may open, so they cannot be guessed. */
export const newId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(16).toString('hex')}`;

/** The notice is written with the fact it tells of: neither exists without the other. */
export async function tell(
  tx: Tx,
  now: Date,
  type: string,
  kind: NoticeSubject['kind'],
  subjectId: string,
): Promise<void> {
  const id = newId('evt');
  await tx.insert(notices).values({ id, type, subjectKind: kind, subjectId, createdAt: now, nextTryAt: now });
}

/** One change of the sandbox's world, with the notices it causes. */
export async function change<T>(
  context: SandboxContext,
  work: (tx: Tx, now: Date) => Promise<T>,
): Promise<T> {
  const result = await context.db.transaction((tx) => work(tx, context.clock.now()));
  context.onNotice();
  return result;
}

export function found<T>(row: T | undefined, what: string): T {
  if (!row) throw new PaymentsError('not_found', `no such ${what}`);
  return row;
}

export const refused = (why: string): PaymentsError => new PaymentsError('refused', why);
