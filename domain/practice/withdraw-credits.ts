import type { Db, Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { callOff } from './call-off.ts';
import { hadSeat } from './events/queries.ts';
import { orderIn } from './payment/session-subject.ts';
import { practiceZone } from './practice.ts';
import { deleteFreeCredits, listPaidBy } from './queries.ts';

type Source = { source: string };

/** After a refund: sessions it paid for that have not begun are called off, and every credit of it is taken back. */
export async function withdrawCredits(services: Parts, tx: Tx, { source }: Source): Promise<void> {
  const now = services.clock.now();
  const ahead = (await listPaidBy(tx, source)).filter(({ scheduledDate }) => scheduledDate > now);
  if (ahead.length > 0) {
    const zone = await practiceZone(services, tx);
    for (const session of ahead) await callOff(services, tx, session, zone);
  }
  await deleteFreeCredits(tx, source);
}

/** Whether somebody has had, or is having, a session or an event that this paid for. */
export async function hasHadSession(
  { clock }: Pick<Parts, 'clock'>,
  db: Db | Tx,
  { source }: Source,
): Promise<boolean> {
  const now = clock.now();
  const orderId = orderIn(source);
  if (orderId && (await hadSeat(db, orderId, now))) return true;
  return (await listPaidBy(db, source)).some(({ scheduledDate }) => scheduledDate <= now);
}
