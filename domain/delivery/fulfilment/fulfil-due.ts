import type { Tx } from '../../../db/connect.ts';
import { reasonOf, workInBatches, workSteps, workThrough } from '../../duties/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { alertStaff, findOrder, recordOrderEvent, withOrder } from '../../shop/index.ts';
import { advanceFulfilment } from './advance-fulfilment.ts';
import { makeDocument } from './make-document.ts';
import { changeFulfilment, lockBreaches, takeDueFulfilments } from './queries.ts';
import { remindOfIntakes } from './remind-of-intake.ts';
import type { FulfilmentRow } from './stages.ts';

const BATCH = 4;
/**
 * Longer than a handful of drawings takes: after that, their process is taken for dead. If it lives after all, a document is drawn
 * twice and delivered once.
 */
const LEASE_MS = 30_000;

/** Works on everything whose time has come. May run on several machines at once. */
export async function fulfilDue(services: Parts): Promise<number> {
  let worked = 0;
  await workSteps(services, 'fulfil', {
    make: async () => {
      worked = await makeDue(services);
    },
    overdue: () => reportOverdue(services),
    intakes: () => remindOfIntakes(services),
  });
  return worked;
}

async function makeDue(services: Parts): Promise<number> {
  const { db, clock, files } = services;
  let worked = 0;
  // What cannot be stored is not made: it waits where it is, and the office sees why.
  if ((await files.room()).isLow) return worked;
  await workThrough(services, {
    duty: 'fulfil',
    next: async () => {
      const now = clock.now();
      const due = await takeDueFulfilments(db, now, new Date(now.getTime() + LEASE_MS), BATCH);
      worked += due.length;
      return due;
    },
    subject: ({ id }) => id,
    stage: ({ stage }) => stage,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: (row) => tryWork(services, row),
  });
  return worked;
}

async function tryWork(services: Parts, row: FulfilmentRow): Promise<void> {
  try {
    if (row.stage === 'in_work') await makeDocument(services, row);
    else await withOrder(services, row.orderId, (tx, order) => advanceFulfilment(services, tx, order));
  } catch (err) {
    // Today shows it beside the reading; whether that can be written must not decide over the others.
    await changeFulfilment(services.db, row.id, { error: reasonOf(err) }).catch(() => {});
    throw err;
  }
}

/** An overdue delivery is reported to the staff once, in the same transaction. */
async function reportOverdue(services: Parts): Promise<void> {
  const now = services.clock.now();
  await workInBatches(services, {
    duty: 'fulfil',
    lock: (tx, only) => lockBreaches(tx, now, { limit: BATCH, only }),
    subject: ({ id }) => id,
    work: async (tx, late) => {
      for (const row of late) await reportOne(services, tx, row);
    },
  });
}

async function reportOne(services: Parts, tx: Tx, { id, orderId, kind, dueAt }: FulfilmentRow) {
  const { timeZone } = services.content.current().site;
  await changeFulfilment(tx, id, { breachedAt: services.clock.now() });
  const order = await findOrder(tx, orderId);
  await recordOrderEvent(services, tx, orderId, 'overdue', { what: kind });
  const text = `The ${kind} was promised for ${dueAt ? officeMoment(dueAt, timeZone) : 'now'} and is not there.`;
  await alertStaff(services, tx, order, { title: 'A reading is late', text });
}
