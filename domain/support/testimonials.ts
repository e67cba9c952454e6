import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findProduct } from '../../content/catalogue.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orders, testimonials } from '../../db/schema/index.ts';
import { DAY, HOUR } from '../../shared/durations.ts';
import { nameOr, noFields, optional, optionalLine, text, ticked, whole } from '../../shared/fields.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { careText } from '../care.ts';
import { findByAddress } from '../contacts/index.ts';
import { bumpContentVersion, fitPortrait, LARGEST_PICTURE } from '../content/index.ts';
import { deliveriesOf } from '../delivery/index.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { DomainError, notFound } from '../errors.ts';
import { removeLater } from '../file-removal.ts';
import { formVerbsFor } from '../form-verb.ts';
import { ownerVerb } from '../identity/index.ts';
import { isId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import { mayWrite } from '../marketing/index.ts';
import { refuseWithoutRoom } from '../room.ts';
import type { Config, Deps } from '../services.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { aboutOrder, addressedToBuyer, existingOrder, type OrderRow } from '../shop/index.ts';
import { concernIn, openTicket } from './tickets/tickets.ts';

// What customers say of what they bought: asked for once per order, written by the link of that letter, changed and taken back
// by it at any time. What the owner decides about it stands in testimonial-desk.ts.

export type TestimonialRow = typeof testimonials.$inferSelect;

const SETTING = 'testimonials';
const rule = z.object({ isOn: z.boolean(), days: z.int().min(1).max(60) });
const usual = { isOn: false, days: 7 };

/** Whether customers are asked, and how many days after delivery. Off, until the owner has switched it on. */
export async function readTestimonialRule(db: Db | Tx): Promise<z.output<typeof rule>> {
  return rule.safeParse(await readSetting(db, SETTING)).data ?? usual;
}

export const changeTestimonialRule = ownerVerb(
  'settings.testimonials_changed',
  z.object({ isOn: ticked, days: whole(1, 60, 'A whole number of days, from 1 to 60.') }),
  async (_services, tx, { isOn, days }) => {
    const before = await readTestimonialRule(tx);
    await writeSetting(tx, SETTING, { isOn, days });
    return { about: { kind: 'settings', id: SETTING }, before, after: { isOn, days }, answer: undefined };
  },
);

const DUTY = 'ask-for-testimonials';
const BATCH = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';
/** What was delivered longer ago is not asked about: the rule was switched on only now, or she could not be written to. */
const ASKED_WITHIN_MS = 30 * DAY;
/** Whoever buys every week is not asked every week. */
const REST_MS = 90 * DAY;

/** For a job: asks those whose order was delivered so many days ago. Once for each order, however often this runs. */
export async function askForTestimonials(services: Deps): Promise<number> {
  const { isOn, days } = await readTestimonialRule(services.db);
  if (!isOn) return 0;
  const until = new Date(services.clock.now().getTime() - days * DAY);
  let after = FIRST;
  let asked = 0;
  await processDue(services, {
    duty: DUTY,
    next: async () => {
      const due = await listOrdersToAsk(services.db, { until, after, now: services.clock.now() });
      after = due.at(-1)?.id ?? after;
      return due;
    },
    subject: ({ id }) => id,
    shown: ({ id, number }) => ({ label: `order ${number}`, path: `/office/orders/${id}` }),
    work: async (order) => {
      if (await ask(services, order)) asked++;
    },
  });
  return asked;
}

/** It is a letter about something bought, and not one that the order needs: it goes where such letters may. */
const TOPIC = 'marketing';

async function ask(services: Deps, order: OrderRow): Promise<boolean> {
  const { db, clock } = services;
  const deliveries = (await deliveriesOf(services, [order.id])).get(order.id) ?? [];
  // Sessions are delivered when the last of them is held.
  if (deliveries.some(({ stage }) => stage !== 'delivered')) return false;
  if (!mayWrite(services, await findByAddress(db, order.email), TOPIC).may) return false;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const row = { orderId: order.id, productId: order.productId, askedAt: now, updatedAt: now };
    const [asked] = await tx.insert(testimonials).values(row).onConflictDoNothing().returning();
    if (!asked) return false;
    await postMail(services, tx, {
      ...addressedToBuyer(order),
      topic: TOPIC,
      template: 'testimonial-request',
      props: { ...aboutOrder(services, order), url: testimonialUrl(services, asked.id) },
    });
    return true;
  });
}

const PURPOSE = 'testimonial';

/** It does not end: whoever gave her words can take them back by the same link for as long as they are there. */
export const testimonialUrl = (
  { config }: { config: Pick<Config, 'mailKey' | 'appUrl'> },
  id: string,
): string => `${config.appUrl}/testimonial/${signToken(config.mailKey, PURPOSE, id)}`;

async function openTestimonial(services: Deps, token: string): Promise<TestimonialRow> {
  const id = readTestimonialToken(services, token);
  const [row] = id ? await services.db.select().from(testimonials).where(eq(testimonials.id, id)) : [];
  if (!row) throw notFound('Page');
  return row;
}

