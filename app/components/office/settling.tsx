import { euros } from '../../../shared/money.ts';
import type { action } from '../../routes/office/session/route.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { dialogFor, type FieldProps } from '../action-form.tsx';

const Ask = dialogFor<typeof action>();

/** What can be done about a session that is not paid. */
export function Settling({ sessionId, priceCents }: { sessionId: string; priceCents: number | null }) {
  const page = `/office/calendar/${sessionId}`;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Ask
        intent="paid-elsewhere"
        action={page}
        title="Paid elsewhere?"
        text="By bank transfer or in cash, for example. The customer gets a receipt, and it stands among the orders. Should the session be called off, it counts as a credit."
        {...named('Paid elsewhere')}
        values={{ received: euros(priceCents) }}
        fields={(field) => ({
          received: (
            <Field label="Amount received (euros)" inputMode="decimal" required {...field.received} />
          ),
          why: <Note {...field.why} placeholder={'Such as "transfer of 3 June"'} />,
        })}
      />
      <Ask
        intent="free"
        action={page}
        title="Free of charge?"
        text="The customer sees no price any more, and the session can be joined."
        {...named('Free of charge')}
        fields={(field) => ({ why: <Note {...field.why} placeholder="Why, for your own records" /> })}
      />
    </div>
  );
}

const named = (name: string) => ({
  trigger: (
    <Button variant="outline" size="sm">
      {name}
    </Button>
  ),
  submit: name,
  keep: 'Not now',
  variant: 'primary' as const,
  done: 'Noted',
});

const Note = (field: FieldProps & { placeholder: string }) => (
  <Field label="Note" maxLength={200} {...field} />
);
