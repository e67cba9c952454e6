import { z } from 'zod';
import { readSpelling } from '../../../domain/readings/index.ts';
import { personName } from '../../../shared/fields.ts';
import { answerJson, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/name-spelling';

const limit = { name: 'name-spelling', max: 120, seconds: 600 };

/** How a name is written for the calculation. The table of all scripts is too large for a browser. */
export function action({ request, context }: Route.ActionArgs) {
  return answerJson(request, async (body) => {
    await refuseIfTooMany(servicesOf(context), limit, context.get(visitContext).client);
    return readSpelling(parse(z.object({ name: personName }), body).name);
  });
}
