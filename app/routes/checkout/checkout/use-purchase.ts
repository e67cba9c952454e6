import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Quote } from '../../../../domain/shop/index.ts';
import { centsFrom } from '../../../../shared/money.ts';
import { arrival } from '../../../components/arrival.ts';
import { callFunction } from '../../../components/call-function.ts';
import type { ShownProduct } from '../../../components/checkout/product-story.tsx';
import { fillUntouched } from '../../../components/fill-untouched.ts';
import { offerToken, saveOfferToken } from '../../../components/mini-offer-token.ts';
import { readResults } from '../../../components/quiz/quiz-progress.ts';
import { type BuyerSaid, buyerIn } from './buyer-fields.tsx';
import { startCartTimer, stopCartTimer } from './code-field.tsx';

export type OrderedProduct = Pick<
  ShownProduct,
  | 'id'
  | 'name'
  | 'priceCents'
  | 'originalPriceCents'
  | 'suggestedCents'
  | 'quizPriceCents'
  | 'urgency'
  | 'recurring'
  | 'yearlyCents'
  | 'trialDays'
  | 'beside'
  | 'nextWeek'
  | 'plan'
>;

/** Whether its price is another for those who hold an offer. */
const hasOffer = ({ originalPriceCents, quizPriceCents }: OrderedProduct): boolean =>
  originalPriceCents !== undefined || quizPriceCents !== undefined;

const EMAIL_REQUIRED = 'Please provide an email address to continue.';

export type PurchaseState = 'idle' | 'processing' | 'redirected';
/** What kept the purchase from going on, to be said beside the button; and at its fields. */
export type Obstacle = {
  title: string;
  text: string;
  fields: Record<string, string>;
  /** Where it is a question: yes, in words. */
  goOn?: string;
  onGoOn?(): void;
};

type Purchase = {
  amount: number;
  total: number;
  beside?: { productId: string; amount: number };
  inParts?: boolean;
  yearly?: boolean;
  /** Free days were shown. */
  trial?: boolean;
  email: string;
  code?: string;
  recovery?: string;
  offer?: string;
  /** Ticked: newsletter and offers. */
  offers: boolean;
  similar?: 'told' | 'refused';
  /** The week that she was told, where this one has no place. */
  week?: string;
  /** She was asked, and wants it once more. */
  again?: boolean;
} & BuyerSaid;

