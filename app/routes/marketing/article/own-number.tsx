import type { ArticlePage } from '../../../../domain/content/index.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Medallion } from '../../../ui/medallion.tsx';

/** An invitation to the quiz; the reader's own number where this browser knows it (app/elements/own-number.ts). */
export function OwnNumber({ position, positionName, meanings }: ArticlePage['own']) {
  return (
    <own-number position={position} className="engraved block p-6">
      <h2 className="text-[1.25rem]">Your own {positionName}</h2>
      <div data-with="" hidden className="mt-4">
        <Medallion value="-" label={positionName} className="mx-auto size-32" />
      </div>
      <div data-without="" className="mt-2">
        <p className="text-fine text-quiet">
          Take the quiz and it will stand here while you read, worked out from your own name and date.
        </p>
        <a href="/quiz" className={`mt-4 w-full ${buttonLook({})}`}>
          Find my numbers
        </a>
      </div>
      {meanings.map(({ number, title, essence }) => (
        <template key={number} data-number={number}>
          <p className="serif mt-4 text-[1.25rem] leading-snug">{title}</p>
          <p className="mt-1 text-fine text-quiet">{essence}</p>
          <a href={`/numbers/${number}`} className="mt-1 inline-flex min-h-11 items-center font-semibold">
            More about the {number}
          </a>
        </template>
      ))}
    </own-number>
  );
}
