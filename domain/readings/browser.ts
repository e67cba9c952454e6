/** What browsers may use, too: pure, and nothing of the server behind it. */
export {
  type QuizCard,
  type QuizCards,
  type QuizPosition,
  quizPositions,
  toQuizCards,
} from './quiz/quiz-cards.ts';
export { readSharedNumbers, sharedPath, type ThreeNumbers } from './quiz/shared-numbers.ts';
