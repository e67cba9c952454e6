import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { z } from 'zod';
import { type ProductId, productIds } from '../../../../content/catalogue.ts';
import { changeCode, createCode, readCodes } from '../../../../domain/shop/index.ts';
import { euro } from '../../../../shared/money.ts';
import { orProblem, orRefuse, type Problem } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { MomentField } from '../../../components/office/moment-field.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { useAnswer } from '../../../components/use-answer.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { useProductNames } from '../../../page-words.ts';
import { email, fieldsOf, line, parse } from '../../../parse.ts';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Discount codes' }];

export async function loader({ context }: Route.LoaderArgs) {
  return { codes: await orRefuse(readCodes(servicesOf(context), { actor: context.get(memberContext) })) };
}

const emptied = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => (typed === '' ? undefined : typed), schema.optional());

const created = z.object({
  code: line(40, 'Please give the code.'),
  percent: z.coerce.number(),
  productId: emptied(z.string()),
  maxUses: emptied(z.coerce.number()),
  expiresAt: emptied(z.coerce.date()),
  email: emptied(email),
});
const ended = z.object({ code: z.string() });

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const typed = await fieldsOf(request);
  const work = async () =>
    typed.intent === 'end'
      ? changeCode(services, { actor, ...parse(ended, typed), endNow: true })
      : createCode(services, { actor, ...parse(created, typed) });
  return orProblem(work());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

type Code = Route.ComponentProps['loaderData']['codes'][number];

const states: Record<Code['state'], [string, BadgeLook]> = {
  open: ['Good', 'good'],
  ended: ['Ended', 'secondary'],
  used_up: ['Used up', 'secondary'],
};

export default function Codes({ loaderData: { codes } }: Route.ComponentProps) {
  const nameOf = useProductNames();
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
                  {productId && (
                    <span className="block text-fine text-quiet">{nameOf(productId as ProductId)}</span>
                  )}
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
        <ConfirmDialog
          title={`End ${code}?`}
          text="Nobody can use it any more. Checkouts that hold it already keep it."
          trigger={
            <Button variant="quiet" size="sm">
              End it<span className="sr-only">: {code}</span>
            </Button>
          }
          confirm="End the code"
          keep="Keep it"
          action="/office/codes"
          fields={{ intent: 'end', code }}
          done={{ title: 'Code ended' }}
        />
      )}
    </span>
  );
}

/** A new code: how much, for what, for whom, how often and until when. */
function CodeForm() {
  const fetcher = useFetcher<{ problem?: Problem; code?: string }>();
  const form = useRef<HTMLFormElement>(null);
  const nameOf = useProductNames();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    form.current?.reset();
    void toast({ kind: 'success', title: `Code ${answer.code} is good from now on` });
  });
  const products = [
    { value: '', label: 'Everything' },
    ...productIds.map((id) => ({ value: id, label: nameOf(id) })),
  ];
  return (
    <fetcher.Form ref={form} method="post" className="engraved space-y-5 p-6 sm:p-8">
      <h2 className="text-[1.375rem]">New code</h2>
      <FormError problem={problem} />
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Field
          label="Code"
          name="code"
          placeholder="SPRING15"
          autoComplete="off"
          maxLength={32}
          required
          className="uppercase"
          error={problem?.fields.code}
        />
        <Field
          label="Percent off"
          name="percent"
          inputMode="numeric"
          placeholder="15"
          required
          error={problem?.fields.percent}
        />
        <Choice label="Good for" name="productId" options={products} error={problem?.fields.productId} />
        <Field
          label="How often in all"
          name="maxUses"
          inputMode="numeric"
          placeholder="no limit"
          error={problem?.fields.maxUses}
        />
        <MomentField label="Until" name="expiresAt" error={problem?.fields.expiresAt} />
        <Field
          label="Only for"
          name="email"
          type="email"
          placeholder="anybody"
          error={problem?.fields.email}
        />
      </div>
      <Button type="submit" name="intent" value="create" variant="gold" pending={fetcher.state !== 'idle'}>
        Create the code
      </Button>
    </fetcher.Form>
  );
}
