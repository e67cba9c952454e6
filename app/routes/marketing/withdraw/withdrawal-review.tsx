import type { ProductId } from '../../../../content/catalogue.ts';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { useProductNames } from '../../../page-words.ts';
import { Button } from '../../../ui/button.tsx';

export type Declaration = { name: string; email: string; orderNumber?: string; productId?: ProductId };

/** Step 2: read it over, and confirm. The submission makes a second press the same withdrawal. */
export function WithdrawalReview({ declared, submission }: { declared: Declaration; submission: string }) {
  const nameOf = useProductNames();
  const { name, email, orderNumber, productId } = declared;
  const facts = [
    ['Name', name],
    ['Email', email],
    ['Order or receipt number', orderNumber],
    ['Product', productId && nameOf(productId)],
  ].filter(([, value]) => value);
  return (
    <form method="post" action="/withdraw#form">
      <h2 className="text-title">Please read it over</h2>
      <p className="mt-3">I withdraw from my contract for the following:</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-rule py-4">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <HiddenFields fields={{ name, email, orderNumber, productId, submission }} />
      <div className="mt-6 flex flex-wrap-reverse gap-3">
        <Button type="submit" name="intent" value="change" variant="quiet">
          Change something
        </Button>
        <Button type="submit" name="intent" value="confirm" size="lg" className="grow">
          Confirm withdrawal
        </Button>
      </div>
    </form>
  );
}
