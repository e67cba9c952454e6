import type { PersonalData } from '../personal-data.ts';
import { eraseContacts, listMatters, tables } from './queries.ts';

export const contactsData: PersonalData = {
  tables,
  matters: listMatters,
  erase: (_services, tx, who) => eraseContacts(tx, who),
};
