import { z } from 'zod';
import { openBilling } from '../../../domain/shop/index.ts';
import { type Asked, answerForm, changeBy } from '../../answer.server.ts';
import type { Route } from './+types/billing';
import { basePath, holderOf } from './holder.ts';

/** The address of the provider's page for cards. The browser goes there by itself: a form may not leave our site. */
export const action = answerForm({
  open: changeBy(z.object({}), ({ services, params, context }: Asked<Route.ActionArgs>) =>
    openBilling(services, holderOf(params, context), basePath(params)),
  ),
});
