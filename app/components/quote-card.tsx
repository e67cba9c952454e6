import type { Quote } from '../../domain/content/index.ts';
import { Badge } from '../ui/badge.tsx';

export function QuoteCard({ quote: { quote, name, place, productName, sample } }: { quote: Quote }) {
  return (
    <li className="flex flex-col border-t border-leaf pt-6">
      <figure className="flex flex-1 flex-col">
        <span className="serif h-9 text-[4.5rem] leading-none text-leaf" aria-hidden="true">
          “
        </span>
        <blockquote className="serif flex-1 text-[1.25rem] leading-normal text-pretty">{quote}</blockquote>
        <figcaption className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span>
            {name}, {place}
          </span>
          {sample && <Badge look="secondary">Sample</Badge>}
          <span className="w-full text-fine text-quiet">{productName}</span>
        </figcaption>
      </figure>
    </li>
  );
}
