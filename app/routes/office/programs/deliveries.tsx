import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { RowButton } from './shown-once.tsx';

type Delivery = {
  id: string;
  url: string;
  fact: string;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  answer: string | null;
  at: string;
};

const looks = { waiting: 'secondary', delivered: 'good', failed: 'destructive' } as const;

/** What was posted to her addresses, newest first. */
export function Deliveries({ deliveries }: { deliveries: Delivery[] }) {
  return (
    <div className="mt-10">
      <Part title="Deliveries">
        <Table
          caption="Deliveries to webhooks, newest first"
          rows={deliveries}
          rowKey={({ id }) => id}
          empty="Nothing has been posted yet."
          columns={[
            { header: 'What', cell: ({ fact }) => fact },
            { header: 'When', cell: ({ at }) => <LocalTime at={at} /> },
            { header: 'To', cell: ({ url }) => <span className="break-all">{url}</span> },
            { header: 'State', cell: ({ state }) => <Badge look={looks[state]}>{state}</Badge> },
            {
              header: 'Answer',
              cell: ({ answer, tries }) => (
                <span className="wrap-anywhere">
                  {answer ?? 'not asked yet'}
                  <span className="text-quiet">
                    , {tries} {tries === 1 ? 'try' : 'tries'}
                  </span>
                </span>
              ),
            },
            {
              header: 'Again',
              cell: ({ id, fact }) => (
                <RowButton intent="send-again" field="deliveryId" id={id} label="Send again" about={fact} />
              ),
            },
          ]}
        />
      </Part>
    </div>
  );
}
