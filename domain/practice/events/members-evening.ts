/**
 * An evening for the Soul Circle: one button in the office makes it (manage-events.ts), a letter tells every member of it, and a seat is taken with one
 * press and without a checkout. To everybody else there is no such event.
 */
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { events } from '../../../db/schema/index.ts';
import { onBothClocks } from '../../../shared/visitor-formats.ts';
import { readerOf } from '../../contacts/index.ts';
import { isNotPausing, processDue } from '../../duties.ts';
import { postMail } from '../../mail/index.ts';
import type { Deps, Services } from '../../services.ts';
import { type CircleReader, listCircle, newestMembership } from '../../shop/index.ts';
import { practiceZone } from '../practice.ts';
import type { EventRow } from './queries.ts';
import { countSeats, findEventBySlug, listSeatsOf, lockEvent, updateEvent } from './queries.ts';
import { isOnSale, minutesOf } from './seat.ts';

/** Whether somebody may see it and take a seat: anybody, or members alone. */
export const isOpenTo = async (
  db: Db | Tx,
  { isPublic, forMembers }: EventRow,
  memberId: string | null | undefined,
): Promise<boolean> => isPublic || (forMembers && !!memberId && (await isMember(db, memberId)));

const isMember = async (db: Db | Tx, memberId: string): Promise<boolean> =>
  (await newestMembership(db, memberId))?.subscription.benefits === true;

/** What lies ahead for a member: those she has no seat at yet, soonest first. Nothing for whoever is in no Circle. */
export async function readEvenings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { memberId }: { memberId: string },
) {
  const rows = await listEvenings(db, clock.now());
  if (rows.length === 0 || !(await isMember(db, memberId))) return [];
  const mine = new Set((await listSeatsOf(db, memberId)).map(({ event }) => event.id));
  const counts = await countSeats(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .filter((event) => !mine.has(event.id) && isOnSale(event, clock.now()))
    .map((event) => {
      const { taken = 0, held = 0, offered = 0 } = counts.get(event.id) ?? {};
      return {
        slug: event.slug,
        title: event.title,
        startsAt: event.startsAt.toISOString(),
        minutes: minutesOf(event),
        isFull: event.seats - taken - held - offered <= 0,
      };
    });
}
export type Evening = Awaited<ReturnType<typeof readEvenings>>[number];

/** For the calendars that members have subscribed to. */
export async function listEvenings(db: Db | Tx, now: Date): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.forMembers, true), isNull(events.cancelledAt), gt(events.endsAt, now)))
    .orderBy(asc(events.startsAt))
    .limit(24);
}

/** A step of the job: the letter about an evening goes to everybody in the Circle, in the transaction that says so. */
export async function announceEvenings(services: Services): Promise<void> {
  await processDue(services, {
    duty: 'event-duties',
    next: () => listToAnnounce(services.db, services.clock.now()),
    subject: ({ id }) => `announce:${id}`,
    work: ({ id }) => services.db.transaction((tx) => announceOne(services, tx, id)),
  });
}

async function announceOne(services: Deps, tx: Tx, id: string): Promise<void> {
  const now = services.clock.now();
  const event = await lockEvent(tx, id);
  if (!event || event.announcedAt || !isOnSale(event, now)) return;
  const home = await practiceZone(services, tx);
  for (const reader of await listCircle(tx)) await inviteOne(services, tx, { event, reader, home });
  await updateEvent(tx, event.id, { announcedAt: now });
}

type Invited = { event: EventRow; reader: CircleReader; home: string };

async function inviteOne(services: Deps, tx: Tx, { event, reader, home }: Invited): Promise<void> {
  const { formats, zone } = await readerOf(tx, reader.email);
  await postMail(services, tx, {
    to: reader.email,
    userId: reader.userId ?? undefined,
    about: `event:${event.id}`,
    template: 'members-evening',
    props: {
      name: reader.name.split(' ')[0] ?? '',
      title: event.title,
      summary: event.description.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, ' ').trim()),
      ...onBothClocks(formats, event.startsAt, { home, zone }),
      minutes: minutesOf(event),
      seats: event.seats,
      url: `${services.config.appUrl}/portal/sessions`,
    },
  });
}

/** The event behind an address, whoever it is for. */
export async function eventForPage(db: Db | Tx, slug: string): Promise<EventRow | undefined> {
  const row = await findEventBySlug(db, slug);
  return row && (row.isPublic || row.forMembers) ? row : undefined;
}

// SQL

async function listToAnnounce(db: Db, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.isAnnounced, true),
        isNull(events.announcedAt),
        isNull(events.cancelledAt),
        gt(events.startsAt, now),
        isNotPausing('event-duties', events.id, now),
      ),
    )
    .orderBy(asc(events.startsAt))
    .limit(10);
}
