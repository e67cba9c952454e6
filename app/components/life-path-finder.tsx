import type { Landing } from '../../content/landing.ts';
import type { LifePathCard, YearCard } from '../../domain/content/index.ts';
import { cx } from '../ui/class-names.ts';
import { Medallion } from '../ui/medallion.tsx';
import { YearWheel } from './drawings/year-wheel.tsx';
import { OneField } from './one-field.tsx';

type Texts = Landing['numberToday'];
type YearTexts = Landing['personalYear'];

type Props = {
  texts: Texts;
  lifePaths: LifePathCard[];
  /** With it, the card also shows where the reader stands in the round of nine years. */
  year?: { texts: YearTexts; years: YearCard[] };
  level?: 'h2' | 'h3';
  className?: string;
};

/** A birth date in, a Life Path out, at once. Without JavaScript the form leads to the number's own page. */
export function LifePathFinder({ texts, lifePaths, year, level: Heading = 'h2', className }: Props) {
  return (
    <life-path-finder className={cx('engraved block p-7 sm:p-10', className)}>
      <div className={cx('grid gap-10', year && 'lg:grid-cols-[1.25fr_1fr] lg:gap-14')}>
        <div>
          <Heading className="serif text-[1.625rem] leading-tight">{texts.heading}</Heading>
          <p className="measure mt-1.5 text-quiet">{texts.intro}</p>
          <form method="get" action="/numbers/find" className="mt-5">
            <OneField
              label={texts.field}
              id="finder-date"
              name="date"
              type="date"
              min="1900-01-01"
              call={texts.call}
            />
          </form>
          <div className="mt-7 flex gap-6 max-sm:flex-col sm:items-center">
            <Medallion value="?" label="Life Path, not known yet" className="size-32 shrink-0 sm:size-36" />
            <div data-result="" aria-live="polite" className="flex-1 content-center sm:min-h-30">
              <p className="text-quiet">{texts.waiting}</p>
            </div>
          </div>
          {lifePaths.map(({ number, title, essence }) => (
            <template key={number} data-life-path={number}>
              <p className="serif text-[1.375rem] leading-snug">{title}</p>
              <p>{essence}</p>
              <a href={`/numbers/${number}`} className="inline-flex min-h-11 items-center font-semibold">
                {texts.more}
              </a>
            </template>
          ))}
        </div>
        {year && <YearPanel {...year} />}
      </div>
    </life-path-finder>
  );
}

function YearPanel({ texts, years }: { texts: YearTexts; years: YearCard[] }) {
  return (
    <div data-year="" className="border-rule max-lg:border-t max-lg:pt-9 lg:border-l lg:pl-14">
      <h3 className="text-[1.625rem] leading-tight">{texts.heading}</h3>
      <p className="mt-1.5 text-quiet">{texts.intro}</p>
      <div className="mt-5 flex items-center gap-6 max-sm:flex-col max-sm:items-start">
        <YearWheel className="size-36 shrink-0" />
        <div data-year-result="" aria-live="polite" className="flex-1 content-center sm:min-h-24">
          <p className="text-quiet">{texts.waiting}</p>
        </div>
      </div>
      <a href={texts.call.to} className="mt-3 inline-flex min-h-11 items-center font-semibold">
        {texts.call.label}
      </a>
      {years.map(({ number, title, essence }) => (
        <template key={number} data-personal-year={number}>
          <p className="serif text-[1.25rem] leading-snug">{title}</p>
          <p className="text-quiet">{essence}</p>
        </template>
      ))}
    </div>
  );
}
