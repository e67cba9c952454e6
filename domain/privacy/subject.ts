import type { Db, Tx } from '../../db/connect.ts';
import { provenAddresses } from '../identity/index.ts';
import { addressKey } from '../mail/index.ts';
import type { Person, Subject } from '../personal-data.ts';
import type { Parts } from '../services.ts';

type Account = { id: string; email: string; emailVerified: boolean };
type Needs = Pick<Parts, 'config' | 'personalData'>;

/** An account's owner. `also`: addresses that the office vouches for. */
export async function subjectOfAccount(
  services: Needs,
  db: Db | Tx,
  account: Account,
  also: string[] = [],
): Promise<Subject> {
  const addresses = [...(await provenAddresses(db, account)), ...also];
  return subjectOf(services, db, { userId: account.id, addresses });
}

/** Somebody with all that is written about elsewhere as hers. */
export async function subjectOf(
  { config, personalData }: Needs,
  db: Db | Tx,
  { userId, addresses: given }: Pick<Person, 'userId' | 'addresses'>,
): Promise<Subject> {
  const addresses = [...new Set(given.map((address) => address.toLowerCase()))];
  const addressKeys = addresses.map((address) => addressKey(config, address));
  const person = { userId, addresses, addressKeys };
  const matters: string[] = [];
  for (const context of personalData) matters.push(...((await context.matters?.(db, person)) ?? []));
  return { ...person, matters };
}
