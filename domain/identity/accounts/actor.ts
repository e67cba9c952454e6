import { isFresh, SIGN_IN_AGAIN_WORDS } from '../../../shared/sign-in-again.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Role } from './queries.ts';

/** Who asks. Verbs decide by it what may be seen and done, whatever the route forgot. */
export type Actor = {
  id: string;
  role: Role;
  /** When she last proved who she is, and whether it was by a passkey; nothing for programs and jobs. */
  confirmedAt?: Date;
  byPasskey?: boolean;
};

/** For what cannot be taken back, or opens more than it shows: whoever sits at her open portal is not asked in. */
export function requireFreshSignIn({ confirmedAt }: Pick<Actor, 'confirmedAt'>): void {
  if (!isFresh(confirmedAt)) throw new DomainError('sign_in_again', SIGN_IN_AGAIN_WORDS);
}

export const isStaff = ({ role }: Pick<Actor, 'role'>): boolean => role === 'staff' || role === 'owner';

export const isOwner = ({ role }: Pick<Actor, 'role'>): boolean => role === 'owner';

/** For what staff read. To everybody else it does not exist. */
export function staffOnly(actor: Pick<Actor, 'role'>): void {
  if (!isStaff(actor)) throw notFound('Page');
}

/** The same for forms (domain/form-verb.ts). */
export const allowStaff = ({ actor }: { actor: Actor }): void => staffOnly(actor);

/** For what the owner alone reads. Staff are told so; to everybody else it does not exist. */
export function ownerOnly(actor: Pick<Actor, 'role'>): void {
  staffOnly(actor);
  if (!isOwner(actor)) throw new DomainError('forbidden', 'Only the owner may go here.');
}

/** The same for forms. */
export const allowOwner = ({ actor }: { actor: Actor }): void => ownerOnly(actor);
