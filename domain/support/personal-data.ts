import { removeLater } from '../file-removal/index.ts';
import type { PersonalData } from '../personal-data.ts';
import {
  eraseConversations,
  isAttachment,
  listAttachmentsAbout,
  listTicketIds,
  moveConversations,
  tables,
} from './personal/queries.ts';

export const supportData: PersonalData = {
  tables,
  matters: async (db, who) => (await listTicketIds(db, who)).map((id) => `ticket:${id}`),
  async *files({ db }, who) {
    yield* await listAttachmentsAbout(db, who);
  },
  async erase(services, tx, who) {
    const keys = (await listAttachmentsAbout(tx, who)).map(({ key }) => key);
    await removeLater(services, tx, { keys, reason: 'a person was erased' });
    await eraseConversations(tx, who);
  },
  move: moveConversations,
  usesFile: isAttachment,
};
