import { type MiddlewareFunction, redirect } from 'react-router';
import { isStaff } from '../../domain/identity/index.ts';
import { servicesOf } from '../context.ts';
import { signInPath } from './after-sign-in.ts';
import { findMember, memberContext } from './member.ts';

/** Everything below the office: staff only. To members it does not exist. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const member = await findMember(servicesOf(context), request);
  if (!member) throw redirect(signInPath(request));
  if (member.mustSetUp) throw redirect('/portal/account');
  if (!isStaff(member)) throw new Response('Page not found', { status: 404 });
  context.set(memberContext, member);
  return next();
};
