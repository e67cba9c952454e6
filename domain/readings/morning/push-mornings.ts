import { parseDate, personalDay } from '../../../numerology/index.ts';
import { dateIn } from '../../../shared/wall-time.ts';
import { workInBatches } from '../../duties/index.ts';
import { readOwnProfile } from '../../identity/index.ts';
import { fullHour, nextTime, postPush } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { lockDueWishes, upsertWish, type WishRow } from './queries.ts';

const BATCH = 100;
/** A morning that is so late is left out: the site was away, and the day is known by now. */
const PATIENCE_MS = 3 * 3_600_000;

/** For a job: posts the number of the day to those whose hour has come. May run on several machines at once. */
export const pushMornings = (services: Parts): Promise<number> =>
  workInBatches(services, {
    duty: 'push-mornings',
    lock: (tx, only) => lockDueWishes(tx, services.clock.now(), { limit: BATCH, only }),
    subject: ({ userId }) => userId,
    work: async (tx, due) => {
      const now = services.clock.now();
      for (const wish of due) {
        await upsertWish(tx, { ...wish, nextAt: nextTime(now, fullHour(wish.hour), wish.zone) });
        const push = isLate(wish, now) ? undefined : await morningOf(services, wish, now);
        if (push) await postPush(services, tx, { userId: wish.userId, ...push });
      }
    },
  });

const isLate = ({ nextAt }: WishRow, now: Date) => now.getTime() - nextAt.getTime() > PATIENCE_MS;

/** Nothing for who has not told us a birth date, or has taken it away. */
async function morningOf(services: Parts, { userId, zone }: WishRow, now: Date) {
  const { birthDate } = await readOwnProfile(services, { memberId: userId });
  const born = parseDate(birthDate ?? '');
  const today = parseDate(dateIn(now, zone));
  if (!born || !today) return undefined;
  const { value } = personalDay(born, today);
  const { title, essence } = services.content.current().meaningOf('personalDay', value);
  return { title: `Your day is a ${value}: ${title}`, body: essence, path: '/portal', tag: 'morning' };
}
