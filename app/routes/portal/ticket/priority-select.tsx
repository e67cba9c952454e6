import { useFetcher } from 'react-router';
import type { TicketPriority } from '../../../../domain/support/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { PriorityDot } from '../../../components/support/ticket-marks.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { InlineSelect } from '../../../ui/inline-select.tsx';
import { toast } from '../../../ui/toast.tsx';

const priorities = ['low', 'medium', 'high', 'urgent'] as const satisfies TicketPriority[];
const options = priorities.map((value) => ({ value, label: value }));

export function PrioritySelect({ ticketId, priority }: { ticketId: string; priority: TicketPriority }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    if (problem)
      void toast({ title: 'The priority was not changed', description: problem.message, kind: 'error' });
  });
  const chosen = priorities.find((one) => one === fetcher.formData?.get('priority')) ?? priority;
  return (
    <span className="inline-flex items-center gap-2">
      <PriorityDot priority={chosen} />
      <InlineSelect
        label="Priority"
        options={options}
        value={chosen}
        onChange={(event) =>
          void fetcher.submit(
            { intent: 'priority', priority: event.target.value },
            { method: 'post', action: `/portal/support/${ticketId}` },
          )
        }
      />
    </span>
  );
}
