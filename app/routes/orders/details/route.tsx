import { ArrowLeft } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { readIntake, saveDetails } from '../../../../domain/delivery/index.ts';
import { DomainError } from '../../../../domain/errors.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../../answer.server.ts';
import { ProductFigure } from '../../../components/drawings/product-figure.tsx';
import { IntakeForm } from '../../../components/orders/intake-form.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { basePath, holderOf } from '../holder.ts';
import { intakeForm, typedAnswers, uploadFields } from '../typed-answers.server.ts';
import type { Route } from './+types/route';

export { OrderProblem as ErrorBoundary } from '../../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Your details' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, services, context }: Asked<Route.LoaderArgs>) => {
  const intake = await readIntake(services, holderOf(params, context));
  return { intake, base: basePath(params) };
});

const save = ({ services, params, context }: Asked<Route.ActionArgs>, typed: object, submit: boolean) =>
  saveDetails(services, holderOf(params, context), { ...typedAnswers(typed), submit });

export const action = answerForm({
  send: changeBy(
    intakeForm,
    async (wish: Asked<Route.ActionArgs>, typed) => {
      await save(wish, typed, true);
      throw redirect(basePath(wish.params));
    },
    uploadFields,
  ),
  keep: changeBy(intakeForm, async (wish: Asked<Route.ActionArgs>, typed) => {
    try {
      await save(wish, typed, false);
      return { isKept: true };
    } catch (error) {
      // A draft that is overtaken by the details themselves is no failure, and nothing that the page could show.
      if (error instanceof DomainError) return { isKept: false };
      throw error;
    }
  }),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Details({ loaderData: { intake, base } }: Route.ComponentProps) {
  return (
    <>
      <Link to={base} className="mb-4 inline-flex min-h-11 items-center gap-2 no-underline hover:underline">
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to the order
      </Link>
      <PageHeading title="Your details" subtitle={`For your ${intake.product}`} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <IntakeForm key={base} intake={intake} action={`${base}/details`} />
        <aside aria-label="About these details" className="lg:sticky lg:top-28">
          <ProductFigure productId={intake.productId} className="h-36 max-lg:hidden" />
          <ul className="mt-6 space-y-4 border-t border-rule pt-5 text-fine text-quiet max-lg:mt-0">
            <li>We use them to make this reading, and for nothing else.</li>
            <li>What you type is kept as you go, so you can stop and come back.</li>
            <li>
              A slip of the pen can be put right: twice, and every version stays with your order. What is kept
              is on our <a href="/privacy">privacy page</a>.
            </li>
          </ul>
        </aside>
      </div>
    </>
  );
}
