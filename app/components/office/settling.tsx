import { euros } from '../../../shared/money.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';

const ways = [
  {
    intent: 'paid-elsewhere',
    name: 'Paid elsewhere',
    title: 'Paid elsewhere?',
    text: 'By bank transfer or in cash, for example. The customer gets a receipt, and it stands among the orders. Should the session be called off, it counts as a credit.',
    hint: 'Such as "transfer of 3 June"',
  },
  {
    intent: 'free',
    name: 'Free of charge',
    title: 'Free of charge?',
    text: 'The customer sees no price any more, and the session can be joined.',
    hint: 'Why, for your own records',
  },
];

/** What can be done about a session that is not paid. */
export function Settling({ sessionId, priceCents }: { sessionId: string; priceCents: number | null }) {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {ways.map(({ intent, name, title, text, hint }) => (
        <ConfirmDialog
          key={intent}
          title={title}
          text={text}
          trigger={
            <Button variant="outline" size="sm">
              {name}
            </Button>
          }
          confirm={name}
          keep="Not now"
          variant="primary"
          action={`/office/calendar/${sessionId}`}
          fields={{ intent }}
          done={{ title: 'Noted' }}
        >
          {intent === 'paid-elsewhere' && (
            <Field
              label="Amount received (euros)"
              name="received"
              inputMode="decimal"
              required
              defaultValue={euros(priceCents)}
            />
          )}
          <Field label="Note" name="why" maxLength={200} placeholder={hint} />
        </ConfirmDialog>
      ))}
    </div>
  );
}
