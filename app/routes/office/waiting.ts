import { countOfficeWaiting } from '../../../domain/office/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/waiting';

/** How many things wait, for the title of a page that stays open. */
export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  return Response.json({ count: await countOfficeWaiting(services, { actor }) });
});
