import type { QuizCard } from '../../../domain/readings/browser.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import { NumberWorking } from '../numbers/number-working.tsx';

type Props = {
  name: string;
  title: string;
  essence: string;
  number: number;
  /** Absent where only the number is known, as on a shared page. */
  card?: QuizCard;
};

/** A number with its one-line meaning, and its working one tap away. On a tablet it lies down. */
export function NumberCard({ name, title, essence, number, card }: Props) {
  return (
    <section className="engraved flex flex-col gap-x-10 px-6 py-8 text-center sm:max-lg:flex-row sm:max-lg:px-10 sm:max-lg:text-left print:break-inside-avoid print:py-4">
      <Medallion
        value={number}
        label={`${name} ${number}`}
        className="mx-auto w-36 shrink-0 self-start print:w-24"
      />
      <div className="flex grow flex-col max-sm:mt-5 lg:mt-5">
        <h2 className="text-fine font-semibold tracking-[0.08em] text-gold uppercase">{name}</h2>
        <p className="serif mt-1 text-title">{title}</p>
        <p className="mt-2 max-sm:mx-auto max-sm:max-w-[34ch] lg:mx-auto lg:max-w-[34ch]">{essence}</p>
        {card?.master && (
          <p className="mt-3 text-fine text-plum">
            <a href={`/numbers/${card.master}`} className="font-semibold">
              Master number {card.master}
            </a>
            : your sum passes through {card.master} on its way to {number}.
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
