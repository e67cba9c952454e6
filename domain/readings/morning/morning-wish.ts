import { isZone } from '../../../shared/wall-time.ts';
import { invalid } from '../../errors.ts';
import { fullHour, nextTime } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { deleteWish, findWish, upsertWish } from './queries.ts';

/** At which hour of her clock a member wants the number of her day; undefined: not at all. */
export async function readMorning({ db }: Pick<Parts, 'db'>, { memberId }: { memberId: string }) {
  return (await findWish(db, memberId))?.hour;
}

type Wish = { memberId: string; hour?: number; zone: string };

export async function saveMorning({ db, clock }: Pick<Parts, 'db' | 'clock'>, wish: Wish): Promise<void> {
  const { memberId: userId, hour, zone } = wish;
  if (hour === undefined) return deleteWish(db, userId);
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw invalid({ hour: 'Please choose an hour.' });
  if (!isZone(zone)) throw invalid({ hour: 'Your browser does not say which time zone you are in.' });
  await upsertWish(db, { userId, hour, zone, nextAt: nextTime(clock.now(), fullHour(hour), zone) });
}
