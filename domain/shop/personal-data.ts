import type { PersonalData } from '../personal-data.ts';
import {
  erasePurchases,
  listOrderIds,
  listReceiptsAbout,
  movePurchases,
  tables,
} from './personal/queries.ts';
import { receiptFile } from './receipts/read-receipt.ts';

export const shopData: PersonalData = {
  tables,
  matters: async (db, who) => (await listOrderIds(db, who)).map((id) => `order:${id}`),
  async *files(services, who) {
    for (const { id, orderId, number } of await listReceiptsAbout(services.db, who)) {
      const { filename, bytes } = await receiptFile(services, orderId, id);
      yield { name: `orders/${number}/${filename}`, content: bytes };
    }
  },
  erase: (_services, tx, who) => erasePurchases(tx, who),
  move: movePurchases,
};
