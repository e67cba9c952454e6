import { createHmac } from 'node:crypto';
import type { Tx } from '../../../db/connect.ts';
import { messageOf } from '../../../shared/problem.ts';
import { workThrough } from '../../duties/index.ts';
import type { Fact } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { retainedSince } from '../../settings/index.ts';
import {
  changeDelivery,
  type DueDelivery,
  deleteOldDeliveries,
  insertDeliveries,
  listWebhooksFor,
  takeDueDeliveries,
} from './queries.ts';
import { dataOf, isToldFact } from './told-facts.ts';

const BATCH = 20;
/** With its pauses that is more than a day. */
export const MOST_TRIES = 12;

/** A consequence of facts: what her addresses want to know is written down in the transaction that makes it true. */
export async function tellPrograms(services: Parts, tx: Tx, fact: Fact): Promise<void> {
  if (!isToldFact(fact)) return;
  const addresses = await listWebhooksFor(tx, fact.type);
  if (addresses.length === 0) return;
  const now = services.clock.now();
  const rows = addresses.map(({ id: webhookId }) => {
    const id = crypto.randomUUID();
    const body = JSON.stringify({ id, type: fact.type, at: now.toISOString(), data: dataOf(fact) });
    return { id, webhookId, fact: fact.type, email: fact.email, body, createdAt: now, nextTryAt: now };
  });
  await insertDeliveries(tx, rows);
  await services.jobs.enqueue(tx, 'post-facts');
}

/** For a job: posts what is due. May run on several machines at once; the other side may see a delivery twice, under one id. */
export async function postFacts(services: Parts): Promise<number> {
  return workThrough(services, {
    duty: 'post-facts',
    next: () => takeDueDeliveries(services.db, services.clock.now(), BATCH),
    subject: ({ id }) => id,
    shown: () => ({ path: '/office/settings/programs' }),
    work: (delivery) => tryPosting(services, delivery),
    together: true,
  });
}

async function tryPosting(services: Parts, delivery: DueDelivery): Promise<void> {
  const { db, clock, postPublic } = services;
  const { id, fact, url, secret, body, tries } = delivery;
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'x-aura-event': fact,
    'x-aura-delivery': id,
    'x-aura-signature': signatureOf(secret, seconds, body),
  };
  const { isTaken, answer } = await postPublic({ url, headers, body }).then(
    ({ status, text }) => ({ isTaken: status >= 200 && status < 300, answer: `${status} ${text}` }),
    (error: unknown) => ({ isTaken: false, answer: messageOf(error) }),
  );
  const said = answer.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300);
  if (isTaken)
    await changeDelivery(db, id, {
      state: 'delivered',
      answer: said,
      nextTryAt: null,
      deliveredAt: clock.now(),
    });
  else if (tries >= MOST_TRIES)
    await changeDelivery(db, id, { state: 'failed', answer: said, nextTryAt: null });
  else await changeDelivery(db, id, { answer: said });
}

/** The time is signed too, so that an old post cannot be sent again by somebody else. */
const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

export async function forgetOldDeliveries({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  await deleteOldDeliveries(db, await retainedSince(db, 'webhooks', clock.now()));
}
