import { DomainError } from '../../errors.ts';
import { type Actor, ownerVerb, staffOnly } from '../../identity/index.ts';
import { dropWaitingMails } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import {
  endSleep,
  RETENTION_SETTING,
  type RetentionDays,
  readRestoredCopy,
  readRetention,
  retained,
  retention,
  writeSetting,
} from '../../settings/index.ts';

/** What becomes of the letters that wait in a restored copy: the site it was made of may have sent them. */
export const waitingLetters = ['recent', 'all', 'none'] as const;
export type WaitingLetters = (typeof waitingLetters)[number];
const RECENT_MS = 24 * 3_600_000;

/** For the banner of the office; undefined: this is no copy, or it is awake. */
export async function readSleep({ db }: Pick<Parts, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  return readRestoredCopy(db);
}

/** From here on it is the site: letters leave, jobs run, providers are asked. */
export const wakeCopy = ownerVerb<{ letters: WaitingLetters }, void>(
  'copy.woken',
  async (services, tx, { letters }) => {
    const copy = await readRestoredCopy(tx);
    if (!copy) throw new DomainError('conflict', 'This site is awake already.');
    const now = services.clock.now();
    const before = { all: undefined, recent: new Date(now.getTime() - RECENT_MS), none: now }[letters];
    const dropped = before ? await dropWaitingMails(services, tx, before) : 0;
    await endSleep(tx);
    await services.jobs.enqueue(tx, 'settle-payments');
    await services.jobs.enqueue(tx, 'send-mails');
    return {
      about: { kind: 'settings', id: 'restored_copy' },
      before: copy,
      after: { letters, dropped },
      answer: undefined,
    };
  },
);

/** How long what only grows is stored, with the reasons and how far each may be moved. */
export async function readRetentionTable({ db }: Pick<Parts, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const days = await readRetention(db);
  return retained.map((what) => ({ what, ...retention[what], days: days[what] }));
}

export const changeRetention = ownerVerb<{ days: RetentionDays }, void>(
  'settings.retention_changed',
  async (_services, tx, { days }) => {
    const before = await readRetention(tx);
    await writeSetting(tx, RETENTION_SETTING, days);
    return { about: { kind: 'settings', id: RETENTION_SETTING }, before, after: days, answer: undefined };
  },
);
