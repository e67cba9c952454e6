import type { QuizCard } from '../../../domain/readings/browser.ts';
import { type CoreNumber, isMaster, singleDigit, toldCore } from '../../../numerology/index.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import { NumberWorking } from '../numbers/number-working.tsx';

type Props = {
  name: string;
  title: string;
  essence: string;
  /** A master number stands before its digit, with its own meaning. */
  number: CoreNumber;
  /** Absent where only the number is known, as on a shared page. */
  card?: QuizCard;
};

/** A number with its one-line meaning, and its working one tap away. On a tablet it lies down. */
export function NumberCard({ name, title, essence, number, card }: Props) {
  const digit = singleDigit(number);
  const master = isMaster(number) ? number : null;
  const told = toldCore(number);
  return (
    <section className="engraved flex flex-col gap-x-10 px-6 py-6 text-center sm:py-8 sm:max-lg:flex-row sm:max-lg:px-10 sm:max-lg:text-left print:break-inside-avoid print:py-4">
      <Medallion
        value={told}
        label={`${name} ${told}`}
        className="mx-auto w-36 shrink-0 self-start max-sm:hidden print:block print:w-24"
      />
      <div className="flex grow flex-col lg:mt-5">
        <h2 className="text-fine font-semibold tracking-[0.08em] text-gold uppercase">
          {name} <span className="lining-nums sm:hidden">{told}</span>
        </h2>
        <p className="serif mt-1 text-title">{title}</p>
        <p className="mt-2 max-sm:mx-auto max-sm:max-w-[34ch] lg:mx-auto lg:max-w-[34ch]">{essence}</p>
        {master && (
          <p className="mt-3 text-fine text-plum">
            <a href={`/numbers/${master}`} className="font-semibold">
              Master number {master}
            </a>
            : the sum passes through {master} on its way to {digit}.
          </p>
        )}
        {card && (
          <div className="mt-auto pt-5 sm:max-lg:-ml-3 print:ml-0 print:pt-2">
            <Disclosure label="Show the working" note={card.compound}>
              <NumberWorking working={card.working} />
            </Disclosure>
          </div>
        )}
      </div>
    </section>
  );
}
