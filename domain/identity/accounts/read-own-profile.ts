import { parseDate, toldNumber } from '../../../numerology/index.ts';
import { quizNumbersOf } from '../../../numerology/names/index.ts';
import { notFound } from '../../errors.ts';
import type { ReadsContent, Services } from '../../services.ts';
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

/** The same as they are told. Only digits are kept, so a master number is counted again from name and date. */
export function toldNumbersOf({ content }: ReadsContent, profile: ProfileRow) {
  const kept = numbersOf(profile);
  const birthDate = parseDate(profile.birthDate ?? '');
  const person =
    birthDate &&
    quizNumbersOf({
      name: profile.birthName ?? profile.fullName,
      editedSpelling: profile.editedSpelling ?? undefined,
      yChoices: profile.yChoices,
      birthDate,
      system: content.current().site.school,
    });
  const told = (key: keyof typeof kept) => {
    const digit = kept[key];
    if (digit === null) return null;
    const counted = person?.ok ? person.numbers[key] : undefined;
    return counted?.digit === digit ? toldNumber(counted) : String(digit);
  };
  return { lifePath: told('lifePath'), expression: told('expression'), soulUrge: told('soulUrge') };
}
