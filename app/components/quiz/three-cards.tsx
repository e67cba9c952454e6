import { type QuizCards, type QuizPosition, quizPositions } from '../../../domain/readings/browser.ts';
import type { QuizMeanings } from '../../../domain/readings/index.ts';
import { type CoreNumber, toldCore } from '../../../numerology/index.ts';
import { Medallion } from '../../ui/medallion.tsx';
import { NumberCard } from './number-card.tsx';

type Props = { meanings: QuizMeanings; numbers: Record<QuizPosition, CoreNumber>; cards?: QuizCards };

export function ThreeCards({ meanings, numbers, cards }: Props) {
  return (
    <div className="mt-5 grid gap-5 sm:mt-10 lg:mt-14 lg:grid-cols-3 print:mt-5 print:gap-3">
      <ThreeRings meanings={meanings} numbers={numbers} />
      {quizPositions.map((position) => (
        <NumberCard
          key={position}
          name={meanings[position].name}
          number={numbers[position]}
          card={cards?.[position]}
          {...meanings[position].numbers[numbers[position]]}
        />
      ))}
    </div>
  );
}

/** On a phone the three numbers stand together first, before there is anything to scroll. */
function ThreeRings({ meanings, numbers }: Pick<Props, 'meanings' | 'numbers'>) {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:hidden print:hidden">
      {quizPositions.map((position) => {
        const told = toldCore(numbers[position]);
        return (
          <li key={position} className="text-center">
            <Medallion value={told} label={`${meanings[position].name} ${told}`} className="w-full" />
            <p aria-hidden="true" className="mt-1.5 text-fine font-semibold text-gold">
              {meanings[position].name}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
