import { notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type ProfileRow, readProfile } from './queries.ts';

export async function readOwnProfile(
  { db }: Pick<Services, 'db'>,
  { memberId }: { memberId: string },
): Promise<ProfileRow> {
  const profile = await readProfile(db, memberId);
  if (!profile) throw notFound('Profile');
  return profile;
}

/** The three numbers of a profile; null where they are not known yet. */
export const numbersOf = ({ lifePathNumber, expressionNumber, soulUrgeNumber }: ProfileRow) => ({
  lifePath: lifePathNumber,
  expression: expressionNumber,
  soulUrge: soulUrgeNumber,
});
