import type { PersonalData } from '../personal-data.ts';
import {
  erasePeople,
  eraseSequences,
  listPersonIds,
  listSequenceIds,
  movePeople,
  tables,
} from './personal/queries.ts';

export const marketingData: PersonalData = {
  tables,
  async matters(db, who) {
    const [sequences, people] = [await listSequenceIds(db, who), await listPersonIds(db, who)];
    return [...sequences.map((id) => `sequence:${id}`), ...people.map((id) => `person:${id}`)];
  },
  async erase(_services, tx, who) {
    await eraseSequences(tx, who);
    await erasePeople(tx, who);
  },
  move: movePeople,
};
