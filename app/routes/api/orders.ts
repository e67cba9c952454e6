import { listOrdersForApi } from '../../../domain/office/index.ts';
import { type Asked, answerPage, answerQuery } from '../../answer.server.ts';
import type { Route } from './+types/orders';
import { keyOf, searchOf } from './key-of.server.ts';

export const loader = answerPage(({ request, services }: Asked<Route.LoaderArgs>) => {
  const asked = { given: keyOf(request), search: searchOf(request) };
  return answerQuery(async () => Response.json(await listOrdersForApi(services, asked)));
});
