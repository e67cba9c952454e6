/** The report's own sentences, between the interpretations. */
export const words = {
  kicker: 'A personal report',
  lines: (born: string) => [`born on ${born}`],
  howToRead: [
    'Read this the way you would read a letter from someone who has looked at you closely and means you well. A page at a time is plenty. Notice where you nod, and also where you shake your head: both tell you something, and a pencil in the margin is welcome.',
    'Two facts stand behind everything here, the date you were born and the name you were given. The sums are printed with the numbers, so you can check each of them at the kitchen table. A total of two digits is written out, as in 25/7: the letters came to 25, and 2 and 5 make 7.',
    'Eleven, twenty-two and thirty-three are kept whole and called master numbers. They reach further than the 2, the 4 and the 6 they grow from, and they tire a person more. On an ordinary Tuesday you may well live yours as the plain digit, and that is a sound way to live it.',
    'No number settles anything on your behalf. It describes a leaning, as a slope does; which way you walk remains your own affair.',
  ],
  constellation: (digits: string) => `Nine stars, and the way your own numbers take between them: ${digits}.`,
  counted: (spelled: string, table: string) =>
    `Your name was counted as ${spelled}, with the ${table} table of letters.`,
  pythagorean:
    'In it A is 1, B is 2 and so on to I, which is 9; then J begins again with 1.',
  chaldean:
    'It gives letters the values 1 to 8 by their sound and keeps the 9 apart.',
  key: 'The values of the letters. Write your name, put each value beneath, add, and you have begun.',
  yRead: (readings: string) => `The letter Y can be either kind; here ${readings}.`,
  together:
    'Five numbers in one person rarely want the same thing on the same morning. Here they are introduced to each other: how far apart they stand, and what helps them over the distance.',
  passionMany: (numbers: string) =>
    `Several numbers share the lead in your name: ${numbers}. Read them as talents that take turns.`,
  passionOnce: (numbers: string) =>
    `Your name is short enough that no number comes twice. So nothing leads in it; ${numbers} stand side by side, each a small inclination.`,
  passionAlone: (number: number) =>
    `Your name has a single letter, worth ${number}. It repeats nothing, so read this as an inclination.`,
  cycles:
    'Life has weather of different lengths. A Period Cycle lasts for decades, a personal year from January to December, and the two are felt at once, like a season and a day within it.',
  pinnacles:
    'A pinnacle is a long season with a climate of its own. The challenge beside it is the knot that tightens in the same years, and loosens when you work at it.',
  noLessons:
    'Every number that a letter can carry appears in your name, which is less common than it sounds. Nobody can say you were sent out without a tool; your task is rather to choose which one to pick up.',
  noDebts: (totals: string) =>
    `Only the totals of the five core numbers count here. Yours are ${totals}, and none of them is a 13, 14, 16 or 19 on its way down. Should you meet one of the four under a single name, in a Pinnacle or in the Maturity, it is a step in a sum and carries no debt.`,
  closing: [
    'You have now met your numbers one by one and at the same table. If a single sentence has stayed with you, begin there. Put the report away for a month, then read only that page again and see what has moved.',
    'People change, and a chart leaves room for it. The same number is lived differently at twenty and at sixty, on a good day and on a tired one. Let the reading be a lamp you can switch on when it helps, and leave it off when you already see.',
    'Should one of the sums puzzle you, or should a page describe somebody you do not recognise, write to me. The best questions I am asked are the ones that begin with a doubt.',
  ],
  wheelPage: {
    kicker: 'Part two',
    title: 'The year ahead',
    wheel:
      'The wheel begins at the top with the first month and runs clockwise. Large figures are your personal months. In the hub stands the personal year, and the gold line marks January, where it changes. Months of beginning and of ending, the 1 and the 9, lie on a darker ground.',
    days: 'On the pages that follow, beneath each month stand its days and, under them, your personal days. A filled ring marks a day 1, good for a first step; an open ring marks a day 9, good for finishing.',
  },
  favours: (phrases: string) => `Well suited to this month: ${phrases}.`,
  watch: (phrases: string) => `Worth watching: ${phrases}.`,
} as const;
