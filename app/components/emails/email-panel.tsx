import { type ComponentType, useEffect, useId, useState } from 'react';
import { type FormProps, Link, useFetcher, useSearchParams } from 'react-router';
import { plans, sequenceStatuses, sequenceTypes } from '../../../domain/marketing/browser.ts';
import type { EmailPanelData, SequenceCard } from '../../../domain/marketing/index.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Choice, Field } from '../../ui/field.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EmptyState } from '../empty-state.tsx';
import { FigureCards } from '../figure-cards.tsx';
import { LocalTime } from '../local-time.tsx';
import { endOf, FormPager, SequenceMarks } from './mail-look.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { TemplateList } from './template-list.tsx';

const tabs: string[] = ['sequences', 'carts', 'templates'];

/** The e-mail automation, on its own page and as a tab of the dashboard. `QueryForm` is what asks for other rows. */
export function EmailPanel({ panel, QueryForm }: { panel: EmailPanelData; QueryForm: QueryForm }) {
  const { staff, preferences, proven } = panel;
  const [query] = useSearchParams();
  const [tab, setTab] = useState(tabs.find((known) => known === query.get('tab')) ?? tabs[0]);
  return (
    <>
      <PanelFigures stats={panel.stats} />
      <Tabs
        label="E-mail automation"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'sequences',
            label: 'Email Sequences',
            content: (
              <>
                <SequenceList panel={panel} QueryForm={QueryForm} />
                <FunnelCharts funnels={panel.funnels} />
              </>
            ),
          },
          {
            value: 'carts',
            label: 'Abandoned Carts',
            content: <CartList panel={panel} QueryForm={QueryForm} />,
          },
          {
            value: 'templates',
            label: 'Templates',
            content: <TemplateList staff={staff} groups={panel.groups} />,
          },
        ]}
      />
      {preferences && (
        <div className="mt-10">
          <PreferencesForm preferences={preferences} proven={proven} />
        </div>
      )}
    </>
  );
}

/** The panel inside another page: it fetches its own rows, from the page that has them. */
export function EmailPanelTab() {
  const { load, data, Form } = useFetcher<EmailPanelData>();
  useEffect(() => void load('/portal/emails'), [load]);
  return data ? <EmailPanel panel={data} QueryForm={Form} /> : <PageSpinner />;
}

function PanelFigures({ stats }: Pick<EmailPanelData, 'stats'>) {
  const { totalSequences, activeSequences, completedSequences, toTheEnd, conversionRate } = stats;
  const cards = [
    { label: 'Total Sequences', value: totalSequences },
    { label: 'Active', value: activeSequences },
    {
      label: 'Completed',
      value: completedSequences,
      note: completedSequences > toTheEnd ? `${toTheEnd} to the last letter` : undefined,
    },
    { label: 'Conversion Rate', value: `${conversionRate}%` },
  ];
  return <FigureCards figures={cards} />;
}

type Funnel = EmailPanelData['funnels'][number];

const stages = [
  { key: 'sent', label: 'Sent', bar: 'bg-leaf' },
  { key: 'clicked', label: 'Clicked', bar: 'bg-plum' },
  { key: 'converted', label: 'Converted', bar: 'bg-good' },
] as const;

/** How far the sequences of each type got, each bar measured against those that were sent anything. */
function FunnelCharts({ funnels }: { funnels: Funnel[] }) {
  if (funnels.length === 0) return null;
  return (
    <section aria-labelledby="funnels" className="mt-10">
      <h2 id="funnels" className="mb-4 text-lead">
        From letter to purchase
      </h2>
      <div className="grid gap-4 lg:grid-cols-3">
        {funnels.map((funnel) => (
          <FunnelChart key={funnel.type} funnel={funnel} />
        ))}
      </div>
    </section>
  );
}

