import { useEffect, useRef } from 'react';
import type { ThreadEntry } from '../../../domain/support/index.ts';
import { cx } from '../../ui/class-names.ts';
import { LocalTime } from '../local-time.tsx';

const looks: Record<ThreadEntry['from'], string> = {
  customer: 'border-l-2 border-control pl-4',
  staff: 'border-l-2 border-plum pl-4',
  assistant: 'border-l-2 border-leaf pl-4 text-quiet',
  note: 'rounded-md border border-dashed border-warn bg-warn/5 px-4 py-3',
  system: '',
};

type Props = { thread: ThreadEntry[] /** Who is "you" here. */; reader: 'staff' | 'customer' };

/** Everything that was said, oldest first, opened at its end. */
export function Thread({ thread, reader }: Props) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is scrolled to
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [thread.length]);
  return (
    <>
      <ol aria-label="Conversation" aria-live="polite" className="space-y-5">
        {thread.map((entry) =>
          entry.from === 'system' ? (
            <li key={entry.key} className="text-center text-fine text-quiet">
              {entry.content} <LocalTime at={entry.at} as="MMM d, h:mm a" />
            </li>
          ) : (
            <li key={entry.key} className={cx(looks[entry.from])}>
              <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-fine">
                <span className="font-semibold">{nameOf(entry, reader)}</span>
                <span className="text-quiet">
                  <LocalTime at={entry.at} as="MMM d, h:mm a" />
                </span>
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{entry.content}</p>
            </li>
          ),
        )}
      </ol>
      <div ref={end} />
    </>
  );
}

function nameOf({ from, name }: ThreadEntry, reader: Props['reader']): string {
  switch (from) {
    case 'note':
      return `Internal note${name && ` by ${name}`}`;
    case 'assistant':
      return 'Assistant (AI)';
    case 'customer':
      return reader === 'customer' ? 'You' : name || 'Customer';
    default:
      return name || 'Our team';
  }
}
