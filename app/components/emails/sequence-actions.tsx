import { useFetcher } from 'react-router';
import type { SequenceDetail } from '../../../domain/sequences/panel/read-sequence.ts';
import type { Problem } from '../../answer.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAnswer } from '../use-answer.ts';

/** What staff can do to a sequence that has not ended. */
export function SequenceActions({ sequence }: { sequence: SequenceDetail }) {
  const action = `/portal/emails/${sequence.id}`;
  if (sequence.stopReason !== null) return null;
  return (
    <div className="mb-8 flex flex-wrap gap-3">
      <Order action={action} intent="send-next" label="Send next now" done="The next letter is on its way." />
      {sequence.paused ? (
        <Order action={action} intent="resume" label="Go on" done="The sequence goes on." />
      ) : (
        <Order action={action} intent="pause" label="Pause" done="The sequence is paused." />
      )}
      <ConfirmDialog
        title="Stop this sequence"
        text="No further letter of it will be sent. It cannot be taken up again."
        trigger={<Button variant="danger">Stop</Button>}
        confirm="Stop it"
        keep="Keep it running"
        action={action}
        fields={{ intent: 'stop' }}
        done={{ title: 'The sequence is stopped.' }}
      />
    </div>
  );
}

type OrderProps = { action: string; intent: string; label: string; done: string };

function Order({ action, intent, label, done }: OrderProps) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    void toast(problem ? { kind: 'error', title: problem.message } : { kind: 'success', title: done });
  });
  return (
    <fetcher.Form method="post" action={action}>
      <Button type="submit" name="intent" value={intent} variant="outline" pending={fetcher.state !== 'idle'}>
        {label}
      </Button>
    </fetcher.Form>
  );
}
