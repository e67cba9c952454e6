import { format } from 'date-fns/format';
import type { Fact, Intent, Recommendation } from '../../../adapters/assistant/assistant.ts';
import { type Catalogue, findProduct, isOnSale } from '../../../content/catalogue.ts';
import type { Content } from '../../../content/make-content.ts';
import {
  type Digit,
  findMeaning,
  type Meaning,
  type PositionKey,
  pairKey,
  positions,
} from '../../../content/meanings/index.ts';
import type { Product, ProductId } from '../../../content/product.ts';
import {
  birthday,
  type CalendarDate,
  type CoreResult,
  expression,
  hasConsonants,
  isValidDate,
  type LettersWorking,
  lifePath,
  type NumberResult,
  personality,
  personalYear,
  type SumWorking,
  soulUrge,
  valueName,
} from '../../../numerology/index.ts';
import { spellName } from '../../../numerology/names/index.ts';
import { isKeyOf } from '../../../shared/records.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import { recommendedForLifePath } from '../../shop/index.ts';
import { withoutAddresses } from './plain-text.ts';

/**
 * Words are runs of letters and digits, compared whole: "remember" is not "member", "membership" and "members" are
 * not "member". The words that call a person also count in their plain inflections (refunds, refunded, problems), but
 * not inside other words: "problematic", "refundable" and "humanity" call nobody. The words that lead to a page count as
 * the whole message or an evident wish: whoever asks something about the quiz stays and is answered. See
 * docs/decisions/0030.
 */
const callsPerson: Record<'human' | 'refund' | 'problem', Set<string>> = {
  human: new Set(['human', 'humans']),
  refund: new Set(['refund', 'refunds', 'refunded', 'refunding']),
  problem: new Set(['problem', 'problems']),
};
/** Money that went wrong, and money wanted back in other languages: nobody is answered by a page. */
const callsPersonToo: [intent: 'refund' | 'problem', said: RegExp][] = [
  ['problem', /\bcharged (?:me |us )?(?:twice|double|two times)\b|\b(?:double|wrong) charge\b/],
  ['problem', /\b(?:dispute|chargeback|fraudulent|lawyer|police|bought nothing|payment was reversed)\b/],
  [
    'refund',
    /\b(?:geld zurück|rückerstattung|remboursement|rembourser|reembolso|rimborso|terugbetaling|geld terug)\b/,
  ],
];
/** Phrases in which such a word says that nobody is needed. */
const idioms = [
  /\b(?:no|not a|without(?: a)?) problems?\b/g,
  /\bare you (?:a |an |really |actually )*human\b/g,
];

const smallTalk: [Exclude<Intent, 'number'>, RegExp][] = [
  [
    'greeting',
    /^(?:hi+|hey+|hello+|hallo|hola|ola|good (?:morning|afternoon|evening|day))(?: (?:there|aura|all|you))?$/,
  ],
  ['greeting', /^how are you(?: (?:today|doing))?$/],
  [
    'greeting',
    /^(?:help|(?:please )?help me|what can you do|how can you help(?: me)?|what can i ask(?: you)?)$/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)? |great |perfect |wonderful )?(?:thanks|thank you|thx|ty|cheers|much appreciated)\b.{0,30}$/,
  ],
  ['thanks', /^(?:no problem|ok(?:ay)?|great|perfect|wonderful|cool|nice|good|got it)$/],
  ['goodbye', /^(?:bye|goodbye|bye bye|see you|see you later|good night|ciao)(?: (?:aura|then|now))?$/],
  [
    'identity',
    /\bare you (?:a |an |really |actually |just )*(?:human|person|bot|robot|ai|machine|program|real)\b/,
  ],
  ['identity', /^(?:who|what) are you$/],
];

