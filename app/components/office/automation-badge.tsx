import { Badge, type BadgeLook } from '../../ui/badge.tsx';

type State = 'draft' | 'running' | 'closed';

const states: Record<State, [words: string, look: BadgeLook]> = {
  draft: ['Draft', 'secondary'],
  running: ['In force', 'good'],
  closed: ['Nobody new enters', 'warn'],
};

export function AutomationBadge({ state }: { state: State }) {
  const [words, look] = states[state];
  return <Badge look={look}>{words}</Badge>;
}
