import type { PersonalData } from '../personal-data.ts';
import { erasePeople, eraseSequences, listSequenceIds, tables } from './personal/queries.ts';

export const marketingData: PersonalData = {
  tables,
  matters: async (db, who) => (await listSequenceIds(db, who)).map((id) => `sequence:${id}`),
  async erase(_services, tx, who) {
    await eraseSequences(tx, who);
    await erasePeople(tx, who);
  },
};
