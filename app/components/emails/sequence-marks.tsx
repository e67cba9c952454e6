import type { SequenceCard } from '../../../domain/marketing/index.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';

const looks: Record<SequenceCard['status'], BadgeLook> = {
  Active: 'info',
  Stalled: 'warn',
  Converted: 'good',
  Completed: 'secondary',
};

/** Why a sequence ended, where it was not simply over. */
const reasons: Record<NonNullable<SequenceCard['stopReason']>, string | undefined> = {
  completed: undefined,
  purchased: undefined,
  no_consent: 'ended: has not agreed to the newsletter and offers',
  unsubscribed: 'ended: unsubscribed',
  bounced: 'ended: the address does not exist',
  stopped_by_staff: 'ended by staff',
  failed: 'ended: a letter was refused',
};

export function SequenceMarks({ card }: { card: SequenceCard }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge look={looks[card.status]}>{card.status}</Badge>
      {card.paused && <Badge look="warn">Paused</Badge>}
      {card.discountCode && <Badge look="gold">{card.discountCode}</Badge>}
    </span>
  );
}

export function endOf({ stopReason }: SequenceCard): string | undefined {
  return stopReason ? reasons[stopReason] : undefined;
}
