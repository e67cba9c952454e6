import { redirect } from 'react-router';
import { findSeatPath, seatPathOfPart } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/seat';
import { holderOf } from './holder.ts';

/** From an order to the seat it has paid for, or to one that came with what it has paid for. */
export const loader = answerPage(async ({ params, request, services, context }: Asked<Route.LoaderArgs>) => {
  const holder = holderOf(params, context);
  const event = new URL(request.url).searchParams.get('event');
  throw redirect(await (event ? seatPathOfPart(services, holder, event) : findSeatPath(services, holder)));
});
