import type { Tx } from '../../../db/connect.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { type Actor, freshOnly, ownerOnly, staffOnly } from '../accounts/actor.ts';
import { hasTwoSteps, requiresTwoFactor } from '../accounts/staff-two-factor.ts';
import { type ActionName, needsFreshSignIn } from './actions.ts';
import { findActor } from './queries.ts';
import { recordAction, type Subject } from './record-action.ts';

/**
 * What a staff verb has to say for itself before it may end: what it did, about which row, and, where useful, how
 * that row was before and after. `unchanged` is for a form sent with what was there already.
 */
export type Told<Answer> =
  | { about: Subject; before?: unknown; after?: unknown; answer: Answer; unchanged?: never }
  | { unchanged: true; answer: Answer };

type By = { actor: Actor };
type Work<Input, Answer> = (services: Parts, tx: Tx, input: Input & By) => Promise<Told<Answer>>;
type StaffVerb<Input, Answer> = (services: Parts, input: Input & By) => Promise<Answer>;

/**
 * Makes a verb of the office. Who is not staff gets "not found"; what was done and the line in the audit log are one
 * transaction; and a verb that tells nothing does not pass the type checker.
 */
export function staffVerb<Input extends object, Answer>(
  action: ActionName,
  work: Work<Input, Answer>,
): StaffVerb<Input, Answer> {
  return audited(action, staffOnly, work);
}

/** The same for what the owner alone may do: staff get a refusal that says so. */
export function ownerVerb<Input extends object, Answer>(
  action: ActionName,
  work: Work<Input, Answer>,
): StaffVerb<Input, Answer> {
  return audited(action, ownerOnly, work);
}

function audited<Input extends object, Answer>(
  action: ActionName,
  allow: (actor: Pick<Actor, 'role'>) => void,
  work: Work<Input, Answer>,
): StaffVerb<Input, Answer> {
  return async (services, input) => {
    allow(input.actor);
    return services.db.transaction(async (tx) => {
      const actor = await findActor(tx, input.actor.id);
      if (!actor) throw notFound('Page');
      allow(actor);
      if (!hasTwoSteps({ ...input.actor, ...actor }) && (await requiresTwoFactor(tx))) {
        throw new DomainError(
          'forbidden',
          'Set up your second step first, on your account page in the portal.',
        );
      }
      if (needsFreshSignIn(action)) freshOnly(input.actor);
      // The role as it stands now, not as the request brought it along.
      const told = await work(services, tx, {
        ...input,
        actor: { ...input.actor, role: actor.role },
      });
      if (!told.unchanged) {
        const { about, before, after } = told;
        await recordAction(services, tx, { actor, action, about, before, after });
      }
      return told.answer;
    });
  };
}
