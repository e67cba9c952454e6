import type { PersonalData } from '../personal-data.ts';
import { eraseNotices, tables } from './personal/queries.ts';

export const noticesData: PersonalData = {
  tables,
  erase: (_services, tx, who) => eraseNotices(tx, who),
};
