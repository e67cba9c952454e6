import type { CoreKey } from '../kit/core-numbers.ts';

/** What a pair of numbers speaks of, place by place. */
export const pairIntroductions: Record<CoreKey, string> = {
  lifePath:
    'Two roads, each with its own lessons. This pair tells how they run beside each other: who sets the pace, what you keep meeting together, and where one of you waits at the crossing.',
  expression:
    'Here stand two toolboxes. The Expression shows how each of you gets things done, so this is the pair to read before you move house, share a business or put up a wardrobe.',
  soulUrge:
    'What each of you quietly wants seldom comes up at dinner. Read this pair slowly: a good deal of what looks like stubbornness is a wish that has not been said aloud yet.',
  personality:
    'Strangers meet this pair first: the two of you in a doorway, or in the photograph on the shelf. It also colours the first ten minutes after you have both come home.',
  birthday:
    'The smallest pair, and the handiest. Each of you has carried one knack since the day of birth, and together they decide who reads the map and who asks the way.',
};

/** When the same two numbers come round in a second place. */
export function metBefore(places: string): string {
  return `You have met these two numbers already, under ${places}. Here the same pair speaks in another room of the house.`;
}

export const families = {
  none: 'None of your five pairs falls into one family. What joins you was never sameness. Each brings the other something from abroad, and you translate more than most couples do; good translators, in time, speak both languages.',
  some: (places: string, others: string) =>
    `Where you meet without trying: in ${places}. Numbers of one family understand each other early, so on these subjects half a sentence will do. In ${others} you come from different houses and bring each other news.`,
  all: 'All five of your pairs meet inside a family, which is uncommon. You understand each other early and often. Invite people who are made otherwise, so that somebody at the table still asks why.',
} as const;

export const couplesMethod =
  'For a pair, every number is first brought to a single digit, masters included. The sum of the two is reduced in turn, keeping an 11; the difference is the smaller taken from the larger.';
