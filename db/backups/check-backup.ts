import { createHash } from 'node:crypto';
import { codeOf } from '../../shared/problem.ts';
import { backup } from '../backup.ts';
import { BackupError, readBackup } from '../backup-format.ts';
import { connectAs } from '../backup-tables.ts';
import { restore } from '../restore.ts';
import { type OpenBackup, verifyFiles } from './read-backup-parts.ts';
import { withDatabaseFile } from './restore-backup.ts';

const PREFIX = 'aura_check_';

/** It could not be tried, which says nothing about the backup. */
export class TrialImpossible extends BackupError {
  override name = 'TrialImpossible';
}

/** Restores a backup into a database that is thrown away, and compares: table by table all rows, and every file. */
export async function checkBackup(databaseUrl: string, opened: OpenBackup): Promise<void> {
  await verifyFiles(opened);
  await withDatabaseFile(opened, (file) =>
    inThrowAwayDatabase(databaseUrl, async (url) => {
      await restore(url, file);
      const again = `${file}-again`;
      await backup(url, again);
      compare(await digestsOf(file), await digestsOf(again));
    }),
  );
}

/** Of each table how many rows it has and what they add up to, in whatever order they come. */
async function digestsOf(file: string): Promise<Map<string, string>> {
  const sums = new Map<string, { rows: number; sum: bigint }>();
  await readBackup(file, {
    async row({ schema, name }, line) {
      const table = `${schema}.${name}`;
      const { rows, sum } = sums.get(table) ?? { rows: 0, sum: 0n };
      const digest = createHash('sha256').update(line).digest().readBigUInt64BE();
      sums.set(table, { rows: rows + 1, sum: BigInt.asUintN(64, sum + digest) });
    },
  });
  return new Map([...sums].map(([table, { rows, sum }]) => [table, `${rows} rows, ${sum.toString(16)}`]));
}

function compare(wanted: Map<string, string>, found: Map<string, string>): void {
  for (const table of new Set([...wanted.keys(), ...found.keys()])) {
    if (wanted.get(table) !== found.get(table)) {
      throw new BackupError(`after restoring, ${table} is not what was backed up`);
    }
  }
}

async function inThrowAwayDatabase(databaseUrl: string, work: (url: string) => Promise<void>) {
  const admin = await connectAs('aura-check', databaseUrl);
  try {
    await dropLeftovers(admin);
    const name = `${PREFIX}${Date.now()}`;
    await admin.query(`create database ${name} template template0`).catch((error) => {
      if (codeOf(error) !== '42501') throw error;
      throw new TrialImpossible('the database role may not create databases (CREATEDB)');
    });
    try {
      await work(databaseUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`));
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await admin.end();
  }
}

/** A check that was killed has left its database behind. */
async function dropLeftovers(admin: Awaited<ReturnType<typeof connectAs>>): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${PREFIX}')`,
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
}
