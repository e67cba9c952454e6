import type { Db } from '../../../db/connect.ts';
import { copyLatestReport, type ProfileRow } from './queries.ts';

/**
 * A profile without a life path takes the three numbers of her latest completed report, and with them the birth date
 * they came from. Reports for other people never count.
 */
export async function backfillProfile(db: Db, profile: ProfileRow): Promise<ProfileRow> {
  if (profile.lifePathNumber !== null) return profile;
  return (await copyLatestReport(db, profile.id)) ?? profile;
}
