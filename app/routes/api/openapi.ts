import { apiDocument } from '../../../domain/office/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/openapi';

/** What the API can do, for programs and those who write them. It names nobody, so everybody may read it. */
export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  return Response.json(apiDocument(services), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
});
