import type { Digit } from '../../numerology/index.ts';
import type { CoreKey } from '../kit/chart-sheet.ts';

/** A digit that stands most often among the ten numbers of two people. */
export const loudest: Record<Digit, string> = {
  1: 'Between you there are many captains. Things get started in your house, often two at once, and what you need from each other is a turn at the back of the boat.',
  2: 'So much ear in one household: you hear each other through two closed doors. Say things aloud all the same, because guessing right is not the same as being told.',
  3: 'You entertain each other, and the neighbours. Under the talk there is sometimes a sentence that nobody has managed to say; look for it on a quiet evening.',
  4: 'Between you everything has its place, and there are two opinions about the place. You show love by keeping your word, so notice when it is kept.',
  5: 'There is always a window open somewhere. You two need more air than other couples and do well with separate suitcases and one address.',
  6: 'You look after each other, and everybody else, until there is hardly a chair free. Decide together who may knock after nine.',
  7: 'Two who need to be left in peace have found each other, which takes luck. See that you come out of your rooms at the same time at least once a day.',
  8: 'Plenty of will and a good head for figures, twice. You can move mountains. Agree beforehand on the mountain, and keep no score at home.',
  9: 'Yours is a house with a wide door. You feel for the world together, and sometimes forget to feel for the person who is doing the dishes.',
};

/** One has in one place what the other has in another. `~` is the first name put in, `^` the second. */
export const crossings: Record<CoreKey, Partial<Record<CoreKey, string>>> = {
  lifePath: {
    expression:
      '~ walks the road for which ^ was given the tools. Ask for help with it, and offer it only when asked.',
    soulUrge:
      'What life keeps asking of ~ is what ^ quietly wants. So one of you lives what the other dreams of; tell each other about both sides.',
    personality:
      '~ walks as ^ appears to walk. Strangers mistake one for the other, and each of you knows the difference from inside.',
    birthday:
      'On the road of ~ the knack of ^ comes in handy almost daily. It would be a pity to leave it in the pocket.',
  },
  expression: {
    soulUrge:
      'What ~ can do is what ^ longs for. It needs only to be done in the right direction, at home and without being earned.',
    personality:
      '~ really does what ^ seems to do. People ask ^ and it is ~ who can. A word beforehand saves some embarrassment.',
    birthday:
      'The whole toolbox of ~ is the single tool of ^. You will agree on how a thing is done, and race for the doing of it.',
  },
  soulUrge: {
    personality:
      'What ~ wants most, ^ shows at the door. It may have been what was noticed first; look behind the door as well.',
    birthday:
      'A wish of ~ is a trifle for ^, who has had the knack since birth. Say the wish, and it may be granted before supper.',
  },
  personality: {
    birthday: "~ looks as if able to do what ^ in fact can. Keep each other's secret.",
  },
  birthday: {},
};

export const threadHeads = {
  kicker: (year: number) => `Two charts as one · a question for ${year}`,
  noShared:
    'No number stands among the five of both. You did not choose a likeness: whatever the one knows by nature, the other hears as news, and after years it is still news.',
  title: 'Your thread for two',
  repeats: 'What repeats between you',
  crossings: 'Where one has what the other looks for',
  noCrossing:
    'No number of one stands in another place of the other. You do not mirror each other, so nothing can be taken for known; ask, and you will go on being surprised.',
  samePull:
    'The same two as beside it. You know this tension from inside, both of you, and need not explain it; take turns at being the one who gives way.',
  pullsAt: (who: string) => `What pulls at ${who}`,
  calm: 'Nothing in this chart pulls the other way. Road, talent and wish agree, which makes a restful companion and a firm one.',
  yours: 'What we answer, each in turn',
} as const;
