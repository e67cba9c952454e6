import type { MailState } from '../../../domain/mail/browser.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';

const looks: Record<MailState, BadgeLook> = {
  queued: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'destructive',
  unknown: 'warn',
  suppressed: 'secondary',
};

/** The states of a mail in the words of the office. */
export const stateNames: Record<MailState, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
  suppressed: 'Held back',
};

type Props = { state: MailState; outcome?: 'delivered' | 'bounced' | 'complained' | null };

export function MailMarks({ state, outcome }: Props) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge look={looks[state]}>{stateNames[state]}</Badge>
      {outcome && <Badge look={outcome === 'delivered' ? 'good' : 'destructive'}>{outcome}</Badge>}
    </span>
  );
}
