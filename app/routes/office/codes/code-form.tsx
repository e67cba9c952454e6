import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { productIds } from '../../../../content/catalogue.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { MomentField } from '../../../components/office/moment-field.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { useProductNames } from '../../../page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

/** A new code: how much, for what, for whom, how often and until when. */
export function CodeForm() {
  const fetcher = useFetcher<{ problem?: Problem; code?: string }>();
  const form = useRef<HTMLFormElement>(null);
  const nameOf = useProductNames();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    form.current?.reset();
    void toast({ kind: 'success', title: `Code ${answer.code} is good from now on` });
  });
  const products = [
    { value: '', label: 'Everything' },
    ...productIds.map((id) => ({ value: id, label: nameOf(id) })),
  ];
  return (
    <fetcher.Form ref={form} method="post" className="engraved space-y-5 p-6 sm:p-8">
      <h2 className="text-[1.375rem]">New code</h2>
      <FormError problem={problem} />
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Field
          label="Code"
          name="code"
          placeholder="SPRING15"
          autoComplete="off"
          maxLength={32}
          required
          className="uppercase"
          error={problem?.fields.code}
        />
        <Field
          label="Percent off"
          name="percent"
          inputMode="numeric"
          placeholder="15"
          required
          error={problem?.fields.percent}
        />
        <Choice label="Good for" name="productId" options={products} error={problem?.fields.productId} />
        <Field
          label="How often in all"
          name="maxUses"
          inputMode="numeric"
          placeholder="no limit"
          error={problem?.fields.maxUses}
        />
        <MomentField label="Until" name="expiresAt" error={problem?.fields.expiresAt} />
        <Field
          label="Only for"
          name="email"
          type="email"
          placeholder="anybody"
          error={problem?.fields.email}
        />
      </div>
      <Button type="submit" name="intent" value="create" variant="gold" pending={fetcher.state !== 'idle'}>
        Create the code
      </Button>
    </fetcher.Form>
  );
}
