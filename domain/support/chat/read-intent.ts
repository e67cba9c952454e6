import type { Intent } from '../../../adapters/assistant/assistant.ts';
import { wordsOf } from '../../../shared/search/words.ts';

/**
 * Words are runs of letters and digits, compared whole: "remember" is not "member", "membership" and "members" are
 * not "member". The words that call a person also count in their plain inflections (refunds, refunded, problems), but
 * not inside other words: "problematic", "refundable" and "humanity" call nobody. See docs/decisions/0030.
 */
const callsPerson: Record<'human' | 'refund' | 'problem', Set<string>> = {
  human: new Set(['human', 'humans']),
  refund: new Set(['refund', 'refunds', 'refunded', 'refunding']),
  problem: new Set(['problem', 'problems']),
};
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
  const plain = wordsOf(message).join(' ');
  return ownNews.some((pattern) => pattern.test(plain));
};

const askingHow = /\b(?:how|can i|could i|may i)\b/;

const recommend =
  /\b(?:recommend|recommendations?|suggest|suggestions?)\b|\bwhat (?:should i (?:buy|get|choose|order|take)|is (?:right|best|good) for me)\b|\bwhich (?:one|reading|package|product|service)s? (?:is|are|suits?|fits?|would|should|do)\b/;

/** What the message wants, except for questions about numbers, which are recognised by answering them. */
export function readIntent(message: string): Exclude<Intent, 'number'> {
  const plain = wordsOf(message).join(' ');
  const called = new Set(idioms.reduce((text, idiom) => text.replaceAll(idiom, ' '), plain).split(' '));
  for (const intent of ['human', 'refund', 'problem'] as const) {
    if ([...callsPerson[intent]].some((word) => called.has(word))) return intent;
  }
  if (called.has('quiz')) return 'quiz';
  if (called.has('member')) return 'member';
  for (const [intent, pattern] of smallTalk) if (pattern.test(plain)) return intent;
  if (own.some((pattern) => pattern.test(plain)) && !askingHow.test(plain)) return 'own';
  return recommend.test(plain) ? 'recommend' : 'question';
}
