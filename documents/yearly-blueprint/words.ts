/** The blueprint's own sentences. */
export const words = {
  kind: 'A yearly blueprint',
  lines: (born: string, from: string, to: string) => [`born on ${born}`, `${from} to ${to}`],
  howToUse: [
    'This is the plan of one year, drawn before you move in. It shows where the light falls, which walls carry weight and where a door could be. It rests on two facts, the day you were born and the calendar that hangs in every kitchen. How you furnish it remains your affair, and plans are for scribbling on.',
    'The first pages are about the year as a whole: its number, its place in the round of nine, the long season it lies in, and what it asks of each of your core numbers. Read them once now and once in the middle of the year, when they will sound different.',
    'Then every month has a page of its own, with a calendar of your personal days. Turn to it on the last evening of the month before. Each ends with a question and some lines, because we shall talk once in every month, and a conversation that begins with your own handwriting saves us the first ten minutes.',
    'Nothing here is an appointment with fate. A 1 month is a good month to begin something, in the way that a clear day is a good day to hang out washing. People have been known to do it in the rain.',
  ],
  twelve: 'Twelve conversations',
  twelveText:
    'Book them in the portal at times that suit you, one for each month, and move them up to a day before if life gets in the way. Afterwards you will find my notes there. What I should like you to bring is a month that has really happened.',
  asked: 'What you asked',
  ask: 'Three things I want this year to answer',
  moons: (from: string) => `Your personal months, from ${from} on.`,
  numbers:
    'Years come and go across the same five numbers. Here they are with every sum, so that the pages which follow have somebody to talk to.',
  wheelPage: {
    kicker: 'The whole at once',
    title: 'Month by month',
    wheel:
      'The wheel begins at the top with the first month and runs clockwise. Large figures are your personal months. In the hub stands the personal year, and the gold line marks January, where it changes.',
    days: 'Months of beginning and of ending, the 1 and the 9, lie on a darker ground. From here on each month has a page of its own.',
  },
  round:
    'Personal years come in rounds of nine, and a year is easier to bear or to enjoy when you know which one it is.',
  roundPlace: (place: string, from: number, to: number) =>
    `You stand in the ${place} year of nine. The round began in ${from} and closes in ${to}.`,
  behind: (year: number) => `Behind you · ${year}`,
  ahead: (year: number) => `From January ${year}`,
  carryOver: 'What I bring with me from last year, and what may stay there',
  making: 'What this year could prepare for the next',
  seasons:
    'Under the year runs something slower. A Period Cycle lasts for decades, a Pinnacle for nine years at least, and its Challenge is the knot that tightens in the same stretch. This is the ground on which your twelve months will fall.',
  untilBirthday: (year: number) => `until your birthday in ${year}`,
  untilDecember: (year: number) => `until the end of ${year}`,
  toTheEnd: 'from here on',
  turning: (year: number) =>
    `Your next Pinnacle begins in ${year}, which lies within or close to these months. Expect the air to change gradually, as it does when one season runs into another.`,
  meets: (digit: number) =>
    `A ${digit} year says the same thing to everybody and means something else in each place of a chart. At the left ends stand your own numbers, at the right ends the year; the arches count the steps between.`,
  sameNumber: 'the same number',
  oneFamily: 'one family',
  apartFamilies: 'different families',
  meetsFoot: (most: string) =>
    `Where number and year are one, or of one family, things go almost by themselves: ${most}.`,
  meetsFootNone:
    'This year shares a family with none of your five numbers. It will feel foreign in an interesting way, like a street where all the signs are in another alphabet.',
  inYear: (digit: number, year: number) => `personal month ${digit} in a personal year ${year}`,
  favours: 'Well suited',
  watch: 'Worth watching',
  tryIt: 'Try this month',
  days: 'Your days',
  dayPurposes: { 1: 'to begin', 3: 'to be seen', 7: 'to think', 8: 'to decide', 9: 'to finish' } as const,
  conversation: (at: number) => `For our conversation · ${at + 1} of twelve`,
  decided: 'What I decided afterwards',
  almanac:
    'All days of the twelve months on one sheet. A star marks a personal day 1, made for beginnings; a ring a personal day 8, when facts and figures get a hearing; a crescent a personal day 9, good for finishing. Saturdays and Sundays lie on a darker ground.',
  fixed: 'Dates that are fixed already, and the personal day they fall on',
  free: 'Three starred days I shall keep free',
  lookingBack:
    'Four times in the year, stop and look over your shoulder. Write before you leaf back; the hand remembers more than one expects.',
  quarters: [
    'What began in these months, and did I mean it to?',
    'Which of my habits carried me, and which did I carry?',
    'Whom did I meet, or meet again, and what has it changed?',
    "What shall I tell about this year in ten years' time?",
  ],
  closing: [
    'A year on paper looks tidier than it will be. Somewhere in these months something will happen that stands on none of the pages, and you will deal with it as you have dealt with such things before. Then come back, find the month, and see what can still be used.',
    'I look forward to our conversations. Bring the months in which nothing happened as gladly as the others; they are often the ones in which something was decided.',
    'If a sum puzzles you, or a page describes somebody you do not know, write to me and we shall look at it together.',
  ],
} as const;
