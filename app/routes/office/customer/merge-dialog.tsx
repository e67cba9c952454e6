import { useState } from 'react';
import { useFetcher } from 'react-router';
import { euro } from '../../../../shared/money.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

type Whom = {
  email: string;
  name: string;
  since: string;
  hasAccount: boolean;
  orders: number;
  cents: number;
};

/** Two steps: who the other is, and only then the merge itself. */
export function MergeDialog({ customerId }: { customerId: string }) {
  const [open, setOpen] = useState(false);
  const [whom, setWhom] = useState<Whom>();
  const action = `/office/customers/${customerId}`;
  const looking = useFetcher<{ found?: Whom; problem?: Problem }>();
  const merging = useFetcher<{ problem?: Problem }>();
  useAnswer(looking, ({ found }) => setWhom(found));
  useAnswer(merging, ({ problem }) => {
    if (problem) return;
    setOpen(false);
    void toast({ kind: 'success', title: 'Merged' });
  });
  const refused = looking.state === 'idle' ? looking.data?.problem : undefined;
  return (
    <Dialog
      title="Merge a duplicate"
      description="Orders, letters, questions and notes of the other address are shown here from now on. If both have an account, what the other one holds moves into this one, and the other sign-in is closed. This cannot be taken back."
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setWhom(undefined);
      }}
      trigger={
        <Button size="sm" variant="outline">
          Merge a duplicate
        </Button>
      }
    >
      <looking.Form method="post" action={action} className="space-y-3">
        <Field
          label="The other address"
          name="otherEmail"
          type="email"
          required
          error={refused?.fields.otherEmail}
          onChange={() => setWhom(undefined)}
        />
        <Button type="submit" name="intent" value="look" variant="outline" pending={looking.state !== 'idle'}>
          Show who that is
        </Button>
      </looking.Form>
      {whom && (
        <merging.Form method="post" action={action} className="mt-5 space-y-4 border-t border-rule pt-5">
          <input type="hidden" name="otherEmail" value={whom.email} />
          <p role="status">
            <strong>{whom.name || whom.email}</strong>, {whom.email}, with us since{' '}
            <LocalTime at={whom.since} as="MMM d, yyyy" />,{' '}
            {whom.orders === 1 ? 'one order' : `${whom.orders} orders`}
            {whom.cents > 0 && `, ${euro(whom.cents)} paid`},{' '}
            {whom.hasAccount ? 'with an account' : 'without an account'}
          </p>
          <FormError problem={merging.state === 'idle' ? merging.data?.problem : undefined} />
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button variant="outline">Leave them</Button>
            </DialogClose>
            <Button
              type="submit"
              name="intent"
              value="merge"
              variant="danger"
              pending={merging.state !== 'idle'}
            >
              Merge them
            </Button>
          </div>
        </merging.Form>
      )}
    </Dialog>
  );
}
