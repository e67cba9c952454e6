import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { productIds } from '../../../../content/catalogue.ts';
import { readPage } from '../../../../domain/content/index.ts';
import { requestWithdrawal } from '../../../../domain/delivery/index.ts';
import { addressKey } from '../../../../domain/identity/index.ts';
import { orProblem, refuseIfTooMany } from '../../../answer.server.ts';
import { Notice } from '../../../components/notice.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { servicesOf, visitContext } from '../../../context.ts';
import { pageMeta } from '../../../meta/page-meta.ts';
import { email, fieldsOf, nameOr, optionalLine, parse } from '../../../parse.ts';
import type { Route } from './+types/route';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, { ...args.loaderData, image: 'home' }) : [];

export function loader({ context }: Route.LoaderArgs) {
  return readPage(servicesOf(context), { pageId: 'withdraw' });
}

const declaration = z
  .object({
    name: nameOr('Please tell us your name.'),
    email,
    orderNumber: optionalLine(60).refine((number) => !number || /^[\p{L}\d #_-]+$/u.test(number), {
      message: 'Please give the number as it stands on your receipt.',
    }),
    productId: z.preprocess(
      (id) => id || undefined,
      z.enum(productIds, 'Please choose a product.').optional(),
    ),
  })
  .refine(({ orderNumber, productId }) => orderNumber || productId, {
    path: ['orderNumber'],
    message: 'Please give the order number, or choose the product.',
  });
const confirmed = z.object({ submission: z.uuid('Please fill in the form again.') });

const perClient = { name: 'withdraw', max: 10, seconds: 3600 };
/** Nobody's mailbox can be filled from here, however many callers try. */
const perAddress = { name: 'withdraw-address', max: 4, seconds: 3600 };

/** Two steps, each a page: read it over, then confirm. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const typed = await fieldsOf(request);
  if (typed.intent === 'change') return { typed, problem: undefined };
  return orProblem(
    (async () => {
      const declared = parse(declaration, typed);
      if (typed.intent !== 'confirm') return { declared, submission: randomUUID() };
      const { submission } = parse(confirmed, typed);
      await refuseIfTooMany(services, perClient, context.get(visitContext).client);
      await refuseIfTooMany(services, perAddress, addressKey(services, declared.email));
      return { receipt: await requestWithdrawal(services, { ...declared, submission }), declared };
    })(),
    { typed },
  );
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-4 pt-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[auto_1fr] lg:pt-20">
      <h1 className="text-display">{loaderData.title}</h1>
      <div
        id="form"
        className="engraved scroll-mt-24 self-start px-6 py-9 sm:px-10 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <FormOrAnswer answered={actionData} />
      </div>
      <RenderedText html={loaderData.html} />
    </div>
  );
}

function FormOrAnswer({ answered }: { answered: Route.ComponentProps['actionData'] }) {
  if (answered && 'receipt' in answered && answered.receipt) {
    const { reference, receivedAt } = answered.receipt;
    return (
      <>
        <h2 className="text-title">Your withdrawal has arrived</h2>
        <Notice title={`Received ${receivedAt}`}>
          Your reference is <strong className="lining-nums">{reference}</strong>. The acknowledgement is on
          its way to {answered.declared.email}. Please keep it as your proof.
        </Notice>
      </>
    );
  }
  if (answered && 'submission' in answered && answered.submission) {
    return <WithdrawalReview declared={answered.declared} submission={answered.submission} />;
  }
  return <WithdrawalForm typed={answered?.typed} problem={answered?.problem} />;
}
