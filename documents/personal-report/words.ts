/** The report's own sentences, between the interpretations. */
export const words = {
  kicker: 'A personal report',
  lines: (born: string) => [`born on ${born}`],
  howToRead: (called: string | null) => [
    `${called ? `${called}, two` : 'Two'} facts stand behind these pages, the date you were born and the name you were given. Every sum is printed, as in 25/7, so check it before you believe a word.`,
    'No number settles anything for you. It describes a leaning, as a slope does, and which way you walk is your own affair. The reading is for self-development and entertainment.',
  ],
  counted: (spelled: string, table: string) =>
    `Your name was counted as ${spelled}, with the ${table} table of letters.`,
  pythagorean: 'In it A is 1, B is 2 and so on to I, which is 9; then J begins again with 1.',
  chaldean: 'It gives letters the values 1 to 8 by their sound and keeps the 9 apart.',
  yRead: (readings: string) => `The letter Y can be either kind; here ${readings}.`,
  passionMany: (numbers: string) =>
    `Several numbers share the lead in your name: ${numbers}. Read them as talents that take turns.`,
  passionOnce: (numbers: string) =>
    `Your name is short enough that no number comes twice. So nothing leads in it; ${numbers} stand side by side, each a small inclination.`,
  passionAlone: (number: number) =>
    `Your name has a single letter, worth ${number}. It repeats nothing, so read this as an inclination.`,
  passionOpen: (called: string | null, where: string) =>
    `In your case${called ? `, ${called},` : ''} it is hardly hidden: ${where}, so what the letters hum, the rest of you says aloud.`,
  passionHidden:
    'None of your five core numbers shares it. It works out of sight, then, and those who know you well have met it.',
  /** Before the Maturity, which is told to everybody and met by nobody before the middle of life. */
  maturityAt: {
    young:
      'You will meet this number properly in twenty or thirty years. Read it as a postcard from a place that you are going to anyway.',
    working:
      'It comes in slowly, from the middle of life on. Look for its first signs, or for what it has already changed.',
    late: 'You have lived in this number for years. Read it as one reads about one’s own house, and see whether they got the stairs right.',
  },
  cycles:
    'Life has weather of different lengths. A Period Cycle lasts for decades, a personal year from January to December, and the two are felt at once, like a season and a day within it.',
  years: (called: string | null) =>
    `Years come in rounds of nine, from sowing in a 1 to clearing out in a 9. The wheel shows where you are in yours${called ? `, ${called}` : ''}.`,
  pinnacles:
    'A pinnacle is a long season with a climate of its own. The challenge beside it is the knot that tightens in the same years, and loosens when you work at it.',
  ownTool: 'The tool I was given and use least, and what it would be good for this month',
  noLessons: (called: string | null) =>
    `Every number that a letter can carry appears in your name, which is less common than it sounds. Nobody can say${called ? `, ${called},` : ''} that you were sent out without a tool; your task is rather to choose which one to pick up.`,
  noDebts: (called: string | null, totals: string) =>
    `Only the totals of the five core numbers count here. Yours${called ? `, ${called},` : ''} are ${totals}, and none of them is a 13, 14, 16 or 19 on its way down. Should you meet one of the four under a single name, in a Pinnacle or in the Maturity, it is a step in a sum and carries no debt.`,
  closingPrompt: 'The sentence I want to keep, and what I shall try first',
  closing: (called: string | null, own: string) => [
    `If a single sentence has stayed with you${called ? `, ${called}` : ''}, begin there. ${own} Should a page describe somebody you do not recognise, write to me; the best questions begin with a doubt.`,
  ],
  wheelPage: (called: string | null) => ({
    kicker: 'Part two',
    title: 'The year ahead',
    wheel: `${called ? `Here is your year, ${called}. It` : 'It'} begins at the top and runs clockwise. Large figures are your personal months, the hub is the personal year, and the gold line is January.`,
    days: 'Beneath each month on the next pages stand its days and, under them, your personal days: a filled ring for a day 1, to begin, an open ring for a day 9, to finish.',
  }),
} as const;
