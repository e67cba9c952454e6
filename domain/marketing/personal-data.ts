import type { PersonalData } from '../personal-data.ts';
import { eraseSequences, listSequenceIds, tables } from './personal/queries.ts';

export const marketingData: PersonalData = {
  tables,
  matters: async (db, who) => (await listSequenceIds(db, who)).map((id) => `sequence:${id}`),
  erase: (_services, tx, who) => eraseSequences(tx, who),
};