/** The purchase button: idle, processing, on the way to the payment page; back to idle when something is wrong. */
export function usePurchase(product: OrderedProduct) {
  const [state, setState] = useState<PurchaseState>('idle');
  const [obstacle, setObstacle] = useState<Obstacle>();

  useEffect(() => {
    // Back from the payment page, out of the browser's memory: the button must work again.
    const wake = (event: PageTransitionEvent) => event.persisted && setState('idle');
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  async function purchase(wish: Purchase): Promise<void> {
    stopCartTimer();
    // Somebody who is signed in has an address, even before the page has heard of it.
    const signedIn = document.documentElement.classList.contains('signed-in');
    if (!wish.email && !signedIn) return askForEmail();
    setState('processing');
    setObstacle(undefined);
    const answer = await createSession(product, wish);
    if (answer.ok && answer.data.url) {
      setState('redirected');
      saveForReturn({ email: wish.email, code: wish.code });
      location.assign(answer.data.url);
      return;
    }
    setState('idle');
    // Signed out in the meantime: the address is needed after all.
    if (!answer.ok && !wish.email && answer.fields?.email) return askForEmail();
    const question = answer.ok ? undefined : questionIn(answer.message, answer.fields, wish.amount);
    if (question) {
      const { title, goOn, more, text } = question;
      return setObstacle({
        ...{ title, goOn, text, fields: {} },
        onGoOn: () => void purchase({ ...wish, ...more }),
      });
    }
    setObstacle({
      title: 'Checkout Failed',
      text: answer.ok
        ? 'No checkout URL received'
        : answer.message || 'Unable to create checkout session. Please try again.',
      fields: (!answer.ok && answer.fields) || {},
    });
  }

  function askForEmail(): void {
    setObstacle({ title: 'Email Required', text: EMAIL_REQUIRED, fields: { email: EMAIL_REQUIRED } });
    document.querySelector<HTMLInputElement>('main input[name=email]')?.focus();
  }

  return { state, obstacle, purchase, clearObstacle: () => setObstacle(undefined) };
}

/** What the server asks instead of selling, and what the purchase has more where the answer is yes. */
function questionIn(text: string, fields: Record<string, string> = {}, amount = 0) {
  if (fields.again) return { title: 'Once more?', text, goOn: 'Buy it once more', more: { again: true } };
  // The week on the page went to somebody else meanwhile.
  const { week } = fields;
  if (week) return { title: 'Taken a moment ago', text, goOn: 'Order for that week', more: { week } };
  // What is charged today is then what the words beside the question say.
  const more = { trial: false, total: amount };
  if (fields.trial) return { title: 'No free days this time', text, goOn: 'Join without them', more };
  return undefined;
}

function createSession({ id, name }: OrderedProduct, wish: Purchase) {
  return callFunction<{ url?: string }>('create-checkout-session', {
    productId: id,
    productName: name,
    ...wish,
    ...arrival(),
    browserKey: browserKey(),
    lead: readResults()?.lead,
    cancelUrl: `/checkout/${id}${location.search}`,
  });
}

/** What the buyer adds to the price by herself: more than the least, where she chooses it, and what is ticked beside. */
export function useExtras({ priceCents, suggestedCents, beside }: OrderedProduct) {
  const tick = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);
  const [isTicked, setIsTicked] = useState(false);
  const [ownCents, setOwnCents] = useState(suggestedCents ?? priceCents);
  const read = useCallback(() => {
    setIsTicked(tick.current?.checked ?? false);
    // What is no price is none: the server says how much it is at least.
    if (price.current) setOwnCents(centsFrom(price.current.value) || 0);
  }, []);
  // Typed or ticked before the script ran.
  useEffect(read, [read]);
  const taken = isTicked ? beside : undefined;
  const moreCents = ownCents - priceCents;
  return { tick, price, read, taken, moreCents, extraCents: moreCents + (taken?.priceCents ?? 0) };
}

export type ShownQuote = Quote & { member?: string; soldOut?: string };

type Question = { email?: string; code?: string; inParts?: boolean; yearly?: boolean };

/**
 * The price as the server gives it to this visitor. The page itself is the same for everybody, so whatever depends
 * on who is reading is asked for as soon as the page has loaded: an account, a code or recovery link in the address, an
 * offer's deadline.
 */
export function useQuote(product: OrderedProduct, form: RefObject<HTMLFormElement | null>, taxed: boolean) {
  const [quote, setQuote] = useState<ShownQuote>();
  const [asking, setAsking] = useState(false);
  const [unanswered, setUnanswered] = useState<string>();
  const [recovery, setRecovery] = useState<string>();
  const asked = useRef(0);
  const latest = useRef<Promise<ShownQuote | undefined>>(undefined);
  const isOffered = hasOffer(product);

  const ask = useCallback(
    (question: Question & { recovery?: string }): Promise<ShownQuote | undefined> => {
      const turn = ++asked.current;
      setAsking(true);
      const coming = callFunction<ShownQuote>('quote-order', {
        productId: product.id,
        offer: isOffered ? offerToken() : undefined,
        ...(taxed && taxedIn(form.current)),
        ...question,
      }).then((answer) => {
        // An answer that was overtaken by a later question is not the answer any more.
        if (turn !== asked.current) return latest.current;
        setAsking(false);
        setUnanswered(answer.ok ? undefined : answer.message);
        if (!answer.ok) return undefined;
        if (answer.data.offer) saveOfferToken(answer.data.offer.token);
        setQuote(answer.data);
        return answer.data;
      });
      latest.current = coming;
      return coming;
    },
    [product.id, isOffered, form, taxed],
  );

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const typed = typedBeforeReturn();
    const [code, link] = [query.get('code') ?? typed.code, query.get('recovery') ?? undefined];
    setRecovery(link);
    const signedIn = document.documentElement.classList.contains('signed-in');
    const isPersonal = code || link || signedIn || isOffered || taxed;
    const early = form.current && new FormData(form.current).get('email');
    const email = (typeof early === 'string' && early.trim()) || (typed.email ?? quizEmail());
    if (isPersonal) void ask({ email, code, recovery: link, ...wayIn(form.current) });
  }, [ask, isOffered, form, taxed]);

  return {
    quote,
    asking,
    /** Why there is no answer to the last question, where there is none. */
    unanswered,
    recovery,
    ask: (question: Question) => ask({ ...question, recovery }),
    /** The answer to the last question, once it is there. */
    settled: async () => (await latest.current) ?? quote,
  };
}

