import { aNumber } from '../kit/words.ts';

/** The worksheet's own sentences. */
export const words = {
  kind: 'A brand alignment worksheet',
  howToWork: [
    'Print these pages and keep a pencil by them; half filled in by hand they bring more to our call than read twice on a screen. They are for self-development and entertainment.',
    'Write the first answer that comes. You may cross it out later, and the crossing out is worth seeing as well.',
  ],
  begin: 'Before you turn the page',
  beginPrompts: [
    'In one sentence, what this business is for',
    'The first person I would like it to help, by name',
    'What nobody should ever mistake it for',
  ],
  note: (guide: string) => `A note from ${guide}`,
  promise: 'What a stranger expects after reading the name, knowing nothing else about you.',
  promiseTwo: (first: number, second: number) =>
    `Two characters share one sign: the ${first} is the number your own chart is counted with, and the ${second} is the second opinion.`,
  promiseOne: (digit: number) =>
    `Both tables give ${digit}, so there is one character to get to know, and you have a whole page for it.`,
  promisePrompts: {
    two: [
      'A customer who came because of the first of them, and what was said',
      'A day on which the second one had to take over',
      'Which of the two I would send to answer the telephone, and why',
    ],
    one: [
      'The last time a customer used words like these about us',
      'The place where we promise this and do something else',
    ],
  },
  voice:
    'Read the sayings aloud before you judge them. The ear is quicker than the eye at noticing a wrong tone.',
  voicePrompts: [
    'The same thing in my own words, short enough for a shop window',
    'A sentence on our pages today that somebody else could have written',
  ],
  fit: 'A brand is aligned when its owner can keep its promise on a tired day. Colour in rings: the truer a line is today, the more.',
  fitScale: 'True today',
  fitPrompt: 'The line with the fewest rings, and one thing that would add another',
  places:
    'What this number asks for wherever people meet it. Mark what is so already, and write down the rest.',
  placesMaster: (value: number, digit: number) =>
    `The name is ${aNumber(value)}, which on ordinary days is lived as ${aNumber(digit)}; in the six places it is the ${digit} that customers meet.`,
  done: 'so already',
  toDo: 'to change',
  standingTitle: 'One name left standing',
  standingList:
    'Six plain facts, one point for each. The count begins the conversation; the four tests below may well overturn it.',
  standingOne:
    'You brought one name, so it only has to win against your doubts. Should another turn up before we speak, count it in the boxes; both tables of letters stand on page 3.',
  tests: [
    {
      title: 'The bad line',
      text: 'Say it on the telephone to somebody in a train. How often did you have to spell it?',
    },
    {
      title: 'The tired Friday',
      text: 'Write it by hand under a letter at six in the evening. Does your hand like it?',
    },
    {
      title: 'The stranger',
      text: 'Ask a person who owes you nothing what such a shop would sell, and at what price.',
    },
    {
      title: 'The tenth year',
      text: 'Say: we have been called that for ten years now. Notice whether you smile.',
    },
  ],
  tested: 'Four tests from everyday life, with room for what happened',
  ask: 'Three questions for our call',
  closing: 'Bring these pages to the call as they are, with coffee on them if need be.',
} as const;
