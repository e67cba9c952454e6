import { FileText, Video } from 'lucide-react';
import { Link } from 'react-router';
import type { Today } from '../../../../domain/office/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Moment } from './moment.tsx';

type Reading = Today['readings'][number];

/** Readings still to be made, overdue ones first; each line links to its work. */
export function ReadingsDue({ readings, today }: { readings: Reading[]; today: Today }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {readings.map((reading) => (
        <li key={reading.id}>
          <Link
            to={`/office/orders/${reading.orderId}`}
            className={cx(
              'grid min-h-16 grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 px-2 py-3 no-underline hover:bg-sunken sm:grid-cols-[auto_1fr_auto]',
              reading.isLate && 'shadow-[inset_3px_0_0_var(--bad)]',
            )}
          >
            {reading.kind === 'video' ? (
              <Video className="size-5 text-gold" aria-hidden="true" />
            ) : (
              <FileText className="size-5 text-gold" aria-hidden="true" />
            )}
            <span className="min-w-0">
              <span className="block font-semibold">{reading.product}</span>
              <span className="block text-fine wrap-anywhere text-quiet">
                for {reading.name || reading.email}, {whatToDo(reading)}
              </span>
              {reading.error && <span className="block text-fine text-bad">{reading.error}</span>}
            </span>
            <span className="max-sm:col-start-2">
              {reading.dueAt && (
                <Badge look={reading.isLate ? 'destructive' : 'info'}>
                  {reading.isLate ? 'Late since ' : 'Due '}
                  <Moment at={reading.dueAt} today={today} />
                </Badge>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function whatToDo({ kind, minutes, held, error }: Reading): string {
  if (kind === 'video') return `a ${minutes}-minute recording`;
  if (error) return 'a document in trouble';
  return held ? 'a document waits for your release' : 'a document is late';
}
