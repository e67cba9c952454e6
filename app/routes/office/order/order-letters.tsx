import { useFetcher } from 'react-router';
import type { OfficeOrder } from '../../../../domain/office/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';

type Mail = OfficeOrder['mails'][number];

const looks: Record<Mail['state'], { text: string; look: BadgeLook }> = {
  queued: { text: 'Waiting', look: 'info' },
  sending: { text: 'Leaving', look: 'info' },
  sent: { text: 'Sent', look: 'good' },
  failed: { text: 'Failed', look: 'destructive' },
  unknown: { text: 'Unknown', look: 'warn' },
  suppressed: { text: 'Held back', look: 'secondary' },
};

/** Every letter about the order, each one click from being sent again. */
export function OrderLetters({ mails, orderId }: { mails: Mail[]; orderId: string }) {
  return (
    <Part title="Letters">
      {mails.length === 0 && <p className="text-quiet">None yet.</p>}
      <ul className="divide-y divide-rule">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              {mail.subject ?? mail.template}
              <span className="block text-fine text-quiet">
                <LocalTime at={mail.sentAt ?? mail.createdAt} />
              </span>
            </span>
            <div className="flex items-center gap-2">
              <Badge look={looks[mail.state].look}>{looks[mail.state].text}</Badge>
              {mail.topic === 'service' && <SendAgain mailId={mail.id} orderId={orderId} />}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function SendAgain({ mailId, orderId }: { mailId: string; orderId: string }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    void toast(
      problem
        ? { kind: 'error', title: 'Not sent', description: problem.message }
        : { kind: 'success', title: 'On its way again' },
    );
  });
  return (
    <fetcher.Form method="post" action={`/office/orders/${orderId}`}>
      <input type="hidden" name="mailId" value={mailId} />
      <Button
        type="submit"
        name="intent"
        value="resend-mail"
        variant="quiet"
        size="sm"
        pending={fetcher.state !== 'idle'}
      >
        Send again
      </Button>
    </fetcher.Form>
  );
}
