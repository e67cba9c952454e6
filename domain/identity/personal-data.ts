import type { PersonalData } from '../personal-data.ts';
import { closeInto, eraseAccount, eraseFromLog, tables } from './personal/queries.ts';

export const identityData: PersonalData = {
  tables,
  matters: async (_db, { userId }) => (userId ? [`account:${userId}`] : []),
  async erase(_services, tx, who) {
    await eraseFromLog(tx, who);
    await eraseAccount(tx, who);
  },
  move: closeInto,
};
