import { apiDocument } from '../../../domain/office/index.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/openapi';

/** What the API can do, for programs and those who write them. It names nobody, so everybody may read it. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(apiDocument(servicesOf(context)), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
