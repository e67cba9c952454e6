import { and, asc, count, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  chatConversations,
  fulfilments,
  mails,
  orders,
  refunds,
  supportTickets,
  withdrawalRequests,
} from '../../db/schema/index.ts';
import { DAY, HOUR } from '../../shared/durations.ts';
import { fileSize } from '../../shared/figures.ts';
import { entriesOf } from '../../shared/records.ts';
import { dateIn, instantOf } from '../../shared/wall-time.ts';
import { readConfirmedFacts } from '../content/index.ts';
import { runSteps } from '../duties.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import { checkBounceRate } from '../mail/index.ts';
import { officeDay, officeMoment } from '../moments.ts';
import {
  claimDigest,
  loadOwnerNoticeSettings,
  mailOwners,
  notifyOwner,
  type OwnerNotice,
  pushHeld,
  takeHeldLetters,
  wallTimeOfHour,
} from '../notices/index.ts';
import { leastFreeDisk } from '../room.ts';
import type { Deps } from '../services.ts';
import { listBackups } from './backups.ts';

const AHEAD_MS = 4 * HOUR;
/** Where one is made each night, two nights without are worth a word. */
const OLD_DAYS = { nightly: 2, byHand: 7 };
/** One dead address is everyday life; this many within a day are not. */
const MANY_BOUNCES = 3;
/** A digest that is later than that is left out: she has chosen another hour, or the site was away. */
const DIGEST_PATIENCE_MS = 3 * HOUR;

/** For a job, every minute: finds what nobody announces because it comes with time, and lets go of what waited. */
export async function sendDueNotices(services: Deps): Promise<void> {
  const tellAll = (find: (services: Deps) => Promise<OwnerNotice[]>) => async () => {
    for (const notice of await find(services))
      await services.db.transaction((tx) => notifyOwner(services, tx, notice));
  };
  await runSteps(services, 'tell-owner', {
    readings: tellAll(readingsDue),
    backups: tellAll(oldBackup),
    disk: tellAll(fullDisk),
    bounces: tellAll(manyBounces),
    marketing: () => stopMarketing(services),
    pushes: () => pushHeld(services),
    letters: () => mailHeld(services),
  });
}

async function readingsDue({ db, clock, content }: Deps): Promise<OwnerNotice[]> {
  const now = clock.now();
  const { timeZone } = content.current().site;
  const due = await listDueBetween(db, now, new Date(now.getTime() + AHEAD_MS));
  return due.map(({ id, orderId, dueAt, number, product }) => ({
    // Promised for another time, it is told again.
    kind: 'due',
    key: `due:${id}:${dueAt?.toISOString()}`,
    about: `order:${orderId}`,
    title: `Due soon: ${product}`,
    text: `Order ${number} is promised for ${dueAt ? officeMoment(dueAt, timeZone) : 'today'}.`,
    path: `/office/orders/${orderId}`,
  }));
}

/** Again and again, until there is a new one. */
async function oldBackup(services: Deps): Promise<OwnerNotice[]> {
  const { db, clock, content, config, backups } = services;
  if (config.mode === 'demo') return [];
  const [newest] = await listBackups(db, { until: clock.now() });
  if (!newest) return noBackup(services);
  const days = backups.hour === undefined ? OLD_DAYS.byHand : OLD_DAYS.nightly;
  const times = Math.floor((clock.now().getTime() - newest.madeAt.getTime()) / (days * DAY));
  if (times < 1) return [];
  const day = officeDay(newest.madeAt, content.current().site.timeZone);
  return [
    {
      kind: 'backup',
      key: `backup:${newest.id}:${times}`,
      path: '/office/settings/health',
      title: 'The last backup is old',
      text: `It was made on ${day}. See why in Health and backups, and make one by hand.`,
    },
  ];
}

/** Until the shop sells, the set-up asks for the first one. */
async function noBackup({ db, clock }: Deps): Promise<OwnerNotice[]> {
  const { openedAt } = await readConfirmedFacts(db);
  const times = openedAt
    ? Math.floor((clock.now().getTime() - Date.parse(openedAt)) / (OLD_DAYS.nightly * DAY))
    : 0;
  if (times < 1) return [];
  return [
    {
      kind: 'backup',
      key: `backup:none:${times}`,
      path: '/office/settings/health',
      title: 'There is no backup yet',
      text: 'Your shop sells, and everything in it exists once. Make a backup in Health and backups.',
    },
  ];
}

/** Once a day, long before uploads have to wait. */
async function fullDisk(services: Deps): Promise<OwnerNotice[]> {
  const { freeBytes = 0, isShort } = await leastFreeDisk(services);
  if (!isShort) return [];
  const day = dateIn(services.clock.now(), services.content.current().site.timeZone);
  return [
    {
      kind: 'disk',
      key: `disk:${day}`,
      path: '/office/settings/health',
      title: 'The disk fills up',
      text: `${fileSize(freeBytes)} are left. Make room before uploads, documents and backups have to wait.`,
    },
  ];
}

async function manyBounces({ db, clock, content }: Deps): Promise<OwnerNotice[]> {
  const now = clock.now();
  const many = await countCameBack(db, new Date(now.getTime() - DAY));
  if (many < MANY_BOUNCES) return [];
  return [
    {
      kind: 'bounces',
      key: `bounces:${dateIn(now, content.current().site.timeZone)}`,
      title: 'Letters come back',
      text: `${many} letters bounced or were called spam within a day. Those addresses get no marketing any more.`,
      path: '/office/outbox',
    },
  ];
}

