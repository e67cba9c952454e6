import type { ThreeMonths, YearProduct } from '../../../../domain/readings/index.ts';
import { euro } from '../../../../shared/money.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Medallion } from '../../../ui/medallion.tsx';

/** The year first, then the months, then where the other nine are. */
export function MonthsAhead({ answer, product }: { answer: ThreeMonths; product: YearProduct }) {
  const { year, months } = answer;
  return (
    <section aria-labelledby="months" className="pt-10 lg:pt-16">
      <h2 id="months" className="text-title lg:text-[2.5rem]">
        {year.label} is your {year.number} year: {year.title}
      </h2>
      <p className="measure mt-2 text-lead text-quiet">{year.essence}</p>
      <ol className="mt-8 grid gap-6 lg:grid-cols-3">
        {months.map(({ label, number, title, essence, text, exercise }) => (
          <li key={label} className="engraved flex flex-col p-6 sm:p-8">
            <div className="flex items-center gap-4">
              <Medallion value={number} label={`Personal month ${number}`} className="size-20 shrink-0" />
              <div>
                <p className="text-fine font-semibold text-gold">{label}</p>
                <h3 className="text-[1.375rem] leading-snug">{title}</h3>
              </div>
            </div>
            <p className="serif mt-4 text-[1.125rem] leading-normal">{essence}</p>
            <p className="mt-3">{text}</p>
            <p className="mt-4 border-t border-rule pt-3 text-fine text-quiet">
              <strong className="text-ink">To try.</strong> {exercise}
            </p>
          </li>
        ))}
      </ol>
      {product && (
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-rule py-6">
          <p className="measure">
            The year ahead, all twelve months on a wheel, is part of the {product.name}, together with your
            five core numbers.
          </p>
          <a href={`/checkout/${product.id}`} className={buttonLook({ variant: 'gold' })}>
            {product.name}, {euro(product.priceCents)}
          </a>
        </div>
      )}
    </section>
  );
}
