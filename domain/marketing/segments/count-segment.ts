import { type Actor, staffOnly } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { today } from '../../today.ts';
import { countPeople } from '../people/queries.ts';
import { bothAre, type RuleMoment, whoAre } from './queries.ts';
import { allOf, type SegmentRules } from './rules.ts';

export const ruleMoment = (services: Parts): RuleMoment => ({
  now: services.clock.now(),
  today: today(services),
});

/** How many people rules mean at this moment, and how many of them get the newsletter. */
export async function countSegment(
  services: Parts,
  { actor, rules }: { actor: Actor; rules: SegmentRules },
): Promise<{ count: number; readers: number }> {
  staffOnly(actor);
  const at = ruleMoment(services);
  const where = whoAre(rules, at);
  const reading = whoAre(allOf({ of: 'consent', topic: 'newsletter' }), at);
  const [count, readers] = await Promise.all([
    countPeople(services.db, { where }),
    countPeople(services.db, { where: bothAre(where, reading) }),
  ]);
  return { count, readers };
}
