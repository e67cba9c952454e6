import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import type { Actor } from '../accounts/actor.ts';
import type { ActionName } from './actions.ts';
import { findActor, insertStaffAction } from './queries.ts';

/** The row an action was about, by its kind, its id, and what the screen calls it. No customer's name or address. */
export type Subject = { kind: string; id: string; label?: string };

export type Deed = {
  actor: Pick<Actor, 'id' | 'role'>;
  action: ActionName;
  about: Subject;
  before?: unknown;
  after?: unknown;
};

/**
 * A line of the audit log, in the transaction of what it tells. Verbs of the office get it from `staffVerb`; by itself it
 * is for verbs that customers use as well, such as answering a ticket.
 */
export async function recordAction(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { actor, action, about, before, after }: Deed,
): Promise<void> {
  const known = await findActor(tx, actor.id);
  await insertStaffAction(tx, {
    at: clock.now(),
    actorId: known?.id,
    actorName: known?.name || known?.email || 'somebody who has left',
    actorRole: actor.role === 'owner' ? 'owner' : 'staff',
    action,
    subjectKind: about.kind,
    subjectId: about.id,
    subjectLabel: about.label ?? '',
    before,
    after,
  });
}
