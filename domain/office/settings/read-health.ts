import { type Actor, staffOnly } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { listBackups } from '../backups/queries.ts';
import { isFresh, readTrials } from '../setup/set-up.ts';
import { readDatabaseFacts, readJobFacts, readMailFacts } from './queries.ts';
import { readWarnings } from './read-warnings.ts';
import { readRetentionTable } from './restored-copy.ts';

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
