import { readWaiting } from '../../../domain/office/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/waiting';

/** How many things wait, for the title of a page that stays open. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  return Response.json({ count: await orRefuse(readWaiting(servicesOf(context), { actor })) });
}
