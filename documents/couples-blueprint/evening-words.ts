import type { Digit } from '../../content/meanings/index.ts';
import type { PairSum } from '../couples/sums.ts';
import type { CoreKey } from '../kit/core-numbers.ts';

export const evenings = {
  first: { title: 'The first evening, about your gifts' },
  second: { title: 'The second evening, about your sum' },
  third: { title: 'The third evening, on the widest bridge' },
  fourth: { title: 'The fourth evening, with two signatures' },
} as const;

/** What to praise, by the number that the two birthdays make together. */
export const giftTasks: Record<PairSum, string> = {
  1: 'Three occasions on which the other one went first, and what it spared you.',
  2: 'Three times you were understood before you had finished. Describe the face that went with it.',
  3: 'Three moments when the other one saved the mood. Quote, if you can.',
  4: 'Three things that work in your house because somebody looks after them unasked.',
  5: 'Three detours you would never have made alone, and what was at the end of them.',
  6: 'Three kindnesses of the last month for which nobody said thank you. Say it now, in writing.',
  7: 'Three things the other one noticed that escaped everybody else.',
  8: 'Three matters that the other one settled, and what they would have cost you in sleep.',
  9: 'Three people who are better off because the other one exists.',
  11: 'Three hunches of the other one that turned out right, and one that you laughed at.',
};

/** A promise that suits the year the two have together. */
export const promisesForTwo: Record<Digit, string> = {
  1: 'One thing each that you will begin this year, with its first date. Sign both promises, both of you.',
  2: 'One habit of listening each, small enough to survive a bad week. Sign for your own, and then for the other.',
  3: 'One celebration each, which nobody expects, and its day. Sign, and tell nobody else.',
  4: 'One repair each, in the house or between you, and by when. Two signatures make it binding.',
  5: 'One freedom each that you grant the other, in so many words. Sign under what you are giving.',
  6: 'One duty each that you take off the other for three months. Sign, and fetch the apron.',
  7: 'One quiet hour each, its day and its door. Sign that it will be left alone.',
  8: 'One sum or one decision each that shall be settled, with its month. Sign as you would at the bank.',
  9: 'One old matter each that you will not bring up again. Name it once more, sign, and turn the page.',
};

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
