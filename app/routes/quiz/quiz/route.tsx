import { readQuizContent } from '../../../../domain/readings/index.ts';
import { servicesOf } from '../../../context.ts';
import { Island } from '../../../islands/island.tsx';
import { pageMeta } from '../../../meta/page-meta.ts';
import { useSite } from '../../../page-words.ts';
import type { Route } from './+types/route';
import { QuizFlow } from './quiz-flow.tsx';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Discover Your 3 Core Numbers (Free Quiz)',
    description:
      'Name, e-mail and birth date: one minute for your Life Path, Expression and Soul Urge, with every sum shown and a free PDF report.',
  });

export const loader = ({ context }: Route.LoaderArgs) => readQuizContent(servicesOf(context));

export default function Quiz({ loaderData }: Route.ComponentProps) {
  const { school } = useSite();
  return <Island name="quiz" of={QuizFlow} when="load" props={{ ...loaderData, school }} />;
}
