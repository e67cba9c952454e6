import { type QuizCards, type QuizPosition, quizPositions } from '../../../domain/readings/browser.ts';
import type { QuizMeanings } from '../../../domain/readings/index.ts';
import type { CoreNumber } from '../../../numerology/index.ts';
import { NumberCard } from './number-card.tsx';

type Props = { meanings: QuizMeanings; numbers: Record<QuizPosition, CoreNumber>; cards?: QuizCards };

export function ThreeCards({ meanings, numbers, cards }: Props) {
  return (
    <div className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3 print:mt-5 print:gap-3">
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
