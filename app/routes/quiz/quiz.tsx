import { readQuizContent } from '../../../domain/quiz/quiz-content.ts';
import { QuizFlow } from '../../components/quiz/quiz-flow.tsx';
import type { Route } from './+types/quiz';

export const handle = { sleeps: true };

export const meta: Route.MetaFunction = () => [
  { title: 'Discover Your 3 Core Numbers (Free Quiz)' },
  {
    name: 'description',
    content:
      'Name, e-mail and birth date: one minute for your Life Path, Expression and Soul Urge, with every sum shown and a free PDF report.',
  },
];

export const loader = () => readQuizContent();

export default function Quiz({ loaderData }: Route.ComponentProps) {
  return <QuizFlow {...loaderData} />;
}
