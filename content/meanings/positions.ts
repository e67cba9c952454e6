export type Position = {
  name: string;
  /** What the position answers, as the reader would ask it. */
  question: string;
  explanation: string;
  /** The arithmetic in plain words, so that a reader can check it with a pencil. */
  howItIsFound: string;
};

export type PositionKey =
  | 'lifePath'
  | 'expression'
  | 'soulUrge'
  | 'personality'
  | 'birthday'
  | 'maturity'
  | 'balance'
  | 'hiddenPassion'
  | 'karmicLessons'
  | 'karmicDebts'
  | 'pinnacles'
  | 'challenges'
  | 'periodCycles'
  | 'personalYear'
  | 'personalMonth'
  | 'personalDay'
  | 'bridges'
  | 'loShu'
  | 'couples'
  | 'businessName';

export const positions: Record<PositionKey, Position> = {
  lifePath: {
    name: 'Life Path',
    question: 'What kind of road am I walking?',
    explanation:
      'Your Life Path describes the road under your feet: the lessons that keep coming round, the sort of days that suit you and the ones that teach you. It comes from your date of birth alone, so it stays the same when you change your name, your job or your mind. I read it first and let every other number comment on it.',
    howItIsFound:
      'Reduce the month, the day and the year of your birth separately to a single digit, keeping 11, 22 and 33 as they are. Add the three results and reduce once more, again keeping a master number if one appears.',
  },
  expression: {
    name: 'Expression',
    question: 'What am I able to do, and how am I useful?',
    explanation:
      'Expression is the toolbox. It speaks of talents, working style and the contribution people come to rely on, whether or not it appears in your job title. Since it is drawn from every letter of the name you were given at birth, it shows the whole range of your abilities, including some you may have left in the drawer.',
    howItIsFound:
      'Each letter of your full birth name becomes a number from 1 to 9, with A as 1 through I as 9, then J as 1 again. Sum each name and reduce it, keeping masters; then add those results and reduce.',
  },
  soulUrge: {
    name: 'Soul Urge',
    question: 'What do I quietly want?',
    explanation:
      'Behind what you do lies what you hope for. The Soul Urge listens to that: the wish you mention to one friend at most, the thing that makes a day feel well spent. It can differ sharply from the way you live at present, and noticing the difference often brings more relief than any change of plan.',
    howItIsFound:
      'Only the vowels of your birth name are counted, with Y joining them wherever it carries the vowel sound of its syllable. Total the vowels of each name, reduce while keeping 11, 22 and 33, then combine and reduce again.',
  },
  personality: {
    name: 'Personality',
    question: 'What do people meet when they first meet me?',
    explanation:
      'Think of Personality as your front garden. It is the manner strangers notice, the tone of your first five minutes and the impression that lingers after you leave a room. It need not match the house behind it. Knowing this number helps you understand why people approach you as they do, and what they overlook.',
    howItIsFound:
      'Take the consonants of your full birth name and leave the vowels aside. Give each its value from 1 to 9, reduce every name on its own with masters kept, then add what remains and bring it to one figure.',
  },
  birthday: {
    name: 'Birthday',
    question: 'Which practical gift did I bring along?',
    explanation:
      'Where the Life Path is the long road, the Birthday number is something handy in your pocket. It names one particular knack that has been with you since childhood and that you may undervalue because it comes so easily. Friends could probably name it faster than you can. Used on purpose, it smooths a great many ordinary days.',
    howItIsFound:
      'Look at the day of the month on which you were born, nothing else. Its figures are added until a single digit or a master number remains, so the 17th gives 8, the 29th gives 11, and the 11th and 22nd stay as they are.',
  },
  maturity: {
    name: 'Maturity',
    question: 'What ripens in me after about forty?',
    explanation:
      'Some parts of a person take their time. Maturity points to the aim that grows clearer in the second half of life, when proving yourself matters less and choosing matters more. Younger readers can take it as a hint of where things lead; later on, many recognise it as the direction they had been drifting in all along.',
    howItIsFound:
      'Add your Life Path to your Expression number and reduce the sum, keeping 11, 22 or 33 if the total lands there. A Life Path of 5 with an Expression of 9, for instance, makes 14 and so 5.',
  },
  balance: {
    name: 'Balance',
    question: 'What steadies me when I am upset?',
    explanation:
      'On most days you will not need this number. It is for the afternoon when an e-mail makes your face hot, or a row at home leaves you pacing. Balance suggests the posture that brings you back to yourself, such as asking, waiting or stepping outside. Learn it in calm weather so it is at hand in rough.',
    howItIsFound:
      'Write down the first letter of each of your birth names. Turn those initials into their values from the letter table, add them up and reduce to a single digit. Here the master numbers are reduced as well.',
  },
  hiddenPassion: {
    name: 'Hidden Passion',
    question: 'Which talent insists on being used?',
    explanation:
      'A letter value that turns up again and again in your name works like a muscle that wants exercise. The Hidden Passion is this repeated note: an ability you return to unasked, in hobbies, in arguments, in the way you arrange a shelf. Given an outlet it brings pleasure, and left idle it tends to fidget.',
    howItIsFound:
      'Count how many times each value from 1 to 9 occurs among the letters of your full birth name. The most frequent value is your Hidden Passion. When two or more share the lead, each of them is read.',
  },
  karmicLessons: {
    name: 'Karmic Lessons',
    question: 'What was I left to learn from scratch?',
    explanation:
      'Numbers that are absent from a name show skills nobody packed for you: subjects where you start as a beginner while others seem to know the steps. No blame attaches to them. Because you learn them deliberately, they often become things you can later teach with unusual patience, once you have them.',
    howItIsFound:
      'Convert every letter of your birth name to its value and tick off the numbers from 1 to 9 that you see. Those with no tick at all, the values absent from your name, are your Karmic Lessons.',
  },
  karmicDebts: {
    name: 'Karmic Debts',
    question: 'Which old habit asks for better handling?',
    explanation:
      'Four totals, 13, 14, 16 and 19, have long been read as reminders of a strength once used carelessly: effort, freedom, closeness or power. I treat them as a marked spot on the path, where you may stumble in a familiar manner and where a bit of conscious practice pays back well. Many charts contain none.',
    howItIsFound:
      'Look at the last total of a core number before it comes down to one digit. If that total for your Life Path, Expression, Soul Urge, Personality or Birthday reads 13, 14, 16 or 19, the debt is noted beside it.',
  },
  pinnacles: {
    name: 'Pinnacles',
    question: 'What is this stretch of life good for?',
    explanation:
      'Four Pinnacles divide a life into long seasons, each with a climate of its own: what is likely to grow, which doors tend to stand open, the kind of effort that is rewarded. They are widely spaced, so a change from one to the next is felt over a year or two, much like moving to another town.',
    howItIsFound:
      'Add month and day for the first Pinnacle, day and year for the second, those two for the third, month and year for the fourth. The first lasts until the age of 36 minus your single-digit Life Path, the next two for nine years each.',
  },
  challenges: {
    name: 'Challenges',
    question: 'Where do I tend to get stuck, and when?',
    explanation:
      'Alongside every Pinnacle stands a Challenge, the particular knot that tightens during those years. It is the thing you would prefer to delegate and cannot. Met with humour it loosens, and what you gain by working at it stays yours after the season has passed. A Challenge of 0 leaves you free to choose your own.',
    howItIsFound:
      'Subtract where the Pinnacles add, always the smaller from the larger, after reducing month, day and year to single digits: month and day, then day and year, then those two answers, and last month and year.',
  },
  periodCycles: {
    name: 'Period Cycles',
    question: 'Which chapter of my life is this?',
    explanation:
      'Three broad chapters run from birth to old age: one for growing up, one for the working middle, one for the harvest. Each Period Cycle sets a background tone, as a season does, behind the busier movements of years and months. Knowing your chapter helps you judge whether an effort belongs to now or to later.',
    howItIsFound:
      'The reduced birth month rules the first chapter, the reduced day the second and the reduced year the third, with masters kept. The first turn comes between 26 and 34, when a new nine-year round begins, and the second 27 years later.',
  },
  personalYear: {
    name: 'Personal Year',
    question: 'What is this year asking of me?',
    explanation:
      'Years come in rounds of nine, from sowing in a 1 to clearing out in a 9. Your Personal Year tells you which part of the round you are in, so you can stop pushing a resting year or sleeping through a starting one. It is the most practical number for planning, and a good one to look up each January.',
    howItIsFound:
      "Add the day and the month of your birth to the calendar year in question, each reduced beforehand, and bring the sum to one digit. Born on 8 May, you would put 8 and 5 beside the year's own number.",
  },
  personalMonth: {
    name: 'Personal Month',
    question: 'How shall I use these four weeks?',
    explanation:
      'Inside every Personal Year, twelve months take turns with tasks of their own. The Personal Month is a near-term compass: a good moment to call in favours, finish paperwork, see friends or leave the diary half empty. Read together with the year, it shows why two Aprils can feel so unlike each other.',
    howItIsFound:
      'Take your Personal Year and add the number of the calendar month, counting January as 1 and December as 12. Reduce the total to a single digit. In October, where the 10 counts as 1, a Personal Year of 6 gives 7.',
  },
  personalDay: {
    name: 'Personal Day',
    question: 'What would suit me today?',
    explanation:
      'The smallest wheel turns daily. A Personal Day offers a light suggestion over breakfast, whether today leans towards the telephone, the broom or the sofa. It decides nothing for you. Followed loosely for a few weeks, it teaches you to notice how your own days differ, which is the best use of it I know.',
    howItIsFound:
      'Begin with your Personal Month and add the day of the calendar month, then reduce to one digit. In a Personal Month of 4, the 23rd counts as 5, which makes it a 9 day for you.',
  },
  bridges: {
    name: 'Bridges',
    question: 'How do two sides of me come to terms?',
    explanation:
      'Between any two of your main numbers lies some distance, as between rooms at opposite ends of a corridor. A Bridge names the small change of attitude that makes the walk shorter, say between what you want and what you show. The wider the gap, the more a deliberate step helps; at 0 the rooms already adjoin.',
    howItIsFound:
      'Choose two core numbers, such as Life Path and Expression, reduce any master number to its single digit and subtract the smaller from the larger. The difference, from 0 to 8, is the Bridge between them.',
  },
  loShu: {
    name: 'Lo Shu Grid',
    question: 'Which digits fill my birth date, and which are missing?',
    explanation:
      'An old Chinese square of nine cells, in which every line adds up to fifteen, serves here as a picture of your date of birth. Filled cells show what comes readily, repeated ones what comes in abundance, and empty cells what you gather along the way. Complete lines and bare lines tell how these qualities work together.',
    howItIsFound:
      'Write out your full birth date and place each digit in its own cell of the square: 4 9 2 on top, 3 5 7 in the middle, 8 1 6 below. Zeros have no cell and are left out.',
  },
  couples: {
    name: 'Couples',
    question: 'How do we two live well together?',
    explanation:
      'Two numbers side by side describe a household more than a fate. This part looks at your daily rhythm as a pair: who begins, who soothes, where you talk past each other and which habit would help. Every combination has been lived happily by somebody. Read it together, aloud if you like, and argue with it where it is wrong.',
    howItIsFound:
      "Each partner's Life Path is brought to a single digit, masters included, and the two are read as a pair with the smaller first. Other numbers can be compared in the same manner, such as one Soul Urge with another.",
  },
  businessName: {
    name: 'Business Name',
    question: 'What does our name promise to customers?',
    explanation:
      'A trading name is heard long before the work is seen. Its number suggests the promise people pick up: speed, care, solidity, surprise. The reading compares it with what you truly offer and with your own numbers, so that sign, service and owner tell the same story. It says nothing about turnover, which depends on the work.',
    howItIsFound:
      'Write the name as customers see it, without legal endings such as Ltd. Give every letter its value, total each word, reduce with masters kept, then add the words and reduce. The reading shows this in both the Pythagorean and the Chaldean table.',
  },
};
