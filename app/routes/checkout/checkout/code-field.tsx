import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useId } from 'react';
import { codeRule } from '../../../../content/checkout.ts';
import { divideIntoParts } from '../../../../content/payment-plan.ts';
import { euros } from '../../../../shared/money.ts';
import { callFunction } from '../../../components/call-function.ts';
import type { ShownProduct } from '../../../components/checkout/product-story.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { offerToken } from '../../../components/mini-offer-token.ts';
import { useEuro } from '../../../formats.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

type Props = {
  /** React does not control it: what was typed before hydration stays. */
  input: RefObject<HTMLInputElement | null>;
  onApply(): void;
  pending: boolean;
  applied?: string;
  problem?: string;
};

export function CodeField({ input, onApply, pending, applied, problem }: Props) {
  const id = useId();
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter here means the code, not the purchase.
    onApply();
  };
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Discount code
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={input}
          id={id}
          name="code"
          onKeyDown={applyOnEnter}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-said ${id}-rule`}
          aria-invalid={problem ? true : undefined}
          className="h-12 w-full min-w-0 rounded-md border border-control bg-card px-3.5 uppercase aria-invalid:border-bad"
        />
        {/* Without script the code is looked at when the order is sent. */}
        <Button variant="outline" onClick={onApply} pending={pending} className="needs-script">
          Apply
        </Button>
      </div>
      <p id={`${id}-said`} role="status" className="mt-1.5 text-fine empty:hidden">
        {problem && <span className="font-semibold text-bad">{problem}</span>}
        {!problem && applied && <span className="text-good">{applied}</span>}
      </p>
      <p id={`${id}-rule`} className="mt-1.5 text-fine text-quiet">
        {codeRule}
      </p>
    </div>
  );
}

type OwnPriceProps = {
  product: Pick<ShownProduct, 'priceCents' | 'suggestedCents'>;
  input: RefObject<HTMLInputElement | null>;
  onChange(): void;
  error?: string;
};

/** Where the buyer pays what feels right. */
export function OwnPrice({ product: { priceCents, suggestedCents }, input, ...field }: OwnPriceProps) {
  const euro = useEuro();
  if (suggestedCents === undefined) return null;
  return (
    <Field
      ref={input}
      label="Your price in €"
      name="price"
      inputMode="decimal"
      defaultValue={euros(suggestedCents)}
      hint={`What feels right to you, from ${euro(priceCents)}. We suggest ${euro(suggestedCents)}.`}
      {...field}
    />
  );
}

type InPartsProps = {
  priceCents: number;
  plan: NonNullable<ShownProduct['plan']>;
  onChoose(inParts: boolean): void;
};

/** At once, or in monthly parts: with the sum of both. */
export function InParts({ priceCents, plan, onChoose }: InPartsProps) {
  const euro = useEuro();
  const { parts, totalCents } = plan;
  const { partCents, firstCents } = divideIntoParts(totalCents, parts);
  const more = totalCents - priceCents;
  const first = firstCents < partCents ? `, the first ${euro(firstCents)}` : '';
  const choices = [
    { value: '', label: `${euro(priceCents)} at once`, hint: 'One payment.' },
    {
      value: 'true',
      label: `${parts} monthly parts of ${euro(partCents)}${first}`,
      hint: `${euro(totalCents)} in all, ${more > 0 ? `${euro(more)} more than` : 'the same as'} at once. It ends by itself.${plan.release === 'parts' ? ' The sessions come with the parts.' : ''}`,
    },
  ];
  return (
    <ChoiceOfPaying name="inParts" choices={choices} onChoose={onChoose}>
      <HiddenFields fields={{ planAmount: String(totalCents) }} />
    </ChoiceOfPaying>
  );
}

type ByTheYearProps = { priceCents: number; yearlyCents: number; onChoose(yearly: boolean): void };

/** A membership, by the month or by the year: with what a year by the month would cost. */
export function ByTheYear({ priceCents, yearlyCents, onChoose }: ByTheYearProps) {
  const euro = useEuro();
  const saved = priceCents * 12 - yearlyCents;
  const choices = [
    {
      value: '',
      label: `${euro(priceCents)} a month`,
      hint: 'Cancel anytime; it runs to the end of the month.',
    },
    {
      value: 'true',
      label: `${euro(yearlyCents)} a year`,
      hint: `${saved > 0 ? `${euro(saved)} less than twelve months. ` : ''}Cancel anytime; it runs to the end of the year. We write to you before it is renewed.`,
    },
  ];
  return (
    <ChoiceOfPaying name="yearly" choices={choices} onChoose={onChoose}>
      <HiddenFields fields={{ yearlyAmount: String(yearlyCents) }} />
    </ChoiceOfPaying>
  );
}

type ChoiceOfPayingProps = {
  name: string;
  choices: { value: string; label: string; hint: string }[];
  onChoose(second: boolean): void;
  children: ReactNode;
};

function ChoiceOfPaying({ name, choices, onChoose, children }: ChoiceOfPayingProps) {
  return (
    <fieldset className="mb-6">
      <legend className="font-semibold">How would you like to pay?</legend>
      {children}
      {choices.map(({ value, label, hint }) => (
        <label
          key={value}
          className="mt-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-control p-3.5 has-checked:border-gold"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={!value}
            onChange={() => onChoose(Boolean(value))}
            className="mt-1 size-5 shrink-0 accent-gold"
          />
          <span>
            <strong className="lining-nums">{label}</strong>
            <span className="block text-fine text-quiet lining-nums">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type BesideProps = {
  offered: NonNullable<ShownProduct['beside']>;
  tick: RefObject<HTMLInputElement | null>;
  onTick(): void;
};

/** One tick: another product in the same order. Never ticked beforehand. */
export function Beside({ offered, tick, onTick }: BesideProps) {
  const euro = useEuro();
  const { id, name, description, priceCents, originalPriceCents } = offered;
  return (
    <div className="mt-7 rounded-md border border-leaf bg-sunken">
      <HiddenFields fields={{ besideAmount: String(priceCents) }} />
      <label className="flex min-h-11 cursor-pointer items-start gap-3.5 p-4">
        <input
          ref={tick}
          type="checkbox"
          name="beside"
          value={id}
          onChange={onTick}
          className="mt-1 size-5 shrink-0 accent-gold"
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>Add: {name}</strong>
            <span className="lining-nums">
              {originalPriceCents && (
                <s className="mr-2 text-fine text-quiet">
                  <span className="sr-only">instead of </span>
                  {euro(originalPriceCents)}
                </s>
              )}
              <strong className="text-gold">{euro(priceCents)}</strong>
            </span>
          </span>
          <span className="mt-1 block text-fine text-quiet">{description}</span>
        </span>
      </label>
    </div>
  );
}

const WAIT_MS = 30_000;
const RECORDED = 'cart_recorded';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Thirty seconds after a checkout was opened, if nothing was bought by then and an address is known, the cart is
 * recorded, once. The count goes on when the visitor wanders off to another page: that is what leaving a cart is.
 */
export function startCartTimer(productId: string, knownEmail: () => string | undefined): void {
  clearTimeout(timer);
  if (sessionStorage.getItem(RECORDED)?.split(' ').includes(productId)) return;
  timer = setTimeout(async () => {
    const email = knownEmail();
    const signedIn = document.documentElement.classList.contains('signed-in');
    if (!email && !signedIn) return;
    const saved = await callFunction('save-cart', { productId, email, offer: offerToken() });
    if (saved.ok) {
      const before = sessionStorage.getItem(RECORDED) ?? '';
      sessionStorage.setItem(RECORDED, `${before} ${productId}`.trim());
    }
  }, WAIT_MS);
}

/** The purchase button was pressed: there is no cart to remind of. */
export function stopCartTimer(): void {
  clearTimeout(timer);
}

/** Back to where the visitor came from; to the landing page where there is no such place, or no script. */
export function BackLink() {
  const back = (event: MouseEvent) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a href="/" onClick={back} className={`-ml-5 ${buttonLook({ variant: 'quiet' })}`}>
      <ArrowLeft className="size-4" aria-hidden="true" />
      Back
    </a>
  );
}
