import type { MeaningOf } from '../../../content/meanings/index.ts';
import type { ReportData, ReportEntry } from '../../../db/schema/index.ts';
import type { QuizCards, QuizPosition } from '../quiz/quiz-cards.ts';

/** What a report says about each of the three numbers, with the sums behind it. */
export function toReportData(cards: QuizCards, meaningOf: MeaningOf): ReportData {
  return {
    lifePath: entry('lifePath', cards, meaningOf),
    expression: entry('expression', cards, meaningOf),
    soulUrge: entry('soulUrge', cards, meaningOf),
  };
}

function entry(position: QuizPosition, cards: QuizCards, meaningOf: MeaningOf): ReportEntry {
  const { number, master, compound, working } = cards[position];
  const { title, short } = meaningOf(position, master ?? number);
  return { number, title, desc: short, master, compound, working };
}

/** The same as the columns of the table. */
export function toColumns({ lifePath, expression, soulUrge }: ReportData) {
  return {
    lifePathNumber: lifePath.number,
    expressionNumber: expression.number,
    soulUrgeNumber: soulUrge.number,
  };
}
