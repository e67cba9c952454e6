import { redirect } from 'react-router';
import { joinEvent } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/join';
import { seatHolder } from './holder.ts';

export const loader = answerPage(async ({ params, services, context }: Asked<Route.LoaderArgs>) => {
  const { url } = await joinEvent(services, seatHolder(params, context));
  throw redirect(url);
});
