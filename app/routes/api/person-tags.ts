import { addTagForApi, tagShape } from '../../../domain/office/index.ts';
import { answerJson } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { parse } from '../../parse.ts';
import type { Route } from './+types/person-tags';
import { keyOf } from './key-of.server.ts';

export function action({ request, params: { personId }, context }: Route.ActionArgs) {
  return answerJson(request, (body) => {
    const { tag } = parse(tagShape, body);
    return addTagForApi(servicesOf(context), { given: keyOf(request), personId, tag });
  });
}
