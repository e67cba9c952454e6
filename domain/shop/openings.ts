/**
 * "Tell me when it opens": an address for one letter about one product that cannot be bought just now. The letter is service
 * mail, for she asked for it; with it the address is forgotten, and after a year without one as well.
 */
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findProduct, soldNow } from '../../content/catalogue.ts';
import { openingConsent } from '../../content/consents.ts';
import { nextWords } from '../../content/weeks.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { openingRequests } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { email } from '../../shared/fields.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { isNotPausing, processDueInBatches } from '../duties.ts';
import { DomainError, notFound } from '../errors.ts';
import { formVerb } from '../form-verb.ts';
import { isId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import type { Deps, ReadsContent } from '../services.ts';

/** What the page of the list says of a product; nothing where nobody can wait for it. */
export function readProductOpening({ content }: ReadsContent, productId: string) {
  const { catalogue, site } = content.current();
  const product = findProduct(catalogue, productId);
  if (!product || product.archived || site.opensSoon) throw notFound('Product');
  const { id, name, paused, isFull } = product;
  return { id, name, isOpen: !paused && !isFull, consent: openingConsent(name) };
}

const PURPOSE = 'opening';

/** Asked twice, it is one letter; the answer is the same, and tells nobody who has asked before. */
export const askForProductOpening = formVerb(
  z.object({ email }),
  async (services, { productId, email: typed }: { productId: string; email: string }) => {
    const { name, isOpen, consent } = readProductOpening(services, productId);
    if (isOpen) throw new DomainError('conflict', `${name} can be ordered now.`);
    const address = typed.toLowerCase();
    const id = await insertRequest(services.db, {
      productId,
      email: address,
      consentText: consent,
      askedAt: services.clock.now(),
    });
    return { email: address, leave: signToken(services.config.secret, PURPOSE, id) };
  },
);

/** By the link of the page that thanked her. */
export const leaveProductOpening = formVerb(
  z.object({ leave: z.string().max(200) }),
  async (services, { leave }) => {
    const id = readToken(services.config.secret, PURPOSE, leave);
    if (!id || !isId(id)) throw notFound('Address');
    await services.db.delete(openingRequests).where(eq(openingRequests.id, id));
    return { left: true };
  },
);

const TOLD_AT_ONCE = 50;
const KEPT_MS = 365 * DAY;

/** Writes to everybody who waits for what can be bought again, and forgets her in the same transaction. */
export async function tellOfProductOpenings(services: Deps): Promise<number> {
  const { catalogue } = services.content.current();
  const open = new Map(
    soldNow(catalogue).flatMap((product) => (product.isFull ? [] : [[product.id, product]])),
  );
  const now = services.clock.now();
  let told = 0;
  await processDueInBatches(services, {
    duty: 'refresh-places',
    lock: (tx, only) => lockRequests(tx, now, { productIds: [...open.keys()], limit: TOLD_AT_ONCE, only }),
    subject: ({ id }) => id,
    work: async (tx, waiting) => {
      for (const { id, email: to, productId } of waiting) {
        const product = open.get(productId);
        if (!product) continue;
        const week = product.nextWeek && nextWords(product.nextWeek);
        const url = `${services.config.appUrl}/checkout/${productId}`;
        await postMail(services, tx, {
          to,
          template: 'product-open',
          props: { product: product.name, url, week },
        });
        await tx.delete(openingRequests).where(eq(openingRequests.id, id));
        told += 1;
      }
    },
  });
  await services.db
    .delete(openingRequests)
    .where(lt(openingRequests.askedAt, new Date(now.getTime() - KEPT_MS)));
  return told;
}

// SQL

async function insertRequest(db: Db, row: typeof openingRequests.$inferInsert): Promise<string> {
  const [kept] = await db
    .insert(openingRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [openingRequests.productId, openingRequests.email],
      set: { askedAt: row.askedAt, consentText: row.consentText },
    })
    .returning({ id: openingRequests.id });
  if (!kept) throw new Error('the address was not kept');
  return kept.id;
}

function lockRequests(
  tx: Tx,
  now: Date,
  { productIds, limit, only }: { productIds: string[]; limit: number; only?: string },
) {
  return tx
    .select()
    .from(openingRequests)
    .where(
      and(
        productIds.length > 0 ? inArray(openingRequests.productId, productIds) : sql`false`,
        only ? eq(openingRequests.id, only) : isNotPausing('refresh-places', openingRequests.id, now),
      ),
    )
    .orderBy(asc(openingRequests.askedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
