/** The blueprint's own sentences. */
export const words = {
  kind: 'A business blueprint',
  coverLines: (owner: string, born: string) => [`with ${owner}, born on ${born}`],
  howToRead: [
    'A name is counted in two tables, because trades have long liked a second opinion. Numbers say nothing about rent, registers or the shop across the road, so check those first. The reading is for self-development and entertainment.',
  ],
  leads: 'The table of your own chart, so this number leads.',
  second: 'A second opinion, from the other table.',
  sameTwice: {
    title: 'The Same Number Twice',
    lead: 'Two tables, one answer: what remains is to let people hear it.',
    text: 'Since both counts agree, there is no second character to introduce. So this page does something more useful and gives the number a voice: how it speaks, what it would say, what it leaves unsaid, and how it likes to be dressed.',
    closing: 'Before you read on, the number once more, in brief:',
  },
  owner: 'A business picks up the habits of its owner. Here are yours.',
  together: 'One arch for each step between the two numbers, and six plain facts.',
  facts: (count: number) =>
    count === 6
      ? 'All six speak for this name.'
      : count === 0
        ? 'None of the six applies. Love for a name is a seventh fact, and it is not in this table.'
        : `${count} of six ${count === 1 ? 'speaks' : 'speak'} for this name. It is a count, and anyone can check it.`,
  counter: 'Three more of your numbers, each beside the one on the sign.',
  launch: (name: number, road: number) =>
    name === road
      ? `Three things can speak for a day: your personal day 1 or 8, or a date that adds up to ${name}, the number of the name and of your Life Path. Personal days 9 are left out.`
      : `Four things can speak for a day: your personal day 1 or 8, or a date that adds up to the ${name} of the name or to the ${road} of your Life Path. Personal days 9 are left out.`,
  firstDoor: 'When to open the door',
  nextDoor: 'When to begin something new',
  launchBest: 'A day for each month, from now on',
  chosen: (date: string) => `The day you named, ${date}`,
  chosenGood: (reasons: string) => `It has something in its favour: ${reasons}.`,
  chosenPlain: (day: number) =>
    `Nothing in particular speaks for it and nothing against it; it is your personal day ${day}. A practical reason for it outranks any number.`,
  chosenEnding:
    'It is a personal day 9, made for finishing. If it cannot be moved, take it, and hold the party on a day with a star.',
  opened: (date: string) => `The day it opened, ${date}`,
  openedGood: (reasons: string) =>
    `It had something in its favour: ${reasons}. For whatever you launch next, a new line or a new window, here is the list.`,
  openedPlain: (day: number) =>
    `It was your personal day ${day}, with nothing special in its favour. Good shops have opened on plainer days. For whatever you launch next, a new line or a new window, here is the list.`,
  almanac: {
    'several-reasons':
      'A star marks a day with two reasons or more, a ring a day with one, and a crescent a personal day 9. Weekends are darker.',
    beginnings:
      'A star marks your personal day 1, made for beginnings; a ring is a good day for another reason, a crescent a personal day 9. Weekends are darker.',
  },
  example: (date: string) => `One day worked out, as an example: ${date}`,
  choose: 'Three dates I could really manage',
  practical: 'What has to be finished before the door can open',
  practicalNext: 'What I could launch on one of them, and what has to be finished first',
  firstYear:
    'Counted like a Life Path, the opening day gives the business a number of its own, and in its first year that is also the number of the year.',
  laterYear: (date: string, year: number) =>
    `Day and month of the opening, ${date}, are added to the calendar year. That gives the number of ${year}.`,
  supposed: (date: string, room: string) =>
    `You named no day, so these pages suppose ${date}, ${room}. With another day the sums change, and the working shows how.`,
  ownersYear: (year: number) =>
    `You named no day on which it opened, so these months go by your own birthday and the year ${year}: a business that one person runs has kept that person's time from the start.`,
  months: 'How each month meets the name.',
  monthsBefore: (opens: boolean) =>
    opens
      ? 'Until the door opens the months are yours; from then on they are its own.'
      : "A business without a door keeps its owner's time. These are your months, read for what has to be ready.",
  doorOpens: 'The door opens',
  /** How far off the day is that is supposed. */
  supposedRoom: {
    idea: 'a good day with half a year before it to prepare',
    opening: 'a good day with a month before it to prepare',
    other: 'the first among the best days',
  },
  /** Over what to do, in trades with a counter and in others. */
  tryThis: { counter: 'Try this at the counter', elsewhere: 'Try this within the week' },
  shortlist:
    'Six facts were counted for each name, one point for each. Names with the same count share a rank, and nobody breaks the tie but you.',
  tie: (names: string) =>
    `${names} share the first place. Answer the telephone with each of them for a day, and listen to yourself.`,
  leader: (name: string) =>
    `By this count ${name} comes first. If you love another one more, that is a better fact than any of ours.`,
  readBefore: 'Its essence stands on the first pages.',
  comeBack: 'The name I come back to, and why',
  tryName: {
    title: 'Trying on another name',
    lead: 'You sent one name, which is a good sign. Should a second occur to you later, here is room to count it.',
    steps: [
      'Write the new name in the boxes, one letter in each, without its legal ending.',
      'Put the value from the table beneath each letter, and add up word by word.',
      'Reduce each word, keeping 11, 22 and 33; add the words; reduce once more.',
      'Compare the families: 1, 5 and 7 go together, so do 2, 4 and 8, and 3, 6 and 9.',
    ],
  },
  closingPrompt: (name: string) => `What ${name} promises, in my own words, and what I shall do first`,
  closing: (name: string, isOpen: boolean) => [
    `${name} is a promise made to strangers, and you have seen what it promises. Put the pages away for a week before you ${isOpen ? 'change anything about it' : 'order the sign'}. When a sum puzzles you, write to me.`,
  ],
} as const;
