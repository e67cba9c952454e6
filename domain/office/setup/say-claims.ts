import { z } from 'zod';
import { productIds } from '../../../content/catalogue.ts';
import { readSaid, say } from '../../content/index.ts';
import { invalid } from '../../errors.ts';
import { type Actor, ownerVerb } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { checked } from '../settings/brand.ts';
import { countOrdersByProduct } from './queries.ts';

const QUARTER_MS = 91 * 86_400_000;
/** One or two orders are no custom yet. */
const FEWEST = 5;

const figure = z
  .string()
  .trim()
  .max(12, 'At most 12 characters.')
  .regex(/^(\d[\d.,\s]*\+?)?$/, 'Please give a figure such as 840 or 1,200+.')
  .transform((typed) => typed || undefined);
const claims = z.object({ soulsTotal: figure, soulsThisYear: figure, badges: z.array(z.enum(productIds)) });
type Claims = z.infer<typeof claims>;

const storeClaims = ownerVerb<Claims, void>(
  'setup.claims_saved',
  async (_services, tx, { soulsTotal, soulsThisYear, badges }) => {
    const { figures: before } = await readSaid(tx);
    const figures = { soulsTotal, soulsThisYear };
    await say(tx, { figures, badges });
    return {
      about: { kind: 'settings', id: 'claims' },
      before,
      after: { ...figures, badges: badges.join(', ') },
      answer: undefined,
    };
  },
);

/** What is left empty or unticked appears on no page. Claiming nothing is an answer, too. */
export async function saveClaims(
  services: Services,
  { actor, fields, badges }: { actor: Actor; fields: Record<string, unknown>; badges: unknown[] },
): Promise<void> {
  const said = checked(claims, { ...fields, badges });
  const claimsSomething = said.soulsTotal ?? said.soulsThisYear ?? said.badges[0];
  if (claimsSomething && fields.isTrue !== 'yes')
    throw invalid({ isTrue: 'Please confirm that it is true, or take it out.' });
  await storeClaims(services, { actor, ...said });
  await services.content.refresh();
}

/** The badge that needs nobody's word: the product most people ordered in the last quarter, where there is one. */
export async function countMostOrdered({ db, clock, content }: Services): Promise<void> {
  const since = new Date(clock.now().getTime() - QUARTER_MS);
  const [first, second] = await countOrdersByProduct(db, since);
  const leads = first && first.count >= FEWEST && first.count > (second?.count ?? 0);
  const mostOrdered = leads ? (productIds.find((id) => id === first.productId) ?? null) : null;
  const changed = await db.transaction(async (tx) => {
    if (((await readSaid(tx)).mostOrdered ?? null) === mostOrdered) return false;
    await say(tx, { mostOrdered });
    return true;
  });
  if (changed) await content.refresh();
}
