import { useState } from 'react';
import { codeRule } from '../../../../content/checkout.ts';
import { changeCode, createCode, readCodes } from '../../../../domain/shop/index.ts';
import { euro } from '../../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { MomentField } from '../../../components/office/moment-field.tsx';
import { ProductTicks, useProducts } from '../../../components/office/product-choice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Choice, EmailField, Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Discount codes' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  return { codes: await readCodes(services, { actor: member }), appUrl: services.config.appUrl };
});

export const action = answerForm({
  create: change(createCode, byActor),
  end: change(changeCode, ({ member }) => ({
    actor: member,
    endNow: true,
    expiresAt: undefined,
    maxUses: undefined,
  })),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

type Code = Route.ComponentProps['loaderData']['codes'][number];

const states: Record<Code['state'], [string, BadgeLook]> = {
  open: ['Good', 'good'],
  to_come: ['To come', 'secondary'],
  ended: ['Ended', 'secondary'],
  used_up: ['Used up', 'secondary'],
};

export default function Codes({ loaderData: { codes, appUrl } }: Route.ComponentProps) {
  const { nameOf } = useSold();
  return (
    <>
      <BackTo to="/office/catalogue">Products</BackTo>
      <PageHeading title="Discount codes" subtitle={codeRule} />
      <CodeForm />
      <div className="mt-10">
        <Table
          caption="Discount codes"
          rows={codes}
          rowKey={({ code }) => code}
          empty="No code yet."
          columns={[
            {
              header: 'Code',
              cell: ({ code, kind }) => (
                <>
                  <span className="font-semibold tracking-wide">{code}</span>
                  <span className="block text-fine break-all text-quiet">
                    {kind === 'return10' ? 'by recovery link' : `${appUrl}/?code=${code}`}
                  </span>
                </>
              ),
            },
            {
              header: 'Off',
              cell: ({ off, productIds }) => (
                <>
                  <span className="lining-nums">{off}</span>
                  <span className="block text-fine text-quiet">
                    {productIds?.map(nameOf).join(', ') ?? 'Everything'}
                  </span>
                </>
              ),
            },
            {
              header: 'For',
              cell: ({ email: address, firstOrder, oncePerPerson }) => (
                <>
                  <span className="break-all">{address ?? 'anybody'}</span>
                  {firstOrder && <span className="block text-fine text-quiet">first order</span>}
                  {oncePerPerson && <span className="block text-fine text-quiet">once per person</span>}
                </>
              ),
            },
            {
              header: 'Used',
              cell: ({ used, maxUses, held, discountCents }) => (
                <span className="lining-nums">
                  {used}
                  {maxUses !== null && ` of ${maxUses}`}
                  <span className="block text-fine text-quiet">
                    {euro(discountCents)} given{held > 0 && `, ${held} in a checkout`}
                  </span>
                </span>
              ),
            },
            {
              header: 'Until',
              cell: ({ startsAt, expiresAt }) => (
                <>
                  {expiresAt ? <LocalTime at={expiresAt} /> : 'no end'}
                  {startsAt && (
                    <span className="block text-fine text-quiet">
                      from <LocalTime at={startsAt} />
                    </span>
                  )}
                </>
              ),
            },
            { header: 'State', cell: (code) => <State code={code} /> },
          ]}
        />
      </div>
    </>
  );
}

function State({ code: { code, kind, state } }: { code: Code }) {
  const [words, look] = states[state];
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Badge look={look}>{words}</Badge>
      {kind === 'office' && state === 'open' && (
        <Ask
          intent="end"
          hidden={{ code }}
          title={`End ${code}?`}
          text="Nobody can use it any more. Checkouts that hold it already keep it."
          trigger={
            <Button variant="quiet" size="sm">
              End it<span className="sr-only">: {code}</span>
            </Button>
          }
          submit="End the code"
          keep="Keep it"
          done="Code ended"
        />
      )}
    </span>
  );
}

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

/** What codes may be good for: the shop window, and what is sold by booking it. */
function useSold() {
  const { options, nameOf } = useProducts();
  const booked = [
    { value: 'session', label: 'Sessions' },
    { value: 'event-seat', label: 'Events' },
  ];
  return {
    sold: [...options, ...booked],
    nameOf: (id: string) => booked.find(({ value }) => value === id)?.label ?? nameOf(id),
  };
}

const kinds = [
  { value: 'percent', label: 'A percentage' },
  { value: 'sum', label: 'A sum' },
  { value: 'free', label: 'Everything: it is free' },
];

/** A new code: how much, for what, for whom, how often and from when until when. */
function CodeForm() {
  const [kind, setKind] = useState('percent');
  return (
    <div className="engraved space-y-5 p-6 sm:p-8">
      <h2 className="text-[1.375rem]">New code</h2>
      <Form
        intent="create"
        submit="Create the code"
        variant="gold"
        done={({ code }) => `Code ${code} is created`}
        onDone={() => setKind('percent')}
        resets
        fields={(field) => ({
          code: (
            <Field
              label="Code"
              placeholder="SPRING15"
              autoComplete="off"
              maxLength={32}
              required
              className="uppercase"
              {...field.code}
            />
          ),
          off: (
            <Choice
              label="Takes off"
              options={kinds}
              onChange={({ target }) => setKind(target.value)}
              {...field.off}
            />
          ),
          percent: kind === 'percent' && (
            <Field label="Percent off" inputMode="numeric" placeholder="15" {...field.percent} />
          ),
          amount: kind === 'sum' && (
            <Field label="Euros off" inputMode="decimal" placeholder="10" {...field.amount} />
          ),
          maxUses: (
            <Field label="How often in all" inputMode="numeric" placeholder="no limit" {...field.maxUses} />
          ),
          startsAt: <MomentField label="From" {...field.startsAt} />,
          expiresAt: <MomentField label="Until" {...field.expiresAt} />,
          email: <EmailField label="Only for" placeholder="anybody" {...field.email} />,
          firstOrder: <Checkbox label="First order of a person only" {...field.firstOrder} />,
          oncePerPerson: <Checkbox label="Once for each person" {...field.oncePerPerson} />,
          productIds: <GoodFor isFree={kind === 'free'} {...field.productIds} />,
        })}
      >
        {({ productIds, firstOrder, oncePerPerson, ...shown }) => (
          <>
            <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">{Object.values(shown)}</div>
            <div className="flex flex-wrap gap-x-8">
              {firstOrder}
              {oncePerPerson}
            </div>
            {productIds}
          </>
        )}
      </Form>
    </div>
  );
}

type GoodForProps = { isFree: boolean; name: string; error?: string };

/** Nothing ticked is everything we sell. */
function GoodFor({ isFree, name, error }: GoodForProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Good for</legend>
      <p className="text-fine text-quiet">
        {isFree
          ? 'What you tick is free with this code. There is no payment.'
          : 'Tick nothing, and it is good for everything you sell, sessions and events too.'}
      </p>
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
      <div className="mt-2">
        <ProductTicks name={name} options={useSold().sold} columns="sm:grid-cols-2 lg:grid-cols-3" />
      </div>
    </fieldset>
  );
}
