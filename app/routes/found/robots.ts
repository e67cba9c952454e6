import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/robots';

export const handle = { cached: true };

/** Pages that belong to one person, or that only programs call. */
const closed = ['/portal', '/office', '/auth/', '/functions/', '/webhooks/', '/cart/', '/logout'];

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${services.config.appUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
});
