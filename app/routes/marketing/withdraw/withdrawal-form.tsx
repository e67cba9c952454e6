import { productIds } from '../../../../content/catalogue.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { useProductNames } from '../../../page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field } from '../../../ui/field.tsx';

type Props = { typed?: Record<string, string>; problem?: Problem };

/** Step 1: who withdraws, and from what. */
export function WithdrawalForm({ typed = {}, problem }: Props) {
  const nameOf = useProductNames();
  const products = [
    { value: '', label: 'Please choose' },
    ...productIds.map((id) => ({ value: id, label: nameOf(id) })),
  ];
  const field = (name: string) => ({ name, defaultValue: typed[name], error: problem?.fields[name] });
  return (
    <form method="post" action="/withdraw#form" className="space-y-5">
      <h2 className="text-title">Withdraw from a contract here</h2>
      {problem && <FormError problem={problem} />}
      <Field label="Your name" autoComplete="name" maxLength={120} required {...field('name')} />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        hint="The address you ordered with. The acknowledgement goes there."
        {...field('email')}
      />
      <Field
        label="Order or receipt number"
        maxLength={60}
        autoComplete="off"
        hint="If you have it at hand. Otherwise choose the product below."
        {...field('orderNumber')}
      />
      <Choice label="Product" options={products} {...field('productId')} />
      <Button type="submit" name="intent" value="review" size="lg" className="w-full">
        Continue
      </Button>
    </form>
  );
}
