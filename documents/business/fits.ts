import { type Digit, inSameTriad } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import type { CoreKey } from '../kit/core-numbers.ts';

type Fit = 'same' | 'family' | 'apart';

/** How the owner's number in each place gets on with the number of the name. */
const fits: Record<CoreKey, Record<Fit, (steps: string) => string>> = {
  lifePath: {
    same: () =>
      'The name walks your own road. What the sign promises is what life keeps asking of you anyway, so the business will feel natural, and it will repeat your lessons with customers watching.',
    family: () =>
      'Road and name belong to one family. They want the same kind of thing for slightly different reasons, and you will seldom have to explain to yourself why you are doing this.',
    apart: (steps) =>
      `Your road and the name come from different families, ${steps} apart. The business will lead you into company you would not have sought. Plan one hour a week in which you work entirely in your own way.`,
  },
  expression: {
    same: () =>
      'What you are good at and what the name announces are the same. Customers get what they came for, from your own hands. Take care that you do not stay the only person who can deliver it.',
    family: () =>
      'Your way of working is a cousin of what the name announces. Expect little friction. A customer who liked the sign will like the invoice as well.',
    apart: (steps) =>
      `The name announces one sort of skill and your hands prefer another, ${steps} off. Either hire for the difference, or show your own skill early: on the first page, in the first minute.`,
  },
  soulUrge: {
    same: () =>
      'You want from this business exactly what its name offers to others. That gives you stamina, and it also makes a complaint about the shop feel like a complaint about you.',
    family: () =>
      'Wish and name understand each other. On a slow Tuesday you will still know why the door is open.',
    apart: (steps) =>
      `What you quietly hope for lies ${steps} from what the name offers. Write the hope down with a date beside it, or it will be put off for the customers year after year.`,
  },
  personality: {
    same: () =>
      'People meet the same thing on the sign and in your face. First visits hold few surprises, and when somebody recommends you, the description is right.',
    family: () =>
      'Your manner suits the name well enough that nobody will pause in the doorway. Let a photograph of you and the sign stand on the same page.',
    apart: (steps) =>
      `Customers who come for the name meet someone a little different, ${steps} different to be exact. Say a sentence about it in your own words before they have to wonder.`,
  },
  birthday: {
    same: () =>
      "Your birthday gift is the name's own number. Use it in the first five minutes with every new customer.",
    family: () =>
      'The knack in your pocket helps the name keep its promise. Give it a fixed place in the week, such as the Monday calls.',
    apart: () =>
      'Your handiest gift is something the name does not lead people to expect, and a pleasant surprise is worth having. Keep it for the end, unannounced.',
  },
};

const STEPS = [
  'no step',
  'one step',
  'two steps',
  'three steps',
  'four steps',
  'five steps',
  'six steps',
  'seven steps',
  'eight steps',
];

export function fitOf(key: CoreKey, owner: Digit, name: Digit): string {
  const fit: Fit = owner === name ? 'same' : inSameTriad(owner, name) ? 'family' : 'apart';
  return fits[key][fit](itemAt(STEPS, Math.abs(owner - name)));
}
