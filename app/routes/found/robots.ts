import { servicesOf } from '../../context.ts';
import type { Route } from './+types/robots';

export const handle = { cached: true };

/** Pages that belong to one person, or that only programs call. */
const closed = ['/portal', '/office', '/auth/', '/functions/', '/webhooks/', '/cart/', '/logout'];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${servicesOf(context).config.appUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
