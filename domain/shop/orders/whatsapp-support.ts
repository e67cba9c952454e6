import type { ReadsContent } from '../../services.ts';
import type { OrderRow } from './order-states.ts';
import { productOf } from './product-of.ts';

const DAY_MS = 24 * 3_600_000;
const PROMISE = /whatsapp.*?\b(\d+) days/i;

/** Where the buyer may write, and until when, if the product promises it and the shop has given a number. */
export function whatsAppOf(
  services: ReadsContent,
  order: OrderRow,
): { number: string; until: Date } | undefined {
  const { whatsapp: number } = services.content.current().site;
  const promises = productOf(services, order)?.features ?? [];
  const days = promises.flatMap((promise) => PROMISE.exec(promise)?.[1] ?? []).at(0);
  if (!number || !days || !order.paidAt || order.state === 'refunded') return undefined;
  return { number, until: new Date(order.paidAt.getTime() + Number(days) * DAY_MS) };
}
