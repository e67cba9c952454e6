import { aNumber } from '../kit/words.ts';

/** The worksheet's own sentences. */
export const words = {
  kind: 'A brand alignment worksheet',
  howToWork: [
    'Print these pages and keep a pencil by them. They are for self-development and entertainment.',
    'Write the first answer that comes. You may cross it out later, and the crossing out is worth seeing as well.',
  ],
  begin: 'Before you turn the page',
  note: (guide: string) => `A note from ${guide}`,
  promise: 'What a stranger expects after reading the name, knowing nothing else about you.',
  promiseTwo: (first: number, second: number) =>
    `Two characters share one sign: the ${first} is the number your own chart is counted with, and the ${second} is the second opinion.`,
  promiseOne: (digit: number) =>
    `Both tables give ${digit}, so there is one character to get to know, and you have a whole page for it.`,
  voice: 'Read the sayings aloud before you judge them.',
  fitScale: 'True today',
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
    'You brought one name. Should another turn up before we speak, count it in the boxes, by the tables on page 3.',
  tested: 'Four tests from everyday life, with room for what happened',
  ask: 'Three questions for our call',
  closing: 'Bring these pages to the call as they are, with coffee on them if need be.',
} as const;
