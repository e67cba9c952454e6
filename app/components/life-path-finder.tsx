import { useState } from 'react';
import type { Landing } from '../../content/landing.ts';
import type { LifePathCard, YearCard } from '../../domain/content/index.ts';
import type { CalendarDate, SumWorking, Term } from '../../numerology/index.ts';
import {
  birthDateProblem,
  formatDate,
  lifePath,
  personalYear,
  readBirthDate,
} from '../../numerology/index.ts';
import { joinDatesOf } from '../../shared/date-parts.ts';
import { useTypedBefore } from '../islands/use-typed-before.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Medallion } from '../ui/medallion.tsx';
import { BirthDateField } from './date-field.tsx';
import { YearWheel } from './drawings/year-wheel.tsx';

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
  const [date, setDate] = useState<CalendarDate>();
  const [problem, setProblem] = useState<string>();

  /** While somebody types, half a date is no mistake yet; once the form is sent, it is. */
  const read = (typed: FormData, sent = false) => {
    const text = String(joinDatesOf(typed).get('date') ?? '');
    const reading = readBirthDate(text, today());
    setDate(reading.ok ? reading.date : undefined);
    setProblem(reading.ok || !sent ? undefined : birthDateProblem(reading.error, text));
  };
  const form = useTypedBefore(read);

  return (
    <div className={cx('engraved p-5 sm:p-10', className)}>
      <div className={cx('grid gap-6 sm:gap-10', year && 'lg:grid-cols-[1.25fr_1fr] lg:gap-14')}>
        <div>
          <Heading className="serif text-[1.375rem] leading-tight sm:text-[1.625rem]">
            {texts.heading}
          </Heading>
          <p className="measure mt-1.5 text-quiet">{texts.intro}</p>
          <form
            ref={form}
            method="get"
            action="/numbers/find"
            className="mt-4 sm:mt-5"
            // We say what is wrong in our own words.
            noValidate
            onChange={({ currentTarget }) => read(new FormData(currentTarget))}
            onSubmit={(event) => {
              event.preventDefault();
              read(new FormData(event.currentTarget), true);
            }}
          >
            <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
              <BirthDateField label={texts.field} name="date" required error={problem} />
              <Button type="submit" className={problem ? 'mb-7 min-h-12' : 'min-h-12'}>
                {texts.call}
              </Button>
            </div>
          </form>
          <LifePathResult texts={texts} lifePaths={lifePaths} date={date} />
        </div>
        {year && <YearPanel {...year} date={date} />}
      </div>
    </div>
  );
}

type ResultProps = Pick<Props, 'texts' | 'lifePaths'> & { date?: CalendarDate };

function LifePathResult({ texts, lifePaths, date }: ResultProps) {
  const found = date && lifePath(date);
  const number = found && (found.master ?? found.digit);
  const card = lifePaths.find((each) => each.number === number);
  return (
    <div className={cx('mt-5 flex items-center gap-5 sm:mt-7 sm:gap-6', found && 'max-sm:flex-col')}>
      <Medallion
        value={found?.digit ?? '?'}
        label={found ? `Life Path ${found.digit}` : 'Life Path, not known yet'}
        className="size-20 shrink-0 sm:size-36"
      />
      <div aria-live="polite" className="flex-1 content-center sm:min-h-30">
        {found && card ? (
          <>
            <div className="mb-3 text-fine text-quiet lining-nums">
              {workingLines(found.working, found.digit).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            {found.master && (
              <p className="text-fine font-semibold text-gold">Master number {found.master}</p>
            )}
            <p className="serif text-[1.375rem] leading-snug">{card.title}</p>
            <p>{card.essence}</p>
            <a href={`/numbers/${number}`} className="inline-flex min-h-11 items-center font-semibold">
              {texts.more}
            </a>
          </>
        ) : (
          <p className="text-quiet">{texts.waiting}</p>
        )}
      </div>
    </div>
  );
}

type YearProps = { texts: YearTexts; years: YearCard[]; date?: CalendarDate };

function YearPanel({ texts, years, date }: YearProps) {
  const current = date && today().year;
  const digit = current && personalYear(date, current).digit;
  const card = years.find(({ number }) => number === digit);
  return (
    <div
      data-lit={digit}
      className="border-rule max-lg:border-t max-lg:pt-6 sm:max-lg:pt-9 lg:border-l lg:pl-14"
    >
      <h3 className="text-[1.375rem] leading-tight sm:text-[1.625rem]">{texts.heading}</h3>
      <p className="mt-1.5 text-quiet">{texts.intro}</p>
      <div className="mt-4 flex items-center gap-5 sm:mt-5 sm:gap-6">
        <YearWheel className="size-24 shrink-0 sm:size-36" />
        <div aria-live="polite" className="flex-1 content-center sm:min-h-24">
          {card ? (
            <>
              <p className="text-fine font-semibold text-gold">
                {current} is your {digit} year
              </p>
              <p className="serif text-[1.25rem] leading-snug">{card.title}</p>
              <p className="text-quiet">{card.essence}</p>
            </>
          ) : (
            <p className="text-quiet">{texts.waiting}</p>
          )}
        </div>
      </div>
      <YearCall call={texts.call} date={date} />
    </div>
  );
}

/** The date that was given goes along; posted, so that it stands in no address. */
function YearCall({ call, date }: { call: YearTexts['call']; date?: CalendarDate }) {
  const look =
    'mt-3 inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4';
  if (!date) {
    return (
      <a href={call.to} className={look}>
        {call.label}
      </a>
    );
  }
  return (
    <form method="post" action={`${call.to}#answer`}>
      <input type="hidden" name="birthDate" value={formatDate(date)} />
      <button type="submit" className={look}>
        {call.label}
      </button>
    </form>
  );
}

function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** "1 + 9 + 9 + 0 = 19, 1 + 9 = 10, 1 + 0 = 1": the way down, in sums that a reader can check. */
function waysDown(steps: number[]): string {
  return steps
    .slice(1)
    .map((step, at) => `${[...String(steps[at])].join(' + ')} = ${step}`)
    .join(', ');
}

function termLine({ label, source, steps }: Term): string {
  const name = label.replace('calendar-', '');
  const words = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${source}`;
  return steps.length > 1 ? `${words}: ${waysDown(steps)}` : words;
}

/** One line for each part of a date, and one for their sum, brought down to a digit. */
export function workingLines({ terms, total, steps }: SumWorking, digit: number): string[] {
  const down = steps.at(-1) === digit ? steps : [...steps, digit];
  const sum = `${terms.map(({ value }) => value).join(' + ')} = ${total}`;
  return [...terms.map(termLine), down.length > 1 ? `${sum}, ${waysDown(down)}` : sum];
}
