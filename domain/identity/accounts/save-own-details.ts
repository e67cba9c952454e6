import type { YChoice } from '../../../numerology/index.ts';
import { countPerson } from '../../count-person.ts';
import type { Services } from '../../services.ts';
import { changeProfile, readProfile } from './queries.ts';

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
  const numbers = birthDate ? countedBy(services, { name, birthDate, spelling, yChoices }) : nothingCounted;
  await changeProfile(db, memberId, { ...kept, ...numbers });
  return { saved: true };
}

const nothingCounted = { lifePathNumber: null, expressionNumber: null, soulUrgeNumber: null };

type Person = { name: string; birthDate: string; spelling?: string; yChoices: YChoice[] };

function countedBy(services: Services, person: Person) {
  const { lifePath, expression, soulUrge } = countPerson(services, person).numbers;
  return {
    lifePathNumber: lifePath.digit,
    expressionNumber: expression.digit,
    soulUrgeNumber: soulUrge.digit,
  };
}
