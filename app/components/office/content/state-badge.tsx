import type { ContentLine, ContentState } from '../../../../domain/content/index.ts';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { LocalTime } from '../../local-time.tsx';

const looks: Record<ContentState, [string, BadgeLook]> = {
  written: ['As written', 'secondary'],
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
