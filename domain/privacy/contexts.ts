import { contactsData } from '../contacts/index.ts';
import { contentData } from '../content/index.ts';
import { deliveryData } from '../delivery/index.ts';
import { dutiesData } from '../duties/index.ts';
import { factsData } from '../facts/index.ts';
import { fileRemovalData } from '../file-removal/index.ts';
import { identityData } from '../identity/index.ts';
import { learningData } from '../learning/index.ts';
import { mailData } from '../mail/index.ts';
import { marketingData } from '../marketing/index.ts';
import { noticesData } from '../notices/index.ts';
import { officeData } from '../office/index.ts';
import type { PersonalData } from '../personal-data.ts';
import { practiceData } from '../practice/index.ts';
import { readingsData } from '../readings/index.ts';
import { settingsData } from '../settings/index.ts';
import { shopData } from '../shop/index.ts';
import { supportData } from '../support/index.ts';
import { deletionData } from './personal-data.ts';

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
