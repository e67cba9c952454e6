import type { Db, Tx } from '../../../db/connect.ts';
import { type CountedPerson, fillProfile, type ProfileRow } from './queries.ts';

export type { ProfileRow } from './queries.ts';

/** Gives a profile without numbers those of its owner; one that has them keeps them. */
export async function fillOwnProfile(
  db: Db | Tx,
  profile: ProfileRow,
  person: CountedPerson,
): Promise<ProfileRow> {
  return (await fillProfile(db, profile.id, person)) ?? profile;
}

/** The same for whom we know by her account alone. */
export async function fillProfileOf(tx: Db | Tx, userId: string, person: CountedPerson): Promise<void> {
  await fillProfile(tx, userId, person);
}
