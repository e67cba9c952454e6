import { personChange } from '../../../domain/marketing/index.ts';
import { changePersonForApi, readPersonForApi } from '../../../domain/office/index.ts';
import { type Asked, answerJson, answerPage, answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/person';
import { keyOf } from './key-of.server.ts';

export const loader = answerPage(({ request, params: { personId }, services }: Asked<Route.LoaderArgs>) => {
  const asked = { given: keyOf(request), personId };
  return answerQuery(async () => Response.json(await readPersonForApi(services, asked)));
});

export function action({ request, params: { personId }, context }: Route.ActionArgs) {
  return answerJson(request, (body) => {
    const change = parse(personChange, body);
    return changePersonForApi(servicesOf(context), { given: keyOf(request), personId, change });
  });
}