const ownThings = '(?:orders?|purchases?|sessions?|appointments?|bookings?|consultations?)';
const own = [
  new RegExp(`\\b(?:when|what time) (?:is|are) my (?:next |upcoming )?${ownThings}\\b`),
  new RegExp(
    `\\b(?:where|what|which|show|list|see|status of|track) .{0,12}\\bmy (?:next |upcoming |last |latest )?${ownThings}\\b`,
  ),
  new RegExp(`\\bmy (?:next|upcoming|last|latest) ${ownThings}\\b`),
  /\bwhat (?:have i|did i) (?:buy|bought|ordered?|purchased?|booked?)\b/,
  /\bdo i have (?:a|any) .{0,12}(?:sessions?|appointments?|bookings?|orders?|purchases?)\b/,
];
/** Said by somebody who is signed in, it is about what she has ordered; said by a visitor, about orders in general. */
const ownNews = [
  /\b(?:when|where|is|has|did|will|how far|status)\b.{0,30}\bmy (?:report|reading|video|pdf|order|payment|blueprint)s?\b/,
  /\bhow many (?:sessions?|credits?)\b.{0,20}\b(?:have|left)\b/,
  /\b(?:my|the) next (?:charge|payment)\b|\bwhen (?:am i|will i be) charged\b/,
];
export const asksForOwnNews = (message: string): boolean => {
  const plain = wordsOf(withoutAddresses(message)).join(' ');
  return ownNews.some((pattern) => pattern.test(plain));
};

const askingHow = /\b(?:how|can i|could i|may i)\b/;

const asksForAdvice =
  /\b(?:recommend|recommendations?|suggest|suggestions?)\b|\bwhat (?:should i (?:buy|get|choose|order|take)|is (?:right|best|good) for me)\b|\bwhich (?:one|reading|package|product|service)s? (?:is|are|suits?|fits?|would|should|do)\b/;

/** What the message wants, except for questions about numbers, which are recognised by answering them. */
export function readIntent(message: string): Exclude<Intent, 'number'> {
  const words = wordsOf(withoutAddresses(message));
  const plain = words.join(' ');
  const called = new Set(idioms.reduce((text, idiom) => text.replaceAll(idiom, ' '), plain).split(' '));
  for (const intent of ['human', 'refund', 'problem'] as const) {
    if ([...callsPerson[intent]].some((word) => called.has(word))) return intent;
  }
  const wrong = callsPersonToo.find(([, said]) => said.test(plain));
  if (wrong) return wrong[0];
  if (leadsTo(words, 'quiz')) return 'quiz';
  if (leadsTo(words, 'member')) return 'member';
  for (const [intent, pattern] of smallTalk) if (pattern.test(plain)) return intent;
  if (own.some((pattern) => pattern.test(plain)) && !askingHow.test(plain)) return 'own';
  return asksForAdvice.test(plain) ? 'recommend' : 'question';
}

/** What people put around the word when they want to go there. */
const wishing = new Set(
  `a the to me my i im am want wanna would like d ll please pls take show go bring open start do doing try give let us lets s can could
   you we be become being already here now again free area areas login log sign in page portal section and hi hello hey ok okay yes thanks
   where is how get find join existing registered your this that number numbers numerology das den zum ins le la el il lo o het de bitte svp
   por favor per graag starten machen faire hacer fazer fare doen ich je ik will möchte veux quiero quero voglio wil bin suis soy sou sono ben
   ein une un una um uma een`.split(/\s+/),
);
/** Questions about it; "where is" and "how do I get to" are wishes. */
const asking =
  /^(?:is|are|was|does|did|do (?:you|i|we)|why|when|what|who|which|can i (?:become|be)|how (?!do i (?:get|go|start|take|find|open|log|sign)\b)|if)\b/;

function leadsTo(words: string[], page: 'quiz' | 'member'): boolean {
  const plain = words.join(' ');
  const isNamed =
    words.includes(page) ||
    (page === 'member' && /\bmembers? ?(?:s )?(?:login|log in|area|portal|page|section)\b/.test(plain));
  const rest = words.filter((word) => word !== page && word !== `${page}s` && word !== 'memberarea');
  return isNamed && !asking.test(plain) && rest.every((word) => wishing.has(word));
}

type SpokenDate = {
  date: CalendarDate;
  /** 4/7/1990 may mean two days; we read the day first and say so. */
  ambiguous: boolean;
  /** The part of the sentence that was the date. */
  written: string;
};

