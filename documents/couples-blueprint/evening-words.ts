import type { PairSum } from '../couples/sums.ts';
import type { CoreKey } from '../kit/core-numbers.ts';

export const evenings = {
  first: {
    title: 'The first evening',
    text: 'Write down three things the other does well that nobody praises. Small ones are best.',
  },
  second: { title: 'The second evening, about your sum' },
  third: { title: 'The third evening, on the widest bridge' },
  fourth: {
    title: 'The fourth evening',
    text: 'One promise each, small enough to keep and with a date beside it. Sign underneath, both of you.',
  },
} as const;

/** A question for the number your Life Paths make together. */
export const sumQuestions: Record<PairSum, string> = {
  1: 'Your roads make a 1. What would we begin if nobody asked us why?',
  2: 'Your roads make a 2. When did one of us last listen to the very end, and what was said?',
  3: 'Your roads make a 3. What shall we celebrate that stands in no calendar?',
  4: 'Your roads make a 4. What do we want to have built by this day in five years?',
  5: 'Your roads make a 5. Which habit could we do without for a month?',
  6: 'Your roads make a 6. Who needs a place at our table, and who has had one for long enough?',
  7: 'Your roads make a 7. What do we still not know about each other?',
  8: 'Your roads make an 8. What is enough, in figures?',
  9: 'Your roads make a 9. What are we ready to finish?',
  11: 'Your roads make an 11. Which hunch have we both had and never followed?',
};

/** A question for the place where you stand furthest apart. */
export const bridgeQuestions: Record<CoreKey, string> = {
  lifePath:
    'It lies between your roads. Where does mine lead me just now, and where would I like company on it?',
  expression:
    'It lies between your ways of working. Which job do we do so differently that we should divide it?',
  soulUrge: 'It lies between your wishes. What do I wish for that you have never heard me say?',
  personality: 'It lies between your manners. How do we look from outside, and what do people fail to see?',
  birthday: 'It lies between your gifts. Which of yours would I like to borrow more often?',
};
