import { aNumber } from '../kit/words.ts';

/** The blueprint's own sentences. */
export const words = {
  kind: 'A yearly blueprint',
  lines: (born: string, from: string, to: string) => [`born on ${born}`, `${from} to ${to}`],
  howToUse: (called: string | null, from: string) => [
    `${called ? `${called}, this` : 'This'} is the plan of one year, drawn before you move in. It rests on two facts, the day you were born and the calendar from ${from} on. How you furnish it is your affair.`,
    'Turn to a month on the last evening of the one before, and write under its question before we talk. The plan is for self-development and entertainment.',
  ],
  twelve: 'Twelve conversations',
  twelveText:
    'Book the twelve conversations in the portal, one for each month; each can be moved until a day before. Bring a month that has really happened.',
  ask: 'Three things I want this year to answer',
  moons: (from: string) => `Your personal months, from ${from} on.`,
  numbers: 'Years come and go across the same five numbers. Here are yours, with every sum.',
  round: 'Which of the nine it is, and what lies on either side.',
  roundPlace: (place: string, from: number, to: number) =>
    `You stand in the ${place} year of nine. The round began in ${from} and closes in ${to}.`,
  behind: (year: number) => `Behind you · ${year}`,
  ahead: (year: number) => `From January ${year}`,
  carryOver: 'What I bring with me from last year, and what may stay there',
  making: 'What this year could prepare for the next',
  seasons: 'Under the year runs something slower: the ground on which your twelve months will fall.',
  untilBirthday: (year: number) => `until your birthday in ${year}`,
  untilDecember: (year: number) => `until the end of ${year}`,
  toTheEnd: 'from here on',
  turning: (year: number) =>
    `Your next Pinnacle begins in ${year}, which lies within or close to these months. Expect the air to change gradually, as it does when one season runs into another.`,
  meets: (digit: number) =>
    `What ${aNumber(digit)} year asks of each of your five. At the left stand your own numbers, at the right the year; the arches count the steps.`,
  sameNumber: 'the same number',
  oneFamily: 'one family',
  apartFamilies: 'different families',
  meetsFoot: (most: string) =>
    `Where number and year are one, or of one family, things go almost by themselves: ${most}.`,
  meetsFootNone:
    'This year shares a family with none of your five numbers. It will feel foreign in an interesting way, like a street where all the signs are in another alphabet.',
  turningPoints: (called: string | null) =>
    `${called ? `${called}, most` : 'Most'} of a year changes while nobody is looking. On these days you may look.`,
  newPeriod: (title: string) =>
    `It is called ${title} here and stays for decades, so nothing has to happen on the day itself. Look back from it instead: what has been true of your life so far, and may now be put down?`,
  newPinnacle: (title: string) =>
    `It is called ${title} here, and for years it will be the air about you. The change is slow, a few weeks on either side; what used to take effort comes more easily, and the other way round.`,
  lettersStay: (essence: string) =>
    `No letter of your name gives way this time, and the Essence stands at ${essence}. A birthday for going on, with better shoes.`,
  essenceNow: (essence: string) => `The three letters together make the Essence ${essence}.`,
  homeAgain: (dates: string) => `It comes round again from ${dates}.`,
  deepDays: (days: string) => `On the ${days} the day has it too.`,
  inYear: (digit: number, year: number) => `personal month ${digit} in a personal year ${year}`,
  favours: 'What helps',
  watch: 'What trips you',
  tryIt: 'Try this month',
  days: 'Your days',
  dayPurposes: { 1: 'to begin', 3: 'to be seen', 7: 'to think', 8: 'to decide', 9: 'to finish' } as const,
  conversation: (at: number) => `For our conversation · ${at + 1} of twelve`,
  decided: 'What I decided afterwards',
  almanac:
    'A star marks a personal day 1, to begin; a ring an 8, for facts and figures; a crescent a 9, to finish. Weekends are darker.',
  fixed: 'Dates that are fixed already, and the personal day they fall on',
  free: 'Three starred days I shall keep free',
  lookingBack: 'Write before you leaf back; the hand remembers more than one expects.',
  quarters: [
    'What began in these months, and did I mean it to?',
    'Which of my habits carried me, and which did I carry?',
    'Whom did I meet, or meet again, and what has it changed?',
    "What shall I tell about this year in ten years' time?",
  ],
  closingPrompt: 'What I hope to read here in a year',
  closing: [
    'Something will happen that is on none of these pages. Come just as gladly after a month in which nothing did; things are often decided then.',
  ],
} as const;
