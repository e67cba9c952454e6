import { Badge, type BadgeLook } from '../../ui/badge.tsx';

type State = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent';

const states: Record<State, [words: string, look: BadgeLook]> = {
  draft: ['Draft', 'secondary'],
  scheduled: ['Scheduled', 'info'],
  sending: ['Being sent', 'info'],
  paused: ['Paused', 'warn'],
  sent: ['Sent', 'good'],
};

export function BroadcastBadge({ state }: { state: State }) {
  const [words, look] = states[state];
  return <Badge look={look}>{words}</Badge>;
}
