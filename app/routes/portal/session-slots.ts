import { readMonth } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { nullOnFailure } from '../../components/preserve-input.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/session-slots';

/** The booking dialog asks for the month in sight. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const month = readMonth(servicesOf(context), {
    actor: context.get(memberContext),
    date: query.get('date') ?? '',
    type: query.get('type') ?? undefined,
    besides: query.get('besides') ?? undefined,
  });
  return { days: await orRefuse(month) };
}

/** A connection lost here must not replace the page on which a session is being booked. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => nullOnFailure(serverLoader);
