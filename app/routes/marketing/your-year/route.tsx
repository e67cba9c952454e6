import { z } from 'zod';
import { readThreeMonths, readYearProduct } from '../../../../domain/readings/index.ts';
import { YearWheel } from '../../../components/drawings/year-wheel.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { servicesOf } from '../../../context.ts';
import { pageMeta } from '../../../meta/page-meta.ts';
import { calendarDate } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { answerTyped } from '../answer-typed.server.ts';
import type { Route } from './+types/route';
import { MonthsAhead } from './months-ahead.tsx';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your year, month by month',
    description:
      'Give a birth date and read this month and the next two of your personal year: free, without an account, and nothing is kept.',
  });

const schema = z.object({ birthDate: calendarDate });

export const loader = ({ context }: Route.LoaderArgs) => ({ product: readYearProduct(servicesOf(context)) });

export const action = (asked: Route.ActionArgs) =>
  answerTyped(asked, { name: 'your-year', schema, read: readThreeMonths });

export default function YourYear({ loaderData: { product }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  const answer = actionData && 'answer' in actionData ? actionData.answer : undefined;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 lg:pt-16">
      <div className="grid items-center gap-x-16 gap-y-8 sm:grid-cols-[1fr_auto]">
        <div className="max-w-xl">
          <h1 className="text-display">Your year, month by month</h1>
          <p className="mt-4 text-lead text-quiet">
            Three months of it are free: this one and the next two, worked out from your own numbers. Nothing
            is kept, and no address is asked for.
          </p>
          <form method="post" action="/your-year#answer" className="mt-6 space-y-4">
            {problem && Object.keys(problem.fields).length === 0 && <FormError problem={problem} />}
            <Field
              label="Your birth date"
              name="birthDate"
              type="date"
              min="1900-01-01"
              autoComplete="bday"
              defaultValue={actionData?.typed.birthDate}
              error={problem?.fields.birthDate}
              required
            />
            <Button type="submit" variant="gold" size="lg" className="w-full">
              Show my three months
            </Button>
          </form>
        </div>
        <div data-lit={answer?.year.number} className="mx-auto max-sm:hidden">
          <YearWheel className="w-64 lg:w-96" />
        </div>
      </div>
      <div id="answer" className="scroll-mt-20">
        {answer && <MonthsAhead answer={answer} product={product} />}
      </div>
    </div>
  );
}
