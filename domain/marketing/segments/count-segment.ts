import { type Actor, staffOnly } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { today } from '../../today.ts';
import { countReach } from '../people/reach.ts';
import { type RuleMoment, whoAre } from './queries.ts';
import type { SegmentRules } from './rules.ts';

export const ruleMoment = (services: Parts): RuleMoment => ({
  now: services.clock.now(),
  today: today(services),
});

export type SegmentCount = { count: number; readers: number; followers: number };

/** How many people rules mean at this moment; of them, how many get the newsletter and how many letters of automations. */
export async function countSegment(
  services: Parts,
  { actor, rules }: { actor: Actor; rules: SegmentRules },
): Promise<SegmentCount> {
  staffOnly(actor);
  const at = ruleMoment(services);
  const where = whoAre(rules, at);
  const [newsletter, automations] = await Promise.all([
    countReach(services, services.db, { where, topic: 'newsletter' }),
    countReach(services, services.db, { where, topic: 'marketing' }),
  ]);
  return { count: newsletter.people, readers: newsletter.reached, followers: automations.reached };
}
