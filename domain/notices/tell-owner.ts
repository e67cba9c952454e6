import type { Tx } from '../../db/connect.ts';
import type { Mail } from '../../emails/mails.ts';
import type { FactOf } from '../facts/index.ts';
import { listOwners } from '../identity/index.ts';
import { wordsOfDuty } from '../jobs.ts';
import { postMail } from '../mail/index.ts';
import type { Parts } from '../services.ts';
import type { NoticeKind } from './kinds.ts';
import { type NoticeSettings, noticeSettings } from './notice-settings.ts';
import { postPush } from './push/post-push.ts';
import { deleteNotice, insertNotice } from './queries.ts';
import { fullHour, nextTime, quietUntil } from './when-told.ts';

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
 * a digest, it waits for its time (office/notices/tell-due.ts).
 */
export async function tellOwner(services: Parts, tx: Tx, notice: OwnerNotice): Promise<void> {
  const now = services.clock.now();
  const { kind, key = crypto.randomUUID(), title, text, path, about, letter } = notice;
  const settings = await noticeSettings(tx);
  const due = notice.isUrgent
    ? { mail: now, push: now }
    : dueTimes(settings, kind, now, services.content.current().site.timeZone);
  const mail = letter === 'none' ? null : due.mail;
  const later = (at: Date | null) => (at && at > now ? at : null);
  const isNew = await insertNotice(tx, {
    ...{ kind, key, title, text, path, about, createdAt: now },
    mailAt: later(mail),
    pushAt: later(due.push),
  });
  if (!isNew) return;
  if (mail && mail <= now) await mailOwners(services, tx, plainLetter(services, notice), about);
  if (due.push && due.push <= now) await pushOwners(services, tx, { title, body: text, path, tag: key });
}

type OfWork = FactOf<'work-failing' | 'work-done-again'>;
const failureKey = ({ duty, subject, firstAt }: OfWork) => `work:${duty}:${subject}:${firstAt.toISOString()}`;

/** A consequence: a job cannot do something by itself. */
export async function tellOfFailure(services: Parts, tx: Tx, fact: FactOf<'work-failing'>): Promise<void> {
  const { duty, label, path, message, isLeftOut } = fact;
  const then = isLeftOut ? 'It was left out' : 'It is tried again';
  const words = wordsOfDuty(duty);
  await tellOwner(services, tx, {
    ...{ kind: 'work', key: failureKey(fact), path },
    title: label ? `${words}: ${label}` : words,
    text: `This cannot be done by itself: ${message}. ${then}; everything else goes on.`,
  });
}

/** A consequence: it was done after all. What waits to be told of it is not told any more. */
export const dropFailureNotice = (_services: Parts, tx: Tx, fact: FactOf<'work-done-again'>) =>
  deleteNotice(tx, failureKey(fact));

/** When a notice of this kind is to go, by each channel; null: not at all. */
export function dueTimes(
  { kinds, quiet, digestHour }: NoticeSettings,
  kind: NoticeKind,
  now: Date,
  zone: string,
) {
  const { mail, push } = kinds[kind];
  const soon = quietUntil(now, quiet, zone) ?? now;
  const mailAt = { now: soon, digest: nextTime(now, fullHour(digestHour ?? 8), zone), off: null };
  return { mail: mailAt[mail], push: push ? soon : null };
}

function plainLetter({ config }: Parts, { letter, title, text, path }: OwnerNotice): Mail {
  if (letter && letter !== 'none') return letter;
  return { template: 'owner-notice', props: { title, text, url: `${config.appUrl}${path}` } };
}

export async function mailOwners(services: Parts, tx: Tx, letter: Mail, about?: string): Promise<void> {
  for (const { id, email } of await listOwners(tx)) {
    await postMail(services, tx, { to: email, userId: id, about, ...letter });
  }
}

export async function pushOwners(
  services: Parts,
  tx: Tx,
  push: { title: string; body: string; path: string; tag: string },
): Promise<void> {
  for (const { id } of await listOwners(tx)) await postPush(services, tx, { userId: id, ...push });
}
