import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findProduct } from '../../content/catalogue.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orders, testimonials } from '../../db/schema/index.ts';
import { text, ticked } from '../../shared/fields.ts';
import { DomainError, notFound } from '../errors.ts';
import type { FormVerb } from '../form-verb.ts';
import { type Actor, ownerVerb, staffOnly } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { aboutOrder, addressedToBuyer, existingOrder } from '../shop/index.ts';
import { isShortened } from './shortened.ts';
import { changeLocked, readTestimonialRule, type TestimonialRow, testimonialUrl } from './testimonials.ts';

// What the owner does with what customers wrote: shows it, whole or in passages, asks for a change, or declines with thanks.

/** As many characters as a page shows of one. */
export const LONGEST_SHOWN = 500;

/** Which one, and as of which version: what somebody decides is about what she has read. */
const seen = { testimonialId: z.string(), version: z.coerce.number().int() };
type Seen = { testimonialId: string; version: number };

const MEANWHILE = 'She has changed it or taken it back since you opened it. Please open it again.';

type Decision = Partial<Pick<TestimonialRow, 'state' | 'shownQuote' | 'shownAt' | 'wish'>>;

/** Where the customer changed it or took it back meanwhile, there is nothing to decide. Her words stay out of the audit log. */
async function decide(
  services: Deps,
  tx: Tx,
  { testimonialId, version }: Seen,
  work: (before: TestimonialRow) => Decision | Promise<Decision>,
) {
  const id = knownId(testimonialId, 'Testimonial');
  let states = { before: '', after: '' };
  await changeLocked(services, tx, id, async (_tx, before) => {
    const isOpen = before.state === 'written' || before.state === 'shown' || before.state === 'declined';
    if (!isOpen || before.version !== version) throw new DomainError('conflict', MEANWHILE);
    const change = await work(before);
    states = { before: before.state, after: change.state ?? before.state };
    return change;
  });
  return { about: { kind: 'testimonial', id }, ...states, answer: {} };
}

/** What pages show is read anew before the answer. */
const thenRefresh = <Schema extends z.ZodObject, Who extends object, Answer>(
  verb: FormVerb<Schema, Who, Answer>,
): FormVerb<Schema, Who, Answer> =>
  Object.assign(
    async (services: Deps, input: z.input<Schema> & Who) => {
      const done = await verb(services, input);
      await services.content.refresh();
      return done;
    },
    { schema: verb.schema },
  );

const KEEPS =
  'Only her own words can be shown: leave passages out, with … where they stood, or ask her for a change.';

/** Shown on the page of its product and among the others, from the next look at the site on. */
export const showTestimonial = thenRefresh(
  ownerVerb(
    'testimonial.shown',
    z.object({ ...seen, quote: text(LONGEST_SHOWN, 'Please leave some of it.'), keepsMeaning: ticked }),
    (services, tx, { quote, keepsMeaning, ...which }, refuse) =>
      decide(services, tx, which, (before) => {
        if (!before.consentAt)
          throw new DomainError('forbidden', 'She has not agreed that anybody else reads it.');
        const isWhole = quote === before.quote;
        if (!isWhole && !isShortened(before.quote, quote)) throw refuse({ quote: KEEPS });
        if (!isWhole && !keepsMeaning)
          throw refuse({
            keepsMeaning: 'Please read both once more, and say that it still means what she wrote.',
          });
        return { state: 'shown', shownQuote: quote, shownAt: services.clock.now() };
      }),
  ),
);

/** What the owner would like to be different goes to her, with the link by which she changes it, or does not. */
export const returnTestimonial = thenRefresh(
  ownerVerb(
    'testimonial.returned',
    z.object({ ...seen, wish: text(1_000, 'Please say what you would like to be different.') }),
    (services, tx, { wish, ...which }) =>
      decide(services, tx, which, async (before) => {
        const order = await existingOrder(tx, before.orderId);
        await postMail(services, tx, {
          ...addressedToBuyer(order),
          template: 'testimonial-returned',
          props: { ...aboutOrder(services, order), wish, url: testimonialUrl(services, before.id) },
        });
        return { state: 'returned', wish, shownQuote: null };
      }),
  ),
);

/** Not shown, or shown no more. She keeps what she wrote under her link, and is thanked where the owner wants that. */
export const declineTestimonial = thenRefresh(
  ownerVerb(
    'testimonial.declined',
    z.object({ ...seen, thank: ticked }),
    (services, tx, { thank, ...which }) =>
      decide(services, tx, which, async (before) => {
        const order = await existingOrder(tx, before.orderId);
        const props = { ...aboutOrder(services, order), url: testimonialUrl(services, before.id) };
        if (thank)
          await postMail(services, tx, {
            ...addressedToBuyer(order),
            template: 'testimonial-declined',
            props,
          });
        return { state: 'declined', shownQuote: null };
      }),
  ),
);

const SHOWN = 200;

/** For the office: what waits for a decision, then everything else that was written, the newest first; and how many were asked. */
export async function listTestimonialsToRead(services: Deps, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const { db } = services;
  const [rows, rule, asked] = await Promise.all([
    listWritten(db),
    readTestimonialRule(db),
    db.$count(testimonials),
  ]);
  const { catalogue } = services.content.current();
  return {
    rule,
    asked,
    lines: rows.map(
      ({ testimonial: { id, state, name, rating, quote, productId, ...row }, productName }) => ({
        ...{ id, state, name, quote, rating: rating ?? undefined },
        product: findProduct(catalogue, productId)?.name ?? productName,
        isAgreed: row.consentAt !== null,
        at: (row.writtenAt ?? row.updatedAt).toISOString(),
      }),
    ),
  };
}

export type TestimonialLine = Awaited<ReturnType<typeof listTestimonialsToRead>>['lines'][number];

/** One of them, with everything that a decision needs. */
export async function readTestimonialToDecide(
  services: Deps,
  { actor, testimonialId }: { actor: Actor; testimonialId: string },
) {
  staffOnly(actor);
  const [row] = await services.db
    .select()
    .from(testimonials)
    .where(eq(testimonials.id, knownId(testimonialId, 'Testimonial')));
  if (!row?.writtenAt || row.state === 'withdrawn') throw notFound('Testimonial');
  const order = await existingOrder(services.db, row.orderId);
  const { id, state, version, quote, shownQuote, name, place, rating, photoKey, wish } = row;
  return {
    ...{ id, state, version, quote, name, place, wish, rating: rating ?? undefined },
    shownQuote: shownQuote ?? undefined,
    photo: photoKey ? `/${photoKey}` : undefined,
    product: findProduct(services.content.current().catalogue, row.productId)?.name ?? order.productName,
    order: { id: order.id, number: order.number },
    consent:
      row.consentText && row.consentAt
        ? { text: row.consentText, at: row.consentAt.toISOString() }
        : undefined,
    writtenAt: row.writtenAt.toISOString(),
    longest: LONGEST_SHOWN,
  };
}

// SQL

async function listWritten(db: Db) {
  return db
    .select({ testimonial: testimonials, productName: orders.productName })
    .from(testimonials)
    .innerJoin(orders, eq(orders.id, testimonials.orderId))
    .where(inArray(testimonials.state, ['written', 'returned', 'shown', 'declined']))
    .orderBy(desc(sql`${testimonials.state} = 'written'`), desc(testimonials.writtenAt), asc(testimonials.id))
    .limit(SHOWN);
}
