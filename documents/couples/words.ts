import type { CoreKey } from '../kit/core-numbers.ts';
import { listed } from '../kit/number-words.ts';

/** When the same two numbers come round in a second place. */
export function metBefore(before: readonly string[]): string {
  return before.length === 1
    ? `You have met these two numbers already, under ${before[0]}. Here the same pair speaks in another room of the house.`
    : `Once more the two numbers from ${listed(before)}. A pair that keeps turning up may be called the tune of the house.`;
}

const places: Record<CoreKey, string> = {
  lifePath: 'on our road',
  expression: 'in our work',
  soulUrge: 'in our wishes',
  personality: 'in our manners',
  birthday: 'in our small gifts',
};

export const seenAtHome = (key: CoreKey) => `Where we have met this pair ${places[key]}`;

export const families = {
  none: 'None of your five pairs falls into one family. What joins you was never sameness. Each brings the other something from abroad, and you translate more than most couples do; good translators, in time, speak both languages.',
  some: (places: string, others: string) =>
    `In ${places} you are of one family, and half a sentence will do. In ${others} you come from different houses and bring each other news.`,
  all: 'All five of your pairs meet inside a family, which is uncommon. You understand each other early and often. Invite people who are made otherwise, so that somebody at the table still asks why.',
} as const;

export const couplesMethod =
  'For a pair, every number is first brought to a single digit, masters included. The sum of the two is reduced in turn, keeping an 11; the difference is the smaller taken from the larger.';
