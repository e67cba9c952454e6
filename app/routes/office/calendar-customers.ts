import { searchCustomers } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { nullOnFailure } from '../../components/preserve-input.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/calendar-customers';

/** The booking dialog asks while a name is typed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get('q') ?? '';
  const wish = { actor: context.get(memberContext), words };
  return { customers: await orRefuse(searchCustomers(servicesOf(context), wish)) };
}

/** A connection lost while typing must not replace the page with the dialog. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => nullOnFailure(serverLoader);
