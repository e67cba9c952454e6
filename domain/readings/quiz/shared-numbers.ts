import type { Digit } from '../../../numerology/index.ts';
import { isDigit } from '../../../numerology/index.ts';
import { type QuizPosition, quizPositions } from './quiz-cards.ts';

export type ThreeNumbers = Record<QuizPosition, number>;

/** Where three numbers are shown to anybody: the numbers are the whole address, no name and no date in it. */
export function sharedPath(numbers: ThreeNumbers): string {
  return `/quiz/shared/${quizPositions.map((position) => numbers[position]).join('-')}`;
}

export function readSharedNumbers(text: string): Record<QuizPosition, Digit> | undefined {
  if (!/^[1-9]-[1-9]-[1-9]$/.test(text)) return undefined;
  const [lifePath, expression, soulUrge] = text.split('-').map(Number).filter(isDigit);
  return lifePath && expression && soulUrge ? { lifePath, expression, soulUrge } : undefined;
}