function FunnelChart({ funnel }: { funnel: Funnel }) {
  return (
    <figure className="engraved p-5 sm:p-6">
      <figcaption className="serif mb-4 text-[1.125rem]">{funnel.title}</figcaption>
      <dl className="space-y-3">
        {stages.map(({ key, label, bar }) => {
          const share = funnel.sent === 0 ? 0 : (funnel[key] / funnel.sent) * 100;
          return (
            <div key={key} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-fine">
              <dt className="font-semibold">{label}</dt>
              <dd className="lining-nums tabular-nums">
                {funnel[key]}
                {key !== 'sent' && <span className="text-quiet"> · {share.toFixed(1)}%</span>}
              </dd>
              <dd aria-hidden="true" className="col-span-2 h-2.5 rounded-sm bg-sunken">
                <div className={`h-full rounded-sm ${bar}`} style={{ width: `${share}%` }} />
              </dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
}

/** What happens to a cart that was left behind; for staff also the carts themselves. */
function CartList({ panel, QueryForm }: { panel: EmailPanelData; QueryForm: QueryForm }) {
  const { staff, carts, olderCarts } = panel;
  const formId = useId();
  return (
    <>
      <h2 className="mb-2 text-lead">Abandoned Carts</h2>
      <p className="measure mb-6 text-quiet">
        When a checkout is left unfinished, recovery e-mails are sent at 1 hour, 24 hours and 3 days. The
        second and third carry the code RETURN10 for 10% off, valid through the link in them. A purchase ends
        them, and so does the link at their foot.
      </p>
      {staff && (
        <Table
          caption="Carts that were left behind"
          rows={carts}
          rowKey={({ id }) => id}
          empty="No cart has been left behind."
          columns={[
            { header: 'E-mail', cell: ({ email }) => <span className="break-all">{email}</span> },
            { header: 'Cart', cell: ({ items }) => items.join(', ') },
            {
              header: 'Total',
              cell: ({ total }) => `€${Number.isInteger(total) ? total : total.toFixed(2)}`,
            },
            { header: 'Left', cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
          ]}
        />
      )}
      {olderCarts && (
        <QueryForm
          method="get"
          action="/portal/emails"
          id={formId}
          preventScrollReset
          className="mt-5 text-right"
        >
          <Button type="submit" name="carts" value={olderCarts} variant="outline">
            Older carts
          </Button>
        </QueryForm>
      )}
    </>
  );
}

type QueryForm = ComponentType<FormProps>;

type Props = { panel: EmailPanelData; QueryForm: QueryForm };

const types = [
  { value: '', label: 'Every sequence' },
  ...sequenceTypes.map((type) => ({ value: type, label: plans[type].title })),
];
const statuses = [
  { value: '', label: 'Every status' },
  ...sequenceStatuses.map((status) => ({ value: status, label: status })),
];

function SequenceList({ panel, QueryForm }: Props) {
  const { staff, rows, older, filter } = panel;
  const formId = useId();
  const filtered = Boolean(filter.type || filter.status || filter.search || filter.paged);
  return (
    <>
      <h2 className="mb-4 text-lead">Active Email Sequences</h2>
      <QueryForm
        method="get"
        action="/portal/emails"
        id={formId}
        preventScrollReset
        className={cx(
          'mb-5 grid items-end gap-3',
          staff ? 'sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto]' : 'sm:grid-cols-[1fr_1fr_auto]',
        )}
      >
        {staff && (
          <Field
            label="Search"
            name="search"
            type="search"
            placeholder="Part of an address"
            defaultValue={filter.search}
          />
        )}
        <Choice label="Sequence" name="type" options={types} defaultValue={filter.type ?? ''} />
        <Choice label="Status" name="status" options={statuses} defaultValue={filter.status ?? ''} />
        <Button type="submit" variant="outline" className="h-12">
          Show
        </Button>
      </QueryForm>
      {rows.length === 0 ? (
        <EmptyState text={filtered ? 'No sequence matches.' : 'No e-mail sequences yet.'} />
      ) : (
        <Table
          caption="E-mail sequences"
          rows={rows}
          rowKey={({ id }) => id}
          empty=""
          columns={[
            { header: 'Recipient', cell: (card) => <Recipient card={card} staff={staff} /> },
            { header: 'Sequence', cell: ({ title, type }) => <span title={type}>{title}</span> },
            {
              header: 'Step',
              cell: ({ currentStep, length }) => (
                <span className="whitespace-nowrap">{`${currentStep} of ${length}`}</span>
              ),
            },
            { header: 'Status', cell: (card) => <SequenceMarks card={card} /> },
            { header: 'Next e-mail', cell: (card) => <NextDue card={card} /> },
          ]}
        />
      )}
      <FormPager formId={formId} older={older} paged={filter.paged} />
    </>
  );
}

function Recipient({ card: { id, email }, staff }: { card: SequenceCard; staff: boolean }) {
  if (!staff) return <span className="max-md:break-all">{email}</span>;
  return (
    <Link
      to={`/portal/emails/${id}`}
      className="inline-flex min-h-11 items-center max-md:break-all md:min-h-0"
    >
      {email}
    </Link>
  );
}

function NextDue({ card }: { card: SequenceCard }) {
  if (card.nextDueAt) return <LocalTime at={card.nextDueAt} />;
  const end = endOf(card);
  if (end) return <span className="text-quiet">{end}</span>;
  return <span className="text-quiet">{card.paused ? 'when it goes on' : 'none'}</span>;
}
