import { openBilling } from '../../../domain/shop/index.ts';
import { orProblem } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/billing';
import { basePath, holderOf } from './holder.ts';

/** The address of the provider's page for cards. The browser goes there by itself: a form may not leave our site. */
export function action({ params, context }: Route.ActionArgs) {
  const holder = holderOf(params, context);
  return orProblem(openBilling(servicesOf(context), holder, basePath(params)));
}
