import type { Fact, Intent, Question, Turn } from '../../../adapters/assistant/assistant.ts';
import { assistantFacts, faqKeywords, productAliases } from '../../../content/assistant.ts';
import { type Catalogue, findProduct, isOnSale, isWritten, soldNow } from '../../../content/catalogue.ts';
import { evidentQuestions } from '../../../content/evident-questions.ts';
import { notedHoliday } from '../../../content/holiday.ts';
import type { Content } from '../../../content/make-content.ts';
import { type PositionKey, positions } from '../../../content/meanings/index.ts';
import type { Product, ProductId } from '../../../content/product.ts';
import { inWords, notedSlower, promisedHours, promisesIn } from '../../../content/promise.ts';
import type { Site } from '../../../content/site.ts';
import { FULL, nextWords } from '../../../content/weeks.ts';
import { type CalendarDate, compareDates, singleDigit } from '../../../numerology/index.ts';
import { makeShelf } from '../../../shared/search/shelf.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import { fillBrand, oncePerEdition, publishedArticles, readMarkdownFile } from '../../content/index.ts';
import { excerpt, plainText } from './plain-text.ts';
import {
  asksForOwnNews,
  type ChatNumbers,
  factOfDate,
  factOfMeaning,
  factOfName,
  factOfOwnNumber,
  factOfPair,
  priceOf,
  readIntent,
  readSpokenDate,
  recommend,
} from './understand.ts';

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
/** Whoever doubts a number wants no other one. */
const comparesSites = /\b(?:another|other|different) (?:site|website|calculator|app)s?\b/i;
const aboutReadings: Intent[] = ['recommend', 'number'];

/** Somebody who wants to go, or for whom something has gone wrong, is helped and not sold to. */
const notShopping = new Set(
  'cancel cancelled cancelling delete unsubscribe withdraw withdrawal stop close wrong broken late failed declined complain complaint'.split(
    ' ',
  ),
);

