import type { PersonalData } from '../personal-data.ts';
import { eraseMails, eraseMentions, moveMails, tables } from './personal/queries.ts';

export const mailData: PersonalData = {
  tables,
  async erase(_services, tx, who) {
    await eraseMails(tx, who);
    await eraseMentions(tx, who);
  },
  move: moveMails,
};
