/** What browsers may use, too: pure, and nothing of the server behind it. */
export {
  type QuizCard,
  type QuizCards,
  type QuizPosition,
  quizPositions,
  readSharedNumbers,
  sharedPath,
  type ThreeNumbers,
  toQuizCards,
} from './quiz-cards.ts';
