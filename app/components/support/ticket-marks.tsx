import { CircleAlert, CircleCheck, Clock, type LucideIcon, MessageSquare } from 'lucide-react';
import type { TicketStatus } from '../../../domain/support/browser.ts';
import type { TicketPriority } from '../../../domain/support/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';

const statuses: Record<string, { Icon: LucideIcon; colour: string; label: string }> = {
  open: { Icon: CircleAlert, colour: 'text-bad', label: 'Open' },
  in_progress: { Icon: Clock, colour: 'text-info', label: 'In progress' },
  resolved: { Icon: CircleCheck, colour: 'text-good', label: 'Resolved' },
};

/** Closed tickets, and states nobody has thought of, get the plain sign. */
const otherwise = { Icon: MessageSquare, colour: 'text-quiet' };

export function StatusMark({ status }: { status: TicketStatus }) {
  const { Icon, colour, label } = statuses[status] ?? {
    ...otherwise,
    label: status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' '),
  };
  return (
    <span
      className={cx('inline-flex items-center gap-1.5 text-fine font-semibold whitespace-nowrap', colour)}
    >
      <Icon className="size-4" aria-hidden="true" />
      {label}
    </span>
  );
}

/** For staff: read it before the others, and answer it yourself. */
export function CareMark({ severity }: { severity: 'crisis' | 'care' }) {
  return (
    <Badge look={severity === 'crisis' ? 'destructive' : 'warn'}>
      {severity === 'crisis' ? 'Needs a person now' : 'Needs a person'}
    </Badge>
  );
}

const colours: Record<string, string> = { urgent: 'bg-bad', high: 'bg-orange', medium: 'bg-yellow' };

export function PriorityMark({ priority }: { priority: TicketPriority }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
      <PriorityDot priority={priority} />
      <span className="sr-only">Priority: </span>
      {priority}
    </span>
  );
}

export function PriorityDot({ priority }: { priority: TicketPriority }) {
  return (
    <span
      className={cx('size-2.5 shrink-0 rounded-full', colours[priority] ?? 'bg-good')}
      aria-hidden="true"
    />
  );
}
