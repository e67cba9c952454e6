import { redirect } from 'react-router';
import { joinEvent } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/join';
import { seatHolder } from './holder.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { url } = await orRefuse(joinEvent(servicesOf(context), seatHolder(params, context)));
  throw redirect(url);
}
