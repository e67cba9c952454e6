import { messageOf } from '../../../shared/problem.ts';
import { officeMoment } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { alertStaff, findOrder, recordOrderEvent, withOrder } from '../../shop/index.ts';
import { advanceFulfilment } from './advance-fulfilment.ts';
import { makeDocument } from './make-document.ts';
import { changeFulfilment, flagBreaches, takeDueFulfilments } from './queries.ts';
import { remindOfIntakes } from './remind-of-intake.ts';
import type { FulfilmentRow } from './stages.ts';

const BATCH = 4;
/**
 * Longer than a handful of drawings takes: after that, their process is taken for dead. If it lives after all, a document is drawn
 * twice and delivered once.
 */
const LEASE_MS = 30_000;
const MAX_PAUSE_MS = 3_600_000;

/** Works on everything whose time has come. May run on several machines at once. */
export async function fulfilDue(services: Parts): Promise<number> {
  let worked = 0;
  // What cannot be stored is not made: it waits where it is, and the office sees why.
  const { isLow } = await services.files.room();
  while (!isLow) {
    const now = services.clock.now();
    const due = await takeDueFulfilments(services.db, now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const row of due) await tryWork(services, row);
    worked += due.length;
    if (due.length === 0) break;
  }
  await reportOverdue(services);
  await remindOfIntakes(services);
  return worked;
}

async function tryWork(services: Parts, row: FulfilmentRow): Promise<void> {
  try {
    if (row.stage === 'in_work') await makeDocument(services, row);
    else await withOrder(services, row.orderId, (tx, order) => advanceFulfilment(services, tx, order));
  } catch (err) {
    const { clock, log, db } = services;
    log.error({ err, fulfilmentId: row.id, tries: row.tries }, 'a delivery could not be made');
    const pause = Math.min(30_000 * 2 ** Math.min(row.tries, 10), MAX_PAUSE_MS);
    const workAt = new Date(clock.now().getTime() + pause);
    await changeFulfilment(db, row.id, { workAt, error: messageOf(err).slice(0, 500) });
  }
}

/** An overdue delivery is reported to the staff once, in the same transaction. */
async function reportOverdue(services: Parts): Promise<void> {
  const { timeZone } = services.content.current().site;
  await services.db.transaction(async (tx) => {
    for (const { orderId, kind, dueAt } of await flagBreaches(tx, services.clock.now(), BATCH)) {
      const order = await findOrder(tx, orderId);
      await recordOrderEvent(services, tx, orderId, 'overdue', { what: kind });
      const text = `The ${kind} was promised for ${dueAt ? officeMoment(dueAt, timeZone) : 'now'} and is not there.`;
      await alertStaff(services, tx, order, { title: 'A reading is late', text });
    }
  });
}
