import { positions, threadQuestions, threadWords as words } from '../../content/meanings/index.ts';
import {
  findThread,
  type JudgedDigit,
  type Pull,
  personalYear,
  pinnacleYears,
  type SecondNote,
} from '../../numerology/index.ts';
import { keyIn } from '../../shared/records.ts';
import { inOwnName } from '../kit/whence.ts';
import { aNumber } from '../kit/words.ts';
import type { Reading } from './reading.ts';

interface Note {
  id: 'strong' | 'second' | 'chapter';
  head: string;
  /** The number that stands beside it. */
  value: number | null;
  text: string;
}

/** Three notes, one tension, one question, told in the reader's present. */
export interface ThreadProse {
  notes: [Note, Note, Note];
  tension: string;
  year: number;
  /** What the year does. */
  yearNote: string;
  question: string;
}

export function threadProse(reading: Reading, year: number): ThreadProse {
  const { chart, issuedOn } = reading;
  const { strong, second, pulls } = findThread(chart, issuedOn);
  const { value } = personalYear(chart.birthDate, year);
  return {
    notes: [strongNote(strong[0], reading), secondNote(second), chapterNote(reading)],
    tension: pulls[0] ? pullTold(pulls[0]) : words.noPull,
    year,
    yearNote: words.yearNotes[value],
    question: threadQuestions.questions[value][chart.soulUrge.value],
  };
}

/** A strong digit of which one number is a master is told in the master's voice. */
function strongNote(judged: JudgedDigit | undefined, { called }: Reading): Note {
  const address = called ? `${called}, ` : '';
  if (!judged)
    return {
      id: 'strong',
      head: 'What you are made of',
      value: null,
      text: `${address ? `${address}no` : 'No'} number comes back in the middle of your chart. ${words.evenNote}`,
    };
  const told = judged.core.find(({ value }) => value !== judged.digit)?.value ?? judged.digit;
  return {
    id: 'strong',
    head: 'What keeps coming back',
    value: told,
    text: `${address ? `${address}one` : 'One'} number runs through your chart, and it is ${aNumber(told)}. ${words.strongNotes[told]}`,
  };
}

const SECOND = {
  made: { head: 'What you made yourself', texts: words.madeNotes },
  open: { head: 'What you are learning', texts: words.openNotes },
  under: { head: 'What few people see', texts: words.underNotes },
};

function secondNote(second: SecondNote | null): Note {
  if (!second) return { id: 'second', head: 'What you were given', value: null, text: words.wholeNote };
  const { digit, core } = second.judged;
  const { head, texts } = SECOND[second.kind];
  return { id: 'second', head, value: core[0]?.value ?? digit, text: texts[digit] };
}

function chapterNote({ chart, pinnacle }: Reading): Note {
  const { value } = pinnacle.number;
  const { to } = pinnacleYears(pinnacle, chart.birthDate);
  const until =
    to === null
      ? 'It is the last of your four Pinnacles, and it stays.'
      : `It is your ${['first', 'second', 'third', 'fourth'][pinnacle.order - 1]} Pinnacle, and it lasts until your birthday in ${to}.`;
  return {
    id: 'chapter',
    head: 'Where you are now',
    value,
    text: `${words.chapterNotes[value]} ${until}`,
  };
}

/** 4-5 for a 5 and a 4: the key under which the pull stands. A master is called by its own number. */
export function pullText({ digits, values }: Pull): string {
  const [one, other] = digits;
  const text = words.pulls[keyIn(words.pulls, `${Math.min(one, other)}-${Math.max(one, other)}`)];
  return inOwnName(inOwnName(text, one, values[0]), other, values[1]);
}

/** Both numbers in their places, and what they want of one person. */
function pullTold(pull: Pull): string {
  const [one, other] = pull.places;
  const where = words.pullPlaces[one][other] ?? words.pullPlaces[other][one] ?? '';
  const stand = `Your ${positions[one].name} is ${aNumber(pull.values[0])} and your ${positions[other].name} ${aNumber(pull.values[1])}.`;
  return `${stand} ${where} ${pullText(pull)}`;
}
