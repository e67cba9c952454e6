import type { listCouplesProducts } from '../../../../domain/readings/index.ts';
import { euro } from '../../../../shared/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';

type Props = { products: ReturnType<typeof listCouplesProducts>; answered: boolean };

export function CouplesReadings({ products, answered }: Props) {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-16 sm:px-6" aria-labelledby="longer">
      <h2 id="longer" className="text-title">
        {answered ? 'The longer answer' : 'When a birth date is not enough'}
      </h2>
      <p className="mt-2 measure text-quiet">
        A Life Path is one of five numbers that two people can lay side by side. The readings for couples take
        both names and both dates, and print every sum.
      </p>
      <ul className="mt-7 grid gap-5 md:grid-cols-3">
        {products.map(({ id, name, description, priceCents, badge }) => (
          <li key={id} className="engraved flex flex-col px-6 py-7">
            <p className="flex min-h-7 items-start justify-between gap-3">
              <span className="serif text-title lining-nums">{euro(priceCents)}</span>
              {badge && <Badge look="gold">{badge}</Badge>}
            </p>
            <h3 className="mt-3 text-[1.25rem]">{name}</h3>
            <p className="mt-1 mb-6 text-quiet">{description}</p>
            <a href={`/checkout/${id}`} className={`${buttonLook({ variant: 'outline' })} mt-auto`}>
              Choose {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
