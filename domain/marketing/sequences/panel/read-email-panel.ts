import { type Actor, isStaff } from '../../../identity/index.ts';
import { listTemplates, waitingUntil } from '../../../mail/index.ts';
import { readCursor, writeCursor } from '../../../page-cursor.ts';
import type { Services } from '../../../services.ts';
import { readMailChoices } from '../../people/reach.ts';
import type { SequenceRow } from '../queries.ts';
import { conversionRate, sequenceStatus, sequenceStatuses } from '../sequence-status.ts';
import { plans, sequenceTemplates, sequenceTypeOf, sequenceTypes } from '../sequence-types.ts';
import { countFunnels, countSequences, listCarts, listSequences } from './queries.ts';

const PAGE = 25;

/** Who looks. What was sent to an address is shown once the address is proven to be hers. */
export type Reader = Actor & { email: string; emailVerified: boolean };

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
  const waiting = await waitingUntil(
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

export function toSequenceCard(row: SequenceRow, now: Date, waitingSince?: Date) {
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
