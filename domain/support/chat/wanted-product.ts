import { productAliases } from '../../../content/assistant.ts';
import { type ProductId, productIds } from '../../../content/catalogue.ts';
import { wordsOf } from '../../../shared/search/words.ts';

export type Wish = {
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
export function readWish(message: string): Wish {
  const plain = wordsOf(message).join(' ');
  const none = { products: [], anything: false };
  if (service.test(plain)) return none;
  const buying = wanting.test(plain);
  if (!buying && !describing.test(plain) && !/^book (?:me )?(?:the|a)\b/.test(plain)) return none;
  const products = namedProducts(plain, buying);
  return { products, anything: products.length === 0 && wantingAnything.test(plain) };
}

function namedProducts(plain: string, buying: boolean): ProductId[] {
  const found = productIds.flatMap((id) => {
    const { clear, loose } = productAliases[id];
    // A word like "report" names a product only to somebody who is buying.
    const names = [...clear, ...(buying ? loose : [])].filter((name) =>
      new RegExp(`\\b${name}\\b`).test(plain),
    );
    const longest = Math.max(0, ...names.map(({ length }) => length));
    return longest > 0 ? [{ id, longest, isLoose: !names.some((name) => clear.includes(name)) }] : [];
  });
  const isClear = found.some(({ isLoose }) => !isLoose);
  return found
    .filter(({ isLoose }) => !(isClear && isLoose))
    .sort((one, other) => other.longest - one.longest)
    .map(({ id }) => id);
}
