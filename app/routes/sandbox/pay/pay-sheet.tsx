import type { ReactNode } from 'react';
import { euro } from '../../../../shared/money.ts';
import { Emblem } from '../../../components/drawings/emblem.tsx';
import { ProductFigure } from '../../../components/drawings/product-figure.tsx';
import { useSite } from '../../../page-words.ts';

type Props = {
  checkout: {
    lines: { productId: string; name: string; amountCents: number }[];
    amountCents: number;
    monthlyCents: number | null;
    email: string | null;
  };
  children: ReactNode;
};

/** Two halves, as payment pages have them: what is paid for, and how. */
export function PaySheet({ checkout: { lines, amountCents, monthlyCents, email }, children }: Props) {
  const site = useSite();
  const full = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return (
    <main id="main" className="min-h-svh lg:grid lg:grid-cols-2">
      <section
        aria-label="Order"
        className="dark border-rule bg-sunken px-6 py-10 text-ink sm:px-12 lg:flex lg:justify-end lg:border-r lg:py-20"
      >
        <div className="w-full max-w-md">
          <p className="flex items-center gap-3">
            <Emblem className="size-9 text-gold" />
            <span className="serif text-[1.25rem]">{site.brand}</span>
          </p>
          <p className="mt-3 inline-block rounded-sm border border-gold px-2 text-fine font-semibold text-gold">
            Test payment: no money moves
          </p>
          <h1 className="serif mt-8 text-[3.25rem] leading-none">
            <span className="sr-only">To pay: </span>
            {euro(amountCents)}
          </h1>
          {monthlyCents && <p className="mt-2 text-quiet">today, then {euro(monthlyCents)} each month</p>}
          <ul className="mt-8 space-y-3 border-t border-rule pt-5">
            {lines.map(({ productId, name, amountCents: cents }) => (
              <li key={productId} className="flex justify-between gap-6">
                <span>{name}</span>
                <span className="lining-nums">{euro(cents)}</span>
              </li>
            ))}
            {full > amountCents && (
              <li className="flex justify-between gap-6 text-gold">
                <span>First month</span>
                <span className="lining-nums">−{euro(full - amountCents)}</span>
              </li>
            )}
          </ul>
          {email && <p className="mt-6 border-t border-rule pt-4 wrap-anywhere text-quiet">{email}</p>}
          <ProductFigure productId={lines[0]?.productId ?? ''} className="mt-12 h-40 max-lg:hidden" />
        </div>
      </section>
      <section aria-label="Payment" className="px-6 py-10 sm:px-12 lg:py-20">
        <div className="max-w-md">{children}</div>
      </section>
    </main>
  );
}
