import { parseDate } from '../../../numerology/index.ts';
import { workThrough } from '../../duties/index.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { aboutOrder, addressed, type OrderRow } from '../../shop/index.ts';
import { today } from '../../today.ts';
import { letterWords } from './letter-words.ts';
import { insertMonthLetter, listLettersToWrite } from './queries.ts';

const BATCH = 100;

/**
 * A letter to every member about her own month, from the 1st on; whoever joins or tells her birth date later in the
 * month gets it then. Each member and month once, however often and wherever this runs.
 */
export async function writeMonthLetters(services: Parts): Promise<number> {
  const { year, month } = today(services);
  const key = `${year}-${String(month).padStart(2, '0')}-01`;
  let after = '00000000-0000-0000-0000-000000000000';
  let written = 0;
  await workThrough(services, {
    duty: 'write-month-letters',
    next: async () => {
      const now = services.clock.now();
      const members = await listLettersToWrite(services.db, { month: key, after, limit: BATCH, now });
      after = members.at(-1)?.order.id ?? after;
      return members;
    },
    subject: ({ order }) => order.id,
    shown: ({ order }) => ({ label: `order ${order.number}`, path: `/office/orders/${order.id}` }),
    work: async ({ order, answers }) => {
      if (await write(services, order, answers, key)) written++;
    },
  });
  return written;
}

async function write(
  services: Parts,
  order: OrderRow,
  { fullName = '', called, birthDate = '' }: Record<string, string>,
  key: string,
): Promise<boolean> {
  const born = parseDate(birthDate);
  const month = parseDate(key);
  if (!born || !month) return false;
  const words = letterWords(services.content.current().meaningOf, born, month);
  return services.db.transaction(async (tx) => {
    if (!(await insertMonthLetter(tx, { orderId: order.id, month: key, sentAt: services.clock.now() })))
      return false;
    await postMail(services, tx, {
      ...addressed(order),
      template: 'month-letter',
      props: {
        name: called ?? fullName.split(' ')[0] ?? '',
        ...words,
        orderUrl: aboutOrder(services, order).orderUrl,
      },
    });
    return true;
  });
}
