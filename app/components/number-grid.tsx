import type { LifePathCard } from '../../domain/content/index.ts';
import { cx } from '../ui/class-names.ts';
import { Medallion } from '../ui/medallion.tsx';

/** Every number as a coin with its name; `current` is the page the reader is on. */
export function NumberGrid({
  numbers,
  current,
  className,
}: {
  numbers: LifePathCard[];
  current?: number;
  className?: string;
}) {
  return (
    <ul className={cx('grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-4', className)}>
      {numbers.map(({ number, title }) => (
        <li key={number}>
          <a
            href={`/numbers/${number}`}
            aria-current={number === current ? 'page' : undefined}
            className="group flex flex-col items-center gap-3 rounded-md p-3 text-center no-underline hover:bg-card aria-[current=page]:bg-card"
          >
            <Medallion value={number} label={`Number ${number}`} className="size-24 sm:size-28" />
            <span className="serif text-[1.125rem] leading-snug group-hover:underline">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
