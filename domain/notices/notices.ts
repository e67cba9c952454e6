import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { notices } from '../../db/schema/index.ts';
import type { Mail } from '../../emails/mails.ts';
import { orNull, ticked, whole } from '../../shared/fields.ts';
import { recordOf } from '../../shared/records.ts';
import { addDays, dateIn, instantOf, showIn, type WallTime } from '../../shared/wall-time.ts';
import type { FactOf } from '../facts.ts';
import { type Actor, listOwners, ownerOnly, ownerVerb } from '../identity/index.ts';
import { wordsOfDuty } from '../jobs.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { readSetting, retainedSince, writeSetting } from '../settings.ts';
import { mailChoices, type NoticeKind, noticeKindNames, noticeKinds } from './kinds.ts';
import { postPush } from './push.ts';

export type OwnerNotice = {
  kind: NoticeKind;
  /** Told once under this name; without one, every time. */
  key?: string;
  title: string;
  text: string;
  /** Where she can do something about it. */
  path: string;
  /** Whose it is, such as 'order:…': the notice goes with that. */
  about?: string;
  /** Goes at once by every channel, whatever she has chosen and whatever hour it is: somebody's life may depend on it. */
  isUrgent?: boolean;
  /** A letter of its own, in place of the plain one; `none` where a letter could not leave anyway. */
  letter?: Mail | 'none';
};

/**
 * Tells the owner, in the caller's transaction, by the channels she has chosen. In her quiet hours, and where she wants
 * a digest, it waits for its time (office/due-notices.ts).
 */
export async function notifyOwner(services: Deps, tx: Tx, notice: OwnerNotice): Promise<void> {
  const now = services.clock.now();
  const { kind, key = crypto.randomUUID(), title, text, path, about, letter } = notice;
  const settings = await loadOwnerNoticeSettings(tx);
  const due = notice.isUrgent
    ? { mail: now, push: now }
    : dueTimes(settings, kind, now, services.content.current().site.timeZone);
  const mail = letter === 'none' ? null : due.mail;
  const later = (at: Date | null) => (at && at > now ? at : null);
  const isNew = await insertNotice(tx, {
    kind,
    key,
    title,
    text,
    path,
    about,
    createdAt: now,
    mailAt: later(mail),
    pushAt: later(due.push),
  });
  if (!isNew) return;
  if (mail && mail <= now) await mailOwners(services, tx, plainLetter(services, notice), about);
  if (due.push && due.push <= now) await pushOwners(services, tx, { title, body: text, path, tag: key });
}

/** A consequence: a job cannot do something by itself. */
export async function notifyOfFailure(services: Deps, tx: Tx, fact: FactOf<'work-failing'>): Promise<void> {
  const { duty, label, path, message, isLeftOut } = fact;
  const then = isLeftOut ? 'It was left out' : 'It is tried again';
  const words = wordsOfDuty(duty);
  await notifyOwner(services, tx, {
    kind: 'work',
    key: failureKey(fact),
    path,
    title: label ? `${words}: ${label}` : words,
    text: `This cannot be done by itself: ${message}. ${then}; everything else goes on.`,
  });
}

type OfWork = FactOf<'work-failing' | 'work-done-again'>;
const failureKey = ({ duty, subject, firstAt }: OfWork) => `work:${duty}:${subject}:${firstAt.toISOString()}`;

/** A consequence: it was done after all. What waits to be told of it is not told any more. */
export const dropFailureNotice = (_services: Deps, tx: Tx, fact: FactOf<'work-done-again'>) =>
  deleteNotice(tx, failureKey(fact));

/** When a notice of this kind is to go, by each channel; null: not at all. */
function dueTimes({ kinds, quiet, digestHour }: NoticeSettings, kind: NoticeKind, now: Date, zone: string) {
  const { mail, push } = kinds[kind];
  const soon = quietUntil(now, quiet, zone) ?? now;
  const mailAt = { now: soon, digest: nextMomentAt(now, wallTimeOfHour(digestHour ?? 8), zone), off: null };
  return { mail: mailAt[mail], push: push ? soon : null };
}

function plainLetter({ config }: Deps, { letter, title, text, path }: OwnerNotice): Mail {
  if (letter && letter !== 'none') return letter;
  return { template: 'owner-notice', props: { title, text, url: `${config.appUrl}${path}` } };
}

export async function mailOwners(services: Deps, tx: Tx, letter: Mail, about?: string): Promise<void> {
  for (const { id, email } of await listOwners(tx)) {
    await postMail(services, tx, { to: email, userId: id, about, ...letter });
  }
}

async function pushOwners(
  services: Deps,
  tx: Tx,
  push: { title: string; body: string; path: string; tag: string },
): Promise<void> {
  for (const { id } of await listOwners(tx)) await postPush(services, tx, { userId: id, ...push });
}

/** Letters whose waiting is over, for whoever puts them into one. They are taken once. */
export const takeHeldLetters = ({ clock }: Pick<Deps, 'clock'>, tx: Tx): Promise<NoticeRow[]> =>
  takeHeld(tx, 'mail', clock.now());

/** Pushes whose waiting is over: one as it is, several as a count, because nobody wants a morning of ten. */
export async function pushHeld(services: Deps): Promise<void> {
  await services.db.transaction(async (tx) => {
    const held = await takeHeld(tx, 'push', services.clock.now());
    const [first] = held;
    if (!first) return;
    const { title, text, path, key } = first;
    const one = { title, body: text, path, tag: key };
    const many = {
      title: `${held.length} things since you were away`,
      body: held.map((notice) => notice.title).join(', '),
      path: '/office',
      tag: 'held',
    };
    await pushOwners(services, tx, held.length === 1 ? one : many);
  });
}

