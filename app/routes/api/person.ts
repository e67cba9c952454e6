import { readPersonForProgram } from '../../../domain/office/index.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/person';
import { keyOf } from './key-of.server.ts';

export function loader({ request, params: { personId }, context }: Route.LoaderArgs) {
  const asked = { given: keyOf(request), personId };
  return answerQuery(async () => Response.json(await readPersonForProgram(servicesOf(context), asked)));
}
