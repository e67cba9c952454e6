import type { Fact } from '../../../adapters/assistant/assistant.ts';
import type { Content } from '../../../content/make-content.ts';
import {
  type Digit,
  findMeaning,
  type Meaning,
  type PositionKey,
  pairKey,
  positions,
} from '../../../content/meanings/index.ts';
import {
  birthday,
  type CalendarDate,
  type CoreResult,
  expression,
  hasConsonants,
  lifePath,
  personality,
  personalYear,
  soulUrge,
  valueName,
} from '../../../numerology/index.ts';
import { spellName } from '../../../numerology/names/index.ts';
import { isKeyOf } from '../../../shared/records.ts';
import type { SpokenDate } from './read-spoken-date.ts';
import type { ChatNumbers } from './recommend.ts';
import { writeDate, writeNumber } from './write-working.ts';

type NamePosition = 'expression' | 'soulUrge' | 'personality';
const nameNumbers = { expression, soulUrge, personality };

export function factOfDate(
  content: Content,
  asked: PositionKey | undefined,
  spoken: SpokenDate,
  today: CalendarDate,
): Fact {
  const { date, ambiguous } = spoken;
  const read = ambiguous ? `Reading the day first, as ${writeDate(date)}: ` : '';
  if (asked === 'personalYear') {
    const result = personalYear(date, today.year);
    return {
      title: `Personal Year ${result.value}`,
      text: `${read}In ${today.year} you are in a Personal Year ${result.value}. ${writeNumber(result)}\n\n${inBrief(content.meaningOf('personalYear', result.value))}`,
      url: '/numbers',
    };
  }
  const position = asked === 'birthday' ? 'birthday' : 'lifePath';
  const result = position === 'birthday' ? birthday(date) : lifePath(date);
  return worked(content, position, writeDate(date), result, read);
}

/** Undefined when no letter of the name can be counted. */
export function factOfName(content: Content, asked: NamePosition, name: string): Fact | undefined {
  const reading = spellName(name);
  if (!reading.ok) return undefined;
  const result = nameNumbers[asked](valueName(reading.spelling.name, { system: content.site.school }));
  const spelled = reading.spelling.name.join(' ');
  if (result.working.total === 0) {
    const { name: title } = positions.soulUrge;
    const text = `${spelled} holds no vowels, so there is no ${title} to count. A full name usually has one.`;
    return { title, text, url: '/numbers' };
  }
  const isBorrowed = asked === 'personality' && !hasConsonants(result);
  const read = isBorrowed ? `${spelled} holds no consonants, so all its letters stand in their place. ` : '';
  return worked(content, asked, spelled, result, read);
}

function worked(
  { meaningOf }: Content,
  position: NamePosition | 'lifePath' | 'birthday',
  of: string,
  result: CoreResult,
  read = '',
) {
  const { name } = positions[position];
  const master = result.master ? `, with the Master number ${result.master} behind it` : '';
  const meaning = meaningOf(position, result.value);
  return {
    title: `${name} ${result.digit}`,
    text: `${read}The ${name} of ${of} is ${result.digit}${master}. ${writeNumber(result)}\n\n${inBrief(meaning)}`,
    url: `/numbers/${result.value}`,
  };
}

export function factOfPair({ meaningOf }: Content, first: Digit, second: Digit): Fact {
  const text = inBrief(meaningOf('couples', pairKey(first, second)));
  return { title: `${first} and ${second} together`, text, url: '/compatibility' };
}

/** Undefined for a number that the position does not know: there is no karmic debt 12. */
export function factOfMeaning(
  { meaningOf }: Content,
  position: PositionKey,
  number: number,
): Fact | undefined {
  if (position === 'loShu') return undefined;
  const meaning = findMeaning(meaningOf, position, number);
  if (!meaning) return undefined;
  const hasPage = (number >= 1 && number <= 9) || [11, 22, 33].includes(number);
  return {
    title: `${positions[position].name} ${number}: ${meaning.title}`,
    text: inBrief(meaning),
    url: hasPage ? `/numbers/${number}` : '/numbers',
  };
}

/** "What is my Life Path?": known from the quiz or the profile, or else we say what is missing. */
export function factOfOwnNumber(
  content: Content,
  position: PositionKey,
  numbers: ChatNumbers | undefined,
): Fact | undefined {
  const known = numbers && isKeyOf(numbers, position) ? numbers[position] : undefined;
  const { name } = positions[position];
  if (known) {
    const found = factOfMeaning(content, position, known);
    return found && { ...found, text: `Your ${name} is ${known}. ${found.text}` };
  }
  const text = ['lifePath', 'birthday', 'personalYear'].includes(position)
    ? 'Tell me the date of birth, such as 4 July 1990, and I will work it out here.'
    : 'It comes from the full name given at birth. The free quiz works it out and shows every letter.';
  return { title: name, text, url: '/quiz' };
}

function inBrief({ title, essence, short }: Meaning): string {
  return `${title}. ${essence} ${short}`;
}
