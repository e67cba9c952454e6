import { z } from 'zod';
import { readArrival } from '../../shared/arrival.ts';
import { waysToUs } from '../../shared/ways-to-us.ts';

const digit = z.int().min(1).max(9);
const days = z.int().min(1).max(3650);
const word = z.string().trim().min(1).max(60);
/** Written as links' sources are kept, whatever was typed. */
const source = z
  .string()
  .max(120)
  .transform((typed) => readArrival({ source: typed }).source ?? '')
  .pipe(z.string().min(1));
/** Turns a condition round: everybody of whom it is not true. */
const not = z.boolean().optional();

const condition = z.discriminatedUnion('of', [
  z.object({ of: z.literal('consent'), topic: z.enum(['newsletter', 'marketing']), not }),
  z.object({ of: z.literal('tag'), tag: word, not }),
  /** `days`: within so many. Without a product, anything. */
  z.object({ of: z.literal('bought'), product: word.optional(), days: days.optional(), not }),
  z.object({ of: z.literal('member'), not }),
  z.object({ of: z.literal('account'), not }),
  z.object({ of: z.literal('seen'), days, not }),
  z.object({ of: z.literal('language'), language: word, not }),
  z.object({ of: z.literal('came-by'), way: z.enum(waysToUs), not }),
  /** Her first visit or one of her orders: 'instagram' means 'instagram / story / autumn' as well. */
  z.object({ of: z.literal('source'), source, not }),
  /** Wants no more letters, or cannot get them. */
  z.object({ of: z.literal('refused'), not }),
  z.object({ of: z.literal('life-path'), number: digit, not }),
  z.object({ of: z.literal('personal-year'), number: digit, not }),
  z.object({ of: z.literal('personal-month'), number: digit, not }),
  /** Today or on one of the days after it: 7 is "this week". */
  z.object({ of: z.literal('birthday'), days: z.int().min(1).max(366), not }),
]);

const match = z.enum(['all', 'any']);
const MOST = 20;

/** Who belongs to a segment: groups of conditions, each group and the whole joined by "and" or by "or". No group: everybody. */
export const segmentRulesSchema = z.object({
  match,
  groups: z.array(z.object({ match, conditions: z.array(condition).min(1).max(MOST) })).max(MOST),
});

export type Condition = z.infer<typeof condition>;
export type SegmentRules = z.infer<typeof segmentRulesSchema>;

export const everybody: SegmentRules = { match: 'all', groups: [] };

/** All of these are true. */
export const allOf = (...conditions: Condition[]): SegmentRules =>
  conditions.length > 0 ? { match: 'all', groups: [{ match: 'all', conditions }] } : everybody;
