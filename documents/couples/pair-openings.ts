import type { CoreKey } from '../kit/core-numbers.ts';

/** How far the two stand apart in one place of the chart decides how its page begins. */
type Distance = 'same' | 'near' | 'middle' | 'far';

export const distanceOf = (steps: number): Distance =>
  steps === 0 ? 'same' : steps < 3 ? 'near' : steps < 6 ? 'middle' : 'far';

/** What a pair of numbers speaks of, place by place. */
export const pairOpenings: Record<CoreKey, Record<Distance, string>> = {
  lifePath: {
    same: 'One road, and two people on it.',
    near: 'Two roads that keep each other in sight.',
    middle: 'Two roads with a field between them.',
    far: 'Two roads on opposite sides of the valley.',
  },
  expression: {
    same: 'The same toolbox twice: decide early who holds the hammer.',
    near: 'Two toolboxes that lend each other screws.',
    middle: 'Two toolboxes: read this before you put up a wardrobe.',
    far: 'Two toolboxes with hardly a tool in common.',
  },
  soulUrge: {
    same: 'The same wish, unspoken on both sides of the table.',
    near: 'Two wishes that sleep in neighbouring rooms.',
    middle: 'What each of you wants and seldom says at dinner.',
    far: 'Two wishes that would not recognise each other in the street.',
  },
  personality: {
    same: 'Strangers meet the same face twice.',
    near: 'Strangers take you for relations.',
    middle: 'The two of you as strangers see you, in a doorway.',
    far: 'Strangers wonder how you met.',
  },
  birthday: {
    same: 'One small gift, wrapped twice.',
    near: 'Two small gifts from the same shop.',
    middle: 'The smallest pair, and the handiest.',
    far: 'Two small gifts that no shop would sell together.',
  },
};
