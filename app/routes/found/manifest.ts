import { themesOf } from '../../../content/look.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/manifest';

export const handle = { cached: true };

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  const { site } = services.content.current();
  const { paper } = themesOf(site).light;
  const manifest = {
    name: site.brand,
    short_name: site.guide,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
});