/** Puts before the assistant what it may use: what the message wants, what our pages say, what is the visitor's own. */
export function prepareQuestion(message: string, situation: Situation): Question {
  const { content, today, numbers, turns, isTender } = situation;
  const asksOwn = situation.own.length > 0 && asksForOwnNews(message);
  const general = readIntent(message);
  const read = general === 'question' && asksOwn ? 'own' : general;
  const short = message.length <= LONGEST_NUMBER_QUESTION;
  const number =
    short && read === 'question' && !comparesSites.test(message)
      ? answerNumberQuestion(message, { content, today, numbers })
      : undefined;
  const intent = number ? 'number' : read;
  const found =
    evident(content, message, intent) ?? wanted(content, message, intent) ?? searchFacts(content, message);
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

/** A question that is plain from a few of its words; what only a person knows is found nowhere. */
function evident(content: Content, message: string, intent: Intent): Found | undefined {
  if (intent !== 'question' && intent !== 'recommend') return undefined;
  const plain = wordsOf(message).join(' ');
  const asked = evidentQuestions.find(([words]) => words.test(plain));
  if (!asked) return undefined;
  const [, place] = asked;
  const none: Found = { facts: [], sure: false, products: [] };
  if (place === null) return none;
  const fact = libraryOf(content).find(({ id, fact: { url } }) => id === place || url === place)?.fact;
  return fact ? { facts: [fact], sure: true, products: [] } : none;
}

/** Whoever names what she would like to have is told about that, and not about what its name also stands in. */
function wanted(content: Content, message: string, intent: Intent): Found | undefined {
  if (intent !== 'question') return undefined;
  const { products, anything } = readWish(message, content.catalogue);
  if (products.length === 0 && !anything) return undefined;
  const fact = productFact(content, products.slice(0, 2));
  return fact && { facts: [fact], sure: true, products };
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

/** Pages that read somebody's numbers, or lead to it: none of them is quoted to somebody who is not well. */
const isReading = ({ url }: Fact) =>
  /^\/(?:numbers|quiz|compatibility|your-year|blog)\b|#which-reading-first$/.test(url);

type Found = {
  facts: Fact[];
  /** Whether the first fact may be given as the answer. */
  sure: boolean;
  products: ProductId[];
};

/** Share of what the question says that the page must say too; found by the table of visitor questions. */
const SURE = 0.58;
/** Share that its heading or keywords must say: a word in passing makes no answer. */
const NAMED = 0.45;

/** A content that is no longer current takes its index with it. */
const shelves = new WeakMap<Content, ReturnType<typeof shelve>>();

/** Looks a question up in our own pages. What they do not say is not found, and then nobody makes it up. */
function searchFacts(content: Content, question: string): Found {
  const search = shelves.get(content) ?? shelve(content);
  shelves.set(content, search);
  const { found, coverage, named } = search(question);
  return {
    facts: found.map(({ fact }) => fact),
    sure: coverage >= SURE && named >= NAMED,
    products: found.slice(0, 1).flatMap(({ product }) => product ?? []),
  };
}

const shelve = (content: Content) =>
  makeShelf(libraryOf(content).map((entry) => ({ ...entry, title: entry.fact.title })));

const libraryOf = oncePerEdition(buildLibrary);

/** What our shop says of these products, as one fact; of all of them where none is named. Nothing of what is not on sale. */
function productFact({ catalogue }: Content, ids: ProductId[]): Fact | undefined {
  if (ids.length === 0) return pricesEntry(soldNow(catalogue)).fact;
  const told = ids
    .flatMap((id) => findProduct(catalogue, id) ?? [])
    .filter(isOnSale)
    .map((product) => productEntry(product).fact);
  const [first] = told;
  if (!first) return undefined;
  const title = told.map((fact) => fact.title).join(' · ');
  return { title, text: told.map(({ text }) => text).join('\n\n'), url: first.url };
}

type Wish = {
  /** Named in the message, the clearest name first. */
  products: ProductId[];
  /** Somebody would like to buy, and does not say what. */
  anything: boolean;
};

/** About an order or a membership that exists, about somebody else, or about paying: our questions and answers know more. */
const service =
  /\b(?:cancel\w*|quit|stop|leave|end|delete|unsubscribe|withdraw\w*|return|receipt|invoice|reschedule|move|miss|declined|failed|expired|charged?|update|typo|misspel\w+|wrong|late|arrived?|gift|present|mother|father|sister|brother|friend|account|code|coupon|pay|paid|card|credits?|join a session)\b/;
const wanting =
  /\b(?:buy|order|purchase|interested in|give (?:me|us)|sign (?:me|us) up|join the (?:soul )?(?:circle|membership))\b|\b(?:i|we) (?:want|need|would like|d like|ll take|will take)\b|\b(?:can|could|may) (?:i|we) (?:get|have)\b/;
const wantingAnything = /\b(?:want|like|love|wish) to (?:buy|order|purchase)\b/;
const describing =
  /\bhow (?:long|many|much|big)\b|\b(?:included?|includes|contains?|difference|compare|price|costs?|minutes|pages|monthly|is there|do (?:i|we) get|can i ask)\b/;

/** What a message wants of our shop: nothing where it is about something else. */
export function readWish(message: string, catalogue: Catalogue): Wish {
  const plain = wordsOf(message).join(' ');
  const none = { products: [], anything: false };
  if (service.test(plain)) return none;
  const buying = wanting.test(plain);
  if (!buying && !describing.test(plain) && !/^book (?:me )?(?:the|a)\b/.test(plain)) return none;
  const products = namedProducts(plain, buying, catalogue);
  return { products, anything: products.length === 0 && wantingAnything.test(plain) };
}

function namedProducts(plain: string, buying: boolean, { all }: Catalogue): ProductId[] {
  const found = all.flatMap(({ id, name: called }) => {
    const { clear, loose } = isWritten(id)
      ? productAliases[id]
      : { clear: [wordsOf(called).join(' ')].filter(Boolean), loose: [] };
    // A word like "report" names a product only to somebody who is buying.
    const names = [...clear, ...(buying ? loose : [])].filter((name) => ` ${plain} `.includes(` ${name} `));
    const longest = Math.max(0, ...names.map(({ length }) => length));
    return longest > 0 ? [{ id, longest, isLoose: !names.some((name) => clear.includes(name)) }] : [];
  });
  const isClear = found.some(({ isLoose }) => !isLoose);
  return found
    .filter(({ isLoose }) => !(isClear && isLoose))
    .sort((one, other) => other.longest - one.longest)
    .map(({ id }) => id);
}

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

type Entry = {
  id?: string;
  fact: Fact;
  /** Other words for what the title says. */
  keywords: string;
  /** Everything the page says there; the fact quotes its beginning. */
  body: string;
  /** How readily this kind of page answers a question. */
  weight: number;
  product?: ProductId;
};

const QUOTED = 620;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Everything the assistant may quote, each with the page it stands on. */
function buildLibrary(content: Content): Entry[] {
  const { questions, site, catalogue, meaningOf } = content;
  const sold = soldNow(catalogue);
  return [
    ...questions.map(({ id, question, answer }) =>
      entry(question, plainText(notedHoliday(notedSlower(answer, site.slower), site)), `/faq#${id}`, {
        keywords: Object.hasOwn(faqKeywords, id) ? faqKeywords[id] : undefined,
        weight: 1.3,
      }),
    ),
    ...assistantFacts(site).map(({ id, title, text, url, keywords }) =>
      entry(title, notedSlower(text, site.slower), url, { id, keywords, weight: 1.2 }),
    ),
    ...sold.map(productEntry),
    pricesEntry(sold),
    leastEntry(sold),
    ...readPages(content).map(({ title, text, url }) =>
      entry(title, text, url, {
        id: sectionIds[title.split(': ').at(-1) ?? ''],
        weight: url === '/about-aura' ? 1.2 : 0.8,
      }),
    ),
    ...Object.values(positions).map(({ name, explanation, howItIsFound }) =>
      entry(name, `${explanation} ${howItIsFound}`, '/numbers', {
        keywords: 'number meaning definition explain',
        weight: 0.9,
      }),
    ),
    ...digits.map((number) => {
      const { title, essence, short } = meaningOf('lifePath', number);
      return entry(`Life Path ${number}: ${title}`, `${essence} ${short}`, `/numbers/${number}`, {
        weight: 0.6,
      });
    }),
  ];
}

/** Sections of the written pages that evident questions are answered with. */
const sectionIds: Record<string, string | undefined> = {
  'In short': 'in-short',
  'How long we keep it': 'how-long-kept',
};

function entry(title: string, body: string, url: string, more: Partial<Entry> = {}): Entry {
  return { fact: { title, text: excerpt(body, QUOTED), url }, keywords: '', body, weight: 1, ...more };
}

function productEntry(product: Product): Entry {
  const { id, name, description, features, recurring, originalPriceCents } = product;
  const per = recurring ? ` a ${recurring}` : '';
  const during = id === 'mini-reading' ? ', within 24 hours of the quiz' : '';
  const before = originalPriceCents ? ` (instead of €${originalPriceCents / 100}${during})` : '';
  const hours = product.deliveryHours && promisedHours(product);
  const isSaid = features.some((line) => promisesIn(line).length > 0);
  const next = product.isFull ? FULL : product.nextWeek && nextWords(product.nextWeek);
  const lines = [
    ...features,
    ...(hours && !isSaid ? [`Delivered within ${inWords(hours)}`] : []),
    ...(next ? [next] : []),
  ];
  const free = product.trialDays ? `, after ${product.trialDays} days that are free` : '';
  const text = `${name} costs ${priceOf(product).replace('/mo', '')}${per}${before}${free}. ${description}\n\n${lines.map((line) => `• ${line}`).join('\n')}`;
  return {
    ...entry(name, text, `/checkout/${id}`, { product: id }),
    keywords: `${id.replaceAll('-', ' ')} cost much`,
  };
}

function pricesEntry(sold: Product[]): Entry {
  const lines = sold.map((product) => `• ${product.name}: ${priceOf(product)}`);
  return {
    ...entry('What our readings and packages cost', '', '/#services'),
    fact: {
      title: 'What our readings and packages cost',
      text: `Prices include tax.\n\n${lines.join('\n')}`,
      url: '/#services',
    },
    weight: 1.4,
    keywords:
      'price prices pricing cost costs everything much expensive cheap cheapest list all readings services offer offers',
    body: 'prices of all readings and services',
  };
}

function leastEntry(sold: Product[]): Entry {
  const lines = [...sold]
    .sort((one, other) => one.priceCents - other.priceCents)
    .slice(0, 3)
    .map((product) => `• ${product.name}: ${priceOf(product)}`);
  const text = `The free quiz costs nothing. After that, the least expensive are:\n\n${lines.join('\n')}`;
  return entry('The least expensive', text, '/#services', {
    id: 'least',
    keywords: 'cheapest cheap thing sell lowest price least small budget only have euros afford inexpensive',
    weight: 1.3,
  });
}

type PageSection = { title: string; text: string; url: string };

const pages: Record<string, string> = {
  about: '/about-aura',
  'legal/privacy': '/privacy',
  'legal/refunds': '/refunds',
  'legal/terms': '/terms',
  'legal/withdraw': '/withdraw',
};

/** The written pages of the site, cut at their headings: a visitor asks about one paragraph, not about a page. */
function readPages(content: Content): PageSection[] {
  const written = Object.entries(pages).map(([file, url]) => {
    const { facts, body } = readMarkdownFile(`${file}.md`);
    return { title: filled(facts.title ?? '', content.site), body: filled(body, content.site), url };
  });
  const articles = publishedArticles(content).map(({ id, title, body }) => ({
    title,
    body,
    url: `/blog/${id}`,
  }));
  return [...written, ...articles].flatMap(({ title, body, url }) => {
    const [opening = '', ...sections] = body.split(/^## /m);
    return [
      { title, text: plainText(opening), url },
      ...sections.map((section) => {
        const [heading = '', ...rest] = section.split('\n');
        return {
          title: `${title}: ${heading.replace(/^\d+\. /, '')}`,
          text: plainText(rest.join('\n')),
          url,
        };
      }),
    ];
  });
}

const filled = (text: string, site: Site) => fillBrand(text, site, { siteUrl: 'this site' });
