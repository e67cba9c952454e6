import {
  type CoreNumber,
  type Digit,
  isDigit,
  isMaster,
  type LettersWorking,
  type Master,
  type QuizNumbers,
  type SumWorking,
} from '../../numerology/index.ts';

export const quizPositions = ['lifePath', 'expression', 'soulUrge'] as const;
export type QuizPosition = (typeof quizPositions)[number];

/** One number of the quiz as a card shows it. */
export type QuizCard = {
  number: Digit;
  master: Master | null;
  compound: string;
  working: SumWorking | LettersWorking;
};
export type QuizCards = Record<QuizPosition, QuizCard>;

export function toQuizCards({ lifePath, expression, soulUrge }: QuizNumbers): QuizCards {
  return { lifePath: toCard(lifePath), expression: toCard(expression), soulUrge: toCard(soulUrge) };
}

function toCard({ digit, master, compound, working }: QuizNumbers[QuizPosition]): QuizCard {
  return { number: digit, master, compound, working };
}

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
