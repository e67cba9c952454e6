import { brandFolder } from '../../../content/logo.ts';
import { themesOf } from '../../../content/look.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/manifest';

export const handle = { cached: true };

const icon = (folder: string, size: number, purpose: string) => ({
  src: `${folder}icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  const { site } = services.content.current();
  const { paper } = themesOf(site).light;
  const folder = brandFolder(site) ?? '/';
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
      { src: `${folder}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      icon(folder, 192, 'any'),
      icon(folder, 512, 'any'),
      icon(folder, 512, 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
});
