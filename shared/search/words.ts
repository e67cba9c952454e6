const stopWords = new Set(
  `a about am an and any are as at be been but by can could d did do does for from get give go had has have he her hers
   him his how i if in into is it its just like ll m me my mine of on or our out please re s she should so some tell than
   that the their them then there these they this to too us ve very want was we were what when where which who whom
   why will with would you your yours also im id ive whats hows wheres theres dont doesnt isnt t
   able accept actually always anything anytime ask basically best choosing do does exactly find good happy help hi hello hey kind
   know let look looking main make many maybe need now offer ok one possible question really see something sort still
   such sure take thing think understand use using way well work works wonder wondering not no after again`.split(
    /\s+/,
  ),
);

/** What visitors call things, by the word our pages use. */
const sameAs = new Map(
  Object.entries({
    subscription: 'membership',
    subscribe: 'membership',
    appointment: 'session',
    consultation: 'session',
    meeting: 'session',
    quit: 'cancel',
    postpone: 'reschedule',
    rebook: 'reschedule',
    price: 'cost',
    pricing: 'cost',
    expensive: 'cost',
    coupon: 'discount',
    voucher: 'discount',
    promo: 'discount',
    invoice: 'receipt',
    bill: 'receipt',
    erase: 'delete',
    remove: 'delete',
    login: 'sign',
    log: 'sign',
    signin: 'sign',
    signup: 'register',
    present: 'gift',
    boyfriend: 'partner',
    girlfriend: 'partner',
    husband: 'partner',
    wife: 'partner',
    spouse: 'partner',
    company: 'business',
    brand: 'brand',
    timezone: 'zone',
    privacy: 'data',
    gdpr: 'data',
    personal: 'personal',
    mail: 'email',
    phone: 'telephone',
    proven: 'proof',
    prove: 'proof',
    moneyback: 'guarantee',
  }),
);

/** Longer ones are no words, and guessing at their spelling is dear. */
const LONGEST_WORD = 30;

/** One word as the index knows it: without accents, endings and synonyms. Null for words that say nothing. */
export function indexWord(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain === '' || plain.length > LONGEST_WORD || stopWords.has(plain)) return null;
  const known = sameAs.get(plain) ?? sameAs.get(withoutEnding(plain));
  return known ? withoutEnding(known) : withoutEnding(plain);
}

/** Enough of English to make "paying", "pays" and "pay" one word, or "cancelled" and "cancel". */
function withoutEnding(word: string): string {
  if (word.length < 4) return word;
  const cut = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=\w{3})(?:ing|ed|ly)$/, '')
    .replace(/(?<=\w{3})e$/, '');
  return cut.replace(/([bdglmnprt])\1$/, '$1');
}

export function wordsOf(message: string): string[] {
  return (
    message
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
