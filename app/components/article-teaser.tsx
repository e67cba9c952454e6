import type { Teaser } from '../../domain/content/index.ts';
import { useDay } from '../formats.ts';
import { Plate } from './drawings/plates.tsx';

type Props = { article: Teaser; level?: 'h2' | 'h3' };

export function ArticleTeaser({ article, level: Heading = 'h3' }: Props) {
  const longDate = useDay();
  const { id, title, description, date, minutes, image, product, productName } = article;
  return (
    <li className="flex flex-col">
      <Plate name={image} className="w-full" />
      <p className="mt-4 text-fine text-quiet">
        <time dateTime={date}>{longDate(date)}</time> · {minutes} min read
      </p>
      <Heading className="mt-1 text-[1.375rem] leading-snug">
        <a href={`/blog/${id}`} className="no-underline hover:underline">
          {title}
        </a>
      </Heading>
      <p className="mt-2 mb-3 text-quiet">{description}</p>
      <p className="mt-auto text-fine">
        <span className="text-quiet">Goes with the </span>
        <a href={`/checkout/${product}`} className="inline-flex min-h-11 items-center font-semibold">
          {productName}
        </a>
      </p>
    </li>
  );
}
