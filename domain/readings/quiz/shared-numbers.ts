import type { Digit } from '../../../numerology/index.ts';
import { type QuizPosition, quizPositions } from './quiz-cards.ts';

export type ThreeNumbers = Record<QuizPosition, number>;

/** Where three numbers are shown to anybody: the numbers are the whole address, no name and no date in it. */
export function sharedPath(numbers: ThreeNumbers): string {
  return `/quiz/shared/${quizPositions.map((position) => numbers[position]).join('-')}`;
}

export function readSharedNumbers(text: string): Record<QuizPosition, Digit> | undefined {
  const match = /^([1-9])-([1-9])-([1-9])$/.exec(text);
  if (!match) return undefined;
  const [lifePath, expression, soulUrge] = match.slice(1).map(Number) as [Digit, Digit, Digit];
  return { lifePath, expression, soulUrge };
}
