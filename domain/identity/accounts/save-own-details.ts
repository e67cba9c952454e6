import type { YChoice } from '../../../numerology/index.ts';
import { countPerson } from '../../count-person.ts';
import { announce, type Birth } from '../../facts/index.ts';
import type { Services } from '../../services.ts';
import { changeProfile, readProfile } from './queries.ts';
import { accountOf } from './verified-account.ts';

export type OwnDetails = {
  /** The name given at birth, where it is not the one she goes by. */
  birthName?: string;
  /** 'YYYY-MM-DD'; without it there is nothing to count yet. */
  birthDate?: string;
  spelling?: string;
  yChoices?: YChoice[];
};

/** Keeps the name and birth date a member is counted by, and counts: profile, reports and readings agree from then on. */
export async function saveOwnDetails(
  services: Services,
  { memberId, details }: { memberId: string; details: OwnDetails },
): Promise<{ saved: true }> {
  const { db } = services;
  const { birthName, birthDate, spelling, yChoices = [] } = details;
  const kept = {
    birthName: birthName ?? null,
    birthDate: birthDate ?? null,
    editedSpelling: spelling ?? null,
    yChoices,
  };
  const name = birthName ?? (await readProfile(db, memberId))?.fullName ?? '';
  const birth = birthDate ? countedBy(services, { name, birthDate, spelling, yChoices }) : null;
  await db.transaction(async (tx) => {
    await changeProfile(tx, memberId, {
      ...kept,
      lifePathNumber: birth?.lifePath ?? null,
      expressionNumber: birth?.expression ?? null,
      soulUrgeNumber: birth?.soulUrge ?? null,
    });
    const { email, emailVerified } = await accountOf(tx, memberId);
    if (!emailVerified) return;
    await announce(services, tx, { type: 'own-details-saved', userId: memberId, email, birth });
  });
  return { saved: true };
}

type Person = { name: string; birthDate: string; spelling?: string; yChoices: YChoice[] };

function countedBy(services: Services, person: Person): Birth {
  const { lifePath, expression, soulUrge } = countPerson(services, person).numbers;
  return {
    date: person.birthDate,
    lifePath: lifePath.digit,
    expression: expression.digit,
    soulUrge: soulUrge.digit,
  };
}
