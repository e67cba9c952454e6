import { z } from 'zod';
import { DAY, WEEK } from '../../../shared/durations.ts';
import { listTold } from '../../duties.ts';
import { DomainError } from '../../errors.ts';
import { readWaitingFiles } from '../../file-removal.ts';
import { type Actor, ownerVerb, staffOnly } from '../../identity/index.ts';
import { wordsOfDuty } from '../../jobs.ts';
import { dropMailsWrittenBefore, readMarketingStop } from '../../mail/index.ts';
import { leastFreeDisk } from '../../room.ts';
import type { Deps, Services } from '../../services.ts';
import {
  endSleep,
  RETENTION_SETTING,
  readRestoredCopy,
  readRetention,
  readSetting,
  retained,
  retention,
  retentionRules,
  writeSetting,
} from '../../settings.ts';
import { listBackups } from '../backups.ts';
import { readOutages } from '../outages.ts';
import { isFresh, readTrials } from '../set-up.ts';
import { readDatabaseFacts, readJobFacts, readMailFacts } from './queries.ts';

/** The state of the system: jobs, mail, database, backups, version. */
export async function readHealth(services: Services, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const { db, config, mail, files, payments, clock } = services;
  const [database, jobs, mails, backups, warnings, retention, { helplines }] = await Promise.all([
    readDatabaseFacts(db),
    readJobFacts(db),
    readMailFacts(db),
    listBackups(db),
    readWarnings(services),
    readRetentionTable(services, { actor }),
    readTrials(db),
  ]);
  return {
    version: config.version,
    mode: config.mode,
    now: clock.now().toISOString(),
    upSince: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    database: database && { ...database, bytes: Number(database.bytes) },
    jobs,
    mails,
    returns: warnings.databaseReturns,
    room: warnings.room,
    waitingFiles: warnings.waitingFiles,
    outages: warnings.outages,
    failing: warnings.failing,
    retention,
    backups: backups.map(({ madeAt, triedAt, fileKey: _, ...backup }) => ({
      ...backup,
      madeAt: madeAt.toISOString(),
      triedAt: triedAt?.toISOString(),
    })),
    backupWays: { places: services.backups.places, hour: services.backups.hour, key: services.backups.key },
    helplines: { checkedAt: helplines?.checkedAt, isFresh: isFresh(helplines?.checkedAt, clock.now()) },
    ways: { mail: mail.destination, files: files.destination, payments: payments.name },
  };
}

/** As many as fit one look. */
const SHOWN = 20;

/** What may be wrong with the site itself: for Today, which warns, and for the health page, which tells more. */
export async function readWarnings(services: Services) {
  const [waitingFiles, outages, databaseReturns, room, marketingStop, told] = await Promise.all([
    readWaitingFiles(services),
    readOutages(services),
    readDatabaseRestarts(services),
    leastFreeDisk(services),
    readMarketingStop(services),
    listTold(services.db, SHOWN),
  ]);
  const failing = told.map(({ duty, subject, label, path, message, firstAt, nextTryAt }) => ({
    key: `${duty}:${subject}`,
    what: wordsOfDuty(duty),
    label,
    path,
    message,
    since: firstAt.toISOString(),
    nextTryAt: nextTryAt.toISOString(),
  }));
  return { waitingFiles, outages, databaseReturns, room, marketingStop, failing };
}

const RETURNS = 'database_returns';
const REMEMBERED_MS = WEEK;

type Returns = { at: string; times: number };

/** The database had ended by itself and was started again: whoever looks after the machine should ask why. */
export async function noteDatabaseRestart({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = asReturns(await readSetting(db, RETURNS));
  await writeSetting(db, RETURNS, { at: clock.now().toISOString(), times: (before?.times ?? 0) + 1 });
}

/** The last time, and how often so far; forgotten after a quiet week. */
async function readDatabaseRestarts({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const returns = asReturns(await readSetting(db, RETURNS));
  const isRecent = returns && clock.now().getTime() - Date.parse(returns.at) < REMEMBERED_MS;
  return isRecent ? returns : undefined;
}

function asReturns(value: unknown): Returns | undefined {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('times' in value))
    return undefined;
  const { at, times } = value;
  return typeof at === 'string' && typeof times === 'number' ? { at, times } : undefined;
}

/** What becomes of the letters that wait in a restored copy: the site it was made of may have sent them. */
const waitingLetters = z.enum(['recent', 'all', 'none']);
const RECENT_MS = DAY;

/** For the banner of the office; undefined: this is no copy, or it is awake. */
export async function readRestoredCopyBanner({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  return readRestoredCopy(db);
}

/** From here on it is the site: letters leave, jobs run, providers are asked. */
export const activateRestoredCopy = ownerVerb(
  'copy.woken',
  z.object({ letters: waitingLetters }),
  async (services, tx, { letters }) => {
    const copy = await readRestoredCopy(tx);
    if (!copy) throw new DomainError('conflict', 'This site is awake already.');
    const now = services.clock.now();
    const before = { all: undefined, recent: new Date(now.getTime() - RECENT_MS), none: now }[letters];
    const dropped = before ? await dropMailsWrittenBefore(services, tx, before) : 0;
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
async function readRetentionTable({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const days = await readRetention(db);
  return retained.map((what) => ({ what, ...retention[what], days: days[what] }));
}

export const changeRetention = ownerVerb(
  'settings.retention_changed',
  retentionRules,
  async (_services, tx, { actor: _, ...days }) => {
    const before = await readRetention(tx);
    await writeSetting(tx, RETENTION_SETTING, days);
    return { about: { kind: 'settings', id: RETENTION_SETTING }, before, after: days, answer: undefined };
  },
);
