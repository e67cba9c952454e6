import type { Fact } from '../../../adapters/assistant/assistant.ts';
import type { Content } from '../../../content/make-content.ts';
import type { PositionKey } from '../../../content/meanings/index.ts';
import { type CalendarDate, compareDates, singleDigit } from '../../../numerology/index.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import { factOfDate, factOfMeaning, factOfName, factOfOwnNumber, factOfPair } from './number-facts.ts';
import { readSpokenDate } from './read-spoken-date.ts';
import type { ChatNumbers } from './recommend.ts';

type Context = { content: Content; today: CalendarDate; numbers?: ChatNumbers };

/** The names under which visitors ask for a number. */
const askedNames: [RegExp, PositionKey][] = [
  [/\blife ?path\b/, 'lifePath'],
  [/\b(?:expression|destiny)\b/, 'expression'],
  [/\b(?:soul ?urge|heart ?s? desire)\b/, 'soulUrge'],
  [/\bpersonal year\b/, 'personalYear'],
  [/\bpersonality\b/, 'personality'],
  [/\b(?:birthday|birth day|day of birth) number\b/, 'birthday'],
  [/\bmaturity\b/, 'maturity'],
  [/\bkarmic debts?\b/, 'karmicDebts'],
  [/\bkarmic lessons?\b/, 'karmicLessons'],
  [/\bpinnacles?\b/, 'pinnacles'],
  [/\bchallenges?\b/, 'challenges'],
  [/\bhidden passions?\b/, 'hiddenPassion'],
  [/\bpersonal month\b/, 'personalMonth'],
  [/\bpersonal day\b/, 'personalDay'],
];
const aboutTwo =
  /\b(?:compatible|compatibility|match|together|couple|marry|partner|love|relationship|dating)\b/;
const aboutNumbers =
  /\b(?:number|numbers|numerology|born|birthday|birth ?date|date of birth|mean|means|meaning)\b/;
/** "my name is …" and "… for …" are enough; a name in the middle of a longer sentence is not guessed at. */
const givenName =
  /(?:\bmy (?:full |birth )?name is|\bname:|\b(?:number|expression|urge|personality|destiny) (?:of|for)|\b(?:of|for) the name) +["“]?([\p{L}][\p{L}'’. -]{1,60}?)["”]?[?.!]*$/iu;
const NO_SUCH_DAY: Fact = {
  title: 'Writing a birth date',
  text: 'I cannot read that as a birth date: the calendar has no such day, or it has not come yet, or it lies before 1900. Please write it like this: 4 July 1990.',
  url: '/quiz',
};

/** Answers by reckoning, with the working; undefined when the message is no question about a number. */
export function answerNumberQuestion(
  message: string,
  { content, today, numbers }: Context,
): Fact | undefined {
  const plain = wordsOf(message).join(' ');
  const asked = askedNames.find(([name]) => name.test(plain))?.[1];
  const spoken = readSpokenDate(message);
  if (spoken === 'impossible') return asked || aboutNumbers.test(plain) ? NO_SUCH_DAY : undefined;
  if (spoken) {
    const besides = wordsOf(message.toLowerCase().replace(spoken.written, ' '));
    if (!asked && !aboutNumbers.test(plain) && besides.length > 2) return undefined;
    const born = spoken.date.year >= 1900 && compareDates(spoken.date, today) <= 0;
    return born ? factOfDate(content, asked, spoken, today) : NO_SUCH_DAY;
  }
  if (asked === 'expression' || asked === 'soulUrge' || asked === 'personality') {
    const name = givenName.exec(message.trim())?.[1];
    if (name) return factOfName(content, asked, name);
  }
  const [, one, other] = (aboutTwo.test(plain) && /\b([1-9])\b.*?\b([1-9])\b/.exec(plain)) || [];
  if (one && other) return factOfPair(content, singleDigit(Number(one)), singleDigit(Number(other)));
  const number = /\b(\d{1,2})\b/.exec(plain)?.[1];
  if (number && asked) return factOfMeaning(content, asked, Number(number));
  if (number && /\b(?:number|mean|means|meaning|numerology)\b/.test(plain)) {
    return factOfMeaning(content, 'lifePath', Number(number));
  }
  const ownNumber = /\b(?:my|mine|me)\b/.test(plain) && !/\bhow\b/.test(plain);
  return asked && ownNumber ? factOfOwnNumber(content, asked, numbers) : undefined;
}
