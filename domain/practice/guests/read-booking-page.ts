import type { Services } from '../../services.ts';
import { readPractice, rulesOf } from '../practice.ts';
import { readFreeTimes, type TimesWish } from './free-times.ts';
import { listPublicTypes, type PublicType, publicType } from './public-types.ts';

const toShown = ({ name, slug, minutes, people, priceCents }: PublicType) => ({
  ...{ name, slug, minutes, people, priceCents },
});
export type ShownType = ReturnType<typeof toShown>;

/** What can be booked by anybody, for the page that leads to their times. */
export async function readPublicTypes({ db }: Pick<Services, 'db'>): Promise<ShownType[]> {
  return (await listPublicTypes(db)).map(toShown);
}

/** The times of one type, for everybody. */
export async function readBookingPage(services: Services, { slug, ...wish }: TimesWish & { slug: string }) {
  const type = await publicType(services.db, slug);
  const practice = rulesOf(await readPractice(services), type);
  return { type: toShown(type), times: await readFreeTimes(services, practice, wish) };
}
