import { LockKeyhole } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { consentTexts, similarOffers } from '../../../../content/consents.ts';
import { divideIntoParts } from '../../../../content/payment-plan.ts';
import type { Asks } from '../../../../domain/shop/index.ts';
import { PriceLines } from '../../../components/checkout/price-lines.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useEuro } from '../../../formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, EmailField } from '../../../ui/field.tsx';
import { BuyerFields, buyerIn } from './buyer-fields.tsx';
import { Beside, ByTheYear, CodeField, InParts, OwnPrice } from './code-field.tsx';
import { LaterWeek, OfferBanner } from './order-banners.tsx';
import { SmallPrint } from './small-print.tsx';
import type { Obstacle, OrderedProduct, PurchaseState, Way } from './use-purchase.ts';
import { useExtras, useKnownBefore, usePurchase, useQuote, useWay } from './use-purchase.ts';

const buttonTexts = {
  idle: 'Complete Purchase',
  processing: 'Processing...',
  redirected: 'Opening the payment page...',
};
const opensOrder = 'Opening your order...';

type Props = { product: OrderedProduct; asks?: Asks; tellsOfSimilar: boolean };

/** The right page: the bill, who is buying, and the button. Works without JavaScript by posting to a plain page. */
export function OrderForm({ product, asks, tellsOfSimilar }: Props) {
  const euro = useEuro();
  const form = useRef<HTMLFormElement>(null);
  const { quote, asking, unanswered, recovery, ask, settled } = useQuote(product, form, asks !== undefined);
  const { state, obstacle, purchase, clearObstacle } = usePurchase(product);
  const [codeMissing, setCodeMissing] = useState(false);
  const [way, chooseWay] = useWay(form);
  const { inParts, yearly } = way;
  // React does not control the fields: what is typed before it runs stays, and counts.
  const email = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const { tick, price, read, taken, moreCents, extraCents } = useExtras(product);
  useKnownBefore(product.id, { email, code, quote });
  const bill = billOf(product, { quote, inParts, yearly, extraCents, homeTaxCents: asks?.homeCents });
  const { fullCents, totalCents, plan } = bill;
  const every = yearly ? 'year' : product.recurring;
  const week = product.nextWeek;
  const accepted = quote?.code && !quote.code.problem ? quote.code : undefined;
  const isOver = quote?.offer !== undefined && bill.originalPriceCents === undefined;
  const askAgain = () =>
    void ask({ email: email.current?.value, code: code.current?.value.trim() || undefined, ...way });
  const retype = () => {
    read();
    clearObstacle();
    if (asks) askAgain();
  };
  const choose = (other: Partial<Way>) => {
    chooseWay(other);
    clearObstacle();
    // Without anything of her own, the page knows both prices.
    if (quote) void ask({ email: email.current?.value, code: quote.code?.code, ...other });
  };
  const apply = () => {
    // An empty field takes back a code that was good before.
    const missing = !code.current?.value.trim() && !accepted;
    setCodeMissing(missing);
    if (missing) code.current?.focus();
    else askAgain();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const buyer = buyerIn(event.currentTarget);
    // Whoever is faster than the answer to her code still gets it.
    const last = await settled();
    const current = last?.inParts === inParts && last.yearly === yearly ? last : undefined;
    await purchase({
      amount: (current?.priceCents ?? fullCents) + moreCents,
      total: (current?.totalCents ?? (product.trialDays ? 0 : fullCents)) + extraCents,
      trial: (current ? current.trialDays : product.trialDays) !== undefined,
      ...way,
      beside: taken && { productId: taken.id, amount: taken.priceCents },
      email: last?.member ?? String(typed.get('email') ?? '').trim(),
      code: current?.code && !current.code.problem ? current.code.code : undefined,
      recovery,
      offer: last?.offer?.token,
      week,
      offers: typed.has('offers'),
      similar: tellsOfSimilar ? (typed.has('similarNo') ? 'refused' : 'told') : undefined,
      ...buyer,
    });
  }

  return (
    <form
      ref={form}
      method="post"
      action={`/checkout/${product.id}/order`}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="engraved p-6 sm:p-9"
    >
      <Beginning product={product} offer={quote?.offer} isOver={isOver} onChoose={choose} />
      <PriceLines
        {...bill}
        priceCents={bill.priceCents + moreCents}
        code={accepted?.code}
        every={every}
        beside={taken}
      />
      <div className="mt-7 space-y-5">
        <OwnPrice product={product} input={price} onChange={retype} error={obstacle?.fields.amount} />
        <Buyer
          member={quote?.member}
          input={email}
          error={obstacle?.fields.email}
          onChange={() => obstacle && clearObstacle()}
          onBlur={() => quote?.code && askAgain()}
        />
        <BuyerFields asks={asks} quote={quote} fields={obstacle?.fields} onSaid={askAgain} />
        <Letters tellsOfSimilar={tellsOfSimilar} />
        {product.suggestedCents === undefined && (
          <CodeField
            input={code}
            onApply={apply}
            pending={asking}
            problem={
              codeMissing
                ? 'Please type the code first.'
                : (obstacle?.fields.code ?? quote?.code?.problem ?? unanswered)
            }
            applied={accepted && `${accepted.words}. You save ${euro(quote?.discountCents ?? 0)}.`}
          />
        )}
      </div>
      {product.beside && <Beside offered={product.beside} tick={tick} onTick={retype} />}
      <PayOrNot
        {...{ state, obstacle, isMonthly: every !== undefined || plan !== undefined }}
        totalCents={plan?.firstCents ?? totalCents}
        owned={quote?.owned}
        soldOut={quote?.soldOut}
      />
      <SmallPrint />
    </form>
  );
}

