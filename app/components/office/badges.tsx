import type { ContentLine, ContentState } from '../../../domain/content/index.ts';
import type { OfficeProductLine } from '../../../domain/office/index.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { LocalTime } from '../local-time.tsx';

type AutomationState = 'built-in' | 'draft' | 'running' | 'closed';

const automationStates: Record<AutomationState, [words: string, look: BadgeLook]> = {
  'built-in': ['Built in', 'gold'],
  draft: ['Draft', 'secondary'],
  running: ['In force', 'good'],
  closed: ['Nobody new enters', 'warn'],
};

export function AutomationBadge({ state }: { state: AutomationState }) {
  const [words, look] = automationStates[state];
  return <Badge look={look}>{words}</Badge>;
}

type BroadcastState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent';

const broadcastStates: Record<BroadcastState, [words: string, look: BadgeLook]> = {
  draft: ['Draft', 'secondary'],
  scheduled: ['Scheduled', 'info'],
  sending: ['Being sent', 'info'],
  paused: ['Paused', 'warn'],
  sent: ['Sent', 'good'],
};

export function BroadcastBadge({ state }: { state: BroadcastState }) {
  const [words, look] = broadcastStates[state];
  return <Badge look={look}>{words}</Badge>;
}

const sales: Record<OfficeProductLine['sale'], [words: string, look: BadgeLook]> = {
  draft: ['Not published', 'warn'],
  live: ['On sale', 'good'],
  paused: ['Off sale', 'destructive'],
  archived: ['Archived', 'secondary'],
};

export function SaleBadge({ sale }: Pick<OfficeProductLine, 'sale'>) {
  const [words, look] = sales[sale];
  return <Badge look={look}>{words}</Badge>;
}

const looks: Record<ContentState, [string, BadgeLook]> = {
  written: ['Original', 'secondary'],
  changed: ['Changed', 'gold'],
  draft: ['Draft', 'warn'],
  scheduled: ['Scheduled', 'info'],
  hidden: ['Hidden', 'secondary'],
};

export function StateBadge({ line: { state, at } }: { line: Pick<ContentLine, 'state' | 'at'> }) {
  const [words, look] = looks[state];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge look={look}>{words}</Badge>
      {at && state !== 'written' && (
        <span className="text-fine text-quiet lining-nums">
          <LocalTime at={at} as="MMM d, h:mm a" />
        </span>
      )}
    </span>
  );
}
