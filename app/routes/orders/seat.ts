import { redirect } from 'react-router';
import { findSeatPath } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/seat';
import { holderOf } from './holder.ts';

/** From an order to the seat it has paid for. */
export async function loader({ params, context }: Route.LoaderArgs) {
  throw redirect(await orRefuse(findSeatPath(servicesOf(context), holderOf(params, context))));
}
