import type { Fact, Intent, Question, Turn } from '../../../adapters/assistant/assistant.ts';
import type { Content } from '../../../content/make-content.ts';
import type { CalendarDate } from '../../../numerology/index.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import { answerNumberQuestion } from './answer-number-question.ts';
import { asksForOwnNews, readIntent } from './read-intent.ts';
import { type ChatNumbers, recommend } from './recommend.ts';
import { type Found, productFact, searchFacts } from './search-facts.ts';
import { readWish } from './wanted-product.ts';

type Situation = {
  content: Content;
  today: CalendarDate;
  turns: Turn[];
  numbers?: ChatNumbers;
  own: Fact[];
  signedIn: boolean;
  promise: string;
  /** A crisis was spoken of, and nobody of ours has closed the matter yet. */
  isTender?: boolean;
};

/** Longer texts that happen to hold a date are about something else. */
const LONGEST_NUMBER_QUESTION = 300;
const aboutReadings: Intent[] = ['recommend', 'number'];

/** Somebody who wants to go, or for whom something has gone wrong, is helped and not sold to. */
const notShopping = new Set(
  'cancel cancelled cancelling delete unsubscribe withdraw withdrawal stop close wrong broken late failed declined complain complaint'.split(
    ' ',
  ),
);

/** Pages that read somebody's numbers, or lead to it: none of them is quoted to somebody who is not well. */
const isReading = ({ url }: Fact) =>
  /^\/(?:numbers|quiz|compatibility|your-year|blog)\b|#which-reading-first$/.test(url);

/** Whoever names what she would like to have is told about that, and not about what its name also stands in. */
function wanted(content: Content, message: string, intent: Intent): Found | undefined {
  if (intent !== 'question') return undefined;
  const { products, anything } = readWish(message);
  if (products.length === 0 && !anything) return undefined;
  const fact = productFact(content, products.slice(0, 2));
  return fact && { facts: [fact], sure: true, products };
}

/** Puts before the assistant what it may use: what the message wants, what our pages say, what is the visitor's own. */
export function consider(message: string, situation: Situation): Question {
  const { content, today, numbers, turns, isTender } = situation;
  const asksOwn = situation.own.length > 0 && asksForOwnNews(message);
  const general = readIntent(message);
  const read = general === 'question' && asksOwn ? 'own' : general;
  const short = message.length <= LONGEST_NUMBER_QUESTION;
  const number =
    short && read === 'question' ? answerNumberQuestion(message, { content, today, numbers }) : undefined;
  const intent = number ? 'number' : read;
  const found = wanted(content, message, intent) ?? searchFacts(content, message);
  if (isTender) return considerTenderly(message, situation, intent, found);
  const facts = number ? [number, ...found.facts] : found.facts;
  const first = turns.length === 0;
  const about = numbers !== undefined || aboutReadings.includes(intent) || found.products.length > 0;
  const shopping = !wordsOf(message).some((word) => notShopping.has(word));
  const asked = intent === 'question' || intent === 'recommend' ? found.products : [];
  return {
    message,
    intent,
    turns,
    facts,
    sure: number !== undefined || found.sure,
    own: situation.own,
    signedIn: situation.signedIn,
    // With the numbers of the quiz always; else where readings are the subject, and once at the start.
    recommendations: shopping && (about || first) ? recommend(content.catalogue, numbers, asked) : [],
    promise: situation.promise,
  };
}

/** Plain facts to a plain question; the assistant neither reads, nor sells, nor leads away. */
function considerTenderly(message: string, situation: Situation, intent: Intent, found: Found): Question {
  const [first] = found.facts;
  const wantsReading: Intent[] = ['number', 'recommend', 'quiz', 'member'];
  const isPlain = !wantsReading.includes(intent) && first !== undefined && !isReading(first);
  const plain: Intent[] = ['own', 'greeting', 'thanks', 'goodbye', 'identity', 'human', 'refund', 'problem'];
  return {
    message,
    intent: plain.includes(intent) ? intent : 'question',
    turns: situation.turns,
    facts: found.facts.filter((fact) => !isReading(fact)),
    sure: isPlain && found.sure,
    own: situation.own,
    signedIn: situation.signedIn,
    recommendations: [],
    isTender: true,
    promise: situation.promise,
  };
}
