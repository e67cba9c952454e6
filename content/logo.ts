import { isOurs, markOf, themesOf } from './look.ts';
import type { Site } from './site.ts';

/** The mark of a brand, as the owner brought it. It is part of the edition, so that every process and thread has it. */
export type Logo = {
  /** As a drawing, cleaned; none: it came as a picture. */
  svg?: string;
  /** As a picture, in base64: for letters and the like, which know no drawings. */
  png: string;
  width: number;
  height: number;
  /** The name stands in it already. */
  hasName: boolean;
  /** In the accent of the theme. Otherwise in its own colours, by night on a light plate. */
  inOneColour: boolean;
};

type Branded = Pick<Site, 'brand' | 'mainColour' | 'accentColour' | 'logo'>;

/** The brand's own files, drawn from logo and colours. Icons in pixels, as browsers and telephones ask for them. */
export const brandFiles = [
  'logo.svg',
  'logo.png',
  'icon.svg',
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
] as const;
export type BrandFile = (typeof brandFiles)[number];

/**
 * Where those files are; absent while the brand wears ours, whose icons are files of the program. The address has a mark of what
 * they are drawn from, so what it shows never changes.
 */
export function brandFolder(site: Branded): string | undefined {
  const { brand, mainColour, accentColour, logo } = site;
  if (!logo && isOurs(site)) return undefined;
  const mark = markOf(
    JSON.stringify([brand.slice(0, 1), mainColour, accentColour, logo?.svg ?? logo?.png, logo?.inOneColour]),
  );
  return `/brand/${mark}/`;
}

/** The logo as pages show it. */
export function shownLogo(site: Branded) {
  const folder = brandFolder(site);
  if (!folder || !site.logo) return undefined;
  const { svg, hasName, inOneColour } = site.logo;
  const src = `${folder}logo.${svg ? 'svg' : 'png'}`;
  return { src, ...fitting(site.logo, { width: 176, height: 36 }), hasName, inOneColour };
}

/** The same for letters, which need a whole address and know no drawings. */
export function logoInLetters(site: Branded & Pick<Site, 'url'>) {
  const folder = brandFolder(site);
  if (!folder || !site.logo || !site.url) return undefined;
  const size = fitting(site.logo, { width: 200, height: 56 });
  return { src: `${site.url}${folder}logo.png`, ...size, hasName: site.logo.hasName };
}

/** As large as it can be within, in its own shape. */
function fitting({ width, height }: Logo, room: { width: number; height: number }) {
  const times = Math.min(room.width / width, room.height / height);
  return { width: Math.round(width * times), height: Math.round(height * times) };
}

export type ShownLogo = NonNullable<ReturnType<typeof shownLogo>>;

/** Wider or higher than this, it would be a thin line in a square. */
const NEARLY_SQUARE = 1.6;

/** Whether an icon shows the brand's first letter, because its logo does not fit into a square. */
export const wantsInitial = ({ logo }: Branded): boolean =>
  logo !== undefined && Math.max(logo.width / logo.height, logo.height / logo.width) > NEARLY_SQUARE;

const STAR = `<circle cx="24" cy="24" r="19" stroke-width="1.2"/><g stroke-width="1.1"><path id="t" d="M24 9 37 31.5 11 31.5Z"/><use href="#t" transform="rotate(40 24 24)"/><use href="#t" transform="rotate(80 24 24)"/></g>`;

/**
 * An icon: the logo on paper, or the first letter of the name, or our star, on the main colour. `initial`: the outline of that
 * letter, within 48 by 48. A telephone cuts the corners itself, and something of the edge with them.
 */
export function iconSvg(site: Branded, { initial, isCut }: { initial?: string; isCut: boolean }): string {
  const { light, dark } = themesOf(site);
  const sheet = (fill: string, inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="${light.leaf}"><rect width="48" height="48"${isCut ? '' : ' rx="6"'} fill="${fill}" stroke="none"/>${inside}</svg>`;
  if (site.logo && !initial)
    return sheet(light.card, `<g stroke="none">${placed(site.logo, isCut ? 27 : 36)}</g>`);
  const sign = initial
    ? `<path d="${initial}" fill="${dark.ink}" stroke="none"/>`
    : `${STAR}<circle cx="24" cy="24" r="2.6" fill="${dark.ink}" stroke="none"/>`;
  return sheet(light.ink, sign);
}

function placed({ svg, png, width, height }: Logo, room: number): string {
  const [from, size] = [(48 - room) / 2, `width="${room}" height="${room}"`];
  const at = `x="${from}" y="${from}" ${size}`;
  return svg
    ? svg.replace('<svg ', `<svg ${at} `)
    : `<svg ${at} viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png}"/></svg>`;
}
