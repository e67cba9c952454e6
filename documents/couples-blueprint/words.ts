import type { Digit } from '../../content/meanings/index.ts';

/** The long reading's own sentences. */
export const words = {
  kind: 'Soulmates and karmic bonds',
  howToRead: [
    'Read it aloud, by turns. In these pages a soulmate is somebody with whom the work goes well, and karma is the work. It is for self-development and entertainment.',
  ],
  chartMethod: (spelled: string, table: string) =>
    `The name was counted as ${spelled}, with the ${table} table of letters.`,
  pictured: (first: string, second: string) =>
    `On the left bank the numbers of ${first.replace(/^The /, 'the ')}, on the right those of ${second}. The lantern on each bridge is what you make together; every arch is a step.`,
  longest: (far: string, most: number, near: string, least: number) =>
    `You stand furthest apart in ${far}, ${most === 1 ? 'a single step' : `${most} steps`}, and nearest in ${near}, ${least === 0 ? 'no step at all' : least === 1 ? 'a single step' : `${least} steps`}.`,
  allAlike: (steps: number) =>
    steps === 0
      ? 'In none of the five do you stand a step apart. You will have to look elsewhere for your differences.'
      : `All five bridges have the same length, ${steps === 1 ? 'a single step' : `${steps} steps`}, which hardly ever happens.`,
  lessons: 'A dotted ring marks a number that no letter of the name carries.',
  lessonsWhole:
    'Letters of every number stand on both sides, so nothing is missing here. Read what each name has most of.',
  noLessons: (who: string) =>
    `${who} has letters of every number. There is no gap to fill, which is a reason to be patient with those who have some.`,
  ownLessonsShared: (who: string) => `Every gap in this name is one you share; ${who} has none besides.`,
  lesson: 'Lesson',
  supplied: 'Learnt by another way:',
  most: 'Most letters:',
  sameMost: (who: string, digit: number) =>
    `${who} has most letters of the ${digit} as well. What is said beside this is said to both of you.`,
  bothLack: 'Lessons you share',
  bond: 'What one of you had to learn, the other may have been given.',
  bondWhole: 'Between you no number is missing.',
  bothWhole:
    'Neither name lacks a number, so neither of you is the pupil on this page. What you do teach each other is in none of the letters. You know it better than I do, and there is room for it below.',
  shows: (teacher: string, learner: string) => `${teacher} can show ${learner}`,
  /** A name without gaps, one whose gaps the other shares, and two that have nothing to show each other. */
  nothingAsked: (learner: string) =>
    `No number is missing from the name of ${learner}, so there is nothing to show. Watching each other is allowed all the same.`,
  nothingToShow: (teacher: string) =>
    `Whatever the other name lacks is lacking here too. On this page ${teacher} is a fellow pupil.`,
  equals:
    'Neither name has what the other lacks. You meet as equals on this page, and learn from somebody else.',
  /** Whatever the name leaves out, the rest of the chart has. */
  nothingLacked: (learner: string) =>
    `What the letters of ${learner} leave out, the rest of the chart has. There is nothing here that would have to be shown.`,
  together: 'To learn together',
  prompts: [
    (who: string) => `What ${who} has taught me without meaning to`,
    (who: string) => `What I would like to be shown, if ${who} has the patience`,
  ],
  closingPrompt: (first: string, second: string) => `A few lines from ${first}, and a few from ${second}`,
  debts: 'Karmic debts',
  noDebts:
    'None of your ten core totals passes through 13, 14, 16 or 19; where one of them appears elsewhere, it is a step in a sum. Whatever you owe each other, it was not brought along.',
  sharedDebt: 'You both carry this one, and will recognise it in each other sooner than in yourselves.',
  evenings: 'Write first, then read to each other.',
} as const;

/** What somebody with the number can pass on to somebody without it. */
export const teaching: Record<Digit, string> = {
  1: 'How to say I without clearing the throat first. It is taught at the counter and on the telephone: one simply states what is wanted, and the other sees that the sky does not fall.',
  2: 'Listening past the words. Whoever has the 2 hears the sigh before the sentence and can say afterwards what gave it away. It is learned like bird calls, by being told which one that was.',
  3: 'The light touch: a drawing on the shopping list, a story told a second time and better. It is learned by joining in badly and being applauded.',
  4: 'Order that frees the evening. A drawer with a label, a bill paid on the day. It is passed on by doing the dull job side by side until it is a habit.',
  5: 'How to change your mind, or your route, at short notice. Lessons take place on the way home, when one of you turns left for no reason.',
  6: 'Care in small coin: a coat held, a birthday known by heart. The learner means it just as warmly and needs showing where the coat hangs.',
  7: 'Being alone without being lonely. It is taught with a book and a closed door, and with coming out again in good spirits.',
  8: 'A straight way with money and authority. One can name a sum and wait; the other learns by coming along to the bank and saying nothing.',
  9: 'The wide view, in which most grievances look smaller. Whoever carries the 9 forgives quicker than seems fair, and it is catching.',
};

/** One has it from the name, for whom `~` stands, and the other from elsewhere in the chart, for whom `^` does. */
export const comparing: Record<Digit, string> = {
  1: '~ says I without thinking, ^ has thought about it. Ask each other how a wish is put into words: one of you will learn to pause, and the other that the pause may be shorter.',
  2: '~ feels the mood of a room, ^ finds it out. On the way home from any party, tell each other what you noticed; between you nothing has gone unseen.',
  3: 'Words came to ~ by themselves and to ^ by practice. Read something aloud to each other. The one will envy the ease, the other the ending.',
  4: '~ keeps order by nature and ^ by resolution. Let ^ explain the resolution: it is how a drawer looks to somebody who once lived without one.',
  5: 'To ~ a change is weather, to ^ it is a voyage. Plan the next one together, ~ for the leaving and ^ for the packing.',
  6: '~ looks after people as one breathes, and ^ as one writes a letter. Both arrive. Tell each other which of the two has touched you most.',
  7: 'Quiet lives in ~ and is visited by ^. An hour in one room, each with a book, shows you the difference; neither way is the deeper.',
  8: '~ was born with a feeling for what things are worth, ^ came by it. In a matter of money hear both, the instinct first and then the arithmetic.',
  9: 'Things fall from the hands of ~ when their time is over; ^ sets them down. When something ends between you and the world, let ^ say the words and ~ open the window.',
};

/** A gap in both names. */
export const learningTogether: Record<Digit, string> = {
  1: 'Neither name holds a 1, so each waits for the other to decide and the soup gets cold. Take turns by the calendar: on even days one decides, on odd days the other.',
  2: 'No 2 in either name. You are both better at talking than at hearing, so in any conversation that matters repeat back what was said, however stilted it feels.',
  3: 'The 3 is missing on both sides, and compliments remain thoughts in your house. Say one aloud each day before the lamp is switched off.',
  4: 'Without a 4 between you, routine has no natural owner. Buy one wall calendar, and let whoever passes it write the thing down.',
  5: 'Neither of you was given a 5. Change is put off by both and then comes all at once. Try one small new thing a month while it is still your own idea.',
  6: 'There is no 6 in either name, so duty is felt as a weight and praise comes late. Thank each other for the bins.',
  7: 'Both names lack the 7, and quiet may feel like a quarrel to you. Practise an hour in the same room, each with a book, and see that nothing bad comes of it.',
  8: 'With no 8 in either name, money is the guest nobody wants to sit beside. Invite it once a month, with coffee, for half an hour by the clock.',
  9: 'A 9 is absent from both. Old matters are kept for no better reason than that nobody throws them out. Once a season, choose one and let it go together.',
};
