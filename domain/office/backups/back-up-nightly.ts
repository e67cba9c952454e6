import { asError } from '../../../shared/problem.ts';
import { addDays, dateIn, instantOf } from '../../../shared/wall-time.ts';
import { fullHour, type OwnerNotice, tellOwner } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { forgetOldRows, rowOf } from './back-up.ts';
import { type BackupRow, databaseBegan, insertBackup, listBackups, noteTrial } from './queries.ts';

/** A little less than a week, so that each week's trial comes in the same night. */
const TRIAL_EVERY_MS = 6.5 * 86_400_000;
const path = '/office/settings/health';

/** For a job, every hour: makes the backup of the night when its hour has passed, and tries one a week. */
export async function backUpNightly(services: Parts): Promise<void> {
  const { db, clock, config, backups } = services;
  if (config.mode === 'demo' || backups.hour === undefined || !(await isDue(services, backups.hour))) return;
  const made = await backups.make(clock.now()).catch(async (error) => {
    await tell(services, {
      key: `backup-failed:${dateIn(clock.now(), zoneOf(services))}`,
      title: 'Tonight’s backup failed',
      text: `${asError(error).message}. It is tried again by itself.`,
    });
    throw error;
  });
  const row = await insertBackup(db, rowOf(made, { madeAt: clock.now(), isNightly: true }));
  if (row.problem) {
    const title = 'A backup did not get everywhere';
    await tell(services, { key: `backup-place:${row.id}`, title, text: `${row.problem}.` });
  }
  await forgetOldRows(services);
  await tryWeekly(services, row);
}

const zoneOf = ({ content }: Pick<Parts, 'content'>) => content.current().site.timeZone;

/** Since the last time the clock showed that hour there was none. A machine that sleeps at night makes it when it wakes. */
async function isDue({ db, clock, content }: Parts, hour: number): Promise<boolean> {
  const zone = zoneOf({ content });
  const now = clock.now();
  const today = dateIn(now, zone);
  const hours = [today, addDays(today, -1)].map((date) => instantOf(date, fullHour(hour), zone));
  const last = hours.find((at) => at && at <= now);
  if (!last || (await databaseBegan(db)) >= last) return false;
  const nightly = (await listBackups(db)).find(({ isNightly }) => isNightly);
  return !nightly || nightly.madeAt < last;
}

/** A backup that was never restored is a hope. */
async function tryWeekly(services: Parts, row: BackupRow): Promise<void> {
  const { db, clock, backups, log } = services;
  const since = clock.now().getTime() - TRIAL_EVERY_MS;
  const tried = (await listBackups(db)).some(({ triedAt }) => triedAt && triedAt.getTime() > since);
  if (tried) return;
  const problem = await backups.check(row.fileKey).then(
    () => null,
    (error) => asError(error).message,
  );
  await noteTrial(db, row.id, { at: clock.now(), problem });
  if (!problem) return;
  log.error({ problem }, 'a backup does not restore');
  const title = 'A backup does not restore';
  await tell(services, { key: `backup-trial:${row.id}`, title, text: `${problem}.` });
}

const tell = (services: Parts, notice: Pick<OwnerNotice, 'key' | 'title' | 'text'>) =>
  services.db.transaction((tx) => tellOwner(services, tx, { kind: 'backup', path, ...notice }));
