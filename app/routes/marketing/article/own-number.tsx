import { useEffect, useState } from 'react';
import type { ArticlePage } from '../../../../domain/content/index.ts';
import { readResults } from '../../../components/quiz/quiz-progress.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Medallion } from '../../../ui/medallion.tsx';

/** An invitation to the quiz; the reader's own number where this browser knows it. */
export function OwnNumber({ position, positionName, meanings }: ArticlePage['own']) {
  const [number, setNumber] = useState<number>();
  useEffect(() => setNumber(readResults()?.[position]), [position]);
  const meaning = meanings.find((each) => each.number === number);
  return (
    <div className="engraved p-6">
      <h2 className="text-[1.25rem]">Your own {positionName}</h2>
      {meaning ? (
        <>
          <Medallion
            value={meaning.number}
            label={`${positionName} ${meaning.number}`}
            className="mx-auto mt-4 size-32"
          />
          <p className="serif mt-4 text-[1.25rem] leading-snug">{meaning.title}</p>
          <p className="mt-1 text-fine text-quiet">{meaning.essence}</p>
          <a
            href={`/numbers/${meaning.number}`}
            className="mt-1 inline-flex min-h-11 items-center font-semibold"
          >
            More about the {meaning.number}
          </a>
        </>
      ) : (
        <div className="mt-2">
          <p className="text-fine text-quiet">
            Take the quiz and it will appear here while you read, worked out from your own name and date.
          </p>
          <a href="/quiz" className={`mt-4 w-full ${buttonLook({})}`}>
            Find my numbers
          </a>
        </div>
      )}
    </div>
  );
}
