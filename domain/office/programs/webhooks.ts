import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isPublicHost } from '../../../adapters/outside/outside.ts';
import type { Tx } from '../../../db/connect.ts';
import { line } from '../../../shared/fields.ts';
import { messageOf } from '../../../shared/problem.ts';
import { isKeyOf, keysOf } from '../../../shared/records.ts';
import { processDue } from '../../duties.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Fact, FactOf } from '../../facts.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import { retainedSince } from '../../settings.ts';
import {
  changeDelivery,
  type DueDelivery,
  deleteOldDeliveries,
  deleteWebhook,
  insertDeliveries,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  listWebhooksFor,
  takeDueDeliveries,
} from './queries.ts';

const MOST = 10;
const SHOWN = 50;

/** What an address of hers can be told of, in the words of the office. */
export const toldFacts = {
  'quiz-taken': 'Somebody took the quiz',
  'consent-given': 'Somebody agreed to letters',
  unsubscribed: 'Somebody left the letters',
  'mail-bounced': 'A letter bounced',
  'mail-complained': 'A letter was called spam',
  'account-verified': 'Somebody made an account',
  'order-paid': 'An order was paid',
  'order-refunded': 'An order was refunded',
  'order-partly-refunded': 'A part of an order was refunded',
  'membership-opened': 'A membership began',
  'membership-closed': 'A membership ended',
  'tag-added': 'Somebody got a tag',
  'mail-clicked': 'A link in a letter was opened',
  'session-booked': 'A session was booked',
  'session-completed': 'A session was held',
  'seat-taken': 'Somebody took a seat at an event',
  'seat-given-up': 'Somebody gave up a seat at an event',
} as const;

type ToldFact = FactOf<keyof typeof toldFacts>;
export const toldFactNames = keysOf(toldFacts);
const isToldFact = (fact: Fact): fact is ToldFact => isKeyOf(toldFacts, fact.type);

const PUBLIC = 'Please give a public address that begins with https://';
const CHOOSE = 'Choose what is to be told.';
const newWebhook = z.object({
  url: line(2000, 'Please give an address.').refine(isPublicHost, PUBLIC),
  facts: z.array(z.enum(toldFactNames, CHOOSE)).min(1, CHOOSE),
});

/** The secret is shown this once: the other side checks our signature with it. */
export const addWebhook = ownerVerb('webhook.added', newWebhook, async ({ clock }, tx, { url, facts }) => {
  if ((await listWebhooks(tx)).length >= MOST) {
    throw new DomainError('conflict', `There are ${MOST} addresses already. Remove one first.`);
  }
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  const { id } = await insertWebhook(tx, { url, secret, facts, createdAt: clock.now() });
  const label = new URL(url).hostname;
  return { about: { kind: 'webhook', id, label }, after: { facts }, answer: { secret } };
});

export const removeWebhook = ownerVerb(
  'webhook.removed',
  z.object({ webhookId: z.string() }),
  async (_services, tx, { webhookId }) => {
    const row = await deleteWebhook(tx, knownId(webhookId, 'Address'));
    if (!row) throw notFound('Address');
    const about = { kind: 'webhook', id: row.id, label: new URL(row.url).hostname };
    return { about, answer: undefined };
  },
);

/** Whatever became of it, it is tried again from the beginning. */
export const resendWebhook = ownerVerb(
  'webhook.sent_again',
  z.object({ deliveryId: z.string() }),
  async (services, tx, { deliveryId }) => {
    const row = await changeDelivery(tx, knownId(deliveryId, 'Delivery'), {
      state: 'waiting',
      tries: 0,
      nextTryAt: services.clock.now(),
    });
    if (!row) throw notFound('Delivery');
    await services.jobs.enqueue(tx, 'post-facts');
    return { about: { kind: 'webhook', id: row.webhookId, label: row.fact }, answer: undefined };
  },
);

