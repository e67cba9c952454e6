import type { PersonalData } from '../personal-data.ts';
import { eraseSessions, listSeatIds, listSessionIds, moveSessions, tables } from './personal/queries.ts';

export const practiceData: PersonalData = {
  tables,
  matters: async (db, who) => [
    ...(await listSessionIds(db, who)).map((id) => `session:${id}`),
    ...(await listSeatIds(db, who)).map((id) => `seat:${id}`),
  ],
  erase: (_services, tx, who) => eraseSessions(tx, who),
  move: moveSessions,
};
