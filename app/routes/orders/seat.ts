import { redirect } from 'react-router';
import { findSeatPath } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/seat';
import { holderOf } from './holder.ts';

/** From an order to the seat it has paid for. */
export const loader = answerPage(async ({ params, services, context }: Asked<Route.LoaderArgs>) => {
  throw redirect(await findSeatPath(services, holderOf(params, context)));
});
