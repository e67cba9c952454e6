import { productIds } from '../../../../content/catalogue.ts';
import type { OfficeSessionType } from '../../../../domain/practice/index.ts';
import { euro } from '../../../../shared/money.ts';
import { useProductNames } from '../../../page-words.ts';
import { Badge } from '../../../ui/badge.tsx';

/** A type in two lines: its name, and what one would ask about it. */
export function TypeSummary({ type }: { type: OfficeSessionType }) {
  const nameOf = useProductNames();
  const facts = [
    `${type.minutes} minutes`,
    priceOf(type),
    type.people > 1 && `for ${type.people} people`,
    ...productIds.map((id) => {
      const count = type.products.find(({ productId }) => productId === id)?.count;
      return count && `${count} with ${nameOf(id)}`;
    }),
  ];
  return (
    <div className="px-3">
      <h2 className="flex flex-wrap items-center gap-3 text-[1.1875rem]">
        {type.name}
        {type.isRetired && <Badge look="secondary">Retired</Badge>}
        {type.creditOnly && <Badge look="info">With a credit only</Badge>}
      </h2>
      <p className="text-quiet lining-nums">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function priceOf({ priceCents }: OfficeSessionType): string {
  if (priceCents === null) return 'not sold by itself';
  return priceCents === 0 ? 'free of charge' : euro(priceCents);
}
