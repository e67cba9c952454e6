import { randomInt } from 'node:crypto';
import { and, eq, exists, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { membershipCancellations, orders, subscriptions, users } from '../../db/schema/index.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { postMail } from '../mail/index.ts';
import { officeMoment, toldDay, toldMoment } from '../moments.ts';
import { notifyOwner } from '../notices/index.ts';
import type { Deps } from '../services.ts';
import { changeAtProvider, stopCharging } from './manage-membership.ts';
import type { SubscriptionRow } from './membership.ts';

export type CancellationInput = {
  /** Made when the form was read over. */
  submission: string;
  name: string;
  email: string;
  orderNumber?: string;
  reason?: string;
};

/**
 * Takes a declaration, whoever sends it, and acknowledges it with its date. What it means is looked up by a job: neither the
 * answer nor the time that it takes tells whether somebody is a member. Sent twice, it is one.
 */
export async function declareCancellation(services: Deps, input: CancellationInput) {
  const { db, clock, jobs, content } = services;
  const requestedAt = clock.now();
  return db.transaction(async (tx) => {
    const made = await insertCancellation(tx, { ...input, reference: newReference('C'), requestedAt });
    const row = made ?? (await cancellationOf(tx, input.submission));
    if (!row) throw new Error('the cancellation was neither kept nor found');
    if (made) {
      await postMail(services, tx, letterTo(row, { kind: 'received' }));
      await jobs.enqueue(tx, 'check-memberships');
    }
    const receivedAt = officeMoment(row.requestedAt, content.current().site.timeZone);
    return { reference: row.reference, receivedAt };
  });
}

type Answer = { kind: 'received' } | { kind: 'ending'; until: Date } | { kind: 'none' };

function letterTo({ id, email, name, reference, requestedAt, orderNumber, reason }: Row, answer: Answer) {
  return {
    to: email,
    about: `cancellation:${id}`,
    template: 'cancellation' as const,
    props: {
      ...{ reference, name, email, receivedAt: toldMoment(requestedAt), kind: answer.kind },
      ...{ orderNumber: orderNumber ?? undefined, reason: reason || undefined },
      until: answer.kind === 'ending' ? toldDay(answer.until) : undefined,
    },
  };
}

/** Without the letters and digits that are taken for each other on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** What somebody who declared something can name on the telephone. */
export const newReference = (letter: 'C' | 'W'): string =>
  `${letter}-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

const BATCH = 20;

/** For a job: what was declared takes effect. Done twice, nothing is cancelled or written twice. */
export async function carryOutCancellations(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'check-memberships',
    next: () => listToCarryOut(db, clock.now(), BATCH),
    subject: ({ id }) => id,
    shown: ({ reference }) => ({ label: `cancellation ${reference}`, path: '/office/memberships' }),
    work: (row) => carryOut(services, row),
  });
}

/** The provider is asked first; the letter that says when each one ends comes with its answer, as always. */
async function carryOut(services: Deps, row: Row): Promise<void> {
  const { db, clock } = services;
  const all = await membershipsOf(db, row);
  const running = all.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd);
  for (const one of running) await changeAtProvider(services, one, stopCharging(services, one));
  await db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(membershipCancellations)
      .set({ found: all.length, handledAt: clock.now() })
      .where(and(eq(membershipCancellations.id, row.id), isNull(membershipCancellations.handledAt)))
      .returning();
    if (!claimed) return;
    const [ending] = all;
    if (!ending) await postMail(services, tx, letterTo(row, { kind: 'none' }));
    else if (running.length === 0)
      await postMail(services, tx, letterTo(row, { kind: 'ending', until: ending.currentPeriodEnd }));
    if (!ending || row.reason) await tellOwner(services, tx, row, all.length);
  });
}

/** A mistyped address must not keep anybody in: a person looks at what the rule could not find, and at a special reason. */
const tellOwner = (
  services: Deps,
  tx: Tx,
  { id, name, email, reference, reason, orderNumber }: Row,
  found: number,
) =>
  notifyOwner(services, tx, {
    ...{
      kind: 'payment',
      key: `cancellation:${id}`,
      about: `cancellation:${id}`,
      path: '/office/memberships',
    },
    title: found
      ? `A membership was cancelled for a special reason (${reference})`
      : `A cancellation fits no membership (${reference})`,
    text: [
      `${name}, ${email}${orderNumber ? `, order ${orderNumber}` : ''}.`,
      found
        ? 'It ends with the time that is paid. Please see whether it has to end earlier, or money goes back.'
        : 'Under this address none is running. The sender has been told; please look whether another address is meant.',
      reason,
    ]
      .filter(Boolean)
      .join(' '),
  });

type Row = typeof membershipCancellations.$inferSelect;

// SQL

async function insertCancellation(
  tx: Tx,
  row: typeof membershipCancellations.$inferInsert,
): Promise<Row | undefined> {
  const [made] = await tx
    .insert(membershipCancellations)
    .values(row)
    .onConflictDoNothing({ target: membershipCancellations.submission })
    .returning();
  return made;
}

async function cancellationOf(tx: Tx, submission: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(membershipCancellations)
    .where(eq(membershipCancellations.submission, submission));
  return row;
}

const listToCarryOut = (db: Db, now: Date, limit: number): Promise<Row[]> =>
  db
    .select()
    .from(membershipCancellations)
    .where(
      and(
        isNull(membershipCancellations.handledAt),
        isNotPausing('check-memberships', membershipCancellations.id, now),
      ),
    )
    .orderBy(membershipCancellations.requestedAt)
    .limit(limit);

/** Bought with that address, or by the account that has it. */
async function membershipsOf(db: Db, { email }: Row): Promise<SubscriptionRow[]> {
  const ofAccount = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, orders.userId), eq(users.email, email)));
  const rows = await db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(
      and(
        or(eq(orders.email, email), exists(ofAccount)),
        inArray(subscriptions.status, ['active', 'past_due']),
        isNull(subscriptions.withdrawnAt),
        isNull(subscriptions.months),
      ),
    )
    .orderBy(subscriptions.orderId);
  return rows.map(({ subscription }) => subscription);
}