/** Whether this is the first to ask for the digest of a day. */
export const claimDigest = ({ clock }: Pick<Deps, 'clock'>, tx: Tx, date: string): Promise<boolean> =>
  insertNotice(tx, {
    kind: 'digest',
    key: `digest:${date}`,
    title: 'Digest',
    text: '',
    path: '/office',
    createdAt: clock.now(),
  });

export async function pruneNotices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOldNotices(db, await retainedSince(db, 'notices', clock.now()));
}

const SETTING = 'notices';

const hour = z.number().int().min(0).max(23);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time, such as 22:00.');
const channels = z.object({ mail: z.enum(mailChoices), push: z.boolean() });

const noticeRules = z.object({
  kinds: z.object(
    recordOf(noticeKindNames, (kind) => channels.default({ mail: noticeKinds[kind].mail, push: true })),
  ),
  quiet: z.object({ from: time, to: time }).nullable(),
  /** At this hour of hers; null: no digest. */
  digestHour: hour.nullable(),
});
export type NoticeSettings = z.infer<typeof noticeRules>;

const atFirst: NoticeSettings = noticeRules.parse({ kinds: {}, quiet: null, digestHour: null });

/** What is not stored, or not any more as it should be, is as at first. */
export async function loadOwnerNoticeSettings(db: Db | Tx): Promise<NoticeSettings> {
  return noticeRules.safeParse(await readSetting(db, SETTING)).data ?? atFirst;
}

/** As the form of `changeOwnerNoticeSettings` shows them. */
export async function readOwnerNoticeSettings({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const { kinds, quiet, digestHour } = await loadOwnerNoticeSettings(db);
  return {
    mail: recordOf(noticeKindNames, (kind) => kinds[kind].mail),
    push: recordOf(noticeKindNames, (kind) => kinds[kind].push),
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    digestHour,
  };
}

const chosen = z.object({
  mail: z.object(recordOf(noticeKindNames, () => z.enum(mailChoices))),
  push: z.object(recordOf(noticeKindNames, () => ticked)).prefault({}),
  quietFrom: orNull(time),
  quietTo: orNull(time),
  digestHour: orNull(whole(0, 23, 'Please choose an hour.')),
});

export const changeOwnerNoticeSettings = ownerVerb(
  'settings.notices_changed',
  chosen,
  async (_services, tx, { mail, push, quietFrom, quietTo, digestHour }, refuse) => {
    if (digestHour === null && Object.values(mail).includes('digest')) {
      throw refuse({ digestHour: 'Choose an hour: some notices wait for the digest.' });
    }
    const settings: NoticeSettings = {
      kinds: recordOf(noticeKindNames, (kind) => ({ mail: mail[kind], push: push[kind] })),
      quiet: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
      digestHour,
    };
    const before = await loadOwnerNoticeSettings(tx);
    await writeSetting(tx, SETTING, settings);
    return { about: { kind: 'settings', id: 'notices' }, before, after: settings, answer: undefined };
  },
);

type QuietHours = { from: WallTime; to: WallTime };

/** Until when it is quiet, by her wall clock; undefined while it is not. A night goes past midnight. */
export function quietUntil(now: Date, quiet: QuietHours | null, zone: string): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const time = showIn(now, zone, 'HH:mm');
  const { from, to } = quiet;
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? nextMomentAt(now, to, zone) : undefined;
}

/** The next moment at which her clock shows this time. Where clocks skip it, the next day's. */
export function nextMomentAt(now: Date, time: WallTime, zone: string): Date {
  const today = dateIn(now, zone);
  for (const days of [0, 1, 2]) {
    const moment = instantOf(addDays(today, days), time, zone);
    if (moment && moment > now) return moment;
  }
  throw new Error(`no clock in ${zone} ever shows ${time}`);
}

export const wallTimeOfHour = (hour: number): WallTime => `${String(hour).padStart(2, '0')}:00`;

type NoticeRow = typeof notices.$inferSelect;

// SQL

/** False where it was told before. */
async function insertNotice(tx: Tx, row: typeof notices.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(notices)
    .values(row)
    .onConflictDoNothing({ target: notices.key })
    .returning({ id: notices.id });
  return made.length > 0;
}

/** What waited for its time by one channel, oldest first; with this it waits no more. */
async function takeHeld(tx: Tx, channel: 'mail' | 'push', now: Date): Promise<NoticeRow[]> {
  const column = channel === 'mail' ? notices.mailAt : notices.pushAt;
  const rows = await tx
    .select()
    .from(notices)
    .where(lte(column, now))
    .orderBy(asc(notices.createdAt), asc(notices.id))
    .for('update', { skipLocked: true });
  for (const { id } of rows) {
    await tx
      .update(notices)
      .set(channel === 'mail' ? { mailAt: null } : { pushAt: null })
      .where(eq(notices.id, id));
  }
  return rows;
}

async function deleteNotice(tx: Tx, key: string): Promise<void> {
  await tx.delete(notices).where(eq(notices.key, key));
}

async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db
    .delete(notices)
    .where(and(lt(notices.createdAt, before), sql`coalesce(${notices.mailAt}, ${notices.pushAt}) is null`));
}
