import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';

type Props = {
  /** What is declined. */
  what: 'refund' | 'withdrawal';
  /** Who asked, and gets the letter. */
  who: 'buyer' | 'sender';
  action: string;
  fields: Record<string, string>;
};

/** A wish of somebody's is declined: with a reason, which is written to them. */
export function DeclineDialog({ what, who, action, fields }: Props) {
  return (
    <ConfirmDialog
      title={`Decline this ${what}`}
      text={`The ${who} gets a letter with your reason.`}
      trigger={
        <Button size="sm" variant="outline">
          Decline
        </Button>
      }
      confirm="Decline"
      keep="Not yet"
      action={action}
      fields={fields}
      done={{
        title: what === 'refund' ? 'Refund declined' : 'Withdrawal declined',
        description: `The ${who} has been told.`,
      }}
    >
      <TextArea label="Your reason" name="why" required maxLength={1000} />
    </ConfirmDialog>
  );
}
