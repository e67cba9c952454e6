import type { Digit, LettersWorking, Master, QuizNumbers, SumWorking } from '../../../numerology/index.ts';

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
