import { type ReactNode, useEffect, useState } from 'react';
import {
  type QuizCards,
  quizPositions,
  sharedPath,
  type ThreeNumbers,
} from '../../../domain/readings/browser.ts';
import type { QuizMeanings } from '../../../domain/readings/index.ts';
import { recordOf } from '../../../shared/records.ts';
import { Island } from '../../islands/island.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CardPictures } from '../card-pictures.tsx';
import { NumberWheel } from '../drawings/number-wheel.tsx';
import { ShareResults } from './share-results.tsx';
import { ThreeCards } from './three-cards.tsx';

type Props = {
  name: string;
  cards: QuizCards;
  meanings: QuizMeanings;
  spelling: ReactNode;
  notice: ReactNode;
  offer: ReactNode;
  again: ReactNode;
  /** Without JavaScript the wheel stands where it would have stopped. */
  turns?: boolean;
};

/** The results as a page of the almanac. The server draws the same page for browsers without JavaScript. */
export function OutcomePage({ name, cards, meanings, spelling, notice, offer, again, turns = true }: Props) {
  const numbers = recordOf(quizPositions, (position) => cards[position].master ?? cards[position].number);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 lg:pt-10">
      <div className="print:hidden">
        <p className="mb-2 text-right text-fine text-quiet lining-nums">Step 4 of 4</p>
        <Progress value={100} label="Step 4 of 4" />
      </div>
      <header className="mt-5 grid items-center gap-8 sm:mt-8 sm:grid-cols-[auto_1fr] sm:gap-12 lg:mt-12">
        <ResultWheel lit={quizPositions.map((position) => cards[position].number)} turns={turns} />
        <div>
          <h1 data-first tabIndex={-1} className="text-display outline-none">
            Your three core numbers
          </h1>
          <p className="serif mt-2 text-lead wrap-anywhere text-quiet sm:mt-3">{name}</p>
          <div className="mt-1 sm:mt-3">{spelling}</div>
          <Island
            name="share-results"
            of={ShareResults}
            when="load"
            props={{
              path: sharedPath(numbers),
              picture: `numbers-${quizPositions.map((position) => numbers[position]).join('-')}`,
              subject: 'My three core numbers',
            }}
          />
        </div>
      </header>
      <ThreeCards meanings={meanings} numbers={numbers} cards={cards} />
      <NumberPictures meanings={meanings} numbers={numbers} />
      <div className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-2 print:hidden">
        {notice}
        {offer}
      </div>
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-6 print:hidden">
        <a href="/compatibility" className="inline-flex min-h-11 items-center">
          Compare with somebody else
        </a>
        {again}
      </p>
    </div>
  );
}

const inAddress = { lifePath: 'life-path', expression: 'expression', soulUrge: 'soul-urge' } as const;

/** Each number with its line, as a picture to send. */
function NumberPictures({ meanings, numbers }: Pick<Props, 'meanings'> & { numbers: ThreeNumbers }) {
  return (
    <details className="mt-6 border-y border-rule print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-quiet">
        Send one of them as a card
      </summary>
      <ul className="pb-4">
        {quizPositions.map((position) => (
          <li key={position} className="pt-2">
            <span className="font-semibold lining-nums">
              {meanings[position].name} {numbers[position]}
            </span>
            <CardPictures at={`/quiz/card/${inAddress[position]}-${numbers[position]}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Starts at rest and turns to the Life Path once it is seen. */
function ResultWheel({ lit, turns }: { lit: number[]; turns: boolean }) {
  const lifePath = lit[0] ?? 9;
  const [top, setTop] = useState(turns ? 9 : lifePath);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTop(lifePath));
    return () => cancelAnimationFrame(frame);
  }, [lifePath]);
  return <NumberWheel top={top} lit={lit} className="mx-auto max-sm:hidden sm:w-60 lg:w-96 print:w-44" />;
}
