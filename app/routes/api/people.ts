import { listPeopleForProgram } from '../../../domain/office/index.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/people';
import { keyOf, searchOf } from './key-of.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = { given: keyOf(request), search: searchOf(request) };
  return answerQuery(async () => Response.json(await listPeopleForProgram(servicesOf(context), asked)));
}
