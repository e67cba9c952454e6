import type { Db, Tx } from '../../../../db/connect.ts';
import { type ContactRow, countContacts } from '../../../contacts/index.ts';
import type { Parts } from '../../../services.ts';
import { ruleMoment } from '../../segments/count-segment.ts';
import { bothAre, findSegment, isPerson, whoAre } from '../../segments/queries.ts';
import { segmentRules } from '../../segments/rules.ts';
import type { PlanCondition } from '../plan.ts';
import { hasBookedSince, hasBoughtSince } from './queries.ts';

/** Whether somebody who entered then meets a condition now. A segment that was removed is met by nobody. */
export async function meets(
  services: Parts,
  db: Db | Tx,
  condition: PlanCondition,
  { person, since }: { person: Pick<ContactRow, 'id' | 'email'>; since: Date },
): Promise<boolean> {
  const isSo = await holds(services, db, condition, { person, since });
  return isSo !== undefined && isSo !== Boolean(condition.not);
}

async function holds(
  services: Parts,
  db: Db | Tx,
  condition: PlanCondition,
  { person, since }: { person: Pick<ContactRow, 'id' | 'email'>; since: Date },
): Promise<boolean | undefined> {
  switch (condition.of) {
    case 'bought':
      return hasBoughtSince(db, { email: person.email, product: condition.product, since });
    case 'session':
      return hasBookedSince(db, person.email, since);
    case 'segment': {
      const segment = await findSegment(db, condition.segmentId);
      if (!segment) return undefined;
      const rules = whoAre(segmentRules.parse(segment.rules), ruleMoment(services));
      return (await countContacts(db, { where: bothAre(rules, isPerson(person.id)) })) > 0;
    }
  }
}
