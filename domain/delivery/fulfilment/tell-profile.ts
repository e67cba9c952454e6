import type { Tx } from '../../../db/connect.ts';
import { countPerson } from '../../count-person.ts';
import { fillProfileOf } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import type { OrderRow } from '../../shop/index.ts';
import { knownDetails } from './known-details.ts';

/** What a buyer has told us of herself is known in her portal too. A profile that has its numbers keeps them. */
export async function tellProfile(services: Parts, tx: Tx, { id, userId }: OrderRow): Promise<void> {
  const { fullName, birthDate, spelling } = await knownDetails(tx, id);
  if (!userId || !fullName || !birthDate) return;
  const { numbers } = countPerson(services, { name: fullName, birthDate, spelling });
  await fillProfileOf(tx, userId, {
    fullName,
    birthDate,
    editedSpelling: spelling ?? null,
    yChoices: [],
    lifePathNumber: numbers.lifePath.value,
    expressionNumber: numbers.expression.value,
    soulUrgeNumber: numbers.soulUrge.value,
  });
}
