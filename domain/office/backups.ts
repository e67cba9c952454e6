import { desc, eq, lte, sql } from 'drizzle-orm';
import { whichToKeep } from '../../db/backups/which-to-keep.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { backups } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { noFields } from '../../shared/fields.ts';
import { asError } from '../../shared/problem.ts';
import { addDays, dateIn, instantOf } from '../../shared/wall-time.ts';
import { DomainError, notFound } from '../errors.ts';
import { removeLater } from '../file-removal.ts';
import { formVerb } from '../form-verb.ts';
import { allowOwner, ownerVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { notifyOwner, type OwnerNotice, wallTimeOfHour } from '../notices/index.ts';
import { refuseWithoutRoom } from '../room.ts';
import type { Deps, Services } from '../services.ts';

const path = '/office/settings/health';

/** The same files missing night after night are told once. */
const tellOfMissing = (services: Deps, { files, missing, missingNames }: BackupRow): Promise<void> =>
  tell(services, {
    key: `backup-missing:${missing}:${missingNames[0]}`,
    title: 'A backup is incomplete',
    text: `It holds the database and ${files} of ${files + missing} files. These could not be read: ${missingNames.slice(0, 5).join(', ')}${missing > 5 ? ' and more, all named under Health and backups' : ''}.`,
  });

/** Since the last time the clock showed that hour there was none. A machine that sleeps at night makes it when it wakes. */
async function isDue({ db, clock, content }: Deps, hour: number): Promise<boolean> {
  const zone = zoneOf({ content });
  const now = clock.now();
  const today = dateIn(now, zone);
  const hours = [today, addDays(today, -1)].map((date) => instantOf(date, wallTimeOfHour(hour), zone));
  const last = hours.find((at) => at && at <= now);
  if (!last || (await databaseBegan(db)) >= last) return false;
  const nightly = (await listBackups(db, { until: now })).find(({ isNightly }) => isNightly);
  return !nightly || nightly.madeAt < last;
}

const zoneOf = ({ content }: Pick<Deps, 'content'>) => content.current().site.timeZone;

const tell = (services: Deps, notice: Pick<OwnerNotice, 'key' | 'title' | 'text'>) =>
  services.db.transaction((tx) => notifyOwner(services, tx, { kind: 'backup', path, ...notice }));

/** The places have forgotten theirs by the same rule. */
async function forgetOldRows(services: Deps): Promise<void> {
  const { db } = services;
  const rows = await listAllBackups(db);
  const kept = whichToKeep(rows.map(nameIn));
  for (const row of rows.filter((one) => !kept.has(nameIn(one)))) {
    await db.transaction(async (tx) => {
      await dropBackup(tx, row.id);
      const keys = isAmongFiles(row) ? [row.fileKey] : [];
      await removeLater(services, tx, { keys, reason: 'a backup grew old' });
    });
  }
}

const nameIn = ({ fileKey }: BackupRow) => fileKey.replace(/^backups\/|\.backup$/g, '');

/** Files of the time when a backup lay among them; since then it has a name and places of its own. */
const isAmongFiles = ({ fileKey }: BackupRow) => fileKey.startsWith('backups/');

type Fetched = { filename: string; name: string; fileKey?: string };

/** It holds everybody's data, so each download goes to the audit log. */
export const fetchBackup = ownerVerb<{ backupId: string }, Fetched>(
  'backup.downloaded',
  async (_services, tx, { backupId }) => {
    const found = await findBackup(tx, knownId(backupId, 'Backup'));
    if (!found) throw notFound('Backup');
    const name = nameIn(found);
    const answer = isAmongFiles(found)
      ? { name, filename: `${name}.backup`, fileKey: found.fileKey }
      : { name, filename: `aura-${name}.tar` };
    return { about: { kind: 'backup', id: found.id }, answer };
  },
);

type BackupRow = typeof backups.$inferSelect;

// SQL

/** A little less than a week, so that each week's trial comes in the same night. */
const TRIAL_EVERY_MS = 6.5 * DAY;

/** For a job, every hour: makes the backup of the night when its hour has passed. */
export async function backUpNightly(services: Deps): Promise<void> {
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

/** For a job, every hour: a backup that was never restored is a hope, so the newest is restored once a week, elsewhere. */
export async function tryBackup(services: Deps): Promise<void> {
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

/** Enough to know what is wrong. */
const NAMED = 50;

type Made = Awaited<ReturnType<Services['backups']['make']>>;

/** Database and files as of this moment, in every place of backups. */
export const backUpNow = formVerb(
  noFields,
  async (services, { actor }) => {
    const { backups, clock, log } = services;
    await refuseWithoutRoom({ files: backups }, 'a backup can be made');
    const made = await backups.make(clock.now()).catch((error) => {
      log.error({ err: asError(error) }, 'a backup could not be made');
      throw new DomainError('unavailable', `The backup could not be made: ${asError(error).message}`);
    });
    await noteByOwner(services, { actor, made });
    await forgetOldRows(services);
  },
  allowOwner,
);

const noteByOwner = ownerVerb<{ made: Made }, void>('backup.made', async (services, tx, { made }) => {
  const { id, rows, files, bytes } = await insertBackup(tx, rowOf(made, { madeAt: services.clock.now() }));
  return { about: { kind: 'backup', id }, after: { rows, files, bytes }, answer: undefined };
});

const rowOf = (
  { name, rows, files, missing, bytes, key, places, problems }: Made,
  about: { madeAt: Date; isNightly?: boolean },
) => ({
  fileKey: name,
  rows,
  files,
  bytes,
  places,
  ...about,
  missing: missing.length,
  missingNames: missing.slice(0, NAMED),
  keyMark: key ?? null,
  problem: problems.join('; ') || null,
});

/** Two of the same second are one: the second has taken the first one's place. */
async function insertBackup(db: Db | Tx, row: typeof backups.$inferInsert): Promise<BackupRow> {
  const [made] = await db
    .insert(backups)
    .values(row)
    .onConflictDoUpdate({ target: backups.fileKey, set: row })
    .returning();
  if (!made) throw new Error('the backup was not written down');
  return made;
}

/** Newest first. `until`: one that is dated in the future, because a clock was wrong, is nobody's newest. */
export async function listBackups(db: Db | Tx, { until }: { until?: Date } = {}): Promise<BackupRow[]> {
  const all = db.select().from(backups).orderBy(desc(backups.madeAt)).limit(30);
  return until ? all.where(lte(backups.madeAt, until)) : all;
}

const listAllBackups = async (db: Db | Tx): Promise<BackupRow[]> =>
  db.select().from(backups).orderBy(desc(backups.madeAt));

async function findBackup(db: Db | Tx, id: string): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backups).where(eq(backups.id, id));
  return row;
}

async function dropBackup(db: Db | Tx, id: string): Promise<void> {
  await db.delete(backups).where(eq(backups.id, id));
}

async function noteTrial(
  db: Db | Tx,
  id: string,
  { at, problem, hindrance }: { at: Date; problem: string | null; hindrance: string | null },
): Promise<void> {
  await db
    .update(backups)
    .set({ triedAt: at, trialProblem: problem, trialHindrance: hindrance })
    .where(eq(backups.id, id));
}

/** Since when there is something to lose. */
async function databaseBegan(db: Db | Tx): Promise<Date> {
  const { rows } = await db.execute<{ began: Date }>(
    sql`select min(applied_at) as began from schema_migrations`,
  );
  return new Date(rows[0]?.began ?? 0);
}
