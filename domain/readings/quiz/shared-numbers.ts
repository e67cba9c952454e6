import { type CoreNumber, isDigit, isMaster } from '../../../numerology/index.ts';
import { type QuizPosition, quizPositions } from './quiz-cards.ts';

export type ThreeNumbers = Record<QuizPosition, number>;

/** Where three numbers are shown to anybody: the numbers are the whole address, no name and no date in it. */
export function sharedPath(numbers: ThreeNumbers): string {
  return `/quiz/shared/${quizPositions.map((position) => numbers[position]).join('-')}`;
}

export function readSharedNumbers(text: string): Record<QuizPosition, CoreNumber> | undefined {
  if (!/^[1-9]{1,2}-[1-9]{1,2}-[1-9]{1,2}$/.test(text)) return undefined;
  const numbers = text.split('-').map(Number);
  const [lifePath, expression, soulUrge] = numbers.filter((number) => isDigit(number) || isMaster(number));
  return lifePath && expression && soulUrge ? { lifePath, expression, soulUrge } : undefined;
}
