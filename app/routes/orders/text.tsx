import { readOwnWrittenText } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { BackTo } from '../../components/back-to.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { RenderedText } from '../../components/rendered-text.tsx';
import type { Route } from './+types/text';
import { basePath, holderOf } from './holder.ts';

export { OrderProblem as ErrorBoundary } from '../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? 'Your text' }];

export const loader = answerPage(async ({ params, services, context }: Asked<Route.LoaderArgs>) => {
  const text = await readOwnWrittenText(services, holderOf(params, context), params.fulfilmentId);
  return { ...text, base: basePath(params) };
});

/** What was written for its buyer by hand: on a screen, and as the browser prints it. */
export default function WrittenText({
  loaderData: { title, html, sentAt, from, base },
}: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[42rem] pb-10">
      <div className="print:hidden">
        <BackTo to={base}>Back to the order</BackTo>
      </div>
      <h1 className="mb-1 text-title wrap-anywhere">{title}</h1>
      <p className="mb-8 text-quiet">
        Written for you by {from}, <LocalTime at={sentAt} as="MMM d, yyyy" />
      </p>
      <article className="engraved px-5 py-7 sm:px-10 sm:py-9 print:border-0 print:p-0">
        <RenderedText html={html} />
      </article>
    </div>
  );
}
