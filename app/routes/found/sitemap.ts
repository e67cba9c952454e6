import { listPublicPages } from '../../../domain/content/index.ts';
import { escapeMarkup } from '../../../shared/escape.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { answerXml } from '../../meta/xml.ts';
import type { Route } from './+types/sitemap';

export const handle = { cached: true };

export const loader = answerPage(async ({ services }: Asked<Route.LoaderArgs>) => {
  const entries = (await listPublicPages(services)).map(({ path, changed }) => {
    const modified = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(services.config.appUrl + path)}</loc>${modified}</url>`;
  });
  return answerXml(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
  );
});
