import { redirect } from 'react-router';
import { joinSession } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/session-join';

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { url } = await joinSession(services, { ...params, actor });
  throw redirect(url);
});
