import type { Parts } from '../../services.ts';
import { findLatestLead } from './queries.ts';

/** The last answers given with an address. For its proven owner alone: anybody may take the quiz with any address. */
export async function latestLead({ db }: Pick<Parts, 'db'>, email: string) {
  const lead = await findLatestLead(db, email.toLowerCase());
  return lead && { name: lead.name, birthDate: lead.birthDate, editedSpelling: lead.editedSpelling };
}
