import { savePosition } from '../../../domain/delivery/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { formOf } from '../../parse.ts';
import type { Route } from './+types/video-position';

export async function action({ request, params, context }: Route.ActionArgs) {
  const memberId = context.get(memberContext).id;
  const seconds = Number((await formOf(request)).get('seconds') ?? Number.NaN);
  await orRefuse(savePosition(servicesOf(context), { ...params, memberId, seconds }));
  return new Response(null, { status: 204 });
}