/**
 * Asked only when something came back at all: counting a day's letters is not free. Stopped and told in one
 * transaction: a stop that nobody heard of would never be told.
 */
async function stopMarketing(services: Deps): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  if ((await countCameBack(db, new Date(now.getTime() - DAY))) === 0) return;
  await db.transaction(async (tx) => {
    const figures = await checkBounceRate(services, tx);
    if (!figures) return;
    const { sent, bounced, complained } = figures;
    await notifyOwner(services, tx, {
      kind: 'bounces',
      key: `stopped:${now.toISOString()}`,
      path: '/office/outbox',
      title: 'Marketing letters are stopped',
      text: `Of the last ${sent}, ${bounced} bounced and ${complained} were called spam. Nothing of the kind leaves until you let it go on in the outbox.`,
    });
  });
}

/** Several that waited are one letter; at the hour of the digest it also says what waits for her. */
async function mailHeld(services: Deps): Promise<void> {
  const { db, config, content } = services;
  const waits = await waitingLines(services);
  await db.transaction(async (tx) => {
    const held = await takeHeldLetters(services, tx);
    const date = await digestDate(services);
    const isDigest = date !== undefined && (await claimDigest(services, tx, date));
    if (held.length === 0 && !(isDigest && waits.length > 0)) return;
    const props = {
      isDigest,
      waits: isDigest ? waits : [],
      notices: held.map(({ title, text, path, createdAt }) => ({
        title,
        text,
        url: `${config.appUrl}${path}`,
        at: officeMoment(createdAt, content.current().site.timeZone),
      })),
      url: `${config.appUrl}/office`,
    };
    await mailOwners(services, tx, { template: 'owner-digest', props });
  });
}

/** The day whose digest is due now. */
async function digestDate({ db, clock, content }: Deps): Promise<string | undefined> {
  const { digestHour } = await loadOwnerNoticeSettings(db);
  if (digestHour === null) return undefined;
  const { timeZone } = content.current().site;
  const now = clock.now();
  const date = dateIn(now, timeZone);
  const at = instantOf(date, wallTimeOfHour(digestHour), timeZone);
  const late = at ? now.getTime() - at.getTime() : -1;
  return late >= 0 && late < DIGEST_PATIENCE_MS ? date : undefined;
}

/** How many things wait for a person: the figure in the title of the office's pages. */
export async function countOfficeWaiting(
  { db }: Pick<Deps, 'db'>,
  { actor }: { actor: Actor },
): Promise<number> {
  staffOnly(actor);
  return Object.values(await countWaiting(db)).reduce((sum, one) => sum + one, 0);
}

// SQL

const words: Record<keyof Waiting, { one: string; many: string; path: string }> = {
  readings: { one: 'reading to make', many: 'readings to make', path: '/office' },
  tickets: { one: 'ticket to answer', many: 'tickets to answer', path: '/portal/support' },
  chats: { one: 'chat that waits', many: 'chats that wait', path: '/portal/support' },
  refunds: { one: 'refund to decide', many: 'refunds to decide', path: '/office' },
  withdrawals: { one: 'withdrawal to decide', many: 'withdrawals to decide', path: '/office' },
};

/** The same as lines of a letter; what there is none of is left out. */
async function waitingLines({ db, config }: Pick<Deps, 'db' | 'config'>) {
  return entriesOf(await countWaiting(db))
    .filter(([, count]) => count > 0)
    .map(([what, count]) => {
      const { one, many, path } = words[what];
      return { words: `${count} ${count === 1 ? one : many}`, url: `${config.appUrl}${path}` };
    });
}

/** What the practitioner owes herself: a recording, or a document that waits for her release. */
const isHers = or(
  eq(fulfilments.stage, 'recording'),
  and(eq(fulfilments.stage, 'in_work'), fulfilments.held),
);

async function listDueBetween(db: Db, from: Date, to: Date) {
  const { id, orderId, dueAt } = fulfilments;
  return db
    .select({ id, orderId, dueAt, number: orders.number, product: orders.productName })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(isHers, gt(dueAt, from), lte(dueAt, to)))
    .orderBy(asc(dueAt))
    .limit(50);
}

/** Letters that came back since then. */
async function countCameBack(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mails)
    .where(and(inArray(mails.outcome, ['bounced', 'complained']), gt(mails.outcomeAt, since)));
  return row?.count ?? 0;
}

type Waiting = {
  readings: number;
  tickets: number;
  chats: number;
  refunds: number;
  withdrawals: number;
};

/** How much of each kind waits for a person. */
async function countWaiting(db: Db): Promise<Waiting> {
  const isOpen = inArray(supportTickets.status, ['open', 'in_progress']);
  const notEscalated = sql`not exists (select 1 from ${chatConversations}
    where ${chatConversations.id} = ${supportTickets.conversationId} and ${chatConversations.status} = 'escalated')`;
  const [readings, tickets, chats, asked, declared] = await Promise.all([
    db.$count(fulfilments, isHers),
    // An escalated chat is counted as itself.
    db.$count(supportTickets, and(isOpen, supportTickets.needsAnswer, notEscalated)),
    db.$count(chatConversations, eq(chatConversations.status, 'escalated')),
    db.$count(refunds, eq(refunds.state, 'requested')),
    db.$count(withdrawalRequests, eq(withdrawalRequests.state, 'received')),
  ]);
  return { readings, tickets, chats, refunds: asked, withdrawals: declared };
}
