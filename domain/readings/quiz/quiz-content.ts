import { type MeaningOf, positions } from '../../../content/meanings/index.ts';
import type { CoreNumber } from '../../../numerology/index.ts';
import { recordOf } from '../../../shared/records.ts';
import type { ReadsContent } from '../../services.ts';
import { type QuizPosition, quizPositions } from './quiz-cards.ts';

const told: CoreNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

type Line = { title: string; essence: string };

/** The one-line meanings of all the quiz can show: small enough to travel with the page, so results need no second call. */
export type QuizMeanings = Record<QuizPosition, { name: string; numbers: Record<CoreNumber, Line> }>;

export type OfferedProduct = {
  name: string;
  description: string;
  urgency: string;
  priceCents: number;
  originalPriceCents: number;
};

/** No product while the mini reading is taken off sale. */
export type QuizContent = { meanings: QuizMeanings; product?: OfferedProduct };

export function readQuizContent({ content }: ReadsContent): QuizContent {
  const { catalogue, meaningOf } = content.current();
  const {
    name,
    description,
    urgency = '',
    priceCents,
    originalPriceCents,
    paused,
  } = catalogue['mini-reading'];
  const product = {
    name,
    description,
    urgency,
    priceCents,
    originalPriceCents: originalPriceCents ?? priceCents,
  };
  return {
    meanings: recordOf(quizPositions, (key) => linesOf(key, meaningOf)),
    product: paused ? undefined : product,
  };
}

function linesOf(position: QuizPosition, meaningOf: MeaningOf): QuizMeanings[QuizPosition] {
  const numbers = recordOf(told, (number) => {
    const { title, essence } = meaningOf(position, number);
    return { title, essence };
  });
  return { name: positions[position].name, numbers };
}
