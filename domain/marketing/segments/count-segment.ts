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

export type SegmentCount = { count: number; readers: number; followers: number };

/** How many people rules mean at this moment; of them, how many get the newsletter and how many letters of automations. */
export async function countSegment(
  services: Parts,
  { actor, rules }: { actor: Actor; rules: SegmentRules },
): Promise<SegmentCount> {
  staffOnly(actor);
  const at = ruleMoment(services);
  const where = whoAre(rules, at);
  const agreedTo = (topic: 'newsletter' | 'marketing') =>
    countPeople(services.db, { where: bothAre(where, whoAre(allOf({ of: 'consent', topic }), at)) });
  const [count, readers, followers] = await Promise.all([
    countPeople(services.db, { where }),
    agreedTo('newsletter'),
    agreedTo('marketing'),
  ]);
  return { count, readers, followers };
}

/** How many of all people may get letters of automations: what a page asks for that says no other count. */
export const countFollowers = (services: Parts): Promise<number> =>
  countPeople(services.db, {
    where: whoAre(allOf({ of: 'consent', topic: 'marketing' }), ruleMoment(services)),
  });
