import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { abandonedCarts, emailEvents, emailSequences } from '../../../db/schema/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, isStaff } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { listTemplates, mailsOfRun, sendTimesOfRuns } from '../../mail/index.ts';
import { type PageCursor, readCursor, writeCursor } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { readMailChoices } from '../reach.ts';
import {
  conversionRate,
  dueAt,
  plans,
  type SequenceStatus,
  type SequenceType,
  STALLED_AFTER_MS,
  sequenceStatus,
  sequenceStatuses,
  sequenceTemplates,
  sequenceTypeOf,
  sequenceTypes,
} from './sequence-types.ts';

const PAGE = 25;

type SequenceRow = typeof emailSequences.$inferSelect;

/** Who looks. What was sent to an address is shown once the address is proven to be hers. */
type Reader = Actor & { email: string; emailVerified: boolean };

/** As they stand in the address; what is not understood is as if it were not there. */
export type PanelQuery = Partial<Record<'type' | 'status' | 'search' | 'before' | 'carts', string>>;

export type EmailPanelData = Awaited<ReturnType<typeof readEmailPanel>>;

/** The panel: everything for staff; for a member her own rows, and what she wants to receive. */
export async function readEmailPanel(
  services: Services,
  { reader, query }: { reader: Reader; query: PanelQuery },
) {
  const { db, clock } = services;
  const now = clock.now();
  const staff = isStaff(reader);
  // An address that cannot be anybody's, so that an unproven one shows nothing.
  const of = staff ? undefined : reader.emailVerified ? reader.email : '';
  const filter = {
    type: sequenceTypeOf(query.type ?? ''),
    status: sequenceStatuses.find((status) => status === query.status),
    search: query.search?.trim() || undefined,
  };
  const [counts, rows, funnels, carts, preferences] = await Promise.all([
    countSequences(db, of, now),
    listSequences(db, { of, ...filter, before: readCursor(query.before ?? null) }, now, PAGE + 1),
    staff ? countFunnels(db) : [],
    staff ? listCarts(db, readCursor(query.carts ?? null), PAGE + 1) : [],
    staff ? undefined : readMailChoices(services, reader),
  ]);
  const page = rows.slice(0, PAGE);
  const waiting = await sendTimesOfRuns(
    db,
    page.filter(isUnderWay).map(({ id }) => id),
  );
  return {
    staff,
    stats: {
      totalSequences: counts.total,
      activeSequences: counts.active,
      completedSequences: counts.completed,
      toTheEnd: counts.toTheEnd,
      conversionRate: conversionRate(counts.converted, counts.total),
    },
    filter: { ...filter, paged: query.before !== undefined },
    rows: page.map((row) => toSequenceCard(row, now, waiting.get(row.id))),
    older: rows.length > PAGE ? cursorOf(page.at(-1)) : undefined,
    funnels: sequenceTypes.flatMap((type) => {
      const counted = funnels.find((funnel) => funnel.type === type);
      return counted ? { ...counted, title: plans[type].title } : [];
    }),
    carts: carts.slice(0, PAGE).map(toCartCard),
    olderCarts: carts.length > PAGE ? cursorOf(carts[PAGE - 1]) : undefined,
    preferences,
    proven: reader.emailVerified,
    groups: staff ? listTemplates(sequenceTemplates) : [],
  };
}

const isUnderWay = ({ stopReason, nextDueAt, pausedAt }: SequenceRow) =>
  stopReason === null && nextDueAt === null && pausedAt === null;

export type SequenceCard = ReturnType<typeof toSequenceCard>;

function toSequenceCard(row: SequenceRow, now: Date, waitingSince?: Date) {
  const { id, email, sequenceType, currentStep, discountCode, stopReason, pausedAt } = row;
  return {
    id,
    email,
    type: sequenceType,
    title: plans[sequenceType].title,
    currentStep,
    length: plans[sequenceType].steps.length,
    status: sequenceStatus(row, now),
    discountCode,
    nextDueAt: (row.nextDueAt ?? waitingSince)?.toISOString(),
    stopReason,
    paused: pausedAt !== null && stopReason === null,
  };
}

function toCartCard({
  id,
  email,
  cartItems,
  totalAmount,
  createdAt,
}: Awaited<ReturnType<typeof listCarts>>[number]) {
  return {
    id,
    email,
    items: cartItems.map(({ name }) => name),
    total: totalAmount,
    createdAt: createdAt.toISOString(),
  };
}

const cursorOf = (row: { createdAt: Date; id: string } | undefined) =>
  row && writeCursor({ at: row.createdAt, id: row.id });

export type SequenceDetail = Awaited<ReturnType<typeof readSequence>>;