/** The id that a link names, for whoever has to know before it is looked up. */
export function readTestimonialToken({ config }: { config: Pick<Config, 'mailKey'> }, token: string) {
  const id = readToken(config.mailKey, PURPOSE, token);
  return id && isId(id) ? id : undefined;
}

/** What she agrees to, as it stands beside the box and is stored. */
export const consentWords = (brand: string): string =>
  `${brand} may show these words on its pages and in its letters, with the name, the place, the photo and the rating that I gave here, until I take them back.`;

/** Her page: what she was asked about, what she wrote, and what became of it. */
export async function readTestimonial(services: Deps, { token }: { token: string }) {
  const row = await openTestimonial(services, token);
  const order = await existingOrder(services.db, row.orderId);
  const { site, catalogue } = services.content.current();
  const { state, quote, name, place, rating, photoKey, wish } = row;
  const concern = concernIn('', quote);
  return {
    product: findProduct(catalogue, row.productId)?.name ?? order.productName,
    state,
    ...{ quote, name, place, rating: rating ?? undefined, photo: photoKey ? `/${photoKey}` : undefined },
    isAgreed: row.consentAt !== null,
    consent: consentWords(site.brand),
    wish: state === 'returned' ? wish : '',
    /** Where what is shown is less than what she wrote. */
    shown: row.shownQuote && row.shownQuote !== quote ? row.shownQuote : undefined,
    care: concern && { language: concern.language, text: careText(services, concern, { isTold: true }) },
  };
}

/** As long as a page can carry, and longer than one shows: the owner may show passages of it. */
export const LONGEST_QUOTE = 1_000;

const words = z.object({
  quote: text(LONGEST_QUOTE, 'Please write a few words.'),
  rating: optional(whole(1, 5, 'Please choose from 1 to 5.')),
  name: nameOr('Please say how we may call you; a first name is enough.').pipe(
    z.string().max(60, 'Please use at most 60 characters.'),
  ),
  place: optionalLine(60),
  photo: z.instanceof(File).optional(),
  withoutPhoto: ticked,
  consent: ticked,
});

type Holder = { token: string };
const holderVerb = formVerbsFor<Holder>();

/**
 * Written, or written anew: what was shown until then is shown no more, and waits for the owner. Without the tick it is for her
 * eyes alone.
 */
export const saveTestimonial = holderVerb(words, async (services, { token, photo, ...given }, refuse) => {
  const { id } = await openTestimonial(services, token);
  if (photo && photo.size > LARGEST_PICTURE)
    throw refuse({ photo: 'Please choose a picture of at most 12 MB.' });
  const photoKey = photo && photo.size > 0 ? await storePhoto(services, id, photo).catch(asPhoto) : undefined;
  const { site } = services.content.current();
  await changeTestimonial(services, id, async (tx, before) => {
    const now = services.clock.now();
    const kept = photoKey ?? (given.withoutPhoto ? null : before.photoKey);
    await dropPhoto(services, tx, before, kept);
    const { quote, name, place = '', rating = null } = given;
    await sayToPerson(services, tx, before, { quote, name });
    return {
      ...{ state: 'written', quote, name, place, rating, photoKey: kept, shownQuote: null, wish: '' },
      consentText: given.consent ? consentWords(site.brand) : null,
      consentAt: given.consent ? now : null,
      writtenAt: now,
    };
  });
  return {};
});

/** Taken back: nothing of it stays, neither here nor on the pages. She may write again by the same link. */
export const withdrawTestimonial = holderVerb(noFields, async (services, { token }) => {
  const { id } = await openTestimonial(services, token);
  await changeTestimonial(services, id, async (tx, before) => {
    if (before.state === 'asked' || before.state === 'withdrawn') return undefined; // pressed twice
    await dropPhoto(services, tx, before, null);
    return {
      ...{ state: 'withdrawn', quote: '', name: '', place: '', rating: null, photoKey: null },
      ...{ shownQuote: null, wish: '', consentText: null, consentAt: null },
    };
  });
  return {};
});

type Change = Partial<typeof testimonials.$inferInsert> | undefined;

/**
 * One change to one testimonial, alone with it. What pages showed of it, or show from now on, is read anew: in this process
 * before the answer, in all others within seconds.
 */
export async function changeTestimonial(
  services: Deps,
  id: string,
  work: (tx: Tx, before: TestimonialRow) => Promise<Change>,
): Promise<void> {
  await services.db.transaction((tx) => changeLocked(services, tx, id, work));
  await services.content.refresh();
}