export async function readWebhooks({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const [rows, deliveries] = await Promise.all([listWebhooks(db), listDeliveries(db, SHOWN)]);
  return {
    webhooks: rows.map(({ id, url, facts }) => ({ id, url, facts })),
    deliveries: deliveries.map(({ id, webhookId, fact, state, tries, answer, createdAt }) => ({
      id,
      fact,
      state,
      tries,
      answer,
      url: rows.find((row) => row.id === webhookId)?.url ?? '',
      at: createdAt.toISOString(),
    })),
  };
}

const BATCH = 20;
/** With its pauses that is more than a day. */
export const MOST_TRIES = 12;

/** A consequence of facts: what her addresses want to know is written down in the transaction that makes it true. */
export async function queueWebhooks(services: Deps, tx: Tx, fact: Fact): Promise<void> {
  if (!isToldFact(fact)) return;
  const addresses = await listWebhooksFor(tx, fact.type);
  if (addresses.length === 0) return;
  const now = services.clock.now();
  const rows = addresses.map(({ id: webhookId }) => {
    const id = crypto.randomUUID();
    const body = JSON.stringify({ id, type: fact.type, at: now.toISOString(), data: dataOf(services, fact) });
    return { id, webhookId, fact: fact.type, email: fact.email, body, createdAt: now, nextTryAt: now };
  });
  await insertDeliveries(tx, rows);
  await services.jobs.enqueue(tx, 'post-facts');
}

/** For a job: posts what is due. May run on several machines at once; the other side may see a delivery twice, under one id. */
export async function sendDueWebhooks(services: Deps): Promise<number> {
  return processDue(services, {
    duty: 'post-facts',
    next: () => takeDueDeliveries(services.db, services.clock.now(), BATCH),
    subject: ({ id }) => id,
    shown: () => ({ path: '/office/settings/programs' }),
    work: (delivery) => tryPosting(services, delivery),
    together: true,
  });
}

async function tryPosting(services: Deps, delivery: DueDelivery): Promise<void> {
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

export async function pruneWebhookDeliveries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOldDeliveries(db, await retainedSince(db, 'webhooks', clock.now()));
}

const email = z.string();
/** As the program has made it: a fact must not fail because its description is strict. */
const id = z.string().meta({ format: 'uuid' });
const about = z.object({ email });
const ofOrder = z.object({ email, orderId: id });
const ofSession = z.object({
  email,
  sessionId: id,
  sessionType: z.string().describe('Never changes.'),
  session: z.string().describe('What customers read of its type today.'),
});
const ofEvent = z.object({ email, eventId: id, event: z.string().describe('Its title.') });

/** What is posted of a fact: whom it is about and what it names. Birth dates, numbers and notes stay here. */
export const toldShapes = {
  'quiz-taken': z.object({ email, name: z.string() }),
  'consent-given': z.object({ email, topic: z.string() }),
  unsubscribed: z.object({ email, topics: z.array(z.string()) }),
  'mail-bounced': about,
  'mail-complained': about,
  'account-verified': about,
  'order-paid': ofOrder.extend({ productId: z.string() }),
  'order-refunded': ofOrder,
  'order-partly-refunded': ofOrder.extend({
    cents: z.number().int(),
    part: z
      .enum(['item', 'sessions', 'goodwill', 'difference'])
      .nullable()
      .describe('Null where it was made at the payment provider.'),
  }),
  'membership-opened': ofOrder,
  'membership-closed': ofOrder,
  'tag-added': z.object({ email, tag: z.string() }),
  'mail-clicked': z.object({
    email,
    path: z.string().optional().describe('Of the page that was opened, where it was a letter to many.'),
    broadcastId: id.optional(),
  }),
  'session-booked': ofSession,
  'session-completed': ofSession,
  'seat-taken': ofEvent,
  'seat-given-up': ofEvent,
} satisfies Record<keyof typeof toldFacts, z.ZodObject>;

/** Nothing but what is described goes out. */
const dataOf = ({ content }: ReadsContent, fact: ToldFact): Record<string, unknown> =>
  toldShapes[fact.type].parse({
    ...fact,
    ...('title' in fact && { event: fact.title }),
    ...('sessionType' in fact && { session: content.current().titleOfSession(fact.sessionType) }),
  });
