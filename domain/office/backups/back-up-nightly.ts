import { asError } from '../../../shared/problem.ts';
import { addDays, dateIn, instantOf } from '../../../shared/wall-time.ts';
import { fullHour, type OwnerNotice, tellOwner } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { forgetOldRows, rowOf } from './back-up.ts';
import { type BackupRow, databaseBegan, insertBackup, listBackups, noteTrial } from './queries.ts';

/** A little less than a week, so that each week's trial comes in the same night. */
const TRIAL_EVERY_MS = 6.5 * 86_400_000;
const path = '/office/settings/health';

/** For a job, every hour: makes the backup of the night when its hour has passed. */
export async function backUpNightly(services: Parts): Promise<void> {
  const { db, clock, config, backups } = services;
  if (config.mode === 'demo' || backups.hour === undefined || !(await isDue(services, backups.hour))) return;
  const made = await backups.make(clock.now()).catch(async (error) => {
    // Made by another process, or by hand: that one says how it ends.
    if (isRunning(error)) return undefined;
    await tell(services, {
      key: `backup-failed:${dateIn(clock.now(), zoneOf(services))}`,
      title: 'Tonight’s backup failed',
      text: `${asError(error).message}. It is tried again by itself.`,
    });
    throw error;
  });
  if (!made) return;
  const row = await insertBackup(db, rowOf(made, { madeAt: clock.now(), isNightly: true }));
  if (row.problem) {
    const title = 'A backup did not get everywhere';
    await tell(services, { key: `backup-place:${row.id}`, title, text: `${row.problem}.` });
  }
  if (row.missing > 0) await tellOfMissing(services, row);
  await forgetOldRows(services);
}

const isRunning = (error: unknown) => asError(error).name === 'BackupRunning';

/** The same files missing night after night are told once. */
const tellOfMissing = (services: Parts, { files, missing, missingNames }: BackupRow): Promise<void> =>
  tell(services, {
    key: `backup-missing:${missing}:${missingNames[0]}`,
    title: 'A backup is incomplete',
    text: `It holds the database and ${files} of ${files + missing} files. These could not be read: ${missingNames.slice(0, 5).join(', ')}${missing > 5 ? ' and more, all named under Health and backups' : ''}.`,
  });

const zoneOf = ({ content }: Pick<Parts, 'content'>) => content.current().site.timeZone;

/** Since the last time the clock showed that hour there was none. A machine that sleeps at night makes it when it wakes. */
async function isDue({ db, clock, content }: Parts, hour: number): Promise<boolean> {
  const zone = zoneOf({ content });
  const now = clock.now();
  const today = dateIn(now, zone);
  const hours = [today, addDays(today, -1)].map((date) => instantOf(date, fullHour(hour), zone));
  const last = hours.find((at) => at && at <= now);
  if (!last || (await databaseBegan(db)) >= last) return false;
  const nightly = (await listBackups(db, { until: now })).find(({ isNightly }) => isNightly);
  return !nightly || nightly.madeAt < last;
}

/** For a job, every hour: a backup that was never restored is a hope, so the newest is restored once a week, elsewhere. */
export async function tryBackup(services: Parts): Promise<void> {
  const { db, clock, backups, config, log } = services;
  if (config.mode === 'demo' || backups.hour === undefined) return;
  const now = clock.now();
  const made = await listBackups(db, { until: now });
  const newest = made.find(({ isNightly }) => isNightly);
  const since = now.getTime() - TRIAL_EVERY_MS;
  if (!newest || made.some(({ triedAt }) => triedAt && triedAt.getTime() > since)) return;
  const trial = await backups.check(newest.fileKey).then(
    () => ({ problem: null, hindrance: null }),
    (error: unknown) => {
      if (isRunning(error)) return undefined;
      const { message, name } = asError(error);
      return name === 'TrialImpossible'
        ? { problem: null, hindrance: message }
        : { problem: message, hindrance: null };
    },
  );
  if (!trial) return;
  await noteTrial(db, newest.id, { at: clock.now(), ...trial });
  if (trial.hindrance) {
    const key = `backup-untried:${dateIn(now, zoneOf(services)).slice(0, 7)}`;
    await tell(services, {
      key,
      title: 'Backups cannot be tried',
      text: `They are made, and cannot be tried: ${trial.hindrance}.`,
    });
  }
  if (!trial.problem) return;
  log.error({ problem: trial.problem }, 'a backup does not restore');
  const title = 'A backup does not restore';
  await tell(services, { key: `backup-trial:${newest.id}`, title, text: `${trial.problem}.` });
}

const tell = (services: Parts, notice: Pick<OwnerNotice, 'key' | 'title' | 'text'>) =>
  services.db.transaction((tx) => tellOwner(services, tx, { kind: 'backup', path, ...notice }));