type Asked = {
  quote: ReturnType<typeof useQuote>['quote'];
  inParts: boolean;
  yearly: boolean;
  extraCents: number;
  /** Of somebody at home. */
  homeTaxCents?: number;
};

/** What is asked for: as the page knows it, until an answer about the same way to pay says more. */
function billOf(
  { plan: offered, ...product }: OrderedProduct,
  { quote, inParts, yearly, extraCents, homeTaxCents = 0 }: Asked,
) {
  const fullCents = (inParts && offered?.totalCents) || (yearly && product.yearlyCents) || product.priceCents;
  // An answer about the other way to pay is none.
  const answer = quote?.inParts === inParts && quote.yearly === yearly ? quote : undefined;
  // The page promises the free days to everybody; an answer knows who has had them.
  const trialDays = answer ? answer.trialDays : product.trialDays;
  const totalCents = (answer?.totalCents ?? (trialDays ? 0 : fullCents)) + extraCents;
  return {
    trialDays,
    fullCents,
    discountCents: answer?.discountCents ?? 0,
    priceCents: answer?.priceCents ?? fullCents,
    originalPriceCents: inParts || yearly ? undefined : (answer ?? product).originalPriceCents,
    totalCents,
    taxCents: answer?.taxCents ?? (trialDays ? 0 : homeTaxCents),
    plan: inParts && offered ? divideIntoParts(totalCents, offered.parts) : undefined,
  };
}

type BeginningProps = WaysProps & Pick<Parameters<typeof OfferBanner>[0], 'offer'> & { isOver: boolean };

/** What goes along with the form, and what stands above its price. */
function Beginning({ product, offer, isOver, onChoose }: BeginningProps) {
  const { name, priceCents, nextWeek: week, trialDays } = product;
  return (
    <>
      <HiddenFields
        fields={{
          ...{ productName: name, amount: String(priceCents), week },
          trial: trialDays ? 'on' : undefined,
        }}
      />
      <h2 className="sr-only">Your order</h2>
      <OfferBanner product={product} offer={offer} over={isOver} />
      <LaterWeek week={week} />
      <WaysToPay product={product} onChoose={onChoose} />
      {trialDays !== undefined && (
        <noscript>
          <Checkbox name="noTrial" label="I was a member before: I join without free days." />
        </noscript>
      )}
    </>
  );
}

