import type { Fact, Intent, Question, Turn } from '../../../adapters/assistant/assistant.ts';
import type { Content } from '../../../content/make-content.ts';
import type { CalendarDate } from '../../../numerology/index.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import { answerNumberQuestion } from './answer-number-question.ts';
import { readIntent } from './read-intent.ts';
import { type ChatNumbers, recommend } from './recommend.ts';
import { searchFacts } from './search-facts.ts';

type Situation = {
  content: Content;
  today: CalendarDate;
  turns: Turn[];
  numbers?: ChatNumbers;
  own: Fact[];
  signedIn: boolean;
  promise: string;
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

/** Puts before the assistant what it may use: what the message wants, what our pages say, what is the visitor's own. */
export function consider(message: string, situation: Situation): Question {
  const { content, today, numbers, turns } = situation;
  const read = readIntent(message);
  const short = message.length <= LONGEST_NUMBER_QUESTION;
  const number =
    short && read === 'question' ? answerNumberQuestion(message, { content, today, numbers }) : undefined;
  const intent = number ? 'number' : read;
  const found = searchFacts(content, message);
  const facts = number ? [number, ...found.facts] : found.facts;
  const first = turns.length === 0;
  const about = aboutReadings.includes(intent) || found.products.length > 0;
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
    // Offered where readings are the subject, and once at the start; a shelf that pops up at every sentence is a nuisance.
    recommendations: shopping && (about || first) ? recommend(content.catalogue, numbers, asked) : [],
    promise: situation.promise,
  };
}
