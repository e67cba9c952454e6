import type { Db, Tx } from '../../db/connect.ts';
import { contactsData } from '../contacts/index.ts';
import { contentData } from '../content/index.ts';
import { deliveryData } from '../delivery/index.ts';
import { dutiesData } from '../duties.ts';
import { factsData } from '../facts.ts';
import { fileRemovalData } from '../file-removal.ts';
import { identityData, provenAddresses } from '../identity/index.ts';
import { learningData } from '../learning/index.ts';
import { mailData, suppressionKey } from '../mail/index.ts';
import { marketingData } from '../marketing/index.ts';
import { noticesData } from '../notices/index.ts';
import { officeData } from '../office/index.ts';
import type { Person, PersonalData, Subject } from '../personal-data.ts';
import { practiceData } from '../practice/index.ts';
import { readingsData } from '../readings/index.ts';
import type { Deps } from '../services.ts';
import { settingsData } from '../settings.ts';
import { shopData } from '../shop/index.ts';
import { supportData } from '../support/index.ts';
import { dropDeletion, tables } from './deletion-queries.ts';

const deletionData: PersonalData = {
  tables,
  async erase(_services, tx, { userId }) {
    if (userId) await dropDeletion(tx, userId);
  },
};

const database: PersonalData = {
  tables: { 'public.schema_migrations': { nobody: 'the history of the tables' } },
};

/**
 * Every context, in the order in which a person is erased and an account is merged: from the top down, because upper
 * contexts find their rows through those of lower ones (a recording through its purchase, a document through its
 * order). The account itself comes last: what still hangs on it when it goes is deleted with it.
 */
export const personalData: PersonalData[] = [
  deletionData,
  officeData,
  supportData,
  deliveryData,
  learningData,
  practiceData,
  readingsData,
  marketingData,
  shopData,
  noticesData,
  mailData,
  contactsData,
  contentData,
  factsData,
  fileRemovalData,
  dutiesData,
  settingsData,
  database,
  identityData,
];

type Account = { id: string; email: string; emailVerified: boolean };
type Needs = Pick<Deps, 'config' | 'personalData'>;

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
  const addressKeys = addresses.map((address) => suppressionKey(config, address));
  const person = { userId, addresses, addressKeys };
  const matters: string[] = [];
  for (const context of personalData) matters.push(...((await context.matters?.(db, person)) ?? []));
  return { ...person, matters };
}
