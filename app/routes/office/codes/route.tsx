import { changeCode, createCode, readCodes } from '../../../../domain/shop/index.ts';
import { euro } from '../../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { MomentField } from '../../../components/office/moment-field.tsx';
import { useProducts } from '../../../components/office/use-products.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Discount codes' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  return { codes: await readCodes(services, { actor: member }) };
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
  ended: ['Ended', 'secondary'],
  used_up: ['Used up', 'secondary'],
};

export default function Codes({ loaderData: { codes } }: Route.ComponentProps) {
  const { nameOf } = useProducts();
  return (
    <>
      <BackTo to="/office/catalogue">Catalogue</BackTo>
      <PageHeading title="Discount codes" subtitle="Yours, and what became of them" />
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
                  {kind === 'return10' && (
                    <span className="block text-fine text-quiet">by recovery link</span>
                  )}
                </>
              ),
            },
            {
              header: 'Off',
              cell: ({ percent, productId }) => (
                <>
                  <span className="lining-nums">{percent} %</span>
                  {productId && <span className="block text-fine text-quiet">{nameOf(productId)}</span>}
                </>
              ),
            },
            {
              header: 'For',
              cell: ({ email: address }) => <span className="break-all">{address ?? 'anybody'}</span>,
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
              cell: ({ expiresAt }) => (expiresAt ? <LocalTime at={expiresAt} /> : 'no end'),
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

/** A new code: how much, for what, for whom, how often and until when. */
function CodeForm() {
  const products = [{ value: '', label: 'Everything' }, ...useProducts().options];
  return (
    <div className="engraved space-y-5 p-6 sm:p-8">
      <h2 className="text-[1.375rem]">New code</h2>
      <Form
        intent="create"
        submit="Create the code"
        variant="gold"
        done={({ code }) => `Code ${code} is good from now on`}
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
          percent: (
            <Field label="Percent off" inputMode="numeric" placeholder="15" required {...field.percent} />
          ),
          productId: <Choice label="Good for" options={products} {...field.productId} />,
          maxUses: (
            <Field label="How often in all" inputMode="numeric" placeholder="no limit" {...field.maxUses} />
          ),
          expiresAt: <MomentField label="Until" {...field.expiresAt} />,
          email: <Field label="Only for" type="email" placeholder="anybody" {...field.email} />,
        })}
      >
        {(shown) => (
          <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">{Object.values(shown)}</div>
        )}
      </Form>
    </div>
  );
}