/** The same inside a transaction that has other things to do as well. */
export async function changeLocked(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  id: string,
  work: (tx: Tx, before: TestimonialRow) => Promise<Change>,
): Promise<void> {
  const [before] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
  if (!before) throw notFound('Page');
  const change = await work(tx, before);
  if (!change) return;
  const [after] = await tx
    .update(testimonials)
    .set({ ...change, version: before.version + 1, updatedAt: clock.now() })
    .where(eq(testimonials.id, id))
    .returning({ state: testimonials.state });
  if (before.state === 'shown' || after?.state === 'shown') await bumpContentVersion(tx);
}

/** Nobody in distress is answered by a page: one of us reads it, and she is told whom she can call. */
async function sayToPerson(
  services: Deps,
  tx: Tx,
  before: TestimonialRow,
  { quote, name }: { quote: string; name: string },
): Promise<void> {
  const concern = concernIn('', quote);
  if (!concern || quote === before.quote) return;
  const { email, userId, number } = await existingOrder(tx, before.orderId);
  const subject = `What was written about order ${number}`;
  await openTicket(services, tx, {
    ...{ subject, message: quote, email, name, userId: userId ?? undefined, concern },
    source: 'contact',
  });
}

const folderOf = (id: string): string => `testimonials/${id}/`;
/** A photo whose words were refused is gone after an hour. */
const TAKEN_UP_MS = HOUR;

async function storePhoto(services: Deps, id: string, photo: File): Promise<string> {
  await refuseWithoutRoom(services, 'photos are taken again');
  const bytes = await fitPortrait(new Uint8Array(await photo.arrayBuffer()));
  const key = `${folderOf(id)}${randomUUID()}.jpg`;
  const at = new Date(services.clock.now().getTime() + TAKEN_UP_MS);
  await removeLater(services, services.db, { keys: [key], reason: 'a photo that was not sent', at });
  await services.files.put(key, bytes, { contentType: 'image/jpeg' });
  return key;
}

/** Pictures are refused by the name of the library's field. */
function asPhoto(error: unknown): never {
  if (error instanceof DomainError && error.fields.picture)
    throw new DomainError('invalid', error.message, { photo: error.fields.picture });
  throw error;
}

async function dropPhoto(services: Deps, tx: Tx, before: TestimonialRow, kept: string | null): Promise<void> {
  if (!before.photoKey || before.photoKey === kept) return;
  await removeLater(services, tx, { keys: [before.photoKey], reason: 'its words no longer show it' });
}

/** Where a photo lies that somebody's words show now; whoever knows its address may see it, until she takes it back. */
export async function findPhoto({ db }: Pick<Deps, 'db'>, path: string): Promise<string> {
  const key = /^\/(testimonials\/([0-9a-f-]{36})\/[0-9a-f-]{36}\.jpg)$/.exec(path)?.[1];
  const [row] = key
    ? await db.select({ id: testimonials.id }).from(testimonials).where(eq(testimonials.photoKey, key))
    : [];
  if (!key || !row) throw notFound('Picture');
  return key;
}

// SQL

type Wanted = { until: Date; after: string; now: Date };

/**
 * Orders of which everything is delivered, the last of it within these days, and whose buyer has not been asked lately. Never
 * of somebody who wants her money back, has withdrawn, waits for an answer of ours, or is in need.
 */
async function listOrdersToAsk(db: Db, { until, after, now }: Wanted): Promise<OrderRow[]> {
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const since = at(new Date(until.getTime() - ASKED_WITHIN_MS));
  const rested = at(new Date(now.getTime() - REST_MS));
  const hers = sql`o.email = ${orders.email}`;
  return db
    .select()
    .from(orders)
    .where(
      and(
        gt(orders.id, after),
        eq(orders.state, 'paid'),
        sql`${orders.returnWanted} is null`,
        sql`${orders.id} in (select f.order_id from fulfilments f
          where f.stage = 'delivered' and f.delivered_at > ${since} and f.delivered_at <= ${at(until)})`,
        sql`not exists (select from fulfilments f where f.order_id = ${orders.id}
          and (f.stage <> 'delivered' or f.delivered_at > ${at(until)}))`,
        sql`not exists (select from session_credits c join sessions s on s.id = c.session_id
          where c.source = 'order:' || ${orders.id} and s.ends_at > ${at(until)})`,
        sql`not exists (select from testimonials t join orders o on o.id = t.order_id
          where t.order_id = ${orders.id} or (${hers} and t.asked_at > ${rested}))`,
        sql`not exists (select from refunds r join orders o on o.id = r.order_id
          where ${hers} and r.requested_at >= ${orders.createdAt})`,
        sql`not exists (select from withdrawal_requests w
          where w.email = ${orders.email} and w.requested_at >= ${orders.createdAt})`,
        sql`not exists (select from intakes i join orders o on o.id = i.order_id
          where ${hers} and i.care_severity is not null)`,
        sql`not exists (select from support_tickets t where t.status in ('open', 'in_progress')
          and (t.user_email = ${orders.email} or t.user_id = ${orders.userId}))`,
        isNotPausing(DUTY, orders.id, now),
      ),
    )
    .orderBy(orders.id)
    .limit(BATCH);
}
