import type { PersonalData } from '../personal-data.ts';
import { eraseSessions, listSessionIds, moveSessions, tables } from './personal/queries.ts';

export const practiceData: PersonalData = {
  tables,
  matters: async (db, who) => (await listSessionIds(db, who)).map((id) => `session:${id}`),
  erase: (_services, tx, who) => eraseSessions(tx, who),
  move: moveSessions,
};
