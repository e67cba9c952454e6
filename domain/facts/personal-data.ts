import type { PersonalData } from '../personal-data.ts';
import { eraseFacts, moveFacts, tables } from './queries.ts';

export const factsData: PersonalData = {
  tables,
  erase: (_services, tx, who) => eraseFacts(tx, who),
  move: moveFacts,
};
