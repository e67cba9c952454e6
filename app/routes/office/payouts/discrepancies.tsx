import { Link } from 'react-router';
import type { OfficeDiscrepancy } from '../../../../domain/shop/index.ts';
import { money } from '../../../../shared/money.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { discrepancyWords } from '../../../components/office/payout-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

const Change = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

/** What does not agree, each with what to do next. */
export function Discrepancies({ discrepancies }: { discrepancies: OfficeDiscrepancy[] }) {
  return (
    <section aria-labelledby="differs" className="mb-10 rounded-md border-2 border-bad p-5 sm:p-6">
      <h2 id="differs" className="mb-1 text-lead text-bad">
        {discrepancies.length === 1
          ? 'One thing does not agree'
          : `${discrepancies.length} things do not agree`}
      </h2>
      <p className="mb-2 text-fine text-quiet">
        Each was found on two nights in a row. What agrees again disappears by itself.
      </p>
      <ul>
        {discrepancies.map((one) => (
          <li key={one.id} className="border-t border-rule py-4 first:border-t-0">
            <OneDiscrepancy discrepancy={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneDiscrepancy({ discrepancy }: { discrepancy: OfficeDiscrepancy }) {
  const { id: discrepancyId, kind, subject, ourCents, theirCents, foundAt } = discrepancy;
  const { paymentId, payoutId, orderId, number } = discrepancy;
  const { title, next } = discrepancyWords[kind];
  return (
    <div className="space-y-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="lining-nums">
        In your orders {money(ourCents)}, at the provider {money(theirCents)}
      </p>
      <p className="text-fine break-all text-quiet">
        {orderId && <Link to={`/office/orders/${orderId}`}>Order {number}</Link>}
        {!orderId && payoutId && <Link to={`/office/payouts/${payoutId}`}>The payout</Link>}
        {orderId || payoutId ? ', at ' : 'At '}
        the provider {subject}, found on <LocalTime at={foundAt} as="d MMM yyyy" />
      </p>
      <p>{next}</p>
      <div className="flex flex-wrap gap-2">
        {paymentId && (
          <Change
            intent="check"
            hidden={{ discrepancyId }}
            className=""
            size="sm"
            variant="outline"
            submit={<>Check again{<span className="sr-only">: {title}</span>}</>}
            done="The provider was asked. What agrees now is gone from this list."
            failed="It was not checked"
          />
        )}
        <Ask
          intent="explain"
          hidden={{ discrepancyId }}
          title="Is it as it should be?"
          text="It leaves this list, with your reason in the audit log. If its sums change, it comes back."
          trigger={
            <Button size="sm" variant="quiet">
              It is as it should be<span className="sr-only">: {title}</span>
            </Button>
          }
          submit="Close it"
          keep="Leave it open"
          done="Closed"
          fields={(field) => ({
            reason: <TextArea label="Why" maxLength={500} rows={2} {...field.reason} />,
          })}
        />
      </div>
    </div>
  );
}
