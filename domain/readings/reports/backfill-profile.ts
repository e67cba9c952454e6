import type { Db } from '../../../db/connect.ts';
import { fillOwnProfile, type ProfileRow } from '../../identity/index.ts';

import { findLatestOwn } from './queries.ts';

/**
 * A profile without a life path takes the three numbers of her latest completed report, and with them the birth date
 * they came from. Reports for other people never count.
 */
export async function backfillProfile(db: Db, profile: ProfileRow): Promise<ProfileRow> {
  if (profile.lifePathNumber !== null) return profile;
  const latest = await findLatestOwn(db, profile.id);
  if (!latest?.lifePathNumber) return profile;
  const { fullName, birthDate, editedSpelling, yChoices } = latest;
  const { lifePathNumber, expressionNumber, soulUrgeNumber } = latest;
  const numbers = { lifePathNumber, expressionNumber, soulUrgeNumber };
  return fillOwnProfile(db, profile, { fullName, birthDate, editedSpelling, yChoices, ...numbers });
}
