import { z } from 'zod';
import { productIds } from '../../content/catalogue.ts';
import type { Switches } from '../../content/edition.ts';
import type { Truth } from '../../content/truth.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { mergeSetting, readSetting } from '../settings/index.ts';
import { countChange } from './count-change.ts';

const SETTING = 'truth';

const said = z.object({
  openedAt: z.iso.datetime().optional(),
  figures: z.object({ soulsTotal: z.string().optional(), soulsThisYear: z.string().optional() }).optional(),
  badges: z.array(z.enum(productIds)).optional(),
  mostOrdered: z.enum(productIds).nullish(),
  whatsapp: z.string().optional(),
});

/** What the owner has confirmed about a live site, and since when it sells. */
export type Said = z.infer<typeof said>;

export const readSaid = async (db: Db | Tx): Promise<Said> =>
  said.parse((await readSetting(db, SETTING)) ?? {});

export async function readTruth(db: Db, mailbox: string): Promise<Truth> {
  const { openedAt, figures = {}, badges = [], mostOrdered, whatsapp } = await readSaid(db);
  return {
    isOpen: openedAt !== undefined,
    mailbox,
    figures,
    badges,
    mostOrdered: mostOrdered ?? undefined,
    whatsapp: whatsapp || undefined,
  };
}

/** Pages of all processes say it within seconds. Null takes an entry back. */
export async function say(tx: Tx, change: Partial<Said>): Promise<void> {
  await mergeSetting(tx, SETTING, change);
  await countChange(tx);
}

const SWITCHES = 'switches';

const switches = z.object({
  existingCustomers: z.boolean().optional(),
  sampleClaims: z.boolean().optional(),
  clock: z.enum(['12', '24']).optional(),
}) satisfies z.ZodType<Switches>;

/** What the owner has switched on or off. */
export const readSwitches = async (db: Db | Tx): Promise<Switches> =>
  switches.parse((await readSetting(db, SWITCHES)) ?? {});

/** In force in all processes within seconds; in this one once the content is read again. */
export async function turn(tx: Tx, change: Switches): Promise<void> {
  await mergeSetting(tx, SWITCHES, change);
  await countChange(tx);
}