/** One sequence step by step, for staff: what went out, what became of it, what is to come. */
export async function readSequence(
  { db, clock }: Services,
  { reader, sequenceId }: { reader: Reader; sequenceId: string },
) {
  const sequence = isStaff(reader) && (await findSequence(db, knownId(sequenceId, 'Sequence')));
  if (!sequence) throw notFound('Sequence');
  const [mails, events, waiting] = await Promise.all([
    mailsOfRun(db, sequenceId),
    listEvents(db, sequenceId),
    sendTimesOfRuns(db, [sequenceId]),
  ]);
  const { name, startedAt, lastSentAt, sequenceType, discountExpiresAt, stoppedAt, quizResults } = sequence;
  const steps = plans[sequenceType].steps.map(({ template }, step) => {
    const mail = mails.find((sent) => sent.step === step);
    return {
      template,
      dueAt: dueAt(sequenceType, step, startedAt)?.toISOString(),
      mailId: mail?.id,
      state: mail?.state,
      error: mail?.error ?? undefined,
      events: events
        .filter(({ emailTemplate }) => emailTemplate === template)
        .map(({ eventType, createdAt }) => ({ eventType, at: createdAt.toISOString() })),
    };
  });
  return {
    ...toSequenceCard(sequence, clock.now(), waiting.get(sequenceId)),
    name,
    quizResults,
    startedAt: startedAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString(),
    stoppedAt: stoppedAt?.toISOString(),
    discountExpiresAt: discountExpiresAt?.toISOString(),
    steps,
  };
}

const { completed, converted, lastSentAt, startedAt, createdAt, id, email, sequenceType } = emailSequences;

// SQL

/** The rule of sequence-types.ts in the database's words, for filters and counts. */
function statusIs(status: SequenceStatus, now: Date): SQL {
  const open = sql`(not ${completed} and not ${converted})`;
  const limit = new Date(now.getTime() - STALLED_AFTER_MS).toISOString();
  const silent = sql`coalesce(${lastSentAt}, ${startedAt}) < ${limit}::timestamptz`;
  switch (status) {
    case 'Completed':
      return sql`${completed}`;
    case 'Converted':
      return sql`(not ${completed} and ${converted})`;
    case 'Stalled':
      return sql`(${open} and ${silent})`;
    case 'Active':
      return sql`(${open} and not ${silent})`;
  }
}

type SequenceFilter = {
  /** Only this address: what a member may see. */
  of?: string;
  type?: SequenceType;
  status?: SequenceStatus;
  search?: string;
  before?: PageCursor;
};

/** Newest first, cut by the last row seen. */
async function listSequences(
  db: Db,
  { of, type, status, search, before }: SequenceFilter,
  now: Date,
  limit: number,
): Promise<SequenceRow[]> {
  return db
    .select()
    .from(emailSequences)
    .where(
      and(
        of === undefined ? undefined : eq(email, of),
        type && eq(sequenceType, type),
        status && statusIs(status, now),
        search ? sql`position(${search.toLowerCase()} in ${email}) > 0` : undefined,
        before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), lt(id, before.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

async function countSequences(db: Db, of: string | undefined, now: Date) {
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${statusIs('Active', now)})::int`,
      completed: sql<number>`count(*) filter (where ${completed})::int`,
      toTheEnd: sql<number>`count(*) filter (where ${emailSequences.stopReason} = 'completed')::int`,
      converted: sql<number>`count(*) filter (where ${converted})::int`,
    })
    .from(emailSequences)
    .where(of === undefined ? undefined : eq(email, of));
  return counts ?? { total: 0, active: 0, completed: 0, toTheEnd: 0, converted: 0 };
}

/** How far sequences of each type got: a letter out, a link clicked, something bought. */
async function countFunnels(db: Db) {
  return db
    .select({
      type: sequenceType,
      sent: sql<number>`count(${lastSentAt})::int`,
      clicked: sql<number>`count(${emailSequences.clickedAt})::int`,
      converted: sql<number>`count(*) filter (where ${converted} and ${lastSentAt} is not null)::int`,
    })
    .from(emailSequences)
    .groupBy(sequenceType);
}

async function findSequence(db: Db, sequenceId: string): Promise<SequenceRow | undefined> {
  const [row] = await db.select().from(emailSequences).where(eq(id, sequenceId));
  return row;
}

async function listEvents(db: Db, sequenceId: string) {
  return db
    .select({
      eventType: emailEvents.eventType,
      emailTemplate: emailEvents.emailTemplate,
      createdAt: emailEvents.createdAt,
    })
    .from(emailEvents)
    .where(eq(emailEvents.sequenceId, sequenceId))
    .orderBy(emailEvents.createdAt);
}

async function listCarts(db: Db, before: PageCursor | undefined, limit: number) {
  const { createdAt: at, id: cartId } = abandonedCarts;
  return db
    .select()
    .from(abandonedCarts)
    .where(before && or(lt(at, before.at), and(eq(at, before.at), lt(cartId, before.id))))
    .orderBy(desc(at), desc(cartId))
    .limit(limit);
}
