import type { PersonalData } from '../personal-data.ts';
import { eraseCustomers, isBackup, listMatters, tables } from './personal/queries.ts';

export const officeData: PersonalData = {
  tables,
  matters: listMatters,
  erase: (_services, tx, who) => eraseCustomers(tx, who),
  usesFile: isBackup,
};
