import { Link } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Table } from '../../../ui/table.tsx';

type Purchase = { id: string; name: string; at: string; status: string; to?: string; isDownload: boolean };

export function RecentPurchases({ purchases }: { purchases: Purchase[] }) {
  if (purchases.length === 0) {
    return (
      <EmptyState text="No purchases yet. When you buy a reading, it appears here.">
        <ButtonLink to="/#services" variant="outline">
          See what we offer
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Table
        caption="Your latest purchases"
        rows={purchases}
        rowKey={({ id }) => id}
        empty=""
        columns={[
          { header: 'Product', cell: ({ name }) => <span className="font-semibold">{name}</span> },
          { header: 'Date', cell: ({ at }) => <LocalTime at={at} as="MMM d, yyyy" /> },
          {
            header: 'Status',
            cell: ({ status }) => (
              <Badge look={status === 'active' ? 'default' : 'secondary'}>{status}</Badge>
            ),
          },
          { header: 'Open', cell: (purchase) => <Open {...purchase} /> },
        ]}
      />
      <p className="mt-4">
        <Link to="/portal/orders" className="inline-flex min-h-11 items-center">
          All orders and receipts
        </Link>
      </p>
    </>
  );
}

function Open({ name, to, isDownload, status }: Purchase) {
  if (!to || status !== 'active') return null;
  const look = '-my-2 inline-flex min-h-11 items-center';
  return isDownload ? (
    <a href={to} download className={look}>
      Download<span className="sr-only"> {name}</span>
    </a>
  ) : (
    <Link to={to} className={look}>
      Open<span className="sr-only"> {name}</span>
    </Link>
  );
}
