import { countPerson, mastersOf } from '../../count-person.ts';
import type { Parts, ReadsContent } from '../../services.ts';
import type { Lead } from './queries.ts';

/** The master numbers behind a lead's digits, which letters tell as the report does. */
export function mastersOfLead(services: Pick<Parts, 'clock'> & ReadsContent, lead: Lead) {
  const { name, birthDate, editedSpelling } = lead;
  return mastersOf(countPerson(services, { name, birthDate, spelling: editedSpelling ?? undefined }).numbers);
}
