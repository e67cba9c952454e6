import type { MarketingTopic, Topic } from './topics.ts';

// One rule for every letter: broadcasts, the built-in sequences, her own automations, and the counts before anything is sent.
// Three kinds: service mail always; newsletter and offers after a yes; and, where the owner switched it on, the existing
// customer's rule of the EU (own similar products, a no offered at the purchase and in every letter).

/** What the rule has to know of somebody. */
export type ReaderFacts = {
  /** Topics with a yes in the ledger that was not taken back. */
  agreed: readonly string[];
  /** Topics that were refused, 'all' among them. */
  refused: readonly string[];
  bounced: boolean;
  complained: boolean;
  /** `told`: bought where the checkout offered a no to letters about similar products, and did not say it. */
  customer: 'no' | 'untold' | 'told';
};

export type MailRules = {
  /** The existing customer's rule; off until the owner turns it on. */
  existingCustomers: boolean;
};

export const grounds = ['service', 'agreed', 'customer'] as const;
export type Ground = (typeof grounds)[number];

export const obstacles = [
  'complained',
  'bounced',
  'unsubscribed',
  'not_agreed',
  'untold_customer',
  'customers_off',
] as const;
export type Obstacle = (typeof obstacles)[number];

export type MayReceive = { may: true; because: Ground } | { may: false; why: Obstacle };

/** Nobody is known by the address. */
export const unknownReader: ReaderFacts = {
  agreed: [],
  refused: [],
  bounced: false,
  complained: false,
  customer: 'no',
};

/** Which yes covers a letter of a topic: offers are what reminders of an order and the Circle's invitation are about. */
export const topicsCovering: Record<MarketingTopic, readonly MarketingTopic[]> = {
  marketing: ['marketing'],
  cart: ['cart', 'marketing'],
  membership: ['membership', 'marketing'],
  newsletter: ['newsletter'],
};

/** Whether somebody may get a letter of this kind, and why, or why not. The database has the same rule: marketing/reach.ts. */
export function mayReceive(facts: ReaderFacts, topic: Topic, { existingCustomers }: MailRules): MayReceive {
  if (topic === 'service') return yes('service');
  if (facts.complained) return no('complained');
  if (facts.bounced) return no('bounced');
  if (facts.refused.some((refused) => refused === 'all' || refused === topic)) return no('unsubscribed');
  if (topicsCovering[topic].some((covering) => facts.agreed.includes(covering))) return yes('agreed');
  if (facts.customer === 'no') return no('not_agreed');
  if (!existingCustomers) return no('customers_off');
  return facts.customer === 'told' ? yes('customer') : no('untold_customer');
}

const no = (why: Obstacle): MayReceive => ({ may: false, why });

const yes = (because: Ground): MayReceive => ({ may: true, because });

/** Of one person: "Ada has unsubscribed". */
export const obstacleOfOne: Record<Obstacle, string> = {
  complained: 'has called a letter spam',
  bounced: 'has an address that does not work',
  unsubscribed: 'has unsubscribed',
  not_agreed: 'has not agreed to the newsletter and offers',
  untold_customer: 'bought before the checkout offered a no to such letters',
  customers_off: 'has bought, but has not agreed, and writing to existing customers is switched off',
};

/** Of several: "12 have not agreed"; of one as well: "1 has not agreed". */
export function describeObstacle(why: Obstacle, count: number): string {
  if (count === 1) return obstacleOfOne[why];
  return obstacleOfOne[why]
    .replace(/^has an address that does not/, 'have addresses that do not')
    .replace(/\bhas\b/g, 'have');
}

/** Everything that a yes to "newsletter and offers" is a yes to. */
export const subscriptionTopics = ['newsletter', 'marketing'] as const satisfies MarketingTopic[];
