import { redirect } from 'react-router';
import { joinSession } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/session-join';

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  const { url } = await orRefuse(joinSession(servicesOf(context), { ...params, actor }));
  throw redirect(url);
}
