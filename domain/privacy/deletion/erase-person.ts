import type { Tx } from '../../../db/connect.ts';
import { addressesOf } from '../../contacts/index.ts';
import { once, workThrough } from '../../duties/index.ts';
import { accountByEmail } from '../../identity/index.ts';
import { addressKey } from '../../mail/index.ts';
import type { Subject } from '../../personal-data.ts';
import type { Parts } from '../../services.ts';
import { subjectOf, subjectOfAccount } from '../subject.ts';
import { listKnownAddresses, listToEraseAgain, noteErasedAgain, recordErased } from './queries.ts';

/**
 * Every context erases its own; what stays is said there. All or nothing. Her addresses are remembered by their hashes, so
 * that a restored backup does not bring her back.
 */
export async function erasePerson(services: Parts, tx: Tx, who: Subject): Promise<void> {
  for (const { erase } of services.personalData) await erase?.(services, tx, who);
  await recordErased(tx, who.addressKeys, services.clock.now());
}

/**
 * A restore has brought back what was erased since the backup was made (db/restore-erased.ts): it is erased once more.
 * Nobody is asked and nobody is written to: she has had her letter.
 */
export async function eraseAgain(services: Parts): Promise<number> {
  const { db, config, log } = services;
  const keys = new Set(await listToEraseAgain(db));
  if (keys.size === 0) return 0;
  const known = (await listKnownAddresses(db))
    .map((address) => ({ address, key: addressKey(config, address) }))
    .filter(({ key }) => keys.has(key));
  for (const { key } of known) keys.delete(key);
  await noteErasedAgain(db, [...keys]);
  const erased = await workThrough(services, {
    duty: 'erase-again',
    next: once(known),
    subject: ({ key }) => key,
    work: ({ address, key }) =>
      db.transaction(async (tx) => {
        await eraseByAddress(services, tx, address);
        await noteErasedAgain(tx, [key]);
      }),
  });
  log.info({ people: erased }, 'people who had been erased before the restore were erased again');
  return erased;
}

async function eraseByAddress(services: Parts, tx: Tx, address: string): Promise<void> {
  const account = await accountByEmail(tx, address);
  // Whoever works here was not erased: the address has come into other hands.
  if (account && account.role !== 'member') return;
  const also = account ? await addressesOf(tx, { userId: account.id }) : [];
  const who = account
    ? await subjectOfAccount(services, tx, account, [...also, address])
    : await subjectOf(services, tx, { userId: null, addresses: [address] });
  await erasePerson(services, tx, who);
}
