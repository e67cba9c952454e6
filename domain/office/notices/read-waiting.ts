import { entriesOf } from '../../../shared/records.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { countWaiting, type Waiting } from './queries.ts';

/** How many things wait for a person: the figure in the title of the office's pages. */
export async function readWaiting({ db }: Pick<Parts, 'db'>, { actor }: { actor: Actor }): Promise<number> {
  staffOnly(actor);
  return Object.values(await countWaiting(db)).reduce((sum, one) => sum + one, 0);
}

const words: Record<keyof Waiting, { one: string; many: string; path: string }> = {
  readings: { one: 'reading to make', many: 'readings to make', path: '/office' },
  tickets: { one: 'ticket to answer', many: 'tickets to answer', path: '/portal/support' },
  chats: { one: 'chat that waits', many: 'chats that wait', path: '/portal/support' },
  refunds: { one: 'refund to decide', many: 'refunds to decide', path: '/office' },
  withdrawals: { one: 'withdrawal to decide', many: 'withdrawals to decide', path: '/office' },
};

/** The same as lines of a letter; what there is none of is left out. */
export async function waitingLines({ db, config }: Pick<Parts, 'db' | 'config'>) {
  return entriesOf(await countWaiting(db))
    .filter(([, count]) => count > 0)
    .map(([what, count]) => {
      const { one, many, path } = words[what];
      return { words: `${count} ${count === 1 ? one : many}`, url: `${config.appUrl}${path}` };
    });
}
