import { type Actor, staffOnly } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { listUnpaidSessions } from '../queries.ts';

/** Sessions nobody has paid for: those that have begun, newest first, then those that lie ahead. */
export async function readUnpaid({ db, clock }: Pick<Parts, 'db' | 'clock'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const now = clock.now();
  const rows = (await listUnpaidSessions(db)).map((row) => ({
    id: row.id,
    type: row.sessionType,
    person: row.name || row.email,
    startsAt: row.scheduledDate.toISOString(),
    hasBegun: row.scheduledDate <= now,
    priceCents: row.priceCents,
    payBy: row.payBy?.toISOString(),
  }));
  return {
    past: rows.filter(({ hasBegun }) => hasBegun).reverse(),
    ahead: rows.filter(({ hasBegun }) => !hasBegun),
  };
}
