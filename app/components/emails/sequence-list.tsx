import { type ComponentType, useId } from 'react';
import { type FormProps, Link } from 'react-router';
import { plans, sequenceStatuses, sequenceTypes } from '../../../domain/marketing/browser.ts';
import type { EmailPanelData, SequenceCard } from '../../../domain/marketing/index.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Choice, Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LocalTime } from '../local-time.tsx';
import { FormPager } from './form-pager.tsx';
import { endOf, SequenceMarks } from './sequence-marks.tsx';

export type QueryForm = ComponentType<FormProps>;

type Props = { panel: EmailPanelData; QueryForm: QueryForm };

const types = [
  { value: '', label: 'Every sequence' },
  ...sequenceTypes.map((type) => ({ value: type, label: plans[type].title })),
];
const statuses = [
  { value: '', label: 'Every status' },
  ...sequenceStatuses.map((status) => ({ value: status, label: status })),
];

export function SequenceList({ panel, QueryForm }: Props) {
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
