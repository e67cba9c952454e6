import type { PersonalData } from '../personal-data.ts';
import { dropDeletion, tables } from './deletion/queries.ts';

export const deletionData: PersonalData = {
  tables,
  async erase(_services, tx, { userId }) {
    if (userId) await dropDeletion(tx, userId);
  },
};
