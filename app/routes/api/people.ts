import { givenPersonSchema } from '../../../domain/marketing/index.ts';
import { listPeopleForApi, savePersonForApi } from '../../../domain/office/index.ts';
import { type Asked, answerJson, answerPage, answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/people';
import { keyOf, searchOf } from './key-of.server.ts';

export const loader = answerPage(({ request, services }: Asked<Route.LoaderArgs>) => {
  const asked = { given: keyOf(request), search: searchOf(request) };
  return answerQuery(async () => Response.json(await listPeopleForApi(services, asked)));
});

export function action({ request, context }: Route.ActionArgs) {
  return answerJson(request, (body) => {
    const person = parse(givenPersonSchema, body);
    return savePersonForApi(servicesOf(context), { given: keyOf(request), person });
  });
}
