import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import type { FieldProps } from '../action-form.tsx';

/** For the dialog that declines a wish of somebody's: with a reason, which is written to whoever asked. */
export const declining = (what: 'refund' | 'withdrawal', who: 'buyer' | 'sender') => ({
  title: `Decline this ${what}`,
  text: `The ${who} gets a letter with your reason.`,
  trigger: (
    <Button size="sm" variant="outline">
      Decline
    </Button>
  ),
  submit: 'Decline',
  keep: 'Not yet',
  done: {
    title: what === 'refund' ? 'Refund declined' : 'Withdrawal declined',
    description: `The ${who} has been told.`,
  },
  fields: ({ why }: Record<'why', FieldProps>) => ({
    why: <TextArea label="Your reason" required maxLength={1000} {...why} />,
  }),
});
