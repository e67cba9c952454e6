import { z } from 'zod';
import type { ThreeMonths, YearProduct } from '../../../../domain/readings/index.ts';
import { readThreeMonths, readYearProduct } from '../../../../domain/readings/index.ts';
import { calendarDate } from '../../../../shared/fields.ts';
import { answerForm, changeBy } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { BirthDateField } from '../../../components/date-field.tsx';
import { YearWheel } from '../../../components/drawings/year-wheel.tsx';
import { servicesOf } from '../../../context.ts';
import { useEuro } from '../../../formats.ts';
import { pageMeta } from '../../../meta/page-meta.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import type { Route } from './+types/route';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your year, month by month',
    description:
      'Give a birth date and read this month and the next two of your personal year: free, without an account, and nothing is kept.',
  });

export const loader = ({ context }: Route.LoaderArgs) => ({ product: readYearProduct(servicesOf(context)) });

/** It is posted, so that no birth date stands in an address. */
export const action = answerForm(
  {
    read: changeBy(z.object({ birthDate: calendarDate }), async ({ services }, born) =>
      readThreeMonths(services, born),
    ),
  },
  { limit: { name: 'your-year', max: 60, seconds: 600 } },
);

const Form = formFor<typeof action>();

export default function YourYear({ loaderData: { product }, actionData }: Route.ComponentProps) {
  const answer = actionData?.done;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 lg:pt-16">
      <div className="grid items-center gap-x-16 gap-y-8 sm:grid-cols-[1fr_auto]">
        <div className="max-w-xl">
          <h1 className="text-display">Your year, month by month</h1>
          <p className="mt-4 text-lead text-quiet">
            Three months of it are free: this one and the next two, worked out from your own numbers. Nothing
            is kept, and no address is asked for.
          </p>
          <Form
            intent="read"
            action="/your-year#answer"
            className="mt-6 space-y-4"
            submit="Show my three months"
            variant="gold"
            size="lg"
            fields={(field) => ({
              birthDate: <BirthDateField label="Your birth date" required {...field.birthDate} />,
            })}
          />
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

/** The year first, then the months, then where the other nine are. */
function MonthsAhead({ answer, product }: { answer: ThreeMonths; product: YearProduct }) {
  const euro = useEuro();
  const { year, months } = answer;
  return (
    <section aria-labelledby="months" className="pt-10 lg:pt-16">
      <h2 id="months" className="text-title lg:text-[2.5rem]">
        {year.label} is your {year.number} year: {year.title}
      </h2>
      <p className="measure mt-2 text-lead text-quiet">{year.essence}</p>
      <ol className="mt-8 grid gap-6 lg:grid-cols-3">
        {months.map(({ label, number, title, essence, text, exercise }) => (
          <li key={label} className="engraved flex flex-col p-6 sm:p-8">
            <div className="flex items-center gap-4">
              <Medallion value={number} label={`Personal month ${number}`} className="size-20 shrink-0" />
              <div>
                <p className="text-fine font-semibold text-gold">{label}</p>
                <h3 className="text-[1.375rem] leading-snug">{title}</h3>
              </div>
            </div>
            <p className="serif mt-4 text-[1.125rem] leading-normal">{essence}</p>
            <p className="mt-3">{text}</p>
            <p className="mt-4 border-t border-rule pt-3 text-fine text-quiet">
              <strong className="text-ink">To try.</strong> {exercise}
            </p>
          </li>
        ))}
      </ol>
      {product && (
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-rule py-6">
          <p className="measure">
            The year ahead, all twelve months on a wheel, is part of the {product.name}, together with your
            five core numbers.
          </p>
          <a href={`/checkout/${product.id}`} className={buttonLook({ variant: 'gold' })}>
            {product.name}, {euro(product.priceCents)}
          </a>
        </div>
      )}
    </section>
  );
}