type WaysProps = { product: OrderedProduct; onChoose(way: Partial<Way>): void };

/** Where there is more than one. */
function WaysToPay({ product: { priceCents, plan, yearlyCents }, onChoose }: WaysProps) {
  return (
    <>
      {plan && <InParts {...{ priceCents, plan }} onChoose={(inParts) => onChoose({ inParts })} />}
      {yearlyCents && (
        <ByTheYear {...{ priceCents, yearlyCents }} onChoose={(yearly) => onChoose({ yearly })} />
      )}
    </>
  );
}

type BuyerProps = {
  member?: string;
  input: RefObject<HTMLInputElement | null>;
  error?: string;
  onChange: () => void;
  onBlur: () => void;
};

function Buyer({ member, input, ...field }: BuyerProps) {
  if (member)
    return (
      <p>
        You buy as <strong className="wrap-anywhere">{member}</strong>.
      </p>
    );
  return (
    <EmailField
      ref={input}
      label="E-mail address"
      name="email"
      autoComplete="email"
      hint="For your receipt and the link to your order."
      {...field}
    />
  );
}

/** What may come by e-mail besides the receipt: asked, never ticked beforehand. */
function Letters({ tellsOfSimilar }: { tellsOfSimilar: boolean }) {
  return (
    <div className="space-y-3 text-fine">
      <Checkbox name="offers" label={consentTexts.subscription} />
      {tellsOfSimilar && (
        <div>
          <input type="hidden" name="similar" value="told" />
          <p className="text-quiet">{similarOffers.told}</p>
          <Checkbox name="similarNo" label={similarOffers.no} />
        </div>
      )}
    </div>
  );
}

/** The button, or why there is none. */
function PayOrNot({ owned, soldOut, ...bar }: PayBarProps & { owned?: boolean; soldOut?: string }) {
  if (owned)
    return (
      <Notice title="You have a membership already">
        One is all there is to have at a time. <a href="/portal/membership">Yours</a> can be changed.
      </Notice>
    );
  return soldOut ? <Notice title="Sold out">{soldOut}</Notice> : <PayBar {...bar} />;
}

type PayBarProps = { state: PurchaseState; obstacle?: Obstacle; totalCents: number; isMonthly: boolean };

/** The button; on a phone in a bar at the foot of the screen, with the price beside it. */
function PayBar({ state, obstacle, totalCents, isMonthly }: PayBarProps) {
  const euro = useEuro();
  return (
    <div className="dock mt-6">
      <ObstacleNotice obstacle={obstacle} />
      <div className="flex items-center gap-5">
        {/* Said above already; here for whoever has not scrolled there. */}
        <p aria-hidden="true" data-dock-price="" className="shrink-0 leading-none lg:hidden">
          <span className="block text-fine text-quiet">{isMonthly ? 'Today' : 'Total'}</span>
          <span className="serif text-[1.75rem]">{euro(totalCents)}</span>
        </p>
        <Button type="submit" variant="gold" size="lg" className="grow" pending={state !== 'idle'}>
          {state === 'idle' && <LockKeyhole className="size-5" aria-hidden="true" />}
          {state === 'redirected' && totalCents === 0 && !isMonthly ? opensOrder : buttonTexts[state]}
        </Button>
      </div>
    </div>
  );
}

/** Beside the button that was pressed, and already here: it needs no line to be shown. */
function ObstacleNotice({ obstacle }: { obstacle?: Obstacle }) {
  return (
    <div role="alert">
      {obstacle && (
        <div className="mb-4 rounded-md border border-bad bg-bad/5 p-4">
          <p className="font-semibold text-bad">{obstacle.title}</p>
          <p className="text-fine">{obstacle.text}</p>
          {obstacle.onGoOn && (
            <Button variant="outline" size="sm" className="mt-3" onClick={obstacle.onGoOn}>
              {obstacle.goOn}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
