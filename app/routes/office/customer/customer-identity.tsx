import type { CustomerPage } from '../../../../domain/office/index.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { MergeDialog } from './merge-dialog.tsx';

/** The customer's addresses, and what can be done when one person is two customers. */
type Props = { customer: CustomerPage; isOwner: boolean };

export function CustomerIdentity({ customer: { id, email, otherAddresses }, isOwner }: Props) {
  return (
    <Part title="Addresses">
      <Facts
        facts={[
          [
            'E-mail',
            <span key="email" className="break-all">
              {email}
            </span>,
          ],
          [
            'Also',
            otherAddresses.length > 0 && (
              <ul>
                {otherAddresses.map((other) => (
                  <li key={other.id} className="break-all">
                    {other.email}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      {isOwner && (
        <>
          <MergeDialog customerId={id} />
          <form method="post" action={`/office/customers/${id}/export`}>
            <Button type="submit" size="sm" variant="outline">
              Export all we know
            </Button>
          </form>
        </>
      )}
      {isOwner && (
        <ConfirmDialog
          title="Erase this person"
          text="Everything about this customer is deleted, except receipts, which the law requires us to store, and the note that they must not be written to. This cannot be undone."
          trigger={
            <Button size="sm" variant="danger">
              Erase
            </Button>
          }
          confirm="Erase for good"
          keep="Keep the customer"
          action={`/office/customers/${id}`}
          fields={{ intent: 'erase' }}
          done={{ title: 'Erased' }}
        />
      )}
    </Part>
  );
}
