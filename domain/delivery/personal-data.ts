import { removeLater } from '../file-removal/index.ts';
import type { PersonalData } from '../personal-data.ts';
import {
  eraseDeliveries,
  isDeliveryFile,
  listFileKeys,
  listFiles,
  listWithdrawalIds,
  movePositions,
  tables,
} from './personal/queries.ts';

export const deliveryData: PersonalData = {
  tables,
  matters: async (db, who) => (await listWithdrawalIds(db, who)).map((id) => `withdrawal:${id}`),
  async *files({ db }, who) {
    yield* await listFiles(db, who);
  },
  async erase(services, tx, who) {
    await removeLater(services, tx, { keys: await listFileKeys(tx, who), reason: 'a person was erased' });
    await eraseDeliveries(tx, who);
  },
  move: movePositions,
  usesFile: isDeliveryFile,
};
