import { savePosition } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { formOf } from '../../parse.ts';
import type { Route } from './+types/video-position';

export const action = answerPage(async ({ request, params, services, member }: Asked<Route.ActionArgs>) => {
  const seconds = Number((await formOf(request)).get('seconds') ?? Number.NaN);
  await savePosition(services, { ...params, memberId: member.id, seconds });
  return new Response(null, { status: 204 });
});
