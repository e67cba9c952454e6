import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import type { Visitor } from '../../adapters/auth/auth.ts';
import { DomainError } from '../../domain/errors.ts';
import { hasTwoSteps, isStaff, readTwoFactorRule } from '../../domain/identity/index.ts';
import type { Services } from '../../domain/services.ts';
import { servicesOf } from '../context.ts';
import { signInPath } from './after-sign-in.ts';

/** `mustSetUp`: works here, and has no second step though one is required. Until she has one she is a member. */
export type Member = Visitor & { mustSetUp?: true };

export const memberContext = createContext<Member>();

export async function findMember(services: Services, request: Request): Promise<Member | undefined> {
  const found = await services.auth.visitorOf(request.headers).catch(() => {
    // It says no more than that it could not look, which is the database's doing: signed in or not, later it can.
    throw new DomainError('unavailable', 'We are catching our breath. Please try again in a moment.');
  });
  if (!found || !isStaff(found) || hasTwoSteps(found)) return found;
  return (await readTwoFactorRule(services.db)) ? { ...found, role: 'member', mustSetUp: true } : found;
}

/**
 * Everything below the portal: no sign-in, no page. The portal never enters the history (the redirect comes before the
 * browser or the router commits the address), so Back does not bounce.
 */
export const requireMember: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const member = await findMember(servicesOf(context), request);
  if (!member) {
    throw redirect(orderPath(request) ?? signInPath(request));
  }
  if (member.mustSetUp && !SECOND_STEP.test(new URL(request.url).pathname)) throw redirect('/portal/account');
  context.set(memberContext, member);
  return next();
};

/** The page where it is set up. */
const SECOND_STEP = /^\/portal\/account(?:\.data)?$/;

/** A guest comes back from the payment page to the portal's address, and is led to her order by its key. */
function orderPath(request: Request): string | undefined {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('order');
  if (!key || searchParams.get('payment') !== 'success') return undefined;
  return `/orders/${encodeURIComponent(key)}?payment=success`;
}