/** In no calendar, such as 31 February. */
type ImpossibleDate = 'impossible';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dayMonthYear = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ .,-]+${monthName}[ .,-]+(\\d{4})\\b`);
const monthDayYear = new RegExp(`\\b${monthName}[ .]+(\\d{1,2})(?:st|nd|rd|th)?[ ,]+(\\d{4})\\b`);
const yearFirst = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
const figures = /\b(\d{1,2})([-/.])(\d{1,2})\2(\d{4})\b/;

/** The first date a sentence holds, however it is written. */
export function readSpokenDate(sentence: string): SpokenDate | ImpossibleDate | undefined {
  const text = sentence.toLowerCase();
  const dmy = dayMonthYear.exec(text);
  if (dmy) return checked(dmy, Number(dmy[3]), monthNumber(dmy[2]), Number(dmy[1]));
  const mdy = monthDayYear.exec(text);
  if (mdy) return checked(mdy, Number(mdy[3]), monthNumber(mdy[1]), Number(mdy[2]));
  const iso = yearFirst.exec(text);
  if (iso) return checked(iso, Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const plain = figures.exec(text);
  if (!plain) return undefined;
  const [first, second, year] = [Number(plain[1]), Number(plain[3]), Number(plain[4])];
  if (second > 12) return checked(plain, year, first, second);
  return checked(plain, year, second, first, first <= 12 && first !== second);
}

function checked(
  [written]: RegExpExecArray,
  year: number,
  month: number,
  day: number,
  ambiguous = false,
): SpokenDate | ImpossibleDate {
  const date = { year, month, day };
  return isValidDate(date) ? { date, ambiguous, written } : 'impossible';
}

function monthNumber(name = ''): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

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

/** "Month 7, day 4, year 1990 → 19 → 10 → 1. Together 7 + 4 + 1 = 12 → 3." */
function writeNumber({ working }: NumberResult): string {
  if (working.kind === 'letters') return writeLetters(working);
  return working.kind === 'sum' ? writeSum(working) : '';
}

function writeSum({ terms, steps }: SumWorking): string {
  const parts = terms.map(({ label, source, steps: down }) => {
    const name = label.replace('calendar-', '').replace('-', ' ');
    return down.length > 1 ? `${name} ${[source, ...down.slice(1)].join(' → ')}` : `${name} ${source}`;
  });
  const listed = parts.join(', ');
  const total =
    terms.length > 1 ? ` Together ${terms.map(({ value }) => value).join(' + ')} = ${down(steps)}.` : '';
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)}.${total}`;
}

function writeLetters({ words, steps }: LettersWorking): string {
  const parts = words.map(({ word, letters, steps: wordSteps }) => {
    const values = letters.filter(({ counted }) => counted).map(({ value }) => value);
    return `${word} ${values.join(' + ') || 0} = ${down(wordSteps)}`;
  });
  const total =
    words.length > 1 ? ` Together ${words.map(({ value }) => value).join(' + ')} = ${down(steps)}.` : '';
  return `${parts.join('; ')}.${total}`;
}

const down = (steps: number[]) => steps.join(' → ');

/** The date is read at noon of this machine and written for the same machine, so no zone can move it. */
function writeDate({ year, month, day }: CalendarDate): string {
  return format(new Date(year, month - 1, day, 12), 'd MMMM yyyy');
}

export type ChatNumbers = { lifePath: number; expression: number; soulUrge: number };

const MOST = 3;

/**
 * The specification's rule by Life Path, the membership for everyone whose numbers are known, and what the visitor
 * asked about herself. At most three.
 */
export function recommend(
  catalogue: Catalogue,
  numbers: ChatNumbers | undefined,
  askedAbout: ProductId[] = [],
): Recommendation[] {
  const byRule: [ProductId, string, string][] = [];
  if (numbers) {
    byRule.push(recommendedForLifePath(numbers.lifePath));
    byRule.push(['membership', 'Monthly Membership', 'A letter about your own month, every month.']);
  }
  const asked = askedAbout
    .filter((id) => !byRule.some(([ruled]) => ruled === id))
    .map((id): [ProductId, string, string] => [
      id,
      findProduct(catalogue, id)?.name ?? id,
      'You asked about this one.',
    ]);
  const offered = [...byRule, ...asked].flatMap(([id, service, reason]) => {
    const product = findProduct(catalogue, id);
    if (!product || !isOnSale(product)) return [];
    return [{ service, reason, price: priceOf(product), url: `/checkout/${id}` }];
  });
  return offered.slice(0, MOST);
}

export function priceOf({ priceCents, recurring }: Pick<Product, 'priceCents' | 'recurring'>): string {
  const euros = priceCents % 100 === 0 ? String(priceCents / 100) : (priceCents / 100).toFixed(2);
  return `€${euros}${recurring ? (recurring === 'year' ? '/yr' : '/mo') : ''}`;
}
