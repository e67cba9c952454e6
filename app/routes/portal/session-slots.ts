import { readMonth } from '../../../domain/sessions/read-sessions.ts';
import { orRefuse } from '../../answer.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/session-slots';

/** The booking dialog asks for the month in sight. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const month = readMonth(servicesOf(context), {
    actor: context.get(memberContext),
    date: query.get('date') ?? '',
    besides: query.get('besides') ?? undefined,
  });
  return { days: await orRefuse(month) };
}
