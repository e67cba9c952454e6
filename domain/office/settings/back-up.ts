import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { DomainError, notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal/index.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { refuseWithoutRoom } from '../../room.ts';
import type { Services } from '../../services.ts';
import { dropBackup, findBackup, insertBackup, listBackups } from './queries.ts';

/** Older ones are removed: what should live longer belongs on another machine. */
const KEPT = 5;
/** Longer than any upload takes. */
const A_DAY_MS = 86_400_000;

/** The whole database as of this moment, stored with the other files until the owner downloads it. */
export async function backUpNow(services: Services, { actor }: { actor: Actor }): Promise<void> {
  ownerOnly(actor);
  await refuseWithoutRoom(services, 'a backup can be made');
  const { files, db, clock, backups, log } = services;
  const made = await backups.make().catch((err: Error) => {
    log.error({ err }, 'a backup could not be made');
    throw new DomainError('unavailable', `The backup could not be made: ${err.message}`);
  });
  try {
    const { size: bytes } = await stat(made.file);
    const name = clock.now().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
    const fileKey = `backups/${name}.backup`;
    // Should this process die before the backup is written down, it would lie there unknown, with everybody's data.
    const at = new Date(clock.now().getTime() + A_DAY_MS);
    await removeLater(services, db, { keys: [fileKey], reason: 'a backup was never finished', at });
    await files.put(fileKey, createReadStream(made.file), { contentType: 'application/gzip' });
    await noteBackup(services, { actor, fileKey, bytes, rows: made.rows });
  } finally {
    await rm(made.file, { force: true });
  }
  for (const old of (await listBackups(db)).slice(KEPT)) {
    await db.transaction(async (tx) => {
      await dropBackup(tx, old.id);
      await removeLater(services, tx, { keys: [old.fileKey], reason: 'a backup grew old' });
    });
  }
}

const noteBackup = ownerVerb<{ fileKey: string; bytes: number; rows: number }, void>(
  'backup.made',
  async ({ clock }, tx, { fileKey, bytes, rows }) => {
    const { id } = await insertBackup(tx, { madeAt: clock.now(), fileKey, bytes, rows });
    return { about: { kind: 'backup', id }, after: { rows, bytes }, answer: undefined };
  },
);

/** It holds everybody's data, so each download goes to the audit log. */
export const fetchBackup = ownerVerb<{ backupId: string }, { fileKey: string; filename: string }>(
  'backup.downloaded',
  async (_services, tx, { backupId }) => {
    const found = await findBackup(tx, knownId(backupId, 'Backup'));
    if (!found) throw notFound('Backup');
    const filename = found.fileKey.split('/').at(-1) ?? 'database.backup';
    return { about: { kind: 'backup', id: found.id }, answer: { fileKey: found.fileKey, filename } };
  },
);
