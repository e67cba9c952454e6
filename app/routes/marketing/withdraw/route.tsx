import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { listProductNames, readWithdrawPage } from '../../../../domain/content/index.ts';
import { requestWithdrawal } from '../../../../domain/delivery/index.ts';
import { invalid } from '../../../../domain/errors.ts';
import { limitKey } from '../../../../domain/identity/index.ts';
import type { Services } from '../../../../domain/services.ts';
import { email, nameOr, optionalLine } from '../../../../shared/fields.ts';
import { type Asked, answerForm, answerPage, changeBy, refuseIfTooMany } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { changeOrConfirm, DeclarationPage, HasArrived, ReadOver } from '../../../components/declaration.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { pageMeta } from '../../../meta/page-meta.ts';
import { Choice, EmailField, Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, { ...args.loaderData, image: 'home' }) : [];

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  return readWithdrawPage(services);
});

const declaration = z.object({
  name: nameOr('Please tell us your name.'),
  email,
  orderNumber: optionalLine(60).refine((number) => !number || /^[\p{L}\d #_-]+$/u.test(number), {
    message: 'Please give the number as it stands on your receipt.',
  }),
  productId: optionalLine(80),
});
const saysWhat = ({ orderNumber, productId }: { orderNumber?: string; productId?: string }) =>
  Boolean(orderNumber || productId);
const otherwise = {
  path: ['orderNumber'],
  message: 'Please give the order number, or choose the product.',
};
/** What she goes back to change is shown again as it was typed, whatever it is. */
const anything = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  orderNumber: z.string().optional(),
  productId: z.string().optional(),
});
const confirmed = declaration.extend({ submission: z.uuid('Please fill in the form again.') });

const perClient = { name: 'withdraw', max: 10, seconds: 3600 };
/** Nobody's mailbox can be filled from here, however many callers try. */
const perAddress = { name: 'withdraw-address', max: 4, seconds: 3600 };

/** Two steps, each a page: read it over, then confirm. The submission makes a second press the same withdrawal. */
export const action = answerForm({
  review: changeBy(declaration.refine(saysWhat, otherwise), async ({ services }, declared) => {
    refuseUnknown(services, declared);
    return { declared, submission: randomUUID() };
  }),
  change: changeBy(anything, async () => {}),
  confirm: changeBy(confirmed.refine(saysWhat, otherwise), async ({ services, visit }, declared) => {
    refuseUnknown(services, declared);
    await refuseIfTooMany(services, perClient, visit.client);
    await refuseIfTooMany(services, perAddress, limitKey(services, declared.email));
    return requestWithdrawal(services, declared);
  }),
});

function refuseUnknown(services: Services, { productId }: { productId?: string }): void {
  if (productId && !listProductNames(services).some(({ id }) => id === productId))
    throw invalid({ productId: 'Please choose a product.' });
}

const Form = formFor<typeof action>();

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeclarationPage
      title={loaderData.title}
      form={<FormOrAnswer answered={actionData} products={loaderData.products} />}
    >
      <RenderedText html={loaderData.html} />
    </DeclarationPage>
  );
}

type Products = Route.ComponentProps['loaderData']['products'];
type Answered = { answered: Route.ComponentProps['actionData']; products: Products };

function FormOrAnswer({ answered, products }: Answered) {
  if (answered?.intent === 'confirm' && answered.done) {
    return <HasArrived what="withdrawal" email={answered.typed.email} {...answered.done} />;
  }
  if (answered?.intent === 'review' && answered.done)
    return <WithdrawalReview {...answered.done} products={products} />;
  if (answered?.intent === 'confirm') {
    const { name = '', email: address = '', orderNumber, productId, submission = '' } = answered.typed;
    const declared = { name, email: address, orderNumber, productId };
    return <WithdrawalReview declared={declared} submission={submission} products={products} />;
  }
  return <WithdrawalForm products={products} />;
}

type Declaration = { name: string; email: string; orderNumber?: string; productId?: string };
type Review = { declared: Declaration; submission: string; products: Products };

/** Step 2: read it over, and confirm. */
function WithdrawalReview({ declared, submission, products }: Review) {
  const { name, email: address, orderNumber, productId } = declared;
  const facts = [
    ['Name', name],
    ['Email', address],
    ['Order or receipt number', orderNumber],
    ['Product', productId && (products.find(({ id }) => id === productId)?.name ?? productId)],
  ];
  return (
    <Form
      intent="confirm"
      also={['change']}
      action="/withdraw#form"
      className=""
      hidden={{ name, email: address, orderNumber, productId, submission }}
      submit="Confirm withdrawal"
      size="lg"
      footer={changeOrConfirm}
    >
      {() => <ReadOver lead="I withdraw from my contract for the following:" facts={facts} />}
    </Form>
  );
}

/** Step 1: who withdraws, and from what; again, where something is to be changed. */
function WithdrawalForm({ products }: { products: Products }) {
  const options = [
    { value: '', label: 'Please choose' },
    ...products.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <h2 className="mb-5 text-title">Withdraw from a contract here</h2>
      <Form
        intent="review"
        also={['change']}
        action="/withdraw#form"
        submit="Continue"
        size="lg"
        fields={(field) => ({
          name: <Field label="Your name" autoComplete="name" maxLength={120} required {...field.name} />,
          email: (
            <EmailField
              label="Email"
              autoComplete="email"
              maxLength={254}
              required
              hint="The address you ordered with. The acknowledgement goes there."
              {...field.email}
            />
          ),
          orderNumber: (
            <Field
              label="Order or receipt number"
              maxLength={60}
              autoComplete="off"
              hint="If you have it at hand. Otherwise choose the product below."
              {...field.orderNumber}
            />
          ),
          productId: <Choice label="Product" options={options} {...field.productId} />,
        })}
      />
    </>
  );
}
