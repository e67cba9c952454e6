import type { NoticeSubject } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { applyRead, beginRead } from './queries.ts';

/** What the provider said about one of its things, and the number under which we asked. */
export type Reading<T> = { subject: string; number: number; state: T };

/**
 * Asks the provider. The number is taken before the question: of two looks that overtake each other, the one with the
 * higher number began later, so it has seen everything that caused the lower one.
 */
export async function numberedRead<T>(
  { db }: Pick<Parts, 'db'>,
  kind: NoticeSubject['kind'],
  id: string,
  read: (id: string) => Promise<T>,
): Promise<Reading<T>> {
  const subject = `${kind}:${id}`;
  const number = await beginRead(db, subject);
  return { subject, number, state: await read(id) };
}

/** Whether this reading may still be written down. To be asked under the order's lock, right before writing. */
export function isNews(tx: Tx, { subject, number }: Reading<unknown>): Promise<boolean> {
  return applyRead(tx, subject, number);
}