const atOnce = { inParts: false, yearly: false };
export type Way = typeof atOnce;

/** How she pays: what she has chosen before the script ran counts. */
export function useWay(form: RefObject<HTMLFormElement | null>) {
  const [way, setWay] = useState(atOnce);
  useEffect(() => setWay(wayIn(form.current)), [form]);
  return [way, (other: Partial<Way>) => setWay({ ...atOnce, ...other })] as const;
}

function wayIn(form: HTMLFormElement | null): Way {
  const chosen = new FormData(form ?? undefined);
  return { inParts: chosen.get('inParts') === 'true', yearly: chosen.get('yearly') === 'true' };
}

/** What of the form changes the tax. */
function taxedIn(form: HTMLFormElement | null) {
  const tick = form?.elements.namedItem('beside');
  const price = form?.elements.namedItem('price');
  const own = price instanceof HTMLInputElement ? centsFrom(price.value) : undefined;
  return {
    ...buyerIn(form),
    beside: tick instanceof HTMLInputElement && tick.checked,
    own: own || undefined,
  };
}

type Known = {
  email: RefObject<HTMLInputElement | null>;
  code: RefObject<HTMLInputElement | null>;
  quote?: ShownQuote;
};

/** What this browser, or the link that led here, knows already. */
export function useKnownBefore(productId: string, { email, code, quote }: Known): void {
  useEffect(() => {
    const typed = typedBeforeReturn();
    fillUntouched(email.current, typed.email ?? quizEmail());
    fillUntouched(code.current, new URLSearchParams(location.search).get('code') ?? typed.code);
    startCartTimer(productId, quizEmail);
  }, [productId, email, code]);
  useEffect(() => fillUntouched(email.current, quote?.email), [email, quote?.email]);
}

const QUIZ_EMAIL = 'quiz_email';
const BROWSER_KEY = 'checkout_key';

/** The address typed in the quiz, if this browser took it. */
function quizEmail(): string | undefined {
  try {
    return localStorage.getItem(QUIZ_EMAIL) || undefined;
  } catch {
    return undefined; // storage is switched off
  }
}

/** A secret of this browser, by which it may replace its own unfinished order. */
function browserKey(): string | undefined {
  try {
    const known = localStorage.getItem(BROWSER_KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(BROWSER_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}

type Typed = { email?: string; code?: string };
const TYPED = 'checkout_typed';

/** For this tab alone, so that Back and "Cancel and go back" on the payment page find it and no later visit does. */
function saveForReturn(typed: Typed): void {
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(typed));
  } catch {} // storage is switched off
}

function typedBeforeReturn(): Typed {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(TYPED) ?? '{}');
    const { email, code } = fieldsIn(typed);
    return { email, code };
  } catch {
    return {};
  }
}

function fieldsIn(stored: unknown): Partial<Record<string, string>> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
}
