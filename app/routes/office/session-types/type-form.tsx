import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { productIds } from '../../../../content/catalogue.ts';
import type { OfficeSessionType } from '../../../../domain/practice/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { MinutesField, PriceField } from '../../../components/office/sold-fields.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { useProductNames } from '../../../page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

type Props = { type?: OfficeSessionType; isOwner: boolean };
type Answer = { problem?: Problem };

/** A new type, or one that is changed. The name stays once it is made: letters and credits have said it. */
export function TypeForm({ type, isOwner }: Props) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    if (!type) form.current?.reset();
    void toast({ kind: 'success', title: type ? 'Session type saved' : 'Session type made' });
  });
  const field = (name: string) => ({ name, error: problem?.fields[name] });
  return (
    <fetcher.Form ref={form} method="post" className="space-y-5">
      <FormError problem={problem} />
      {type ? (
        <input type="hidden" name="slug" value={type.slug} />
      ) : (
        <Field
          label="Name"
          maxLength={80}
          required
          hint="As customers read it. It cannot be changed later."
          {...field('name')}
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <MinutesField minutes={type?.minutes ?? 60} most={180} {...field('minutes')} />
        <PriceField
          cents={type?.priceCents}
          isOwner={isOwner}
          placeholder="not sold by itself"
          {...field('priceCents')}
        />
        <Field
          label="People"
          inputMode="numeric"
          required
          defaultValue={type?.people ?? 1}
          {...field('people')}
        />
      </div>
      <Rules type={type} field={field} />
      <Products type={type} isOwner={isOwner} error={problem?.fields.products} />
      <Checkbox
        name="creditOnly"
        defaultChecked={type?.creditOnly}
        label="Only for those who hold a credit of it"
      />
      {type && (
        <Checkbox
          name="isRetired"
          defaultChecked={type.isRetired}
          label="Retired: nobody can book it any more"
        />
      )}
      <Button
        type="submit"
        name="intent"
        value={type ? 'change' : 'create'}
        variant={type ? 'outline' : 'gold'}
        pending={fetcher.state !== 'idle'}
      >
        {type ? 'Save' : 'Make the session type'}
        {type && <span className="sr-only"> {type.name}</span>}
      </Button>
    </fetcher.Form>
  );
}

type Named = { name: string; error?: string };

function Rules({ type, field }: { type?: OfficeSessionType; field(name: string): Named }) {
  const usual = { placeholder: 'as usual' };
  const notice = type?.noticeMinutes ?? undefined;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label="Free before, minutes"
          inputMode="numeric"
          defaultValue={type?.bufferBefore ?? ''}
          {...usual}
          {...field('bufferBefore')}
        />
        <Field
          label="Free after, minutes"
          inputMode="numeric"
          defaultValue={type?.bufferAfter ?? ''}
          {...usual}
          {...field('bufferAfter')}
        />
        <Field
          label="Notice in hours"
          inputMode="decimal"
          defaultValue={notice === undefined ? '' : notice / 60}
          {...usual}
          {...field('noticeHours')}
        />
        <Field
          label="Days ahead"
          inputMode="numeric"
          defaultValue={type?.horizonDays ?? ''}
          {...usual}
          {...field('horizonDays')}
        />
      </div>
      <Field
        label="Meeting link"
        inputMode="url"
        defaultValue={type?.meetingLink ?? ''}
        placeholder="as usual"
        hint="{id} stands for a word of its own for each session."
        {...field('meetingLink')}
      />
    </>
  );
}

function Products({ type, isOwner, error }: Props & { error?: string }) {
  const nameOf = useProductNames();
  const countOf = (id: string) => type?.products.find(({ productId }) => productId === id)?.count ?? '';
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">How many of them products bring along</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {productIds.map((id) => (
          <label key={id} className="flex min-h-11 items-center justify-between gap-3">
            <span>{nameOf(id)}</span>
            <input
              name={`product.${id}`}
              inputMode="numeric"
              placeholder="0"
              defaultValue={countOf(id)}
              readOnly={!isOwner}
              className="h-11 w-16 rounded-md border border-control bg-card px-3 text-right lining-nums"
            />
          </label>
        ))}
      </div>
      {error && <p className="mt-1 text-fine font-semibold text-bad">{error}</p>}
    </fieldset>
  );
}
