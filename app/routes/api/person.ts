import { readPersonForApi } from '../../../domain/office/index.ts';
import { type Asked, answerPage, answerQuery } from '../../answer.server.ts';
import type { Route } from './+types/person';
import { keyOf } from './key-of.server.ts';

export const loader = answerPage(({ request, params: { personId }, services }: Asked<Route.LoaderArgs>) => {
  const asked = { given: keyOf(request), personId };
  return answerQuery(async () => Response.json(await readPersonForApi(services, asked)));
});
