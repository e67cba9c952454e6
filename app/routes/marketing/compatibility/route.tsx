import { z } from 'zod';
import { compareLifePaths, listCouplesProducts } from '../../../../domain/readings/index.ts';
import { FormError } from '../../../components/form-error.tsx';
import { servicesOf } from '../../../context.ts';
import { pageMeta } from '../../../meta/page-meta.ts';
import { calendarDate } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { answerTyped } from '../answer-typed.server.ts';
import type { Route } from './+types/route';
import { CompatibilityAnswer } from './answer.tsx';
import { CouplesReadings } from './couples-readings.tsx';
import { TwoDials } from './two-dials.tsx';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Compatibility by birth date',
    description:
      'Two birth dates, two Life Paths and a short honest reading of the pair: free, without an account, and without a percentage.',
  });

const schema = z.object({ first: calendarDate, second: calendarDate });

export const loader = ({ context }: Route.LoaderArgs) => ({
  products: listCouplesProducts(servicesOf(context)),
});

export const action = (asked: Route.ActionArgs) =>
  answerTyped(asked, { name: 'compatibility', schema, read: compareLifePaths });

export default function CompatibilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  const answer = actionData && 'answer' in actionData ? actionData.answer : undefined;
  const field = (name: string) => ({
    name,
    defaultValue: actionData?.typed[name],
    error: problem?.fields[name],
  });
  return (
    <>
      <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-8 px-4 pt-10 sm:px-6 lg:grid-cols-[minmax(0,32rem)_1fr] lg:pt-16">
        <div>
          <h1 className="text-display">Two birth dates, one kitchen table</h1>
          <p className="mt-5 text-lead text-quiet">
            Give both dates and read what your two Life Paths tend to make of each other. It is free, nothing
            is kept, and there is no percentage: a couple is not a score.
          </p>
          <form method="post" action="/compatibility#answer" className="mt-8 space-y-5">
            {problem && Object.keys(problem.fields).length === 0 && <FormError problem={problem} />}
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label="Your birth date" type="date" min="1900-01-01" required {...field('first')} />
              <Field label="The other person’s" type="date" min="1900-01-01" required {...field('second')} />
            </div>
            <Button type="submit" variant="gold" size="lg" className="w-full">
              Compare the two
            </Button>
          </form>
        </div>
        <TwoDials numbers={answer?.people.map(({ digit }) => digit)} className="mx-auto w-full max-w-xl" />
      </div>
      <div id="answer" className="scroll-mt-20">
        {answer && <CompatibilityAnswer answer={answer} />}
      </div>
      <CouplesReadings products={loaderData.products} answered={answer !== undefined} />
    </>
  );
}
