import { landing } from '../../../content/landing.ts';
import { listArticles, type ShownPicture } from '../../../domain/content/index.ts';
import { escapeMarkup } from '../../../shared/escape.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { answerXml } from '../../meta/xml.ts';
import type { Route } from './+types/feed';

export const handle = { cached: true };

export const loader = answerPage(async ({ services }: Asked<Route.LoaderArgs>) => {
  const { appUrl } = services.config;
  const { site } = services.content.current();
  const items = (await listArticles(services)).map(({ id, title, description, date, picture }) => {
    const address = escapeMarkup(`${appUrl}/blog/${id}`);
    return [
      '<item>',
      `<title>${escapeMarkup(title)}</title>`,
      `<link>${address}</link>`,
      `<guid>${address}</guid>`,
      `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${escapeMarkup(description)}</description>`,
      ...(picture ? [mediaOf(appUrl, picture)] : []),
      '</item>',
    ].join('');
  });
  return answerXml(
    'application/rss+xml',
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
      `<title>${escapeMarkup(`${site.brand}: ${landing.blog.heading}`)}</title>`,
      `<link>${escapeMarkup(`${appUrl}/blog`)}</link>`,
      `<atom:link href="${escapeMarkup(`${appUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
      `<description>${escapeMarkup(landing.blog.intro)}</description>`,
      `<language>${site.language}</language>`,
      ...items,
      '</channel></rss>',
    ].join('\n'),
  );
});

/** As feed readers show pictures beside an article. */
function mediaOf(appUrl: string, { address, width, height, alt }: ShownPicture): string {
  const media = `url="${escapeMarkup(appUrl + address)}" medium="image" width="${width}" height="${height}"`;
  return `<media:content ${media}><media:description>${escapeMarkup(alt)}</media:description></media:content>`;
}
