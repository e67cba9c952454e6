import { z } from 'zod';
import { type Brand, brandFields, writtenBrand } from '../../../content/site.ts';
import { isZone } from '../../../shared/wall-time.ts';
import { countChange } from '../../content/index.ts';
import { invalid } from '../../errors.ts';
import { type Actor, ownerVerb, staffOnly } from '../../identity/index.ts';
import type { ReadsContent, Services } from '../../services.ts';
import { readSetting, writeSetting } from '../../settings/setting.ts';

const SETTING = 'brand';
const said = (max: number) =>
  z.string().trim().min(1, 'Please fill this in.').max(max, `At most ${max} characters.`);

const brand: z.ZodType<Brand> = z.object({
  brand: said(60),
  guide: said(40),
  tagline: said(120),
  description: said(300),
  contactEmail: z.email('Please give an e-mail address.').max(254),
  timeZone: z.string().refine(isZone, 'Please choose a time zone.'),
  legalName: said(120),
  legalAddress: said(200),
  taxId: said(60),
});

/** The words of the house as they are in force, and as they were first written. */
export function readBrand({ content }: ReadsContent, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const { site } = content.current();
  const now = Object.fromEntries(brandFields.map((field) => [field, site[field]])) as Brand;
  return { brand: now, written: writtenBrand };
}

const keepBrand = ownerVerb<{ fields: Brand }, void>(
  'settings.brand_changed',
  async (_services, tx, { fields }) => {
    const kept = { ...writtenBrand, ...((await readSetting(tx, SETTING)) as Partial<Brand> | undefined) };
    const changed = brandFields.filter((field) => kept[field] !== fields[field]);
    if (changed.length === 0) return { unchanged: true, answer: undefined };
    await writeSetting(tx, SETTING, fields);
    await countChange(tx);
    const pick = (from: Brand) => Object.fromEntries(changed.map((field) => [field, from[field]]));
    return {
      about: { kind: 'settings', id: 'brand' },
      before: pick(kept),
      after: pick(fields),
      answer: undefined,
    };
  },
);

/** In force at once on every page, letter and document made from now on; in other processes within seconds. */
export async function changeBrand(
  services: Services,
  { actor, fields }: { actor: Actor; fields: Record<string, unknown> },
): Promise<void> {
  const result = brand.safeParse(fields);
  if (!result.success) {
    throw invalid(
      Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message])),
    );
  }
  await keepBrand(services, { actor, fields: result.data });
  await services.content.refresh();
}
