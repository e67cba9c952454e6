import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ProductId, productIds } from '../../../../content/catalogue.ts';
import { readPage } from '../../../../domain/content/index.ts';
import { requestWithdrawal } from '../../../../domain/delivery/index.ts';
import { addressKey } from '../../../../domain/identity/index.ts';
import { email, nameOr, optionalLine } from '../../../../shared/fields.ts';
import { type Asked, answerPage, orProblem, type Problem, refuseIfTooMany } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { servicesOf, visitContext } from '../../../context.ts';
import { pageMeta } from '../../../meta/page-meta.ts';
import { useProductNames } from '../../../page-words.ts';
import { fieldsOf, parse } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, { ...args.loaderData, image: 'home' }) : [];

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  return readPage(services, { pageId: 'withdraw' });
});

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

type Declaration = { name: string; email: string; orderNumber?: string; productId?: ProductId };

/** Step 2: read it over, and confirm. The submission makes a second press the same withdrawal. */
function WithdrawalReview({ declared, submission }: { declared: Declaration; submission: string }) {
  const nameOf = useProductNames();
  const { name, email, orderNumber, productId } = declared;
  const facts = [
    ['Name', name],
    ['Email', email],
    ['Order or receipt number', orderNumber],
    ['Product', productId && nameOf(productId)],
  ].filter(([, value]) => value);
  return (
    <form method="post" action="/withdraw#form">
      <h2 className="text-title">Please read it over</h2>
      <p className="mt-3">I withdraw from my contract for the following:</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-rule py-4">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <HiddenFields fields={{ name, email, orderNumber, productId, submission }} />
      <div className="mt-6 flex flex-wrap-reverse gap-3">
        <Button type="submit" name="intent" value="change" variant="quiet">
          Change something
        </Button>
        <Button type="submit" name="intent" value="confirm" size="lg" className="grow">
          Confirm withdrawal
        </Button>
      </div>
    </form>
  );
}

type Props = { typed?: Record<string, string>; problem?: Problem };

/** Step 1: who withdraws, and from what. */
function WithdrawalForm({ typed = {}, problem }: Props) {
  const nameOf = useProductNames();
  const products = [
    { value: '', label: 'Please choose' },
    ...productIds.map((id) => ({ value: id, label: nameOf(id) })),
  ];
  const field = (name: string) => ({ name, defaultValue: typed[name], error: problem?.fields[name] });
  return (
    <form method="post" action="/withdraw#form" className="space-y-5">
      <h2 className="text-title">Withdraw from a contract here</h2>
      {problem && <FormError problem={problem} />}
      <Field label="Your name" autoComplete="name" maxLength={120} required {...field('name')} />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        hint="The address you ordered with. The acknowledgement goes there."
        {...field('email')}
      />
      <Field
        label="Order or receipt number"
        maxLength={60}
        autoComplete="off"
        hint="If you have it at hand. Otherwise choose the product below."
        {...field('orderNumber')}
      />
      <Choice label="Product" options={products} {...field('productId')} />
      <Button type="submit" name="intent" value="review" size="lg" className="w-full">
        Continue
      </Button>
    </form>
  );
}
