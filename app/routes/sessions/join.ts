import { redirect } from 'react-router';
import { joinSession } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/join';

export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  const { url } = await joinSession(services, { key: params.key });
  throw redirect(url);
});
