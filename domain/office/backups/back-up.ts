import { whichToKeep } from '../../../db/backups/which-to-keep.ts';
import { asError } from '../../../shared/problem.ts';
import { DomainError, notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal/index.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { refuseWithoutRoom } from '../../room.ts';
import type { Parts, Services } from '../../services.ts';
import { type BackupRow, dropBackup, findBackup, insertBackup, listAllBackups } from './queries.ts';

/** Enough to know what is wrong. */
const NAMED = 50;

type Made = Awaited<ReturnType<Services['backups']['make']>>;

/** Database and files as of this moment, in every place of backups. */
export async function backUpNow(services: Services, { actor }: { actor: Actor }): Promise<void> {
  ownerOnly(actor);
  const { backups, clock, log } = services;
  await refuseWithoutRoom({ files: backups }, 'a backup can be made');
  const made = await backups.make(clock.now()).catch((error) => {
    log.error({ err: asError(error) }, 'a backup could not be made');
    throw new DomainError('unavailable', `The backup could not be made: ${asError(error).message}`);
  });
  await noteByOwner(services, { actor, made });
  await forgetOldRows(services);
}

const noteByOwner = ownerVerb<{ made: Made }, void>('backup.made', async (services, tx, { made }) => {
  const { id, rows, files, bytes } = await insertBackup(tx, rowOf(made, { madeAt: services.clock.now() }));
  return { about: { kind: 'backup', id }, after: { rows, files, bytes }, answer: undefined };
});

export const rowOf = (
  { name, rows, files, missing, bytes, key, places, problems }: Made,
  about: { madeAt: Date; isNightly?: boolean },
) => ({
  ...{ fileKey: name, rows, files, bytes, places, ...about },
  ...{ missing: missing.length, missingNames: missing.slice(0, NAMED) },
  keyMark: key ?? null,
  problem: problems.join('; ') || null,
});

/** Files of the time when a backup lay among them; since then it has a name and places of its own. */
const isAmongFiles = ({ fileKey }: BackupRow) => fileKey.startsWith('backups/');
const nameIn = ({ fileKey }: BackupRow) => fileKey.replace(/^backups\/|\.backup$/g, '');

/** The places have forgotten theirs by the same rule. */
export async function forgetOldRows(services: Parts): Promise<void> {
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
