import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { guarantee, withdrawalConsent, withoutConsent } from '../../../../content/checkout.ts';
import { euro } from '../../../../shared/money.ts';
import { PriceLines } from '../../../components/checkout/price-lines.tsx';
import type { ShownProduct } from '../../../components/checkout/product-story.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { quizEmail, typedBeforeReturn } from './browser-store.ts';
import { startCartTimer } from './cart-timer.ts';
import { CodeField } from './code-field.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { UrgencyBanner } from './urgency-banner.tsx';
import { usePurchase } from './use-purchase.ts';
import { useQuote } from './use-quote.ts';

const buttonTexts = {
  idle: 'Complete Purchase',
  processing: 'Processing...',
  redirected: 'Opening the payment page...',
};

/** The right page: the bill, who is buying, and the button. Works without JavaScript by posting to a plain page. */
export function OrderForm({ product }: { product: ShownProduct }) {
  const { quote, asking, recovery, ask } = useQuote(product);
  const { state, fields, purchase } = usePurchase(product);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [consent, setConsent] = useState(false);

  useEffect(() => {
    const before = typedBeforeReturn();
    setEmail((typed) => typed || (before.email ?? quizEmail() ?? ''));
    if (before.consent) setConsent(true);
    setCode((typed) => typed || (new URLSearchParams(location.search).get('code') ?? ''));
    startCartTimer(product.id, quizEmail);
  }, [product.id]);
  useEffect(() => {
    if (quote?.email) setEmail((typed) => typed || (quote.email ?? ''));
  }, [quote?.email]);

  const { priceCents, originalPriceCents } = quote ?? product;
  const totalCents = quote?.totalCents ?? product.priceCents;
  const accepted = quote?.code && !quote.code.problem ? quote.code : undefined;
  const isOver = product.originalPriceCents !== undefined && originalPriceCents === undefined;
  const askAgain = () => void ask({ email, code: code.trim() || undefined });

  function submit(event: FormEvent) {
    event.preventDefault();
    void purchase({
      amount: priceCents,
      total: totalCents,
      email: quote?.member ?? email.trim(),
      code: accepted?.code,
      recovery,
      offer: quote?.offer?.token,
      consent,
    });
  }

  return (
    <form
      method="post"
      action={`/checkout/${product.id}/order`}
      onSubmit={submit}
      className="engraved p-6 sm:p-9"
    >
      <HiddenFields fields={{ productName: product.name, amount: String(product.priceCents) }} />
      <h2 className="sr-only">Your order</h2>
      {product.urgency && (
        <div className="-mx-6 mb-6 sm:mx-0">
          <UrgencyBanner text={product.urgency} endsAt={quote?.offer?.endsAt} over={isOver} />
        </div>
      )}
      <PriceLines
        priceCents={priceCents}
        originalPriceCents={originalPriceCents}
        discountCents={quote?.discountCents ?? 0}
        totalCents={totalCents}
        code={accepted?.code}
        monthly={product.recurring === 'month'}
      />
      <div className="mt-7 space-y-5">
        {quote?.member ? (
          <p>
            You buy as <strong className="break-words">{quote.member}</strong>.
          </p>
        ) : (
          <Field
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            error={fields.email}
            hint="For your receipt and the link to your order."
            onChange={({ target }) => setEmail(target.value)}
            onBlur={() => (accepted || quote?.code) && askAgain()}
          />
        )}
        <CodeField
          value={code}
          onChange={setCode}
          onApply={askAgain}
          pending={asking}
          problem={fields.code ?? quote?.code?.problem}
          applied={accepted && `${accepted.percent} % off. You save ${euro(quote?.discountCents ?? 0)}.`}
        />
        {product.asksForConsent && (
          <div className="border-t border-rule pt-4">
            <Checkbox
              name="consent"
              // Otherwise the browser shows an old tick that nobody here knows of.
              autoComplete="off"
              checked={consent}
              onChange={({ target }) => setConsent(target.checked)}
              label={
                <>
                  {withdrawalConsent} <span className="text-quiet">{withoutConsent}</span>
                </>
              }
            />
          </div>
        )}
      </div>
      {quote?.owned ? (
        <Notice title="You are in the Circle already">
          One membership is all there is to have. Yours is with your <Link to="/portal/orders">orders</Link>.
        </Notice>
      ) : (
        <Button type="submit" variant="gold" size="lg" className="mt-6 w-full" pending={state !== 'idle'}>
          {state === 'idle' && <LockKeyhole className="size-5" aria-hidden="true" />}
          {buttonTexts[state]}
        </Button>
      )}
      <div className="mt-5 space-y-4 text-center">
        <PaymentMarks />
        <p className="text-fine text-quiet">
          {guarantee}. By ordering you accept our <Link to="/terms">terms</Link> and have read our{' '}
          <Link to="/privacy">privacy page</Link>.
        </p>
      </div>
    </form>
  );
}
