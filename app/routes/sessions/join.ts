import { redirect } from 'react-router';
import { joinSession } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/join';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { url } = await orRefuse(joinSession(servicesOf(context), { key: params.key }));
  throw redirect(url);
}
