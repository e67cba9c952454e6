import { DomainError } from '../../../../domain/errors.ts';
import { countSegment, segmentRulesSchema } from '../../../../domain/marketing/index.ts';
import { type Asked, answerPage, answerQuery } from '../../../answer.server.ts';
import type { Route } from './+types/segment-count';

/** How many people rules mean, while somebody is still writing them. */
export const loader = answerPage(({ request, services, member: actor }: Asked<Route.LoaderArgs>) => {
  return answerQuery(async () => {
    const rules = segmentRulesSchema.safeParse(asJson(new URL(request.url).searchParams.get('rules')));
    if (!rules.success) throw new DomainError('invalid', 'These rules are not whole yet.');
    return Response.json(await countSegment(services, { actor, rules: rules.data }));
  });
});

function asJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
