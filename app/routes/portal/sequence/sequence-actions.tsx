import { useFetcher } from 'react-router';
import type { SequenceDetail } from '../../../../domain/marketing/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';

/** What staff can do to a sequence that has not ended. */
export function SequenceActions({ sequence }: { sequence: SequenceDetail }) {
  const action = `/portal/emails/${sequence.id}`;
  if (sequence.stopReason !== null) return null;
  return (
    <div className="mb-8 flex flex-wrap gap-3">
      <Order action={action} intent="send-next" />
      <Order action={action} intent={sequence.paused ? 'resume' : 'pause'} />
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

const orders = {
  'send-next': { label: 'Send next now', done: 'The next letter is on its way.' },
  pause: { label: 'Pause', done: 'The sequence is paused.' },
  resume: { label: 'Go on', done: 'The sequence goes on.' },
};
type Intent = keyof typeof orders;

function Order({ action, intent }: { action: string; intent: Intent }) {
  const fetcher = useFetcher<{ problem?: Problem; done?: Intent }>();
  useAnswer(fetcher, ({ problem, done }) => {
    if (problem) void toast({ kind: 'error', title: problem.message });
    // What was done, not what can be done now: by this time the button says the other thing.
    else if (done) void toast({ kind: 'success', title: orders[done].done });
  });
  return (
    <fetcher.Form method="post" action={action}>
      <Button type="submit" name="intent" value={intent} variant="outline" pending={fetcher.state !== 'idle'}>
        {orders[intent].label}
      </Button>
    </fetcher.Form>
  );
}
