import { z } from 'zod';
import { findWritten } from '../../content/catalogue.ts';
import type { Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { euro } from '../../shared/money.ts';
import { invalid } from '../errors.ts';
import { listPublished } from './queries.ts';

/** How long a price has to have been charged to be called the one before (Directive 98/6/EC, Article 6a (2)). */
const PRIOR_MS = 30 * DAY;

/** What a product cost from a moment on; undefined where it always did. */
export type PriceFrom = {
  from: Date | undefined;
  priceCents: number;
  /** It was shown as reduced from this. */
  originalPriceCents?: number;
  /** It could be ordered. */
  isSold: boolean;
};

/**
 * The lowest price that was charged in the 30 days before the price was reduced; undefined where it was not sold in them. A
 * reduction that goes on, also to a still lower price, is one: what was charged during it is no price before.
 */
export function priorPrice(history: readonly PriceFrom[], reducedAt: Date): number | undefined {
  const before = history.findLastIndex(({ originalPriceCents }) => originalPriceCents === undefined);
  const began = history[before + 1]?.from ?? reducedAt;
  const since = new Date(began.getTime() - PRIOR_MS);
  const charged = history.filter(({ from, isSold }, at) => {
    const until = history[at + 1]?.from ?? began;
    return isSold && (!from || from < began) && until > since;
  });
  return charged.length > 0 ? Math.min(...charged.map(({ priceCents }) => priceCents)) : undefined;
}

/** As far as a version says what its product cost. */
const priced = z.object({
  priceCents: z.number(),
  originalPriceCents: z.number().optional(),
  paused: z.boolean().optional(),
  archived: z.boolean().optional(),
});

/**
 * A price that is crossed out was charged before. The mini reading has its two prices at the same time, each for somebody else;
 * what is not on sale announces nothing.
 */
export async function refuseUntruePriceBefore(
  tx: Tx,
  { key, body, at }: { key: string; body: unknown; at: Date },
): Promise<void> {
  const { success, data } = priced.safeParse(body);
  if (!success || !data.originalPriceCents || key === 'mini-reading' || data.paused || data.archived) return;
  const written = findWritten(key);
  const versions = await listPublished(tx, { kind: 'product', key }, at);
  const prior = priorPrice(
    [...(written ? [{ body: written, from: undefined }] : []), ...versions].flatMap(({ from, body: was }) => {
      const { data: one = written } = priced.safeParse(was ?? written);
      return one ? [toPriceFrom(one, from)] : [];
    }),
    at,
  );
  if (prior === undefined)
    throw invalid({
      originalPriceCents: 'It was not sold in the 30 days before, so there is no price before.',
    });
  if (data.originalPriceCents > prior)
    throw invalid({
      originalPriceCents: `At most ${euro(prior)}: the lowest price of the 30 days before it was reduced.`,
    });
}

const toPriceFrom = (
  { priceCents, originalPriceCents, paused, archived }: z.output<typeof priced>,
  from: Date | undefined,
): PriceFrom => ({ from, priceCents, originalPriceCents, isSold: !paused && !archived });
