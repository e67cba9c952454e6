import { z } from 'zod';
import { type BrandFile, brandFolder, iconSvg, type Logo, wantsInitial } from '../../content/logo.ts';
import { themesOf } from '../../content/look.ts';
import type { Content } from '../../content/make-content.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { deleteSetting, readSetting, writeSetting } from '../settings.ts';
import { cleanSvg } from './clean-svg.ts';
import { drawLogo, drawSvg, inOneColour } from './pictures.ts';
import { bumpContentVersion } from './queries.ts';

const SETTING = 'logo';

const stored = z.object({
  svg: z.string().optional(),
  png: z.string(),
  width: z.number(),
  height: z.number(),
  hasName: z.boolean(),
  inOneColour: z.boolean(),
}) satisfies z.ZodType<Logo>;

export const readLogo = async (db: Db | Tx): Promise<Logo | undefined> =>
  stored.optional().parse((await readSetting(db, SETTING)) ?? undefined);

/** In force at once on every page and in every letter; in other processes within seconds. Undefined: none any more. */
export async function writeLogo(tx: Tx, logo: Logo | undefined): Promise<void> {
  if (logo) await writeSetting(tx, SETTING, logo);
  else await deleteSetting(tx, SETTING);
  await bumpContentVersion(tx);
}

/** Small enough to go with every edition, sharp enough for a letter on a telephone. */
const MOST_BYTES = 120_000;

/** A logo as somebody brought it: a drawing is cleaned, a picture drawn anew. Refuses what is neither, by its field. */
export async function fitLogo(bytes: Uint8Array): Promise<Pick<Logo, 'svg' | 'png' | 'width' | 'height'>> {
  const head = Buffer.from(bytes.subarray(0, 1_000)).toString('latin1');
  const isDrawing = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!doctype|svg)/i.test(head);
  const drawing = isDrawing ? cleanSvg(Buffer.from(bytes).toString('utf8')) : undefined;
  const { png, width, height } = await refusedAtFile(() =>
    drawing ? drawSvg(drawing, LARGEST) : drawLogo(bytes, LARGEST),
  );
  if (png.length > MOST_BYTES)
    throw invalid({ file: 'This picture has too many details for a logo. An SVG would be best.' });
  return { ...(drawing ? { svg: drawing.svg } : {}), png: png.toString('base64'), width, height };
}

/** Whether it can be shown as an outline in one colour. */
export const isOutline = async ({ png }: Pick<Logo, 'png'>): Promise<boolean> =>
  (await inOneColour(Buffer.from(png, 'base64'), '#000000')) !== undefined;

const LARGEST = { width: 480, height: 192 };

/** Pictures are judged by the field of the library; here it is called otherwise. */
async function refusedAtFile<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && error.fields.picture) throw invalid({ file: error.fields.picture });
    throw error;
  }
}

const types = { svg: 'image/svg+xml', png: 'image/png' };

/** One of the files of a brand. An address of another day leads to the one of today. */
export async function drawBrandFile(
  { site }: Content,
  { mark, file }: { mark: string; file: BrandFile },
): Promise<{ leadsTo: string } | { bytes: Uint8Array; contentType: string }> {
  const folder = brandFolder(site);
  if (!folder) throw notFound('Picture');
  if (folder !== `/brand/${mark}/`) return { leadsTo: folder + file };
  const bytes = await drawn(site, file);
  return { bytes: new Uint8Array(bytes), contentType: types[file.endsWith('.svg') ? 'svg' : 'png'] };
}

async function drawn(site: Content['site'], file: BrandFile): Promise<Uint8Array> {
  const { logo } = site;
  if (file === 'logo.svg' || file === 'logo.png') {
    if (!logo || (file === 'logo.svg' && !logo.svg)) throw notFound('Picture');
    if (file === 'logo.svg') return Buffer.from(logo.svg ?? '');
    const png = Buffer.from(logo.png, 'base64');
    return (logo.inOneColour && (await inOneColour(png, themesOf(site).light.gold))) || png;
  }
  const initial = wantsInitial(site) ? await outlineOf(site.brand) : undefined;
  if (file === 'icon.svg') return Buffer.from(iconSvg(site, { initial, isCut: false }));
  const side = Number(/\d+/.exec(file)?.[0]);
  const icon = { svg: iconSvg(site, { initial, isCut: side > 32 }), width: 48, height: 48 };
  return (await drawSvg(icon, { width: side, height: side })).png;
}

/** The first letter of a name as a path within 48 by 48, as shared pictures draw theirs. */
async function outlineOf(name: string): Promise<string> {
  // The press is heavy: nobody waits for it at start.
  const { textOutlines, textWidth } = await import('../../documents/share-card/draw.ts');
  const [letter = ''] = name.trim().toUpperCase();
  const size = 30;
  const left = 24 - textWidth(letter, 'serif', size) / 2;
  return textOutlines(letter, [left, 24 + size * 0.35], 'serif', size)
    .map((outline) => `M${outline.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`)
    .join('');
}
