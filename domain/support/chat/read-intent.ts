import type { Intent } from '../../../adapters/assistant/assistant.ts';
import { wordsOf } from '../../../shared/search/words.ts';
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
/** Phrases in which such a word says that nobody is needed. */
const idioms = [
  /\b(?:no|not a|without(?: a)?) problems?\b/g,
  /\bare you (?:a |an |really |actually )*human\b/g,
];

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
  const plain = wordsOf(withoutAddresses(message)).join(' ');
  return ownNews.some((pattern) => pattern.test(plain));
};

const askingHow = /\b(?:how|can i|could i|may i)\b/;

const recommend =
  /\b(?:recommend|recommendations?|suggest|suggestions?)\b|\bwhat (?:should i (?:buy|get|choose|order|take)|is (?:right|best|good) for me)\b|\bwhich (?:one|reading|package|product|service)s? (?:is|are|suits?|fits?|would|should|do)\b/;

/** What the message wants, except for questions about numbers, which are recognised by answering them. */
export function readIntent(message: string): Exclude<Intent, 'number'> {
  const words = wordsOf(withoutAddresses(message));
  const plain = words.join(' ');
  const called = new Set(idioms.reduce((text, idiom) => text.replaceAll(idiom, ' '), plain).split(' '));
  for (const intent of ['human', 'refund', 'problem'] as const) {
    if ([...callsPerson[intent]].some((word) => called.has(word))) return intent;
  }
  if (leadsTo(words, 'quiz')) return 'quiz';
  if (leadsTo(words, 'member')) return 'member';
  for (const [intent, pattern] of smallTalk) if (pattern.test(plain)) return intent;
  if (own.some((pattern) => pattern.test(plain)) && !askingHow.test(plain)) return 'own';
  return recommend.test(plain) ? 'recommend' : 'question';
}
