/** What we write about without being asked each time. A person may refuse any of it; service mail she may not. */
import { keysOf } from '../../shared/records.ts';
export const marketingTopics = {
  marketing: {
    label: 'Letters about your numbers',
    about: 'What your three numbers say in daily life, with an offer now and then.',
  },
  cart: {
    label: 'Reminders of an order you began',
    about: 'At most three, within three days of leaving the checkout.',
  },
  membership: {
    label: 'The Soul Circle',
    about: 'What members receive, and an invitation. Only after a purchase.',
  },
  newsletter: {
    label: 'The newsletter',
    about: 'A short note when there is something new to read.',
  },
} as const;

export type MarketingTopic = keyof typeof marketingTopics;
export type Topic = 'service' | MarketingTopic;

export const marketingTopicNames = keysOf(marketingTopics);
export const isMarketingTopic = (name: string): name is MarketingTopic => name in marketingTopics;
