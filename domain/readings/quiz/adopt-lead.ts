import { fillProfileOf } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { leadIdOf } from './lead-token.ts';
import { findLead } from './queries.ts';

/**
 * What this browser told the quiz is its member's own: a profile without numbers takes them, one that has them keeps
 * them. The token is the proof; an address would be a guess.
 */
export async function adoptLead(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  { memberId, token }: { memberId: string; token: string },
): Promise<{ known: boolean }> {
  const leadId = leadIdOf(config.secret, token);
  const lead = leadId && (await findLead(db, leadId));
  if (!lead) return { known: false };
  await fillProfileOf(db, memberId, {
    fullName: lead.name,
    birthDate: lead.birthDate,
    editedSpelling: lead.editedSpelling,
    yChoices: [],
    lifePathNumber: lead.lifePath,
    expressionNumber: lead.expression,
    soulUrgeNumber: lead.soulUrge,
  });
  return { known: true };
}
