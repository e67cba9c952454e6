import { afterHoliday, lastDay } from '../../../content/holiday.ts';
import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import { postMail } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { aboutOrder, addressed, findOrder } from '../../shop/index.ts';
import { moveVideoDue } from '../videos/queries.ts';
import { changeFulfilment, listPromisedIn } from './queries.ts';

/** What was promised for days on which nobody works is promised for afterwards, and its buyer is told. */
export async function movePromises(
  services: Parts,
  tx: Tx,
  { holiday }: FactOf<'holiday-taken'>,
): Promise<void> {
  const now = services.clock.now();
  const { timeZone } = services.content.current().site;
  for (const { id, orderId, kind, promised } of await listPromisedIn(tx, holiday)) {
    const dueAt = afterHoliday(promised, now, holiday);
    await changeFulfilment(tx, id, { dueAt });
    if (kind === 'video') await moveVideoDue(tx, orderId, dueAt);
    const order = await findOrder(tx, orderId);
    await postMail(services, tx, {
      ...addressed(order),
      template: 'promise-moved',
      props: {
        ...aboutOrder(services, order),
        dueAt: officeMoment(dueAt, timeZone),
        until: lastDay(holiday),
      },
    });
  }
}
