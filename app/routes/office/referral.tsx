import { Link } from 'react-router';
import { changeReferral, listReferrals, readReferralTerms } from '../../../domain/shop/index.ts';
import { euro, euros } from '../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { SavedNote, SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { Checkbox, Choice, Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/referral';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Referral' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => ({
  referrals: await listReferrals(services, { actor: member }),
  terms: await readReferralTerms(services.db),
}));

export const action = answerForm({ save: change(changeReferral, byActor) });

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Referral({ loaderData: { referrals, terms } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <SettingsHead isOwner={isOwner} />
      {isOwner ? <TermsForm terms={terms} /> : <p>{terms.isOn ? 'It is on.' : 'It is off.'}</p>}
      <div className="mt-10">
        <Referrals referrals={referrals} />
      </div>
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];
type OfficeReferral = Data['referrals'][number];

const ways = [
  { value: 'percent', label: 'A percentage' },
  { value: 'sum', label: 'A sum' },
];

function TermsForm({ terms }: Pick<Data, 'terms'>) {
  const { isOn, percent, amountCents, creditCents } = terms;
  return (
    <Form
      intent="save"
      className="engraved measure space-y-5 p-6 sm:p-8"
      variant="gold"
      submit="Save"
      values={{
        isOn,
        off: amountCents ? 'sum' : 'percent',
        percent: percent ? String(percent) : '',
        amount: euros(amountCents),
        credit: euros(creditCents),
      }}
      around={(form, done) => (
        <SavedNote text={done && 'Saved. Every link that is out follows.'}>{form}</SavedNote>
      )}
      fields={(field) => ({
        isOn: <Checkbox label="Members may recommend us by a link of their own" {...field.isOn} />,
        off: <Choice label="A friend’s first order costs less by" options={ways} {...field.off} />,
        percent: <Field label="Percent" inputMode="numeric" {...field.percent} />,
        amount: <Field label="Or euros" inputMode="decimal" {...field.amount} />,
        credit: (
          <Field
            label="The member’s credit, in €"
            inputMode="decimal"
            hint="A code of her own for her next order, 31 days after her friend’s was paid, when its money can no longer go back. Refunded later, an unused credit is taken back."
            {...field.credit}
          />
        ),
      })}
    >
      {({ isOn: on, off, percent: share, amount, credit }) => (
        <>
          {on}
          <div className="grid items-start gap-5 sm:grid-cols-3">
            {off}
            {share}
            {amount}
          </div>
          {credit}
          <p className="text-fine text-quiet">
            A link is for others: not for the member’s own orders, nor for whoever brought her here. Each
            friend has one first order.
          </p>
        </>
      )}
    </Form>
  );
}

const states: Record<OfficeReferral['state'], [string, BadgeLook]> = {
  waiting: ['Waits', 'secondary'],
  earned: ['Credit given', 'good'],
  refused: ['No credit', 'secondary'],
  taken_back: ['Taken back', 'warn'],
};

const reasons: Record<NonNullable<OfficeReferral['why']>, string> = {
  refunded: 'refunded',
  same_person: 'her own address',
  loop: 'they recommended each other',
  same_browser: 'bought in her own browser',
  nothing_paid: 'nothing was paid',
};

function Referrals({ referrals }: { referrals: OfficeReferral[] }) {
  return (
    <Table
      caption="Orders that came by a member’s link"
      rows={referrals}
      rowKey={({ id }) => id}
      empty="None yet."
      columns={[
        {
          header: 'Order',
          cell: ({ orderId, number, friend, totalCents }) => (
            <>
              <Link
                to={`/office/orders/${orderId}`}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                {number}
              </Link>
              <span className="block text-fine break-all text-quiet">
                {friend}, {euro(totalCents)}
              </span>
            </>
          ),
        },
        { header: 'By', cell: ({ owner }) => <span className="break-all">{owner}</span> },
        { header: 'On', cell: ({ at }) => <LocalTime at={at} as="d MMM yyyy" /> },
        {
          header: 'Credit',
          cell: ({ creditCents, isUsed }) => (
            <span className="lining-nums">
              {euro(creditCents)}
              {isUsed && <span className="block text-fine text-quiet">used</span>}
            </span>
          ),
        },
        {
          header: 'State',
          cell: ({ state, why, dueAt }) => (
            <>
              <Badge look={states[state][1]}>{states[state][0]}</Badge>
              <span className="block text-fine text-quiet">
                {why && reasons[why]}
                {state === 'waiting' && (
                  <>
                    until <LocalTime at={dueAt} as="d MMM yyyy" />
                  </>
                )}
              </span>
            </>
          ),
        },
      ]}
    />
  );
}
