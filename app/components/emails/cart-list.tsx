import { useId } from 'react';
import type { EmailPanelData } from '../../../domain/marketing/index.ts';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { LocalTime } from '../local-time.tsx';
import type { QueryForm } from './sequence-list.tsx';

/** What happens to a cart that was left behind; for staff also the carts themselves. */
export function CartList({ panel, QueryForm }: { panel: EmailPanelData; QueryForm: QueryForm }) {
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
