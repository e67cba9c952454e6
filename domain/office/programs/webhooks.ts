import { randomBytes } from 'node:crypto';
import { isPublicHost } from '../../../adapters/outside/outside.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { changeDelivery, deleteWebhook, insertWebhook, listDeliveries, listWebhooks } from './queries.ts';

const MOST = 10;
const SHOWN = 50;

type NewWebhook = { url: string; facts: string[] };

/** The secret is shown this once: the other side checks our signature with it. */
export const addWebhook = ownerVerb<NewWebhook, { secret: string }>(
  'webhook.added',
  async ({ clock }, tx, { url, facts }) => {
    if (!isPublicHost(url)) throw invalid({ url: 'Please give a public address that begins with https://' });
    if (facts.length === 0) throw invalid({ facts: 'Choose what is to be told.' });
    if ((await listWebhooks(tx)).length >= MOST) {
      throw new DomainError('conflict', `There are ${MOST} addresses already. Remove one first.`);
    }
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    const { id } = await insertWebhook(tx, { url, secret, facts, createdAt: clock.now() });
    const label = new URL(url).hostname;
    return { about: { kind: 'webhook', id, label }, after: { facts }, answer: { secret } };
  },
);

export const removeWebhook = ownerVerb<{ webhookId: string }, void>(
  'webhook.removed',
  async (_services, tx, { webhookId }) => {
    const row = await deleteWebhook(tx, knownId(webhookId, 'Address'));
    if (!row) throw notFound('Address');
    const about = { kind: 'webhook', id: row.id, label: new URL(row.url).hostname };
    return { about, answer: undefined };
  },
);

/** Whatever became of it, it is tried again from the beginning. */
export const sendDeliveryAgain = ownerVerb<{ deliveryId: string }, void>(
  'webhook.sent_again',
  async (services, tx, { deliveryId }) => {
    const row = await changeDelivery(tx, knownId(deliveryId, 'Delivery'), {
      ...{ state: 'waiting', tries: 0, nextTryAt: services.clock.now() },
    });
    if (!row) throw notFound('Delivery');
    await services.jobs.enqueue(tx, 'post-facts');
    return { about: { kind: 'webhook', id: row.webhookId, label: row.fact }, answer: undefined };
  },
);

export async function readWebhooks({ db }: Pick<Parts, 'db'>, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const [rows, deliveries] = await Promise.all([listWebhooks(db), listDeliveries(db, SHOWN)]);
  return {
    webhooks: rows.map(({ id, url, facts }) => ({ id, url, facts })),
    deliveries: deliveries.map(({ id, webhookId, fact, state, tries, answer, createdAt }) => ({
      ...{ id, fact, state, tries, answer },
      url: rows.find((row) => row.id === webhookId)?.url ?? '',
      at: createdAt.toISOString(),
    })),
  };
}
